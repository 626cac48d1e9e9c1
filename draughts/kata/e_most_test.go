package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheMostPiecesMustBeCaptured(t *testing.T) {
	require.Equal(t, "44x66x88", turnsOf(t, White, "w44 b35 b55 b77"))
	require.Equal(t, "44x22x00", turnsOf(t, Black, "b44 w55 w33 w11 w88"))
}

func TestTheMostPiecesOfAllCapturesMustBeCaptured(t *testing.T) {
	require.Equal(t, "80x62x84", turnsOf(t, White, "w80 b71 b73 w22 b33"))
	require.Equal(t, "22x44 80x62", turnsOf(t, White, "w80 b71 w22 b33"), "equal captures are all valid")
}

func TestAManThatOnlyPassesTheLastRowStaysAMan(t *testing.T) {
	require.Equal(t, "17x39x57", turnsOf(t, White, "w17 b28 b48"))
	require.Equal(t, "82x60x42", turnsOf(t, Black, "b82 w71 w51"))
}

func TestACapturedKingCountsAsMuchAsAMan(t *testing.T) {
	require.Equal(t, "80x62x44", turnsOf(t, White, "w80 b71 b53 w02 B13"))
}
