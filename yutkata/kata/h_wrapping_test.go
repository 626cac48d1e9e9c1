package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAThrowThatIsTooBigCarriesATokenAround(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(6)
	board.WrapAround()
	play(t, board, "A1 xxxx", "A1 oxxx")
	require.Equal(t, "[[A1],[],[],[],[],[]]", board.DisplayBoard(), "GEOL carries A1 from space 4 to 5, 6 and 1")
}

func TestTheExactThrowStillTakesATokenOffTheBoard(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(6)
	board.WrapAround()
	play(t, board, "A1 oooo", "A1 ooox")
	require.Equal(t, "[[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "B1 oooo", "B2 ooox")
	board.Script("ooox")
	_, err := board.Player("PlayerA").Throw()
	require.NoError(t, err)
	require.Error(t, board.Player("PlayerA").Move("A1"), "A1 has finished")
}

func TestATokenGoesAroundAsOftenAsTheThrowCarriesIt(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(2)
	board.WrapAround()
	play(t, board, "A1 oooo")
	require.Equal(t, "[[A1],[]]", board.DisplayBoard(), "MO carries A1 to 1, 2, 1, 2 and 1")
}

func TestATokenCatchesAfterGoingAround(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(6)
	board.WrapAround()
	play(t, board, "A1 oooo", "A2 ooox", "B1 oxxx", "A1 xxxx", "A2 ooox")
	require.Equal(t, "[[],[A2],[A1],[],[],[]]", board.DisplayBoard())
}
