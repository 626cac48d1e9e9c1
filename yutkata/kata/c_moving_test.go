package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// play plays turns such as "A1 ooox": PlayerA throws these sticks, and moves A1.
func play(t *testing.T, board *GameBoard, turns ...string) {
	t.Helper()
	for _, turn := range turns {
		token, sticks := turn[:2], Throw(turn[3:])
		player := board.Player("Player" + token[:1])
		board.Script(sticks)
		throw, err := player.Throw()
		require.NoError(t, err, turn)
		require.Equal(t, sticks, throw)
		require.NoError(t, player.Move(token), turn)
	}
}

func TestATokenEntersTheBoard(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 xxxo")
	require.Equal(t, "[[],[],[A1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestATokenMovesOn(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 ooxx", "B1 ooox", "A1 oxxx")
	require.Equal(t, "[[B1],[],[],[],[A1],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestTokensOfAPlayerShareASpaceAndMoveOneByOne(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A2 ooxx", "B1 ooox", "A1 ooxx")
	require.Equal(t, "[[B1],[A1,A2],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "B2 ooox", "A2 oxxx")
	require.Equal(t, "[[B1,B2],[A1],[],[],[A2],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
