package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPiecesOnAPositionMoveTogether(t *testing.T) {
	game := NewGame(2, 3)
	game.Pieces = [][]int{{0, 2, 2}, {0, 0, 0}}
	play(t, &game, []string{"yut", "do"}, 2, 0)
	require.Equal(t, [][]int{{1, 6, 6}, {0, 0, 0}}, sorted(game))
}

func TestAPieceThatLandsOnAnotherIsStacked(t *testing.T) {
	game := NewGame(2, 4)
	game.Pieces = [][]int{{0, 0, 2, 3}, {0, 0, 0, 0}}
	play(t, &game, []string{"yut", "gae"}, 2, 0)
	require.Equal(t, [][]int{{0, 2, 3, 6}, {0, 0, 0, 0}}, sorted(game), "the piece on 3 was only passed")
	game = NewGame(2, 4)
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 0}} // the assignment's example
	play(t, &game, []string{"yut", "gae"})
	require.NoError(t, game.Move(0, "gae"))
	require.Equal(t, [][]int{{0, 0, 2, 2}, {0, 0, 0, 0}}, sorted(game))
	require.NoError(t, game.Move(2, "yut"))
	require.Equal(t, [][]int{{0, 0, 6, 6}, {0, 0, 0, 0}}, sorted(game))
}

func TestPiecesOnAPositionGoBackAndArriveTogether(t *testing.T) {
	game := NewGame(2, 4)
	game.Pieces = [][]int{{0, 0, 29, 29}, {0, 0, 7, 7}}
	play(t, &game, []string{"do"}, 29)
	play(t, &game, []string{"back-do"}, 7)
	require.Equal(t, [][]int{{0, 0, 100, 100}, {0, 0, 6, 6}}, sorted(game))
}
