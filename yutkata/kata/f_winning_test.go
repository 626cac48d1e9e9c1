package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheExactThrowTakesATokenOffTheBoard(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oooo", "A1 oooo", "A1 oooo")
	require.Equal(t, "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	board.Script("ooox")
	_, err := board.Player("PlayerA").Throw()
	require.NoError(t, err, "the last MO has earned a throw, too")
	require.Error(t, board.Player("PlayerA").Move("A1"), "A1 has finished")
	require.NoError(t, board.Player("PlayerA").Move("A2"))
	require.Equal(t, "[[A2],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestAFinishedTokenIsNotCaught(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oooo", "A1 oooo", "A1 oooo", "A2 ooxx", "B1 oooo", "B1 oooo", "B1 oooo", "B2 ooox")
	board.Script("ooox")
	_, err := board.Player("PlayerA").Throw()
	require.NoError(t, err)
	require.Error(t, board.Player("PlayerA").Move("A1"), "A1 has finished, and so has B1 on the same space")
}

func TestAThrowThatIsTooBigMovesNothing(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oooo", "A1 oooo", "A1 ooxx", "B1 ooox", "A1 xxxx")
	require.Equal(t, "[[B1],[],[],[],[],[],[],[],[],[],[],[A1],[],[],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerA", board.Turn(), "YUT earns a throw even here")
	play(t, board, "A1 ooxx", "B1 oooo", "B1 ooox")
	require.Equal(t, "[[],[],[],[],[],[],[B1],[],[],[],[],[],[],[A1],[]]", board.DisplayBoard())
	play(t, board, "A1 ooxx")
	require.Equal(t, "[[],[],[],[],[],[],[B1],[],[],[],[],[],[],[A1],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerB", board.Turn(), "GE has been used")
}

func TestTheFirstPlayerWhoseTokensHaveAllFinishedWins(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oooo", "A1 oooo", "A1 xxxx", "A2 ooox", "B1 oooo", "B1 oooo", "B1 oooo")
	play(t, board, "B2 oooo", "B2 oooo", "B2 oxxx", "A1 ooox")
	require.Empty(t, board.Winner(), "A1 and B1 have finished, and A2 and B2 have not")
	play(t, board, "B2 ooxx")
	require.Equal(t, "PlayerB", board.Winner())
	for _, player := range []string{"PlayerA", "PlayerB"} {
		_, err := board.Player(player).Throw()
		require.Error(t, err, "the game is over")
	}
}

func TestYUTAndMOEarnNoThrowAfterTheEnd(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oooo", "A1 oooo", "A1 oooo", "A2 oooo", "A2 oooo")
	require.Empty(t, board.Winner(), "A2 has not finished")
	play(t, board, "A2 oooo")
	require.Equal(t, "PlayerA", board.Winner())
	_, err := board.Player("PlayerA").Throw()
	require.Error(t, err, "the game is over")
	require.Error(t, board.Player("PlayerA").Move("A1"), "the game is over")
}

// The kata's example shows three moments of a game. Other turns lead from one to the next.
func TestTheExampleOfTheKata(t *testing.T) {
	board := NewGameBoard()
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 xxxo")
	require.Equal(t, "[[],[],[A1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerB", board.Turn())
	play(t, board, "B1 xxxo")
	require.Equal(t, "[[],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())

	play(t, board, "A1 ooxx", "B1 oooo", "B1 xxxo", "A1 ooxx", "B2 oooo", "B2 oooo", "B2 xxxo", "A2 xxxo", "B2 xxxo", "A2 xooo")
	require.Equal(t, "[[],[],[],[A1,A2],[],[],[],[],[],[],[B1],[],[B2],[],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerB", board.Turn())
	play(t, board, "B1 xxxx")
	require.Equal(t, "[[],[],[],[A1,A2],[],[],[],[],[],[],[],[],[B2],[],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerB", board.Turn(), "YUT earns another throw")
	play(t, board, "B2 xxxo")
	require.Equal(t, "[[],[],[],[A1,A2],[],[],[],[],[],[],[],[],[B2],[],[]]", board.DisplayBoard())

	play(t, board, "A1 xxxx", "A1 xxxo", "B2 xxxo", "A2 xxxo", "B2 xxxo", "A2 xooo")
	require.Equal(t, "[[],[],[],[],[],[],[],[A2],[],[],[A1],[],[B2],[],[]]", board.DisplayBoard())
	require.Equal(t, "PlayerB", board.Turn())
	play(t, board, "B2 xoxo")
	require.Equal(t, "PlayerB", board.Winner())
}
