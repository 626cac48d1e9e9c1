package rook_test

import (
	"errors"
	"fmt"
	"strings"

	"games.example/features"
	"games.example/rook"
)

func (t *table) learning(s *features.Steps) {
	s.Given(`^smart for bounds (\d+x\d+)$`, t.smartFor)
	s.Given(`^smart has learned the game (.+)$`, t.smartHasLearned)
	s.When(`^smart plays (\d+) games against itself$`, t.smartPlaysItself)
	s.When(`^smart moves (\d+) times from there$`, func(times int) error { return t.movesTimes(t.smart, times) })
	s.Then(`^it always moved (\d+) tiles$`, t.itAlwaysMoved)
	s.Then(`^it knows that (.+) loses at (\d+,\d+)$`, t.itKnowsThatItLoses)
	s.Then(`^it knows nothing else$`, t.itKnowsNothingElse)
	s.Then(`^its move is optimal in all (\d+) states that can be won$`, func(winnable int) error { return t.isOptimalIn(winnable, winnable) })
	s.Then(`^its move is optimal in (\d+) of (\d+) states that can be won$`, t.isOptimalIn)
}

func (t *table) smartFor(bounds string) error {
	var parsed rook.Bounds
	err := parsed.UnmarshalText([]byte(bounds))
	if err != nil {
		return err
	}
	t.smart, err = rook.NewSmart(parsed, newChance())
	return err
}

func (t *table) smartHasLearned(moves string) error {
	game, err := rook.NewGame(rook.Start(t.smart.Bounds()), "Ann", "Bob")
	if err != nil {
		return err
	}
	for text := range strings.SplitSeq(moves, ", ") {
		move, ok := rook.ParseMove(text)
		if !ok {
			return fmt.Errorf("%q is no move", text)
		}
		var illegal *rook.IllegalMoveError
		if err := game.Submit(move); err != nil && !errors.As(err, &illegal) {
			return err
		}
	}
	return t.smart.Learn(game)
}

func (t *table) smartPlaysItself(games int) error {
	for range games {
		if _, err := t.smart.SelfPlay(); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) itAlwaysMoved(tiles int) error {
	if len(t.moves) == 0 {
		return errors.New("it has not moved")
	}
	for _, move := range t.moves {
		if err := features.Equal(tiles, move.Tiles); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) itKnowsThatItLoses(move, at string) error {
	var state rook.State
	err := state.UnmarshalText([]byte(at))
	return errors.Join(err, features.Equal([]string{move}, t.smart.IllegalMoves(state)))
}

func (t *table) itKnowsNothingElse() error {
	for range t.smart.Known() {
		return errors.New("it knows the value of a state")
	}
	return nil
}

func (t *table) isOptimalIn(optimal, winnable int) error {
	gotOptimal, gotWinnable := rook.Optimal(t.smart)
	return errors.Join(features.Equal(optimal, gotOptimal), features.Equal(winnable, gotWinnable))
}
