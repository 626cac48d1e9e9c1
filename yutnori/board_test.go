package yutnori_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// spot returns the name of a cell. It sees the board as a ring of twenty cells,
// counterclockwise from the lower right corner, with a center, and with four spokes of
// two cells that lead inward from the corners. It uses no rows, columns, turns or
// mirrors.
func spot(corner, direction, position int) string {
	around := func(steps int) int { return ((5*corner+direction*steps)%20 + 20) % 20 }
	spoke := func(steps, depth int) string { return fmt.Sprintf("spoke %d depth %d", around(steps)/5, depth) }
	switch {
	case position == 29:
		return fmt.Sprintf("ring %d", around(0))
	case position < 20:
		return fmt.Sprintf("ring %d", around(position))
	case position < 22:
		return spoke(5, position-19)
	case position == 22:
		return "center"
	case position < 25:
		return spoke(15, 25-position)
	case position < 27:
		return spoke(10, position-24)
	default:
		return spoke(0, 29-position)
	}
}

func TestTeamsOfAnyCornerAndDirectionShareTheCells(t *testing.T) {
	cells := map[string]yutnori.Cell{}
	spots := map[yutnori.Cell]string{}
	for corner := range yutnori.Corner(yutnori.NumCorners) {
		for _, clockwise := range []bool{false, true} {
			facts := yutnori.Basic(2, 4)
			facts.Teams[1] = yutnori.Team{Corner: corner, Clockwise: clockwise}
			rules := rulesOf(t, facts)
			direction := 1
			if clockwise {
				direction = -1
			}
			for position := yutnori.Position(1); position <= yutnori.Last; position++ {
				cell, ok := rules.Cell(1, position)
				require.True(t, ok)
				at := spot(int(corner), direction, int(position))
				if known, ok := cells[at]; ok {
					require.Equal(t, known, cell, at)
				}
				cells[at] = cell
				if known, ok := spots[cell]; ok {
					require.Equal(t, known, at)
				}
				spots[cell] = at
			}
		}
	}
	require.Len(t, cells, 29)
}

func TestOnlyPositionsOnTheBoardHaveACell(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 4))
	for _, position := range []yutnori.Position{-1, 0, 30, 99, yutnori.Arrived} {
		_, ok := rules.Cell(0, position)
		require.False(t, ok, position)
	}
	for _, player := range []int{-1, 2, 4} {
		_, ok := rules.Cell(player, 1)
		require.False(t, ok, player)
	}
}

// The assignment's golden screen: 4 players, red 0 2 9 100, blue 0 5 22 100,
// green 0 0 3 3, yellow 0 0 7 100.
func TestTheBoardShowsItsPieces(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(4, 4))
	state, err := rules.Setup([][]yutnori.Position{{0, 2, 9, 100}, {0, 5, 22, 100}, {0, 0, 3, 3}, {0, 0, 7, 100}}, 0)
	require.NoError(t, err)
	board := rules.Board(&state)
	want := map[yutnori.Cell]yutnori.Stack{
		{Row: 0, Column: 2}:  {Player: 0, Pieces: 1},
		{Row: 6, Column: 10}: {Player: 0, Pieces: 1},
		{Row: 0, Column: 6}:  {Player: 3, Pieces: 1},
		{Row: 0, Column: 10}: {Player: 1, Pieces: 1},
		{Row: 5, Column: 5}:  {Player: 1, Pieces: 1},
		{Row: 4, Column: 10}: {Player: 2, Pieces: 2},
	}
	for row := -1; row <= yutnori.Size; row++ {
		for column := -1; column <= yutnori.Size; column++ {
			cell := yutnori.Cell{Row: row, Column: column}
			require.Equal(t, want[cell], board.At(cell), cell)
		}
	}
}
