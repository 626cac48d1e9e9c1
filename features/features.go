// Package features runs the Gherkin features of the games.
//
// Each game has a folder beside this file, with its features, the order in
// which a learner meets them (stages.txt) and the steps in Go. A test in the
// folder passes the steps to Run; a step returns what Equal returns.
package features

import (
	"context"
	"flag"
	"os"
	"regexp"
	"slices"
	"sync"
	"testing"

	"github.com/cucumber/godog"
	"github.com/fatih/color"
)

// Steps is where a game registers the steps of a scenario. The program godog
// calls every function with a parameter of type *godog.ScenarioContext, by that
// name. It should only call InitializeScenario, so all other functions take a
// *Steps.
type Steps struct{ *godog.ScenarioContext }

// Step registers a step by a regular expression.
func (s *Steps) Step(expression string, step any) { s.ScenarioContext.Step(compiled(expression), step) }

// Given is like Step, for what there is before.
func (s *Steps) Given(expression string, step any) {
	s.ScenarioContext.Given(compiled(expression), step)
}

// When is like Step, for what is done.
func (s *Steps) When(expression string, step any) { s.ScenarioContext.When(compiled(expression), step) }

// Then is like Step, for what comes of it.
func (s *Steps) Then(expression string, step any) { s.ScenarioContext.Then(compiled(expression), step) }

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
	if color.NoColor && !testing.Testing() {
		// The program godog always prints colors, unless it gets this flag.
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
		if chosen.Paths, err = stages(os.DirFS(".")); err != nil {
			t.Fatal(err)
		}
	}
	played := false
	status := godog.TestSuite{Name: folder(), Options: &chosen, ScenarioInitializer: func(s *godog.ScenarioContext) {
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
