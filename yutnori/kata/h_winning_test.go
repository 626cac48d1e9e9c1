package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPlayerWhosePiecesHaveAllArrivedWins(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{29, 28}, {0, 0}}
	play(t, &game, []string{"mo", "do"}, 29)
	require.Equal(t, -1, game.Winner, "one piece is still on the board")
	require.NoError(t, game.Move(28, "do"))
	require.Equal(t, -1, game.Winner, "29 is not beyond 29")
	play(t, &game, []string{"do"}, 0)
	play(t, &game, []string{"do"}, 29)
	require.Equal(t, 0, game.Winner)
}

func TestTheGameIsOverAtOnce(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 0}, {100, 29}}
	game.Turn = 1
	play(t, &game, []string{"yut", "do"}, 29)
	require.Equal(t, 1, game.Winner, "do was not needed")
	require.Error(t, game.Throw("do"))
	require.Error(t, game.Move(100, "do"))
	require.Error(t, game.Move(0, "do"))
}
