package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestANewBoardHas15EmptySpaces(t *testing.T) {
	board := NewGameBoard()
	require.Equal(t, "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
