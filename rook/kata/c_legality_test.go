package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheDirectionIsDOrR(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	for _, direction := range []string{"T", "", "r", "d", "DR", "RIGHT"} {
		require.Error(t, board.Legal(Move{Direction: direction, Tiles: 1}), "%q", direction)
	}
	require.NoError(t, board.Legal(Move{Direction: "D", Tiles: 1}))
	require.NoError(t, board.Legal(Move{Direction: "R", Tiles: 1}))
}

func TestAMoveHasAtLeastOneTile(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	for _, tiles := range []int{0, -1, -1200} {
		require.Error(t, board.Legal(Move{Direction: "R", Tiles: tiles}), tiles)
		require.Error(t, board.Legal(Move{Direction: "D", Tiles: tiles}), tiles)
	}
}

func TestAMoveStaysWithinTheBounds(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 6})
	board.Update("Ann", Move{Direction: "D", Tiles: 1})
	board.Update("Bob", Move{Direction: "R", Tiles: 2})
	require.NoError(t, board.Legal(Move{Direction: "D", Tiles: 3}))
	require.Error(t, board.Legal(Move{Direction: "D", Tiles: 4}))
	require.NoError(t, board.Legal(Move{Direction: "R", Tiles: 4}))
	require.Error(t, board.Legal(Move{Direction: "R", Tiles: 5}))
	require.Equal(t, Tiles{D: 1, R: 2}, board.State, "Legal makes no move")
}
