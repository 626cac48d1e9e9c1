package rook_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

func TestABoardHasACellForEachTile(t *testing.T) {
	require.Equal(t, ""+
		"|  R  |     |     |\n"+
		"|     |     |  X  |\n", rook.Start(rook.Bounds{D: 1, R: 2}).Diagram())
	require.Equal(t, ""+
		"|     |     |     |\n"+
		"|     |     |  R  |\n", at(1, 2, 1, 2).Diagram(), "the rook stands on the goal")
}

func TestABoardMayBeMarked(t *testing.T) {
	corner := func(tile rook.State) string {
		if tile.D == tile.R {
			return "*"
		}
		return ""
	}
	require.Equal(t, ""+
		"| R*  |     |\n"+
		"|     | X*  |\n", rook.Start(rook.Bounds{D: 1, R: 1}).MarkedDiagram(corner))
}

func TestAMarkThatIsTooLongWidensItsTile(t *testing.T) {
	require.Equal(t, "|Rmarked|Xmarked|\n", rook.Start(rook.Bounds{D: 0, R: 1}).MarkedDiagram(func(rook.State) string { return "marked" }))
}

func TestATileIsAsWideAsItsCharacters(t *testing.T) {
	require.Equal(t, "| Rçà | Xçà |\n", rook.Start(rook.Bounds{D: 0, R: 1}).MarkedDiagram(func(rook.State) string { return "çà" }))
}
