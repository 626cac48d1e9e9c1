package table_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/table"
)

// Where a piece could be, there is only the board, whatever is beside it.
func TestWhatIsBesideTheBoardLeavesTheCellsAndRoadsAlone(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(4, 4), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)} {
		for _, language := range []table.Language{nil, table.Korean} {
			for _, within := range []play.Size{{Width: 90, Height: 41}, {Width: 70, Height: 31}, {Width: 52, Height: 21}, {Width: 50, Height: 11}, {Width: 40, Height: 11}} {
				rules, err := yutnori.NewRules(facts)
				require.NoError(t, err)
				game := table.New(rules, table.Script(rules))
				game.Language = language
				board := game.Board(play.View{Within: within, Option: -1})
				var cells [][]rune // with a blank for the second half of a wide sign
				for _, line := range board.Lines {
					var row []rune
					for _, sign := range ansi.Strip(line) + strings.Repeat(" ", 8) {
						row = append(row, append([]rune{sign}, []rune(" ")[:ansi.StringWidth(string(sign))-1]...)...)
					}
					cells = append(cells, row)
				}
				high := 0
				if len(cells) > 11 {
					high = 1
				}
				for _, spot := range board.Spots {
					if !strings.Contains(spot.Name, ",") {
						continue
					}
					middle := spot.Y + spot.Height/2
					for y := max(middle-high, 0); y <= min(middle+high, len(cells)-1); y++ {
						require.Empty(t, strings.Trim(string(cells[y][spot.X:spot.X+spot.Width]), "○◎⌂━┃╲╱()▐▌▗▖▝▘▄▀█▟▙▜▛ "), "%s in %v", spot.Name, within)
					}
				}
				text := strings.Join(board.Lines, "")
				require.Equal(t, strings.Count(text, "╲"), strings.Count(text, "╱"))
			}
		}
	}
}
