package yutkata_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/yutkata"
)

func TestFeatures(t *testing.T) {
	features.Run(t, InitializeScenario)
}

// InitializeScenario lays a table for a scenario.
func InitializeScenario(s *godog.ScenarioContext) {
	table := &table{}
	table.throwing(s)
	table.playing(s)
	table.example(s)
	table.options(s)
	table.console(s)
	s.After(table.nothingElseWasRefused)
}

// table is where one scenario is played.
type table struct {
	sticks  yutkata.Sticks
	game    *yutkata.Game
	move    yutkata.Move
	printed string // by the program
	refusal error

	// Of an example: whether it continues from here, and who said Throw.
	cut     bool
	thrower string
}

func (t *table) throwing(s *features.Steps) {
	s.Step(`^the sticks fall (\S+)$`, t.theSticksFall)
	s.Step(`^the throw is (DO|GE|GEOL|YUT|MO)$`, t.theThrowIs)
	s.Step(`^it is worth (\d+) spaces$`, t.itIsWorth)
	s.Step(`^the throw (earns|does not earn) another throw$`, t.theThrowEarnsAnother)
	s.Step(`^that is refused: (.+)$`, t.thatIsRefused)
}

func (t *table) theSticksFall(sticks string) {
	t.sticks, t.refusal = yutkata.ParseSticks(sticks)
}

func (t *table) theThrowIs(name string) error {
	return features.Equal(name, t.sticks.Throw().String())
}

func (t *table) itIsWorth(spaces int) error {
	return features.Equal(spaces, t.sticks.Throw().Spaces())
}

func (t *table) theThrowEarnsAnother(earns string) error {
	return features.Equal(earns == "earns", t.sticks.Throw().Again())
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
