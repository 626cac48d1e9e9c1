package yutnori_test

import (
	"testing"

	"github.com/cucumber/godog"

	"games.example/features/acceptance"
	"games.example/features/yutnori/reference"
	"games.example/features/yutnori/steps"
	"games.example/yutnori"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	acceptance.Run(t, InitializeScenario)
}

// InitializeScenario registers the steps for the rules, with this project's rules as the
// program under test. It also registers the steps for the project's own sticks, computers
// and program.
func InitializeScenario(s *godog.ScenarioContext) {
	own, answer := reference.NewRules()
	registered := acceptance.NewSteps(s)
	played := &scenario{own: own, table: steps.Register(registered.Steps, answer)}
	played.throwing(registered)
	played.computer(registered)
	screen := newConsole()
	screen.steps(registered)
	registered.Step(`^the game is shown (in colors|without colors):$`, func(how string, want *godog.DocString) error {
		return screen.theGameIsShown(own, how, want)
	})
	(&seat{}).register(registered)
}

// scenario holds the state of the steps that only this project has.
type scenario struct {
	own    *reference.Rules
	table  *steps.Table
	fall   yutnori.Fall
	sticks yutnori.YutSticks
}

// rules returns this project's rules for the facts of the scenario.
func (s *scenario) rules() (*yutnori.Rules, error) { return yutnori.NewRules(s.table.Facts) }
