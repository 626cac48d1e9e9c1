package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlayersTakeTurns(t *testing.T) {
	board := NewGameBoard()
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 ooox")
	require.Equal(t, "PlayerB", board.Turn())
	play(t, board, "B1 oxxx")
	require.Equal(t, "PlayerA", board.Turn())
}
