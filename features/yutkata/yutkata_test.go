package yutkata_test

import (
	"testing"

	"github.com/cucumber/godog"

	"games.example/features/acceptance"
	"games.example/features/yutkata/reference"
	"games.example/features/yutkata/steps"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	acceptance.Run(t, InitializeScenario)
}

// InitializeScenario registers the steps for the rules, with this project's rules as the
// program under test. It also registers the steps for the project's own program.
func InitializeScenario(s *godog.ScenarioContext) {
	rules, answer := reference.NewRules()
	registered := acceptance.NewSteps(s)
	steps.Register(registered.Steps, answer)
	(&computer{rules}).steps(registered)
	(&console{}).steps(registered)
}
