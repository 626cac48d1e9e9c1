package rook_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"time"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/rook"
	"games.example/rook/plugin"
)

func (t *table) programs(s *features.Steps) {
	s.Given(`^Ann has the program$`, t.annHasTheProgram)
	s.When(`^the program moves$`, t.theProgramMoves)
	s.Then(`^the record proves that `+player+` has won$`, t.theRecordProves)
	s.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		if t.program != nil {
			t.program.Close()
		}
		return ctx, nil
	})
}

func (t *table) annHasTheProgram(program *godog.DocString) error {
	const soon = 100 * time.Millisecond
	t.program = plugin.New(t.own.game, program.Content, os.Stderr)
	if strings.Contains(program.Content, "sleep") {
		t.program.Patience = soon // nobody waits for it
	}
	return nil
}

func (t *table) theProgramMoves() (err error) {
	if err := t.everyIllegalMoveIsTold(); err != nil {
		return err
	}
	err = t.own.game.Ask(t.program)
	if _, illegal := errors.AsType[*rook.IllegalMoveError](err); err != nil && !illegal {
		return err
	}
	t.seen, err = t.kata.Look()
	t.unasked = t.seen.BrokenRule != ""
	return err
}

func (t *table) theRecordProves(winner string) error {
	record, err := json.Marshal(t.own.game)
	if err != nil {
		return err
	}
	proved, err := rook.GameFromJSON(record)
	if err != nil {
		return err
	}
	got, over := proved.Winner()
	return errors.Join(features.Equal(true, over), features.Equal(winner, got))
}
