package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestACaughtTokenStartsAgain(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oxxx", "B1 oxxx")
	require.Equal(t, "[[],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "A1 ooxx")
	require.Equal(t, "[[],[A1],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestTokensThatShareASpaceAreCaughtTogether(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oxxx", "B1 ooox", "A2 oxxx", "B1 ooxx")
	require.Equal(t, "[[],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestATokenThatIsPassedStays(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 ooox", "B1 oxxx")
	require.Equal(t, "[[A1],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestOnlyYUTAndMOEarnAThrow(t *testing.T) {
	board := NewGameBoard()
	play(t, board, "A1 oxxx", "B1 oxxx")
	require.Equal(t, "PlayerA", board.Turn(), "catching A1 earns no throw")
	play(t, board, "A1 xxxx", "A1 ooox", "B1 ooxx")
	require.Equal(t, "PlayerA", board.Turn(), "catching A1 earns no throw")
	play(t, board, "A1 oooo")
	require.Equal(t, "PlayerA", board.Turn(), "MO catches B1, and earns a throw")
	require.Equal(t, "[[],[],[],[],[A1],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}
