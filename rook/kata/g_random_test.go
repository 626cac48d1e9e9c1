package kata

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// at returns a board with the rook in a state.
func at(state, bounds Tiles) Board {
	board := NewBoard(bounds)
	board.State = state
	return board
}

// movesOf returns how often a strategy makes each move.
func movesOf(strategy func(Board, *rand.Rand) Move, board Board) map[Move]int {
	random := rand.New(rand.NewPCG(1, 2))
	moves := map[Move]int{}
	for range 200 {
		moves[strategy(board, random)]++
	}
	return moves
}

func TestRandomMakesEachLegalMove(t *testing.T) {
	board := at(Tiles{D: 1, R: 2}, Tiles{D: 3, R: 5})
	moves := movesOf(Random, board)
	for move := range moves {
		require.NoError(t, board.Legal(move), move)
	}
	require.Len(t, moves, 2+3)
}

func TestRandomPicksTheDirectionFirst(t *testing.T) {
	moves := movesOf(Random, NewBoard(Tiles{D: 1, R: 9}))
	require.InDelta(t, 100, moves[Move{Direction: "D", Tiles: 1}], 45, "of 200 moves")
}

func TestRandomAtAWallTakesTheOtherDirection(t *testing.T) {
	for _, state := range []Tiles{{D: 4, R: 1}, {D: 1, R: 4}} {
		board := at(state, Tiles{D: 4, R: 4})
		moves := movesOf(Random, board)
		require.Len(t, moves, 3)
		for move := range moves {
			require.NoError(t, board.Legal(move), move)
		}
	}
}
