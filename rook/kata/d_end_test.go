package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheGameEndsAtTheBounds(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 6})
	require.False(t, board.Over())
	board.Update("Ann", Move{Direction: "D", Tiles: 4})
	require.False(t, board.Over(), "the rook can still move RIGHT")
	board.Update("Bob", Move{Direction: "R", Tiles: 5})
	require.False(t, board.Over(), "the rook can still move RIGHT")
	board.Update("Ann", Move{Direction: "R", Tiles: 1})
	require.True(t, board.Over())
}

func TestOneRowIsABoard(t *testing.T) {
	board := NewBoard(Tiles{D: 0, R: 2})
	require.False(t, board.Over())
	board.Update("Ann", Move{Direction: "R", Tiles: 2})
	require.True(t, board.Over())
}
