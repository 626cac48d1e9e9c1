package rook_test

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"games.example/features"
	"games.example/rook"
)

func (t *table) strategies(s *features.Steps) {
	s.When(`^random moves (\d+) times from there$`, t.randomMoves)
	s.When(`^perfect moves$`, func() error { return t.plays(rook.Perfect{}) })
	s.Then(`^it only moved (RIGHT|DOWN)$`, t.itMovedOnly)
	s.Then(`^it moved DOWN and RIGHT$`, t.itMovedBothWays)
	s.Then(`^it moved 1 to (\d+) tiles, each of them at least once$`, t.itMovedUpTo)
	s.Then(`^no move wins there$`, t.noMoveWins)
}

func newChance() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func (t *table) randomMoves(times int) error {
	return t.movesTimes(rook.NewRandom(newChance()), times)
}

func (t *table) movesTimes(strategy rook.Strategy, times int) error {
	for range times {
		move, err := strategy.Move(t.position)
		if err != nil {
			return err
		}
		if _, err := t.position.Play(move); err != nil {
			return err
		}
		t.moves = append(t.moves, move)
	}
	return nil
}

func (t *table) plays(strategy rook.Strategy) error {
	move, err := strategy.Move(t.position)
	if err != nil {
		return err
	}
	t.position, err = t.position.Play(move)
	return err
}

func (t *table) directions() string {
	var directions string
	for _, direction := range []rook.Direction{rook.Down, rook.Right} {
		if slices.ContainsFunc(t.moves, func(move rook.Move) bool { return move.Direction == direction }) {
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
	var tiles []int
	for _, move := range t.moves {
		tiles = append(tiles, move.Tiles)
	}
	slices.Sort(tiles)
	var want []int
	for n := range most {
		want = append(want, n+1)
	}
	return features.Equal(want, slices.Compact(tiles))
}

func (t *table) noMoveWins() error {
	if move, wins := rook.WinningMove(t.position); wins {
		return fmt.Errorf("%v wins", move)
	}
	return nil
}
