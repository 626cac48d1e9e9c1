package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAKingMovesAnyDistanceInAnyDirection(t *testing.T) {
	require.Equal(t, "22-00 22-04 22-11 22-13 22-31 22-33 22-40 22-44 22-55 22-66 22-77 22-88 22-99", turnsOf(t, White, "K22"))
	require.Equal(t, "91-19 91-28 91-37 91-46 91-55 91-64 91-73 91-80 91-82", turnsOf(t, Black, "B91"))
}

func TestAKingMovesUpToTheNextPiece(t *testing.T) {
	require.Equal(t, "00-11 00-22", turnsOf(t, White, "K00 b33 b44"))
	require.Equal(t, "00-11 00-22 33-24 33-44", turnsOf(t, White, "K00 w33"))
}
