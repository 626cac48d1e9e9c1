package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheBoardHasAnyNumberOfSpaces(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(4)
	require.Equal(t, "[[],[],[],[]]", board.DisplayBoard())
	play(t, board, "A1 oxxx", "B1 xxxx", "B2 ooxx", "A1 ooxx")
	require.Equal(t, "[[],[B2],[A1],[]]", board.DisplayBoard(), "B1 has finished, and GE is too big for A1")
	board = NewGameBoard()
	board.SetSpaces(20)
	play(t, board, "A1 oooo", "A1 oooo", "A1 oooo", "A1 xxxx")
	require.Equal(t, "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[A1],[]]", board.DisplayBoard())
}
