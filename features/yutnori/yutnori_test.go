package yutnori_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/yutnori"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	features.Run(t, InitializeScenario)
}

// InitializeScenario sets up a table for this project's rules.
func InitializeScenario(s *godog.ScenarioContext) {
	own := &own{}
	lay(&features.Steps{ScenarioContext: s}, own, own)
}

// lay sets up a table for a scenario that a kata plays. The steps about what
// only this project has ask its own game; practice leaves them out.
func lay(s *features.Steps, kata kata, own *own) {
	table := &table{kata: kata, own: own, facts: yutnori.Basic(2, 4)}
	table.throwing(s)
	table.starting(s)
	table.playing(s)
	table.house(s)
	table.computer(s)
	console := newConsole()
	console.steps(s)
	s.Then(`^the game is shown (in colors|without colors):$`, func(how string, want *godog.DocString) error {
		return console.theGameIsShown(own, how, want)
	})
	(&seat{}).register(s)
	s.After(table.nothingElseWasRefused)
}

// table is where one scenario is played.
type table struct {
	kata    kata
	own     *own
	refusal *features.Refusal // that no step has mentioned yet

	// How the game begins.
	facts   yutnori.Facts
	animals []string
	placed  [yutnori.MaxPlayers][]int
	turn    int

	// What has become of it.
	started bool
	before  observation // the last action
	seen    observation // after it
	mover   int

	// Of the sticks.
	fall   yutnori.Fall
	sticks yutnori.YutSticks
}

// start starts the game that the Given steps describe, before anything is done.
func (t *table) start() error {
	if t.started {
		return nil
	}
	t.started = true
	seen, err := t.kata.New(gameOf(t.facts, t.animals))
	if err != nil {
		return err
	}
	t.seen = seen
	pieces, placed := seen.Pieces, false
	for player := range pieces {
		if t.placed[player] != nil {
			pieces[player], placed = t.placed[player], true
		}
	}
	if placed || t.turn > 0 {
		t.seen, err = t.kata.Set(pieces, t.turn)
	}
	return err
}

// attempt lets a player act. A refused action must change nothing.
func (t *table) attempt(act func() (observation, error)) error {
	if t.refusal != nil {
		return t.refusal // no step has mentioned it
	}
	seen, err := observation{}, t.start()
	began := err == nil
	if began {
		seen, err = act()
	}
	refusal, isRefused := errors.AsType[*features.Refusal](err)
	switch {
	case isRefused && began:
		t.refusal = refusal
		seen, err = t.kata.Look()
		if err := errors.Join(err, features.Equal(t.seen, seen)); err != nil {
			return errors.Join(refusal, err)
		}
		return nil
	case isRefused:
		t.refusal = refusal
		return nil
	case err != nil:
		return err
	}
	t.before, t.seen = t.seen, seen
	return nil
}

// rules returns this project's rules for the facts of the scenario.
func (t *table) rules() (*yutnori.Rules, error) { return yutnori.NewRules(t.facts) }

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
