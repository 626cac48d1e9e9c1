package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCaughtPiecesStartAgain(t *testing.T) {
	game := NewGame(2, 4)
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 5, 5, 5}}
	play(t, &game, []string{"geol"}, 2)
	require.Equal(t, [][]int{{0, 0, 0, 5}, {0, 0, 0, 0}}, sorted(game))
}

func TestAPlayerWhoCatchesThrowsAgain(t *testing.T) {
	game := NewGame(2, 4)
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 5, 5}}
	play(t, &game, []string{"geol"}, 2)
	require.Equal(t, 0, game.Turn)
	require.Equal(t, 1, game.Throws, "once, although two pieces are caught")
	play(t, &game, []string{"mo", "do"}, 5, 0)
	require.Equal(t, 1, game.Turn)
	require.Equal(t, [][]int{{0, 0, 1, 24}, {0, 0, 0, 0}}, sorted(game))
}

func TestYutAndMoCatchLikeOtherResults(t *testing.T) {
	for result, from := range map[string]int{"yut": 2, "mo": 1} {
		game := NewGame(2, 2)
		game.Pieces = [][]int{{0, from}, {0, 6}}
		require.NoError(t, game.Throw(result))
		require.NoError(t, game.Throw("do"))
		require.NoError(t, game.Move(from, result))
		require.Equal(t, [][]int{{0, 6}, {0, 0}}, sorted(game))
		require.Equal(t, 1, game.Throws, result)
		require.Equal(t, []string{"do"}, game.YutList)
	}
}

func TestAPassedPieceIsNotCaught(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 2}, {3, 4}}
	play(t, &game, []string{"geol"}, 2)
	require.Equal(t, [][]int{{0, 5}, {3, 4}}, sorted(game))
	require.Equal(t, 1, game.Turn)
}

func TestBackDoCatches(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 2}, {0, 1}}
	play(t, &game, []string{"back-do"}, 2)
	require.Equal(t, [][]int{{0, 1}, {0, 0}}, sorted(game))
	require.Equal(t, 1, game.Throws)
}

func TestAPieceOn29IsCaught(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 18}, {0, 29}}
	play(t, &game, []string{"gae"}, 18)
	require.Equal(t, [][]int{{0, 29}, {0, 0}}, sorted(game))
}

func TestArrivedPiecesAreNotCaught(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 29}, {0, 100}}
	play(t, &game, []string{"do"}, 29)
	require.Equal(t, [][]int{{0, 100}, {0, 100}}, sorted(game))
}
