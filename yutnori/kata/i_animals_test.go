package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAnimalsHaveFourPieces(t *testing.T) {
	game := NewAnimalGame("pig", "dog", "cow")
	require.Equal(t, [][]int{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}, game.Pieces)
	require.Equal(t, []string{"pig", "dog", "cow"}, game.Animals)
	require.Equal(t, 1, game.Throws)
}

func TestTheTurnOfAnAnimalThatCatchesAPigIsOver(t *testing.T) {
	for _, animal := range []string{"pig", "dog", "sheep", "cow"} {
		game := NewAnimalGame(animal, "pig")
		game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 4}}
		require.NoError(t, game.Throw("yut"))
		require.NoError(t, game.Throw("gae"))
		require.NoError(t, game.Move(2, "gae"))
		require.Equal(t, [][]int{{0, 0, 0, 4}, {0, 0, 0, 0}}, sorted(game))
		require.Empty(t, game.YutList, "yut is lost")
		require.Equal(t, 1, game.Turn, animal)
	}
}

func TestAPigThatCatchesThrowsAgain(t *testing.T) {
	game := NewAnimalGame("pig", "dog")
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 4}}
	play(t, &game, []string{"gae"}, 2)
	require.Equal(t, 0, game.Turn)
	require.Equal(t, 1, game.Throws)
}

func TestADogThrowsAgainAfterGeol(t *testing.T) {
	game := NewAnimalGame("dog", "pig", "dog")
	play(t, &game, []string{"geol", "geol", "do"}, 0, 3, 6)
	require.NoError(t, game.Throw("geol"))
	require.Error(t, game.Throw("do"), "a pig does not throw again")
	require.NoError(t, game.Move(0, "geol"))
	require.NoError(t, game.Throw("geol"))
	require.NoError(t, game.Throw("do"), "the other dog throws again, too")
	game = NewAnimalGame("dog", "sheep")
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 4}}
	play(t, &game, []string{"gae"}, 2)
	require.NoError(t, game.Throw("geol"))
	require.NoError(t, game.Throw("do"), "a dog that has caught somebody throws again after geol, too")
}

func TestASheepThatCatchesThrowsTwice(t *testing.T) {
	game := NewAnimalGame("sheep", "cow")
	game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 4, 4}}
	play(t, &game, []string{"gae"}, 2)
	require.Equal(t, 2, game.Throws, "although two pieces are caught")
	play(t, &game, []string{"mo", "do", "yut", "gae"}, 4, 9, 0, 0)
	require.Equal(t, [][]int{{0, 2, 4, 10}, {0, 0, 0, 0}}, sorted(game))
	require.Equal(t, 1, game.Turn)
}

func TestACowAlwaysTakesTheSameWay(t *testing.T) {
	game := NewAnimalGame("cow", "pig")
	game.Pieces = [][]int{{4, 5, 15, 22}, {0, 0, 0, 0}}
	play(t, &game, []string{"yut", "yut", "yut", "gae"}, 5, 22, 15, 4)
	require.Equal(t, [][]int{{16, 19, 20, 23}, {0, 0, 0, 0}}, sorted(game))
	game = NewAnimalGame("cow", "pig")
	game.Pieces = [][]int{{0, 0, 0, 15}, {0, 0, 0, 0}}
	play(t, &game, []string{"back-do"}, 15)
	require.Equal(t, [][]int{{0, 0, 0, 24}, {0, 0, 0, 0}}, sorted(game))
}
