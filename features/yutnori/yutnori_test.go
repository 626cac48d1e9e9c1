package yutnori_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/yutnori"
)

func TestFeatures(t *testing.T) {
	features.Run(t, InitializeScenario)
}

// InitializeScenario lays a table for a scenario.
func InitializeScenario(s *godog.ScenarioContext) {
	table := &table{facts: yutnori.Basic(2, 4)}
	table.throwing(s)
	table.playing(s)
	table.house(s)
	table.computer(s)
	newConsole().steps(s)
	(&seat{}).register(s)
	s.After(table.nothingElseWasRefused)
}

// table is where one scenario is played.
type table struct {
	facts   yutnori.Facts
	fall    yutnori.Fall
	sticks  yutnori.Sticks
	refusal error

	// How the game begins.
	placed [yutnori.MaxPlayers][]yutnori.Position
	turn   int

	// What has become of it.
	playedBy *yutnori.Rules
	state    yutnori.State
	event    yutnori.Event
}

// rules are what the facts of the scenario come to.
func (t *table) rules() *yutnori.Rules {
	rules, err := yutnori.NewRules(t.facts)
	if err != nil {
		t.refusal = err
		rules, _ = yutnori.NewRules(yutnori.Basic(2, 4))
	}
	return rules
}

func (t *table) thatIsRefused(reason string) error {
	if t.refusal == nil {
		return fmt.Errorf("nothing was refused, expected: %s", reason)
	}
	if !strings.Contains(t.refusal.Error(), reason) {
		return fmt.Errorf("refused for %q, expected: %s", t.refusal.Error(), reason)
	}
	t.refusal = nil
	return nil
}

func (t *table) nothingElseWasRefused(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, t.refusal
}
