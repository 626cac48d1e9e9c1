package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlayersTakeTurns(t *testing.T) {
	board := NewGameBoard()
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 ooox")
	require.Equal(t, "PlayerB", board.Turn())
	play(t, board, "B1 oxxx")
	require.Equal(t, "PlayerA", board.Turn())
}

func TestYUTAndMOEarnAnotherThrow(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 xxxx")
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 oooo")
	require.Equal(t, "PlayerA", board.Turn())
	play(t, board, "A1 oxxx")
	require.Equal(t, "PlayerB", board.Turn())
}

func TestTheRightPlayerThrowsOnceAndThenMovesOnce(t *testing.T) {
	board := NewGameBoard()
	playerA, playerB := board.Player("PlayerA"), board.Player("PlayerB")
	_, err := playerB.Throw()
	require.Error(t, err, "PlayerA begins")
	board.Script("xxxx")
	_, err = playerA.Throw()
	require.NoError(t, err)
	board.Script("ooox")
	_, err = playerA.Throw()
	require.Error(t, err, "YUT must be used first")
	require.Error(t, playerB.Move("B1"), "YUT is PlayerA's")
	require.NoError(t, playerA.Move("A1"))
	require.Error(t, playerA.Move("A1"), "the throw that YUT has earned comes first")
	require.Error(t, NewGameBoard().Player("PlayerA").Move("A1"), "there is no throw to use")
	require.Equal(t, "[[],[],[],[A1],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestAPlayerMovesOnlyOwnTokens(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 ooox", "B1 oxxx")
	board.Script("ooxx")
	_, err := board.Player("PlayerA").Throw()
	require.NoError(t, err)
	for _, token := range []string{"B1", "A3", "A0", "A01", "a1", "A", ""} {
		require.Error(t, board.Player("PlayerA").Move(token), token)
		require.Equal(t, "[[A1],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	}
	require.NoError(t, board.Player("PlayerA").Move("A2"), "GE can still be used")
	require.Equal(t, "[[A1],[A2],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
