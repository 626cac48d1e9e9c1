package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPieceMovesAsFarAsTheResult(t *testing.T) {
	require.Equal(t, 1, MovePlayer(0, "do"))
	require.Equal(t, 2, MovePlayer(0, "gae"))
	require.Equal(t, 3, MovePlayer(0, "geol"))
	require.Equal(t, 4, MovePlayer(0, "yut"))
	require.Equal(t, 5, MovePlayer(0, "mo"))
	require.Equal(t, 13, MovePlayer(11, "gae"))
}

func TestAPieceThatPassesAStarGoesStraightOn(t *testing.T) {
	require.Equal(t, 6, MovePlayer(4, "gae"))
	require.Equal(t, 12, MovePlayer(9, "geol"))
	require.Equal(t, 16, MovePlayer(14, "gae"))
}

func TestTheWayAroundTheBoardLeadsTo29(t *testing.T) {
	require.Equal(t, 29, MovePlayer(19, "do"))
	require.Equal(t, 29, MovePlayer(17, "geol"))
}

func TestAPieceThatStopsOn5TakesTheShortWay(t *testing.T) {
	require.Equal(t, 20, MovePlayer(5, "do"))
	require.Equal(t, 22, MovePlayer(5, "geol"))
	require.Equal(t, 24, MovePlayer(5, "mo"))
	require.Equal(t, 23, MovePlayer(21, "gae"), "it passes 22")
	require.Equal(t, 16, MovePlayer(24, "gae"))
}

func TestAPieceThatStopsOn10TakesTheShortWay(t *testing.T) {
	require.Equal(t, 25, MovePlayer(10, "do"))
	require.Equal(t, 22, MovePlayer(10, "geol"))
	require.Equal(t, 27, MovePlayer(26, "gae"), "it passes 22")
	require.Equal(t, 29, MovePlayer(28, "do"))
}

func TestAPieceThatStopsOn22TakesTheShortWay(t *testing.T) {
	require.Equal(t, 27, MovePlayer(22, "do"))
	require.Equal(t, 29, MovePlayer(22, "geol"))
}
