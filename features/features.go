// Package features runs the Gherkin features of the games.
//
// Each game has a folder beside this file, with its features, the order in
// which a learner meets them (stages.txt) and the steps in Go. A test in the
// folder passes the steps to Run; a step returns what Equal returns.
package features

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v21"
	"github.com/fatih/color"
)

// Steps holds the steps of a scenario, which a game registers anew for each.
//
// The program godog calls every function with a parameter of type
// *godog.ScenarioContext, by that name. It should only call
// InitializeScenario, so all other functions take a *Steps.
type Steps struct {
	Scenario *messages.Pickle // the one that is being played
	current  int              // the number of the current step

	definitions            []definition
	*godog.ScenarioContext // nil in practice
}

type definition struct {
	expression *regexp.Regexp
	call       reflect.Value
}

// ForGodog returns the steps that godog plays.
func ForGodog(s *godog.ScenarioContext) *Steps {
	steps := &Steps{ScenarioContext: s, current: -1}
	s.Before(func(ctx context.Context, scenario *godog.Scenario) (context.Context, error) {
		steps.Scenario = scenario
		return ctx, nil
	})
	s.StepContext().Before(func(ctx context.Context, _ *godog.Step) (context.Context, error) {
		steps.current++
		return ctx, nil
	})
	return steps
}

// Step registers a step by a regular expression. Its function gets the texts
// of the groups, and then the table or the text of the step. The keyword of a
// step makes no difference.
func (s *Steps) Step(expression string, step any) {
	if s.ScenarioContext != nil {
		s.ScenarioContext.Step(compiled(expression), step)
		return
	}
	s.definitions = append(s.definitions, definition{compiled(expression), reflect.ValueOf(step)})
}

// RefusalExpected reports whether the scenario continues with a step that says
// that the current one is refused.
func (s *Steps) RefusalExpected() bool {
	next := s.current + 1
	return next < len(s.Scenario.Steps) && strings.HasPrefix(s.Scenario.Steps[next].Text, "that is refused")
}

// Play plays the steps of a scenario without godog, up to the first that
// fails, which it returns with the reason.
func (s *Steps) Play(scenario *messages.Pickle) (failed *messages.PickleStep, err error) {
	s.Scenario = scenario
	for i, step := range scenario.Steps {
		s.current = i
		if err := s.play(step); err != nil {
			return step, err
		}
	}
	return nil, nil
}

func (s *Steps) play(step *messages.PickleStep) error {
	for _, d := range s.definitions {
		if found := d.expression.FindStringSubmatch(step.Text); found != nil {
			return d.run(found[1:], step.Argument)
		}
	}
	return fmt.Errorf("no step reads like this: %s", step.Text)
}

// run calls the function of a step and returns its error, if it returns one.
func (d definition) run(groups []string, argument *messages.PickleStepArgument) error {
	var args []reflect.Value
	for i, text := range groups {
		switch kind := d.call.Type().In(i).Kind(); kind {
		case reflect.Int:
			number, err := strconv.Atoi(text)
			if err != nil {
				return err
			}
			args = append(args, reflect.ValueOf(number))
		default:
			args = append(args, reflect.ValueOf(text))
		}
	}
	if argument != nil && argument.DocString != nil {
		args = append(args, reflect.ValueOf(argument.DocString))
	}
	if argument != nil && argument.DataTable != nil {
		args = append(args, reflect.ValueOf(argument.DataTable))
	}
	for _, result := range d.call.Call(args) {
		if err, failed := result.Interface().(error); failed {
			return err
		}
	}
	return nil
}

// compiled returns a regular expression, which is the same in all scenarios and
// therefore compiled only once.
func compiled(expression string) *regexp.Regexp {
	found, ok := expressions.Load(expression)
	if !ok {
		found, _ = expressions.LoadOrStore(expression, regexp.MustCompile(expression))
	}
	return found.(*regexp.Regexp)
}

var expressions sync.Map // by their text

var options = godog.Options{
	Format:    quietly,
	Randomize: -1,
	Strict:    true,
	NoColors:  color.NoColor,
}

func init() {
	godog.BindFlags("godog.", flag.CommandLine, &options)
	if color.NoColor && strings.HasPrefix(filepath.Base(os.Args[0]), "godog") {
		// A program made by godog prints colors, unless it gets this flag.
		os.Args = slices.Insert(os.Args, 1, "--no-colors")
	}
}

// Run plays the features in the folder of the calling test, stage by stage,
// each scenario as a subtest. The scenarios of a feature are played in random
// order. A step that is undefined, pending or ambiguous fails. Steps is called
// anew for each scenario: a fresh struct made there keeps scenarios apart.
//
// A selection of scenarios that fits none fails.
//
// The flags of godog change that (-godog.format=pretty, -godog.random=77), and
// so do the arguments after the flags: features to be played instead of all.
func Run(t *testing.T, steps func(*godog.ScenarioContext)) {
	t.Helper()
	chosen := options
	chosen.TestingT = t
	if chosen.Format == "pretty" {
		chosen.Format = aloud
	}
	chosen.Paths = flag.Args()
	if len(chosen.Paths) == 0 {
		var err error
		if chosen.Paths, err = Stages(os.DirFS(".")); err != nil {
			t.Fatal(err)
		}
	}
	played := false
	status := godog.TestSuite{Name: folderName(), Options: &chosen, ScenarioInitializer: func(s *godog.ScenarioContext) {
		s.Before(func(ctx context.Context, _ *godog.Scenario) (context.Context, error) {
			played = true
			return ctx, nil
		})
		steps(s)
	}}.Run()
	switch {
	case chosen.ShowStepDefinitions, t.Failed():
	case status != 0:
		t.Errorf("features ended with status %d: expected 0", status)
	case !played:
		t.Error("no scenario fits the selection")
	}
}
