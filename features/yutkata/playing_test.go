package yutkata_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/features"
)

func (t *table) throwing(s *features.Steps) {
	s.When(`^the sticks fall (\S+)$`, t.theSticksFall)
	s.Then(`^it is worth (\d+) spaces$`, t.itIsWorth)
	s.Then(`^the throw (earns|does not earn) another throw$`, t.theThrowEarnsAnother)
	s.Then(`^that is refused: (.+)$`, t.thatIsRefused)
}

func (t *table) theSticksFall(sticks string) error {
	if err := t.aNewGame(); err != nil {
		return err
	}
	return t.throws("PlayerA", sticks)
}

func (t *table) itIsWorth(spaces int) error {
	if err := t.moves("PlayerA", "A1"); err != nil {
		return err
	}
	return t.isOnSpace("A1", spaces)
}

func (t *table) theThrowEarnsAnother(earns string) error {
	if err := t.moves("PlayerA", "A1"); err != nil {
		return err
	}
	return features.EqualField("again", earns == "earns", t.seen.Again)
}

func (t *table) playing(s *features.Steps) {
	s.Given(`^a new game$`, t.aNewGame)
	s.Given(`^the board (\[\S+\])$`, t.theBoard)
	s.Given(`^it is (Player\w)'s turn$`, t.letItBeTheTurnOf)
	s.Given(`^(\w\d) has finished$`, t.letItHaveFinished)
	s.Given(`^(\w\d) stands on space (\d+)$`, t.standsOnSpace)
	s.When(`^(Player\w) throws (\S+)$`, t.throws)
	s.When(`^(Player\w) moves (\w+)$`, t.moves)
	s.When(`^(Player\w) throws (\S+) and moves (\w+)$`, t.throwsAndMoves)
}

func (t *table) aNewGame() (err error) {
	t.seen, err = t.kata.New(t.game)
	t.started = err == nil
	return err
}

func (t *table) theBoard(board string) error {
	if !t.started {
		if err := t.aNewGame(); err != nil {
			return err
		}
	}
	return t.set(position{board, t.seen.Finished, t.seen.Turn})
}

func (t *table) letItBeTheTurnOf(player string) error {
	return t.set(position{t.seen.Board, t.seen.Finished, player})
}

func (t *table) letItHaveFinished(token string) error {
	return t.set(position{t.seen.Board, append(slices.Clone(t.seen.Finished), token), t.seen.Turn})
}

func (t *table) standsOnSpace(token string, space int) error {
	spaces := make([]string, t.game.Spaces)
	spaces[space-1] = token
	return t.theBoard("[[" + strings.Join(spaces, "][") + "]]")
}

// set lets a game go on from a position, which is then what is seen.
func (t *table) set(position position) error {
	position.Finished = append([]string{}, position.Finished...)
	slices.Sort(position.Finished)
	seen, err := t.kata.Set(position)
	if err != nil {
		return err
	}
	t.seen = seen
	finished := append([]string{}, seen.Finished...)
	slices.Sort(finished)
	return errors.Join(
		features.EqualField("board", position.Board, seen.Board),
		features.EqualField("turn", position.Turn, seen.Turn),
		features.EqualField("finished", position.Finished, finished))
}

func (t *table) throws(player, sticks string) error {
	return t.attempt(func() (observation, error) { return t.kata.Throw(player, sticks) })
}

func (t *table) moves(player, token string) error {
	before := t.seen
	err := t.attempt(func() (observation, error) { return t.kata.Move(player, token) })
	if err == nil && t.refusal == nil {
		t.before, t.mover, t.token = before, player, token
	}
	return err
}

func (t *table) throwsAndMoves(player, sticks, token string) error {
	if err := t.throws(player, sticks); err != nil {
		return err
	}
	if t.refusal != nil {
		return fmt.Errorf("the throw was %w", t.refusal)
	}
	return t.moves(player, token)
}
