package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheBoardHasAnyNumberOfSpaces(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(4)
	require.Equal(t, "[[],[],[],[]]", board.DisplayBoard())
	play(t, board, "A1 oxxx", "B1 xxxx", "B2 ooxx", "A1 ooxx")
	require.Equal(t, "[[],[B2],[A1],[]]", board.DisplayBoard(), "B1 has finished, and GE is too big for A1")
	board = NewGameBoard()
	board.SetSpaces(21)
	play(t, board, "A1 oooo", "A1 oooo", "A1 oooo", "A1 oooo")
	require.Equal(t, "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[A1],[]]", board.DisplayBoard())
}

func TestPlayersHaveAnyNumberOfTokens(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(5)
	board.SetTokens(3)
	play(t, board, "A3 oxxx", "B2 ooxx", "A1 oxxx", "B3 ooxx", "A2 oxxx", "B1 ooxx")
	require.Equal(t, "[[],[B1,B2,B3],[A1,A2,A3],[],[]]", board.DisplayBoard())
	play(t, board, "A2 oxxx", "B2 ooox")
	require.Equal(t, "[[],[B1,B3],[B2],[],[]]", board.DisplayBoard(), "GEOL was too big for A2, and A1, A2 and A3 are caught")
	play(t, board, "A1 oooo", "A2 oooo")
	require.Empty(t, board.Winner(), "A3 has not finished")
	play(t, board, "A3 oooo")
	require.Equal(t, "PlayerA", board.Winner())
	board = NewGameBoard()
	board.SetTokens(1)
	_, err := board.Player("PlayerA").Throw()
	require.NoError(t, err)
	require.Error(t, board.Player("PlayerA").Move("A2"))
}

func TestMoreThanTwoPlayersTakeTurns(t *testing.T) {
	board := NewGameBoard()
	board.SetPlayers(3)
	play(t, board, "A1 oxxx", "B1 ooox")
	require.Equal(t, "PlayerC", board.Turn())
	play(t, board, "C1 ooxx")
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A2 ooxx")
	require.Equal(t, "[[B1],[A2],[A1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard(), "C1 is caught")
	board = NewGameBoard()
	board.SetPlayers(26)
	for letter := 'A'; letter <= 'Z'; letter++ {
		require.Equal(t, "Player"+string(letter), board.Turn())
		play(t, board, string(letter)+"1 ooox")
	}
	require.Equal(t, "PlayerA", board.Turn())
	require.Equal(t, "[[Z1],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
