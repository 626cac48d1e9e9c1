package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheHistoryHasAMoveForEachStateBeforeIt(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	board.Update("Ann", Move{Direction: "R", Tiles: 3})
	require.Equal(t, map[Tiles]Entry{
		{D: 0, R: 0}: {Player: "Ann", Move: Move{Direction: "R", Tiles: 3}},
	}, board.Data)
	board.Update("Bob", Move{Direction: "D", Tiles: 4})
	require.Equal(t, map[Tiles]Entry{
		{D: 0, R: 0}: {Player: "Ann", Move: Move{Direction: "R", Tiles: 3}},
		{D: 0, R: 3}: {Player: "Bob", Move: Move{Direction: "D", Tiles: 4}},
	}, board.Data)
}
