package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAManCapturesByJumpingOverAPiece(t *testing.T) {
	require.Equal(t, "44x26", turnsOf(t, White, "w44 b35"))
	require.Equal(t, "44x62", turnsOf(t, Black, "b44 w53"))
	require.Equal(t, "44x26", turnsOf(t, White, "w44 B35"), "a king is captured in the same way")
}

func TestAManCapturesBackwardToo(t *testing.T) {
	require.Equal(t, "44x22", turnsOf(t, White, "w44 b33"))
	require.Equal(t, "44x66", turnsOf(t, Black, "b44 w55"))
	require.Equal(t, "39x57", turnsOf(t, White, "w39 b48"), "even from the last row")
}

func TestAManNeedsAFreeSquareBehindThePiece(t *testing.T) {
	require.Equal(t, "44-55", turnsOf(t, White, "w44 b35 b26"))
	require.Equal(t, "82-73", turnsOf(t, White, "w82 b93"), "93 is at the edge")
}

func TestAPlayersOwnPiecesAreNotCaptured(t *testing.T) {
	require.Equal(t, "35-26 35-46 44-55", turnsOf(t, White, "w44 w35"))
}

func TestCapturingIsMandatory(t *testing.T) {
	require.Equal(t, "44x26", turnsOf(t, White, "w44 b35 w71 K19"))
}

func TestAManCapturesSeveralPiecesInOneTurn(t *testing.T) {
	require.Equal(t, "44x26x48", turnsOf(t, White, "w44 b35 b37"))
	require.Equal(t, "00x22x44", turnsOf(t, White, "w00 b11 b33"), "in one line")
	require.Equal(t, "44x62x40", turnsOf(t, White, "w44 b53 b51"), "backward")
	require.Equal(t, "11x33x55x37", turnsOf(t, White, "w11 b22 b44 b46"))
}

func TestAManCanReturnToItsFirstSquare(t *testing.T) {
	require.Equal(t, "44x62x84x66x44 44x66x84x62x44", turnsOf(t, White, "w44 b53 b73 b75 b55"))
}
