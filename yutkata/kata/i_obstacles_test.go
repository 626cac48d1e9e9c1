package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAnObstacleCostsATurn(t *testing.T) {
	board := NewGameBoard()
	board.MissTurn(2)
	play(t, board, "A1 ooxx", "B1 ooox")
	require.Equal(t, "PlayerB", board.Turn(), "PlayerA misses a turn")
	play(t, board, "B1 xxxx", "B1 ooox")
	require.Equal(t, "PlayerA", board.Turn(), "PlayerA misses only one turn")
}
