package rook_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

// sensibleMoves returns the moves that the definition of Sensible allows.
func sensibleMoves(p rook.Position) map[rook.Move]bool {
	safe, all := map[rook.Move]bool{}, map[rook.Move]bool{}
	for move := range p.Moves() {
		after, err := p.Play(move)
		if err == nil && after.Over() {
			return map[rook.Move]bool{move: true}
		}
		all[move] = true
		if after.Left(rook.Down) > 0 && after.Left(rook.Right) > 0 {
			safe[move] = true
		}
	}
	if len(safe) == 0 {
		return all
	}
	return safe
}

func TestSensibleWinsAtOnceAndPreventsTheOtherPlayersWin(t *testing.T) {
	sensible := rook.NewSensible(newChance(1))
	bounds := rook.Bounds{D: 4, R: 5}
	for d := range bounds.D + 1 {
		for r := range bounds.R + 1 {
			p := rook.Position{Bounds: bounds, State: rook.State{D: d, R: r}}
			if p.Over() {
				continue
			}
			seen := map[rook.Move]bool{}
			for range 500 {
				move, err := sensible.Move(p)
				require.NoError(t, err)
				seen[move] = true
			}
			require.Equal(t, sensibleMoves(p), seen, p)
		}
	}
}

func TestSensibleIsUniform(t *testing.T) {
	sensible, p := rook.NewSensible(newChance(1)), rook.Start(rook.Bounds{D: 3, R: 4})
	drawn := map[rook.Move]int{}
	const draws = 50_000
	for range draws {
		move, err := sensible.Move(p)
		require.NoError(t, err)
		drawn[move]++
	}
	for move := range sensibleMoves(p) {
		require.InDelta(t, draws/5, drawn[move], 500, move) // five standard deviations or more
	}
}

func TestSensibleNeedsAPositionAndChance(t *testing.T) {
	_, err := rook.Sensible{}.Move(rook.Position{})
	require.ErrorIs(t, err, rook.ErrBoard)
	_, err = rook.Sensible{}.Move(rook.Start(rook.Bounds{D: 1, R: 1}))
	require.ErrorIs(t, err, rook.ErrNoChance)
	huge := rook.Start(rook.Bounds{D: math.MaxInt, R: math.MaxInt})
	for range 100 {
		move, err := rook.NewSensible(newChance(1)).Move(huge)
		require.NoError(t, err)
		_, err = huge.Play(move)
		require.NoError(t, err)
	}
}
