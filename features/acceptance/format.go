package acceptance

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v21"

	"games.example/features"
)

// The formats of a run. The default is quiet, and aloud replaces godog's pretty format.
const (
	quietly = "quiet"
	aloud   = "aloud"
)

func init() {
	godog.Format(quietly, "Prints a summary, and the scenarios that fail.", func(game string, out io.Writer) godog.Formatter {
		return &quiet{godog.NewBaseFmt(game, out), summary{game, out, time.Now()}}
	})
	godog.Format(aloud, "Prints every feature, and a summary.", func(game string, out io.Writer) godog.Formatter {
		return &pretty{godog.NewPrettyFmt(game, out), summary{game, out, time.Now()}}
	})
}

// quiet prints only the scenarios that fail, and a summary.
type quiet struct {
	*godog.BaseFmt
	summary
}

func (q *quiet) Summary() { q.print(q.BaseFmt, q.out) }

// pretty is godog's own format, but prints the summary of this package.
type pretty struct {
	*godog.PrettyFmt
	summary
}

func (p *pretty) Summary() {
	fmt.Fprintln(p.out)
	p.print(p.Base, io.Discard)
	fmt.Fprint(p.out, p.Snippets())
}

type summary struct {
	game    string
	out     io.Writer
	started time.Time
}

// print prints how many scenarios were played, and writes the failed scenarios to
// failures. The formats of godog would count a scenario as undefined if go test -run
// leaves it out.
func (s *summary) print(format *godog.BaseFmt, failures io.Writer) {
	played, failed := 0, 0
	for _, f := range format.Storage.MustGetFeatures() {
		for _, pickle := range format.Storage.MustGetPickles(f.Uri) {
			reasons := map[string]string{} // keyed by the ids of the steps
			results := format.Storage.MustGetPickleStepResultsByPickleID(pickle.Id)
			for _, result := range results {
				reasons[result.PickleStepID] = reasonOf(result.Status.String(), result.Err)
			}
			last := slices.IndexFunc(pickle.Steps, func(step *messages.PickleStep) bool { return reasons[step.Id] != "" })
			if last >= 0 {
				failed++
				tell(failures, f, pickle, pickle.Steps[last], reasons[pickle.Steps[last].Id])
			}
			if len(results) > 0 {
				played++
			}
		}
	}
	seconds := time.Since(s.started).Seconds()
	switch {
	case played == 0:
		fmt.Fprintf(s.out, "%s: no scenario was played\n", s.game)
	case failed == 0:
		fmt.Fprintf(s.out, "%s: %d of %[2]d scenarios, %.1f s\n", s.game, played, seconds)
	default:
		fmt.Fprintf(s.out, "%s: %d of %d scenarios failed, %.1f s; again in this order: -godog.random=%s\n",
			s.game, failed, played, seconds, os.Getenv("GODOG_SEED"))
	}
}

// reasonOf returns the reason why a step has failed, or "".
func reasonOf(status string, err error) string {
	switch status {
	case "passed", "skipped":
		return ""
	case "undefined":
		return "unknown step"
	case "pending":
		return "the step is pending"
	}
	return err.Error()
}

// feature has the methods of godog's unexported type feature that this package uses.
type feature interface {
	FindStep(id string) *messages.Step
	FindScenario(id string) *messages.Scenario
	FindExample(id string) (*messages.Examples, *messages.TableRow)
}

// tell prints a scenario up to the step that failed, and the reason for the failure.
func tell(out io.Writer, source feature, pickle *messages.Pickle, last *messages.PickleStep, why string) {
	fmt.Fprintf(out, "\n%s (%s)\n", pickle.Name, place(source, pickle))
	for _, step := range pickle.Steps {
		told := source.FindStep(step.AstNodeIds[0])
		fmt.Fprintf(out, "  %s%s\n", told.Keyword, step.Text)
		if step.Argument != nil {
			fmt.Fprint(out, features.Indented(features.Argument(step.Argument), "    "))
		}
		if step.Id == last.Id {
			break
		}
	}
	fmt.Fprint(out, features.Indented(why, "      "))
}

// place returns the file and the line of a scenario or of an outline's row, as in
// catching.feature:24.
func place(source feature, pickle *messages.Pickle) string {
	line := source.FindScenario(pickle.AstNodeIds[0]).Location.Line
	if len(pickle.AstNodeIds) > 1 {
		_, row := source.FindExample(pickle.AstNodeIds[1])
		line = row.Location.Line
	}
	file, _, _ := strings.Cut(pickle.Uri, ":") // the path may already include a line
	return fmt.Sprintf("%s:%d", file, line)
}
