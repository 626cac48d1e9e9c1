package rook_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

// winsByForce returns the states in which the player to move can win. It uses no
// theory, but tries every move.
func winsByForce(t *testing.T, bounds rook.Bounds) map[rook.State]bool {
	t.Helper()
	wins := map[rook.State]bool{}
	for d := bounds.D; d >= 0; d-- {
		for r := bounds.R; r >= 0; r-- {
			state := rook.State{D: d, R: r}
			for down := d + 1; down <= bounds.D; down++ {
				wins[state] = wins[state] || !wins[rook.State{D: down, R: r}]
			}
			for right := r + 1; right <= bounds.R; right++ {
				wins[state] = wins[state] || !wins[rook.State{D: d, R: right}]
			}
		}
	}
	return wins
}

func TestTheTheoryAgreesWithBruteForceUpTo12x12(t *testing.T) {
	for n := range 13 {
		for m := range 13 {
			bounds := rook.Bounds{D: n, R: m}
			wins := winsByForce(t, bounds)
			var losing []rook.State
			for d := range n + 1 {
				for r := range m + 1 {
					position := at(d, r, n, m)
					if !wins[position.State] {
						losing = append(losing, position.State)
					}
					if position.Over() {
						continue
					}
					_, claimed := rook.WinningMove(position)
					require.Equal(t, wins[position.State], claimed, position)
					move, err := rook.Perfect{}.Move(position)
					require.NoError(t, err)
					after, err := position.Play(move)
					require.NoError(t, err)
					if claimed {
						require.False(t, wins[after.State], position)
					}
				}
			}
			require.Equal(t, losing, slices.Collect(rook.LosingStates(bounds)), bounds)
			require.EqualValues(t, len(losing), rook.NumLosingStates(bounds), bounds)
		}
	}
}

func TestLosingStatesOfHugeAndNegativeBoundsAreCounted(t *testing.T) {
	const most = math.MaxInt
	require.Equal(t, uint64(most)+1, rook.NumLosingStates(rook.Bounds{D: most, R: most}))
	for state := range rook.LosingStates(rook.Bounds{D: most, R: most - 2}) {
		require.Equal(t, rook.State{D: 2, R: 0}, state)
		break
	}
	for _, bounds := range []rook.Bounds{{D: -1, R: 4}, {D: 4, R: -7}, {D: math.MinInt, R: math.MinInt}} {
		require.Empty(t, slices.Collect(rook.LosingStates(bounds)), bounds)
		require.Zero(t, rook.NumLosingStates(bounds), bounds)
	}
}

func TestNoBoardIsTooLargeForTheTheory(t *testing.T) {
	move, wins := rook.WinningMove(rook.Start(rook.Bounds{D: math.MaxInt, R: 1}))
	require.True(t, wins)
	require.Equal(t, rook.Move{Direction: rook.Down, Tiles: math.MaxInt - 1}, move)
	_, wins = rook.WinningMove(rook.Start(rook.Bounds{D: math.MaxInt, R: math.MaxInt}))
	require.False(t, wins)
}
