package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAWhiteManStepsUp(t *testing.T) {
	require.Equal(t, "44-35 44-55", turnsOf(t, White, "w44"))
}

func TestABlackManStepsDown(t *testing.T) {
	require.Equal(t, "44-33 44-53", turnsOf(t, Black, "b44"))
}

func TestAManStaysOnTheBoard(t *testing.T) {
	require.Equal(t, "04-15", turnsOf(t, White, "w04"))
	require.Equal(t, "97-86", turnsOf(t, Black, "b97"))
	require.Empty(t, turnsOf(t, White, "w39"), "the last row")
}

func TestOnlyThePlayersPiecesMove(t *testing.T) {
	require.Equal(t, "22-13 22-33", turnsOf(t, White, "w22 b88"))
	require.Equal(t, "88-77 88-97", turnsOf(t, Black, "w22 b88"))
	require.Empty(t, turnsOf(t, Black, "w22"))
}

func TestNoManStepsOntoAPiece(t *testing.T) {
	require.Equal(t, "44-35 55-46 55-66", turnsOf(t, White, "w44 w55"))
	require.Equal(t, "44-35", turnsOf(t, White, "w44 b55 b66"))
}
