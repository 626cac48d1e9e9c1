package features

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/cucumber/godog"
	"github.com/cucumber/godog/formatters"
	messages "github.com/cucumber/messages/go/v21"
)

// The formats of a run: quiet unless another one is asked for, and aloud for
// pretty.
const (
	quietly = "quiet"
	aloud   = "aloud"
)

func init() {
	godog.Format(quietly, "Prints a summary, and the scenarios that fail.", func(game string, out io.Writer) godog.Formatter {
		return &quiet{godog.NewBaseFmt(game, out), newCounted(game, out)}
	})
	godog.Format(aloud, "Prints every feature, and a summary of what was played.", func(game string, out io.Writer) godog.Formatter {
		return &pretty{godog.NewPrettyFmt(game, out), newCounted(game, out)}
	})
}

// counted counts the scenarios that are played. The formats of godog would
// count those that go test -run leaves out as undefined.
type counted struct {
	game    string
	out     io.Writer
	started time.Time
	played  map[string]bool // by pickle, whether it has failed
	failed  int
}

func newCounted(game string, out io.Writer) *counted {
	return &counted{game: game, out: out, started: time.Now(), played: map[string]bool{}}
}

func (c *counted) note(pickle *messages.Pickle, failed bool) {
	if failed && !c.played[pickle.Id] {
		c.failed++
	}
	c.played[pickle.Id] = c.played[pickle.Id] || failed
}

// summary prints how many scenarios were played, and how they went.
func (c *counted) summary() {
	seconds := time.Since(c.started).Seconds()
	switch {
	case len(c.played) == 0:
		fmt.Fprintf(c.out, "%s: no scenario was played\n", c.game)
	case c.failed == 0:
		fmt.Fprintf(c.out, "%s: %d of %[2]d scenarios, %.1f s\n", c.game, len(c.played), seconds)
	default:
		fmt.Fprintf(c.out, "%s: %d of %d scenarios failed, %.1f s; again in this order: -godog.random=%s\n",
			c.game, c.failed, len(c.played), seconds, os.Getenv("GODOG_SEED"))
	}
}

// feature has the methods used here of godog's features, whose type is not
// exported.
type feature interface {
	FindStep(id string) *messages.Step
	FindScenario(id string) *messages.Scenario
	FindExample(id string) (*messages.Examples, *messages.TableRow)
}

// tell prints a scenario up to the step that failed, and the reason for the
// failure.
func tell(out io.Writer, feature feature, pickle *messages.Pickle, last *messages.PickleStep, why string) {
	fmt.Fprintf(out, "\n%s (%s)\n", pickle.Name, place(feature, pickle))
	for _, step := range pickle.Steps {
		told := feature.FindStep(step.AstNodeIds[0])
		fmt.Fprintf(out, "  %s%s\n", told.Keyword, step.Text)
		if step.Argument != nil {
			fmt.Fprint(out, Indented(Argument(step.Argument), "    "))
		}
		if step.Id == last.Id {
			break
		}
	}
	fmt.Fprint(out, Indented(why, "      "))
}

// place returns where a scenario or the row of an outline stands, as in
// catching.feature:24.
func place(feature feature, pickle *messages.Pickle) string {
	line := feature.FindScenario(pickle.AstNodeIds[0]).Location.Line
	if len(pickle.AstNodeIds) > 1 {
		_, row := feature.FindExample(pickle.AstNodeIds[1])
		line = row.Location.Line
	}
	file, _, _ := strings.Cut(pickle.Uri, ":") // a path may have brought its own line
	return fmt.Sprintf("%s:%d", file, line)
}

// Argument returns the table or the text of a step.
func Argument(argument *messages.PickleStepArgument) string {
	if argument.DocString != nil {
		return argument.DocString.Content
	}
	var text strings.Builder
	for _, row := range argument.DataTable.Rows {
		for _, cell := range row.Cells {
			fmt.Fprintf(&text, "| %s ", cell.Value)
		}
		text.WriteString("|\n")
	}
	return text.String()
}

// Indented returns the lines of a text, each after a margin.
func Indented(text, margin string) string {
	text = strings.TrimRight(text, "\n")
	return margin + strings.ReplaceAll(text, "\n", "\n"+margin) + "\n"
}

// quiet prints only the scenarios that fail.
type quiet struct {
	*godog.BaseFmt
	*counted
}

func (q *quiet) Passed(pickle *messages.Pickle, _ *messages.PickleStep, _ *formatters.StepDefinition) {
	q.note(pickle, false)
}

func (q *quiet) Failed(pickle *messages.Pickle, step *messages.PickleStep, _ *formatters.StepDefinition, err error) {
	q.fails(pickle, step, err.Error())
}

func (q *quiet) Undefined(pickle *messages.Pickle, step *messages.PickleStep, _ *formatters.StepDefinition) {
	q.fails(pickle, step, "no step reads like this")
}

func (q *quiet) Pending(pickle *messages.Pickle, step *messages.PickleStep, _ *formatters.StepDefinition) {
	q.fails(pickle, step, "the step is pending")
}

func (q *quiet) Ambiguous(pickle *messages.Pickle, step *messages.PickleStep, _ *formatters.StepDefinition, err error) {
	q.fails(pickle, step, err.Error())
}

func (q *quiet) fails(pickle *messages.Pickle, step *messages.PickleStep, why string) {
	q.note(pickle, true)
	tell(q.out, q.Storage.MustGetFeature(pickle.Uri), pickle, step, why)
}

func (q *quiet) Summary() { q.summary() }

// pretty is godog's own format with a summary of what was played.
type pretty struct {
	*godog.PrettyFmt
	*counted
}

func (p *pretty) Passed(pickle *messages.Pickle, step *messages.PickleStep, match *formatters.StepDefinition) {
	p.note(pickle, false)
	p.PrettyFmt.Passed(pickle, step, match)
}

func (p *pretty) Failed(pickle *messages.Pickle, step *messages.PickleStep, match *formatters.StepDefinition, err error) {
	p.note(pickle, true)
	p.PrettyFmt.Failed(pickle, step, match, err)
}

func (p *pretty) Undefined(pickle *messages.Pickle, step *messages.PickleStep, match *formatters.StepDefinition) {
	p.note(pickle, true)
	p.PrettyFmt.Undefined(pickle, step, match)
}

func (p *pretty) Pending(pickle *messages.Pickle, step *messages.PickleStep, match *formatters.StepDefinition) {
	p.note(pickle, true)
	p.PrettyFmt.Pending(pickle, step, match)
}

func (p *pretty) Ambiguous(pickle *messages.Pickle, step *messages.PickleStep, match *formatters.StepDefinition, err error) {
	p.note(pickle, true)
	p.PrettyFmt.Ambiguous(pickle, step, match, err)
}

func (p *pretty) Summary() {
	fmt.Fprintln(p.out)
	p.summary()
	fmt.Fprint(p.out, p.Snippets())
}
