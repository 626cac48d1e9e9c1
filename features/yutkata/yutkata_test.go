package yutkata_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	features.Run(t, InitializeScenario)
}

// InitializeScenario sets up a table for this project's rules.
func InitializeScenario(s *godog.ScenarioContext) { lay(&features.Steps{ScenarioContext: s}, &own{}) }

// lay sets up a table for a scenario that a kata plays.
func lay(s *features.Steps, kata kata) {
	t := &table{kata: kata, game: game{Spaces: 15, Tokens: 2, Players: 2, Obstacles: []string{}}}
	t.throwing(s)
	t.playing(s)
	t.looking(s)
	t.example(s)
	t.options(s)
	t.computer(s)
	t.perfect(s)
	(&console{}).steps(s)
	s.After(t.nothingElseWasRefused)
}

// table is where one scenario is played.
type table struct {
	kata    kata
	game    game
	started bool
	seen    observation // after the last action
	before  observation // of the last move
	mover   string
	token   string
	refusal *features.Refusal // that no step has mentioned yet

	// Of an example: whether it continues from here, and who said Throw.
	cut     bool
	thrower string
}

// attempt lets a player act. A refused action must change nothing.
func (t *table) attempt(act func() (observation, error)) error {
	if t.refusal != nil {
		return t.refusal // no step has mentioned it
	}
	seen, err := act()
	if refusal, ok := errors.AsType[*features.Refusal](err); ok {
		t.refusal = refusal
		if err := t.nothingHasChanged(); err != nil {
			return errors.Join(refusal, err)
		}
		return nil
	}
	if err != nil {
		return err
	}
	t.seen = seen
	return nil
}

func (t *table) nothingHasChanged() error {
	seen, err := t.kata.Look()
	if err != nil {
		return err
	}
	return features.Equal(t.seen, seen)
}

func (t *table) thatIsRefused(reason string) error {
	refusal := t.refusal
	t.refusal = nil
	return features.CheckRefusal(refusal, reason)
}

func (t *table) nothingElseWasRefused(ctx context.Context, _ *godog.Scenario, err error) (context.Context, error) {
	if t.refusal == nil || err != nil {
		return ctx, nil
	}
	return ctx, t.refusal
}
