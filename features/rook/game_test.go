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

// player matches the names of the players in the features.
const player = `(Ann|Bob|Player 1|Player 2)`

func (t *table) games(s *features.Steps) {
	const game = `a game of ` + player + ` and ` + player + ` on bounds (\d+)x(\d+)`
	s.Given(`^`+game+`$`, func(first, second string, n, m int) error { return t.aGame(first, second, n, m, 0, 0) })
	s.Given(`^`+game+` from (\d+),(\d+)$`, t.aGame)
	s.Then(`^a game of "(.*)" and "(.*)" on bounds (\d+)x(\d+) from (\d+),(\d+) is refused: (.+)$`, t.aGameIsRefused)
	s.When(`^`+player+` submits (.+)$`, t.submits)
	s.Then(`^nothing can be submitted: (.+)$`, t.nothingCanBeSubmitted)
	s.Then(`^the board is$`, t.theBoardIs)
	s.Then(`^the state is (.+)$`, t.theStateIs)
	s.Then(`^the history is$`, t.theHistoryIs)
	s.Then(`^`+player+` has won$`, func(name string) error { return features.EqualField("winner", name, t.seen.Winner) })
	s.Then(`^nobody has won$`, func() error { return features.EqualField("winner", "", t.seen.Winner) })
}

func (t *table) aGame(first, second string, n, m, down, right int) error {
	return t.begin(game{tiles{n, m}, tiles{down, right}, []string{first, second}})
}

func (t *table) aGameIsRefused(first, second string, n, m, down, right int, why string) error {
	return checkRefusal(t.aGame(first, second, n, m, down, right), why)
}

// checkRefusal returns nil if the error is a refusal for the reason.
func checkRefusal(err error, why string) error {
	if refusal, ok := errors.AsType[*features.Refusal](err); ok {
		return features.CheckRefusal(refusal, why)
	}
	return errors.Join(err, features.CheckRefusal(nil, why))
}

func (t *table) nothingCanBeSubmitted(why string) error {
	for _, name := range t.game.Players {
		_, err := t.kata.Submit(name, `{"direction": "R", "tiles": 1}`)
		if err := checkRefusal(err, why); err != nil {
			return err
		}
	}
	seen, err := t.kata.Look()
	return errors.Join(err,
		features.EqualField("state", t.seen.State, seen.State),
		features.EqualField("winner", t.seen.Winner, seen.Winner),
		sameJSON(string(t.seen.Data), string(seen.Data)))
}

// theBoardIs compares a picture with where the rook and the bounds are.
func (t *table) theBoardIs(board *godog.Table) error {
	var want, got []string
	for d, row := range board.Rows {
		for r, cell := range row.Cells {
			want = append(want, cell.Value)
			switch (tiles{d, r}) {
			case t.seen.State:
				got = append(got, "R")
			case t.game.Bounds:
				got = append(got, "X")
			default:
				got = append(got, "")
			}
		}
	}
	return errors.Join(
		features.Equal(t.game.Bounds, tiles{len(board.Rows) - 1, len(board.Rows[0].Cells) - 1}),
		features.Equal(want, got))
}

func (t *table) theStateIs(state string) error {
	var want tiles
	if err := json.Unmarshal([]byte(state), &want); err != nil {
		return err
	}
	return features.EqualField("state", want, t.seen.State)
}

func (t *table) theHistoryIs(history *godog.DocString) error {
	return sameJSON(history.Content, string(t.seen.Data))
}

// histories registers the steps about histories, which only this project reads
// and writes.
func (t *table) histories(s *features.Steps) {
	s.When(`^the history is followed$`, t.theHistoryIsFollowed)
	s.Then(`^the history (.+) is refused: (.+)$`, t.theHistoryIsRefused)
	s.Then(`^the history is written$`, t.theHistoryIsWritten)
	s.Then(`^the board is drawn$`, func(board *godog.DocString) error {
		return features.Equal(board.Content+"\n", t.own.game.Position().Diagram())
	})
}

func (t *table) theHistoryIsFollowed(history *godog.DocString) (err error) {
	if err := t.own.game.SubmitHistory([]byte(history.Content)); err != nil {
		return err
	}
	t.seen, err = t.kata.Look()
	return err
}

func (t *table) theHistoryIsRefused(history, why string) error {
	err := t.own.game.SubmitHistory([]byte(history))
	if err == nil {
		return fmt.Errorf("no error, expected: %s", why)
	}
	if !errors.Is(err, rook.ErrHistory) || !strings.Contains(err.Error(), why) {
		return fmt.Errorf("%w, expected: %s", err, why)
	}
	return nil
}

func (t *table) theHistoryIsWritten(history *godog.DocString) error {
	return features.Equal(history.Content, string(t.seen.Data))
}
