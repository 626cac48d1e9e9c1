package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestBackDoMovesAPieceOneSpaceBack(t *testing.T) {
	require.Equal(t, 1, MovePlayer(2, "back-do"))
	require.Equal(t, 9, MovePlayer(10, "back-do"))
	require.Equal(t, 18, MovePlayer(19, "back-do"))
}

func TestBackDoOnTheShortWays(t *testing.T) {
	for from, to := range map[int]int{15: 14, 20: 5, 21: 20, 22: 21, 23: 22, 24: 23, 25: 10, 26: 25, 27: 22, 28: 27} {
		require.Equal(t, to, MovePlayer(from, "back-do"), "from %d", from)
	}
}

func TestBackDoAround29(t *testing.T) {
	require.Equal(t, 29, MovePlayer(1, "back-do"))
	require.Equal(t, 19, MovePlayer(29, "back-do"))
}
