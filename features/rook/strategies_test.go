package rook_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"games.example/features"
	"games.example/rook"
)

func (t *table) strategies(s *features.Steps) {
	s.When(`^(random|smart) moves (\d+) times from there$`, t.movesTimes)
	s.When(`^perfect moves$`, t.perfectMoves)
	s.Then(`^it only moved (RIGHT|DOWN)$`, t.itMovedOnly)
	s.Then(`^it moved DOWN and RIGHT$`, t.itMovedBothWays)
	s.Then(`^it moved 1 to (\d+) tiles, each of them at least once$`, t.itMovedUpTo)
	s.Then(`^it always moved (\d+) tiles$`, t.itAlwaysMoved)
	s.Then(`^every move was legal$`, t.everyMoveWasLegal)
	s.Then(`^no move wins there$`, t.noMoveWins)
}

func newChance() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func (t *table) position() rook.Position { return positionOf(t.game.Bounds, t.seen.State) }

// movesTimes asks a strategy for a number of moves; an illegal one fails.
func (t *table) movesTimes(strategy string, times int) error {
	for range times {
		text, err := t.kata.Choose(strategy, t.seen.State)
		if err != nil {
			return err
		}
		move, err := t.position().MoveFromJSON(text)
		if err == nil {
			_, err = t.position().Play(move)
		}
		if err != nil {
			return fmt.Errorf("%s moves %s: %w", strategy, text, err)
		}
		t.choices = append(t.choices, move)
	}
	return nil
}

func (t *table) perfectMoves() error {
	move, err := (rook.Perfect{}).Move(t.position())
	if err != nil {
		return err
	}
	after, err := t.position().Play(move)
	t.seen.State = tiles(after.State)
	return err
}

func (t *table) directions() string {
	var directions string
	for _, direction := range []rook.Direction{rook.Down, rook.Right} {
		if slices.ContainsFunc(t.choices, func(move rook.Move) bool { return move.Direction == direction }) {
			directions += direction.String()
		}
	}
	return directions
}

func (t *table) itMovedOnly(direction string) error {
	return features.Equal(direction[:1], t.directions())
}

func (t *table) itMovedBothWays() error { return features.Equal("DR", t.directions()) }

func (t *table) itMovedUpTo(most int) error {
	var moved, want []int
	for _, move := range t.choices {
		moved = append(moved, move.Tiles)
	}
	for n := range most {
		want = append(want, n+1)
	}
	slices.Sort(moved)
	return features.Equal(want, slices.Compact(moved))
}

func (t *table) itAlwaysMoved(tiles int) error {
	if err := t.everyMoveWasLegal(); err != nil {
		return err
	}
	for _, move := range t.choices {
		if err := features.Equal(tiles, move.Tiles); err != nil {
			return err
		}
	}
	return nil
}

// everyMoveWasLegal checks all choices; there must have been some.
func (t *table) everyMoveWasLegal() error {
	if len(t.choices) == 0 {
		return errors.New("it has not moved")
	}
	return nil
}

func (t *table) noMoveWins() error {
	if move, wins := rook.WinningMove(t.position()); wins {
		return fmt.Errorf("%v wins", move)
	}
	return nil
}
