package rook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"games.example/features"
	"games.example/rook"
)

func (t *table) learning(s *features.Steps) {
	s.Given(`^smart for bounds (\d+)x(\d+)$`, t.smartForBounds)
	s.Given(`^smart has learned the game (.+)$`, t.smartHasLearned)
	s.When(`^smart plays (\d+) games against itself$`, t.smartPlaysItself)
	s.Then(`^it knows that (.+) loses at (\d+,\d+)$`, t.itKnowsThatItLoses)
	s.Then(`^it knows nothing else$`, t.itKnowsNothingElse)
	s.Then(`^its move is optimal in all (\d+) states that can be won$`, func(winnable int) error { return t.isOptimalIn(winnable, winnable) })
	s.Then(`^its move is optimal in (\d+) of (\d+) states that can be won$`, t.isOptimalIn)
}

// smartForBounds begins a game, which makes smart forget what it has learned.
func (t *table) smartForBounds(n, m int) error {
	return t.begin(game{Bounds: tiles{n, m}, Players: []string{"Ann", "Bob"}})
}

func (t *table) smartHasLearned(moves string) error {
	lesson := record{Bounds: t.game.Bounds, Players: t.game.Players}
	for text := range strings.SplitSeq(moves, ", ") {
		move, err := submitted(t.position(), text)
		if err != nil {
			return fmt.Errorf("%q: %w", text, err)
		}
		lesson.Moves = append(lesson.Moves, move)
	}
	_, err := t.kata.Learn(lesson)
	return err
}

// submitted returns, in JSON, the move that a text is in a position, legal or not.
func submitted(p rook.Position, text string) (json.RawMessage, error) {
	move, err := p.ParseMove(text)
	if illegal, ok := errors.AsType[*rook.IllegalMoveError](err); ok {
		return json.RawMessage(illegal.Submitted), nil
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(move)
}

func (t *table) smartPlaysItself(games int) error {
	for range games {
		if _, err := t.own.smart.SelfPlay(); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) itKnowsThatItLoses(move, at string) error {
	var state rook.State
	err := state.UnmarshalText([]byte(at))
	return errors.Join(err, features.Equal([]string{move}, t.own.smart.IllegalMoves(state)))
}

func (t *table) itKnowsNothingElse() error {
	for range t.own.smart.Recorded() {
		return errors.New("it knows the value of a state")
	}
	return nil
}

func (t *table) isOptimalIn(optimal, winnable int) error {
	gotOptimal, gotWinnable := t.own.smart.Optimal()
	return errors.Join(features.Equal(optimal, gotOptimal), features.Equal(winnable, gotWinnable))
}
