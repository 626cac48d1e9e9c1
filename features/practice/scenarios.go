package practice

import (
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v26"
	messages "github.com/cucumber/messages/go/v21"

	"games.example/features"
)

// A scenario is a part of a feature that practice plays. Each row of an outline is a
// scenario.
type scenario struct {
	*messages.Pickle
	line     int
	outline  int               // the line of its outline, or the same as line
	begins   int               // the line of its first tag, or the same as outline
	last     int               // the last line of its file
	keywords map[string]string // the keywords of the steps, keyed by their ids in the source
}

// place returns the file and the line, as in catching.feature:24.
func (s *scenario) place() string { return fmt.Sprintf("%s:%d", s.Uri, s.line) }

// stageName returns the name of the scenario's file without .feature.
func (s *scenario) stageName() string { return strings.TrimSuffix(s.Uri, ".feature") }

func (s *scenario) String() string { return fmt.Sprintf("%s (%s)", s.Name, s.place()) }

// tags returns the tags of a scenario without the @ sign.
func (s *scenario) tags() (names []string) {
	for _, tag := range s.Tags {
		names = append(names, strings.TrimPrefix(tag.Name, "@"))
	}
	return names
}

// step returns the name of the learner's step to which a scenario belongs. All scenarios
// of an outline belong to the same step.
func (s *scenario) step() string { return fmt.Sprint(s.Uri, ":", s.outline) }

// holds reports whether a scenario needs no new code: it passes in a program that does
// what the scenarios before it ask for.
func (s *scenario) holds() bool { return slices.Contains(s.tags(), "holds") }

// stepsOf returns the number of steps to which the scenarios belong.
func stepsOf(all []*scenario) int {
	steps := map[string]bool{}
	for _, s := range all {
		if !s.holds() {
			steps[s.step()] = true
		}
	}
	return len(steps)
}

// stagesOf returns the scenarios of each stage.
func stagesOf(all []*scenario) (stages [][]*scenario) {
	for _, s := range all {
		if len(stages) == 0 || stages[len(stages)-1][0].Uri != s.Uri {
			stages = append(stages, nil)
		}
		stages[len(stages)-1] = append(stages[len(stages)-1], s)
	}
	return stages
}

// scenariosOf returns the scenarios of a folder in the order of its stages. It leaves
// out scenarios that only this project's program can play.
func scenariosOf(folder fs.FS) (all []*scenario, err error) {
	stages, err := features.Stages(folder)
	if err != nil {
		return nil, err
	}
	for _, file := range stages {
		text, err := fs.ReadFile(folder, file)
		if err != nil {
			return nil, err
		}
		found, err := read(file, text)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	all = slices.DeleteFunc(all, func(s *scenario) bool { return slices.Contains(s.tags(), "program") })
	return all, nil
}

// read returns the scenarios of a feature.
func read(file string, text []byte) (all []*scenario, err error) {
	ids := (&messages.Incrementing{}).NewId
	document, err := gherkin.ParseGherkinDocument(bytes.NewReader(text), ids)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	in := source{map[string]int{}, map[string]int{}, map[string]string{}}
	for _, child := range document.Feature.Children {
		in.note(child.Background, child.Scenario)
		if child.Rule != nil {
			for _, child := range child.Rule.Children {
				in.note(child.Background, child.Scenario)
			}
		}
	}
	for _, pickle := range gherkin.Pickles(*document, file, ids) {
		nodes := pickle.AstNodeIds // the ids of the outline and of the row, or only one id
		all = append(all, &scenario{
			Pickle: pickle, keywords: in.keywords, last: bytes.Count(text, []byte("\n")) + 1,
			begins: in.begins[nodes[0]], outline: in.lineOf[nodes[0]], line: in.lineOf[nodes[len(nodes)-1]],
		})
	}
	return all, nil
}

// A source is what the text of a feature says about its parts, by their ids.
type source struct {
	lineOf, begins map[string]int // of scenarios, without and with their tags, and of rows
	keywords       map[string]string
}

// note notes a background or a scenario. The other argument is nil.
func (s source) note(background *messages.Background, written *messages.Scenario) {
	var steps []*messages.Step
	if background != nil {
		steps = background.Steps
	}
	if written != nil {
		steps = written.Steps
		s.lineOf[written.Id] = int(written.Location.Line)
		s.begins[written.Id] = s.lineOf[written.Id]
		if len(written.Tags) > 0 {
			s.begins[written.Id] = int(written.Tags[0].Location.Line)
		}
		for _, examples := range written.Examples {
			for _, row := range examples.TableBody {
				s.lineOf[row.Id] = int(row.Location.Line)
			}
		}
	}
	for _, step := range steps {
		s.keywords[step.Id] = step.Keyword
	}
}
