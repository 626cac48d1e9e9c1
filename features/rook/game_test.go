package rook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/rook"
)

// player is how the features call whoever plays.
const player = `(Ann|Bob|Player 1|Player 2)`

func (t *table) games(s *features.Steps) {
	const game = `a game of ` + player + ` and ` + player + ` on bounds (\d+x\d+)`
	s.Given(`^`+game+`$`, func(first, second, bounds string) error { return t.aGame(first, second, bounds, "0,0") })
	s.Given(`^`+game+` from (\d+,\d+)$`, t.aGame)
	s.Then(`^a game of "(.*)" and "(.*)" on bounds (\d+x\d+) from (\d+,\d+) is refused: (.+)$`, t.aGameIsRefused)
	s.When(`^`+player+` submits (.+)$`, t.submits)
	s.Then(`^nothing can be submitted: (.+)$`, t.nothingCanBeSubmitted)
	s.Then(`^the board is$`, t.theBoardIs)
	s.Then(`^the state is (.+)$`, t.theStateIs)
	s.When(`^the history is followed$`, func(history *godog.DocString) error { return t.game.Follow([]byte(history.Content)) })
	s.Then(`^the history (.+) is refused: (.+)$`, t.theHistoryIsRefused)
	s.Then(`^the history is$`, t.theHistoryIs)
	s.Then(`^`+player+` has won$`, t.hasWon)
	s.Then(`^nobody has won$`, t.nobodyHasWon)
}

func (t *table) aGame(first, second, bounds, initial string) error {
	var position rook.Position
	_ = position.Bounds.UnmarshalText([]byte(bounds)) // 0x0 is for the game to refuse
	err := position.State.UnmarshalText([]byte(initial))
	if err != nil {
		return err
	}
	t.game, err = rook.NewGame(position, first, second)
	return err
}

func (t *table) aGameIsRefused(first, second, bounds, initial, why string) error {
	err := t.aGame(first, second, bounds, initial)
	if err == nil {
		return fmt.Errorf("no error, expected: %s", why)
	}
	if !strings.Contains(err.Error(), why) {
		return fmt.Errorf("%w, expected: %s", err, why)
	}
	return nil
}

func (t *table) submits(player, move string) error {
	if err := features.Equal(player, t.game.ToMove()); err != nil {
		return err
	}
	return t.note(t.game.Submit([]byte(move)))
}

func (t *table) nothingCanBeSubmitted(why string) error {
	err := t.game.Submit([]byte(`{"direction": "R", "tiles": 1}`))
	return errors.Join(
		features.Equal(true, errors.Is(err, rook.ErrGameOver)),
		features.Equal(why, fmt.Sprint(err)))
}

func (t *table) theBoardIs(board *godog.Table) error {
	var want strings.Builder
	for _, row := range board.Rows {
		for _, cell := range row.Cells {
			fmt.Fprintf(&want, "|  %-1s  ", cell.Value)
		}
		want.WriteString("|\n")
	}
	return features.Equal(want.String(), t.game.Position().Diagram())
}

func (t *table) theStateIs(state string) error {
	var want rook.State
	if err := json.Unmarshal([]byte(state), &want); err != nil {
		return err
	}
	return features.Equal(want, t.game.Position().State)
}

func (t *table) theHistoryIs(history *godog.DocString) error {
	written, err := json.Marshal(t.game.History())
	return errors.Join(err, features.Equal(history.Content, string(written)))
}

func (t *table) theHistoryIsRefused(history, why string) error {
	err := t.game.Follow([]byte(history))
	if err == nil {
		return fmt.Errorf("no error, expected: %s", why)
	}
	if !errors.Is(err, rook.ErrHistory) || !strings.Contains(err.Error(), why) {
		return fmt.Errorf("%w, expected: %s", err, why)
	}
	return nil
}

func (t *table) hasWon(player string) error {
	winner, over := t.game.Winner()
	return errors.Join(features.Equal(true, over), features.Equal(player, winner))
}

func (t *table) nobodyHasWon() error {
	_, over := t.game.Winner()
	return features.Equal(false, over)
}
