// Package acceptance plays the features of a game as tests, with godog.
package acceptance

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cucumber/godog"
	"github.com/fatih/color"

	"games.example/features"
)

// Steps holds the steps of a scenario that godog plays.
//
// The godog program calls every function of a game's tests that has a parameter of type
// *godog.ScenarioContext. It should call only InitializeScenario, so all other
// functions take a *Steps.
type Steps struct {
	*features.Steps
	*godog.ScenarioContext

	Step func(expression, step any) // registers a function
}

// NewSteps returns the steps of a scenario that godog plays.
func NewSteps(s *godog.ScenarioContext) *Steps {
	steps := &features.Steps{Current: -1, Step: s.Step}
	s.Before(func(ctx context.Context, scenario *godog.Scenario) (context.Context, error) {
		steps.Scenario = scenario
		return ctx, nil
	})
	s.StepContext().Before(func(ctx context.Context, _ *godog.Step) (context.Context, error) {
		steps.Current++
		return ctx, nil
	})
	return &Steps{steps, s, steps.Step}
}

var options = godog.Options{
	Format:    quietly,
	Randomize: -1,
	Strict:    true,
	NoColors:  color.NoColor,
}

func init() {
	godog.BindFlags("godog.", flag.CommandLine, &options)
	if color.NoColor && strings.HasPrefix(filepath.Base(os.Args[0]), "godog") {
		// A program that godog has built prints colors unless it gets this flag.
		os.Args = slices.Insert(os.Args, 1, "--no-colors")
	}
}

// Run plays the features in the folder of the calling test, stage by stage, each
// scenario as a subtest. The scenarios of a feature are played in random order. A step
// that is undefined, pending or ambiguous fails, and so does a selection that matches
// no scenario. Run calls steps for each scenario, so that each scenario can have its own
// state.
//
// The flags of godog, such as -godog.format=pretty and -godog.random=77, change the
// run. If there are arguments after the flags, they name the features to play.
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
		if chosen.Paths, err = features.Stages(os.DirFS(".")); err != nil {
			t.Fatal(err)
		}
	}
	folder, _ := os.Getwd() // named after the game
	played := false
	status := godog.TestSuite{Name: filepath.Base(folder), Options: &chosen, ScenarioInitializer: func(s *godog.ScenarioContext) {
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
		t.Error("no scenario matches the selection")
	}
}
