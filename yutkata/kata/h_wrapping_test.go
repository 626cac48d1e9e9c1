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
