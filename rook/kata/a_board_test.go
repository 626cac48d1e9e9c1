package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheRookStartsAtTheTopLeft(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 6})
	require.Equal(t, Tiles{D: 4, R: 6}, board.Bounds)
	require.Equal(t, Tiles{D: 0, R: 0}, board.State)
}

func TestTheGameHasNoHistoryAtItsStart(t *testing.T) {
	board := NewBoard(Tiles{D: 4, R: 4})
	require.NotNil(t, board.Data)
	require.Empty(t, board.Data)
}
