package yutkata_test

import (
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/yutkata/reference"
	"games.example/features/yutkata/steps"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	features.Run(t, InitializeScenario)
}

// InitializeScenario registers the steps of the rules, which this project
// plays, and the steps of its own program.
func InitializeScenario(s *godog.ScenarioContext) {
	rules := &reference.Rules{}
	registered := features.ForGodog(s)
	steps.Register(registered, features.Answer(rules.Answer))
	(&computer{rules}).steps(registered)
	(&console{}).steps(registered)
}
