package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestACaughtTokenStartsAgain(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oxxx", "B1 oxxx")
	require.Equal(t, "[[],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "A1 ooxx")
	require.Equal(t, "[[],[A1],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
