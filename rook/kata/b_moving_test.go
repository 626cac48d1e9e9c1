package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAMoveRIGHTChangesOnlyR(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	board.Update("Ann", Move{Direction: "R", Tiles: 3})
	require.Equal(t, Tiles{D: 0, R: 3}, board.State)
	require.Equal(t, Tiles{D: 4, R: 4}, board.Bounds)
}

func TestAMoveDOWNChangesOnlyD(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	board.Update("Ann", Move{Direction: "D", Tiles: 2})
	require.Equal(t, Tiles{D: 2, R: 0}, board.State)
}

func TestMovesAddUp(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	board.Update("Ann", Move{Direction: "D", Tiles: 2})
	board.Update("Bob", Move{Direction: "R", Tiles: 1})
	board.Update("Ann", Move{Direction: "D", Tiles: 1})
	require.Equal(t, Tiles{D: 3, R: 1}, board.State)
}
