package kata

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// play throws all results, and then uses them to move pieces from the positions.
func play(t *testing.T, game *Game, results []string, positions ...int) {
	t.Helper()
	for _, result := range results {
		require.NoError(t, game.Throw(result), result)
	}
	for i, position := range positions {
		require.NoError(t, game.Move(position, results[i]), "%s from %d", results[i], position)
	}
}

func TestAllPiecesBeginInTheHand(t *testing.T) {
	game := NewGame(3, 4)
	require.Equal(t, [][]int{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}, game.Pieces)
	require.Equal(t, 0, game.Turn)
	require.Equal(t, 1, game.Throws)
	require.Equal(t, -1, game.Winner)
}

func TestAResultIsInTheListUntilItIsUsed(t *testing.T) {
	game := NewGame(2, 2)
	require.NoError(t, game.Throw("gae"))
	require.Equal(t, []string{"gae"}, game.YutList)
	require.NoError(t, game.Move(0, "gae"))
	require.Empty(t, game.YutList)
	require.Equal(t, [][]int{{0, 2}, {0, 0}}, sorted(game), "one piece departs")
}

// sorted returns each player's pieces in order.
func sorted(game Game) (pieces [][]int) {
	for _, own := range game.Pieces {
		pieces = append(pieces, slices.Sorted(slices.Values(own)))
	}
	return pieces
}

func TestPlayersTakeTurns(t *testing.T) {
	game := NewGame(3, 2)
	play(t, &game, []string{"do"}, 0)
	require.Equal(t, 1, game.Turn)
	play(t, &game, []string{"gae"}, 0)
	require.Equal(t, 2, game.Turn)
	play(t, &game, []string{"geol"}, 0)
	require.Equal(t, 0, game.Turn)
	play(t, &game, []string{"geol"}, 1)
	require.Equal(t, [][]int{{0, 4}, {0, 2}, {0, 3}}, sorted(game))
}

func TestYutAndMoAreThrownAgainBeforeTheMoves(t *testing.T) {
	game := NewGame(2, 2)
	require.NoError(t, game.Throw("mo"))
	require.Error(t, game.Move(0, "mo"), "the player throws again first")
	require.NoError(t, game.Throw("yut"))
	require.NoError(t, game.Throw("do"))
	require.Error(t, game.Throw("do"), "do is not thrown again")
	require.Equal(t, []string{"do", "yut", "mo"}, game.YutList)
	require.NoError(t, game.Move(0, "yut"))
	require.NoError(t, game.Move(4, "do"))
	require.Equal(t, 0, game.Turn, "mo is not used")
	require.NoError(t, game.Move(5, "mo"))
	require.Equal(t, [][]int{{0, 24}, {0, 0}}, sorted(game))
	require.Equal(t, 1, game.Turn)
}

func TestOtherResultsAreNotThrownAgain(t *testing.T) {
	for _, result := range []string{"back-do", "do", "gae", "geol"} {
		game := NewGame(2, 2)
		require.NoError(t, game.Throw(result))
		require.Error(t, game.Throw(result), result)
		require.Equal(t, []string{result}, game.YutList)
	}
}

func TestTheSameResultTwiceIsUsedTwice(t *testing.T) {
	game := NewGame(2, 2)
	play(t, &game, []string{"yut", "yut", "do"}, 0, 4, 8)
	require.Equal(t, [][]int{{0, 9}, {0, 0}}, sorted(game))
	require.Equal(t, 1, game.Turn)
}

func TestAMoveThatIsNotPossibleChangesNothing(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{3, 100}, {0, 7}}
	require.Error(t, game.Throw("back-gae"), "it is not in the basic game")
	require.Error(t, game.Move(3, "do"), "the sticks must be thrown first")
	require.NoError(t, game.Throw("gae"))
	for _, position := range []int{0, 7, 100, 30, -1} {
		require.Error(t, game.Move(position, "gae"), "from %d", position)
	}
	require.Error(t, game.Move(3, "do"), "it was not thrown")
	require.Equal(t, [][]int{{3, 100}, {0, 7}}, sorted(game))
	require.Equal(t, []string{"gae"}, game.YutList)
	require.NoError(t, game.Move(3, "gae"))
	require.Equal(t, [][]int{{5, 100}, {0, 7}}, sorted(game))
}

func TestBackDoBringsNoPieceOntoTheBoard(t *testing.T) {
	game := NewGame(2, 2)
	play(t, &game, []string{"back-do"}, 0)
	require.Equal(t, [][]int{{0, 0}, {0, 0}}, sorted(game))
	require.Equal(t, 1, game.Turn, "nothing happens, and it is the next player's turn")
}

func TestBackDoMovesAPieceThatIsOnTheBoard(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 7}, {0, 0}}
	require.NoError(t, game.Throw("back-do"))
	require.Error(t, game.Move(0, "back-do"), "the piece on 7 must go back")
	require.NoError(t, game.Move(7, "back-do"))
	require.Equal(t, [][]int{{0, 6}, {0, 0}}, sorted(game))
}
