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

func TestYUTAndMOEarnAnotherThrow(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 xxxx")
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 oooo")
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 oxxx")
	require.Equal(t, "PlayerB", board.Turn())
}
