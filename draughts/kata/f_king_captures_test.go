package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAKingCapturesFromAnyDistanceAndLandsAnywhereBehind(t *testing.T) {
	require.Equal(t, "00x55 00x66 00x77 00x88 00x99", turnsOf(t, White, "K00 b44"))
	require.Equal(t, "99x22 99x33", turnsOf(t, Black, "B99 w44 b11"))
}

func TestAKingJumpsOverOnePieceAtATime(t *testing.T) {
	require.Equal(t, "00-11 00-22", turnsOf(t, White, "K00 b33 b44"))
	require.Equal(t, "11-02 11-22", turnsOf(t, White, "K00 w11 b33"), "over no piece of its own color")
	require.Equal(t, "00x55 00x66 00x77", turnsOf(t, White, "K00 b44 w88 w99"))
	require.Equal(t, "00x55x77 00x55x88 00x55x99", turnsOf(t, White, "K00 b44 b66"))
}

func TestAKingChangesDirectionBetweenJumps(t *testing.T) {
	require.Equal(t, "00x44x08 00x44x17 00x44x26", turnsOf(t, White, "K00 b33 b35"))
}

func TestTheSquareWhereAPieceStartedIsFree(t *testing.T) {
	require.Equal(t, "44x62x84x66x00 44x62x84x66x11", turnsOf(t, White, "K44 b75 b53 b73 b22"))
}

func TestACapturedPieceStaysUntilTheTurnIsOver(t *testing.T) {
	require.Equal(t, "91x55x22x40", turnsOf(t, White, "K91 b73 b33 b31 b84"), "73 protects 84")
}

func TestAKingAndAManThatCaptureEquallyManyPiecesMayBothCapture(t *testing.T) {
	require.Equal(t, "00x55 00x66 00x77 00x88 00x99 80x62", turnsOf(t, White, "K00 b44 w80 b71"))
}

func TestACrownedManDoesNotContinueAsAKing(t *testing.T) {
	require.Equal(t, "17x39", turnsOf(t, White, "w17 b28 b66"))
}
