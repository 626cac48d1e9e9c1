package ui_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/ui"
)

// drawn returns the board in letters, without colors.
func drawn(game play.Game) string {
	lines := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: -1, Letters: true}).Lines
	return ansi.Strip(strings.Join(lines, "\n"))
}

func TestTheBoardShowsTheCornersAndDirectionsOfTheTeams(t *testing.T) {
	house := newRules(t, yutnori.House())
	lines := strings.Split(drawn(ui.New(house, ui.Script(house)).Begin()), "\n")
	require.Regexp(t, `^cv .* vb$`, lines[0])
	require.Regexp(t, `^d\^ .* \^a$`, lines[10])
	same := yutnori.Basic(3, 4)
	same.Teams[1].Clockwise = true
	rules := newRules(t, same)
	lines = strings.Split(drawn(ui.New(rules, ui.Script(rules)).Begin()), "\n")
	require.Regexp(t, `[^abc] \^c$`, lines[8], "several players start at one corner")
	require.Regexp(t, ` <b$`, lines[9])
	require.Regexp(t, ` \^a$`, lines[10])
	left := yutnori.Basic(2, 4)
	left.Teams[1].Corner = yutnori.NW
	rules = newRules(t, left)
	require.Regexp(t, `^bv  \(`, strings.Split(drawn(ui.New(rules, ui.Script(rules)).Begin()), "\n")[0], "at the upper left")
	left.Teams[0].Corner = yutnori.NW
	rules = newRules(t, left)
	require.Regexp(t, `^ v  \(\^\)`, strings.Split(drawn(ui.New(rules, ui.Script(rules)).Begin()), "\n")[0], "both start at the upper left")
	require.Regexp(t, `\(\^\) \^$`, strings.Split(drawn(basic(t)), "\n")[10], "all players start in the same direction")
}

func TestAKeyShowsTheNumbersOfTheBoard(t *testing.T) {
	house := newRules(t, yutnori.House())
	game := played(ui.New(house, ui.Script(house, yutnori.Do, yutnori.Do)).Begin(), 1, 1)
	numbered, ok := game.Key("#")
	require.True(t, ok)
	require.Contains(t, drawn(numbered), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)")
	require.Contains(t, drawn(played(numbered, 1, 1)), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)", "the numbers do not depend on the player on turn")
	before, _ := numbered.Undo()
	require.Contains(t, drawn(before), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)", "the numbers stay when a move is taken back")
	hidden, _ := numbered.Key("#")
	require.Equal(t, drawn(game), drawn(hidden))
}

func TestLineByLineTheBoardFollowsAMoveThatIsTakenBack(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Gae), 1, 1, 1, 1)
	before, ok := game.Undo()
	require.True(t, ok)
	lines := before.Lines(game, play.View{})
	require.Contains(t, strings.Join(lines, "\n"), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)")
	require.Equal(t, []string{before.Title(), "  1  gae: a new piece to 2"}, lines[len(lines)-2:])
}

// The coach has not yet solved the game when the game continues.
func TestLineByLineAGameThatContinuesListsTheMoves(t *testing.T) {
	thrown := started(t, play.Choices{"computer": "none", "pieces": "1", "coach": "yes"}, 1).Think()(t.Context()).Play(0)
	record, err := thrown.Text()
	require.NoError(t, err)
	continued, err := ui.Setup{}.Read(record, thrown.Choices(), 1)
	require.NoError(t, err)
	lines := continued.Lines(play.Game{}, play.View{})
	require.Equal(t, thrown.Lines(play.Game{}, play.View{}), lines)
	require.Equal(t, "  1  "+texts(thrown)[0], lines[len(lines)-1])
}

// The option moves a piece from 20 past 21 to 22. The other player's last move is
// marked, too.
func TestTheBoardShowsTheWayOfAnOption(t *testing.T) {
	game := played(basic(t, yutnori.Mo, yutnori.Do, yutnori.Geol, yutnori.Gae), 1, 1, 2, 2, 1, 1, 1)
	require.Equal(t, []string{"gae: a new piece to 2", "gae: from 20 to the center, short way next"}, texts(game))
	lines := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: 1, Letters: true}).Lines
	board := strings.Split(ansi.Strip(strings.Join(lines, "\n")), "\n")
	require.Contains(t, board[1], "<a>", "20")
	require.Contains(t, board[3], "*", "21")
	require.Contains(t, board[5], "[a]", "22")
	require.Contains(t, board[4], "{b}", "3")
	for row, line := range lines { // without colors, only the cell where the piece lands is reversed
		require.Equal(t, row == 5, strings.Contains(line, "7m"), "row %d: %q", row, line)
	}
}

func TestABoardWithoutColorsReversesThePiecesToWhichAnOptionLeads(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Gae), 1, 1, 1, 1, 1)
	for i, option := range game.Options() {
		board := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: i, Letters: true})
		require.Equal(t, option.Takes, regexp.MustCompile(`7m.b`).MatchString(strings.Join(board.Lines, "")), option.Text)
	}
}

func TestTheSignOfACornerIsInTheMiddleOfItsDisc(t *testing.T) {
	board := basic(t).Board(play.View{Within: play.Size{Width: 50, Height: 21}, Option: -1, Theme: &play.Dark})
	discs := regexp.MustCompile(`▐( +)◎( +)▌`).FindAllStringSubmatch(ansi.Strip(board.Lines[0]), -1)
	require.Len(t, discs, 2)
	for _, disc := range discs {
		require.Equal(t, disc[1], disc[2])
	}
}

func TestWhereOnlyLettersAreAllowedPiecesHaveBracketsInColorsToo(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 3 0 | 0 0 | 0\n")
	for letters, piece := range map[bool]string{true: "(a)", false: " a "} {
		board := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: -1, Letters: letters, Theme: &play.Dark})
		require.Contains(t, ansi.Strip(board.Lines[4]), piece, "3")
	}
}

func TestAResultThatIsThrownTwiceHasItsNumber(t *testing.T) {
	require.Contains(t, drawn(played(basic(t, yutnori.Yut, yutnori.Yut, yutnori.Do), 1, 1, 1)), "[do] [yut]2 ")
}

func TestTheHandIsMarkedWhileItsOptionIsShown(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol), 1, 1, 1, 1, 1)
	for i, option := range game.Options() {
		board := game.Board(play.View{Within: play.Size{Width: 50, Height: 21}, Option: i, Letters: true})
		require.Equal(t, option.From == "hand", strings.Contains(strings.Join(board.Lines, ""), "7mhand"), option.Text)
	}
}

func TestTheResultsToSpendAreInTheMiddleOfTheBoard(t *testing.T) {
	game := played(basic(t, yutnori.Yut, yutnori.Mo, yutnori.Gae), 1, 1, 1)
	for _, within := range []play.Size{{Width: 90, Height: 41}, {Width: 50, Height: 21}} {
		lines := game.Board(play.View{Within: within, Option: -1, Letters: true}).Lines
		row := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(ansi.Strip(line), "[") })
		line, road := ansi.Strip(lines[row]), ansi.Strip(lines[0])
		begin, end := strings.Index(line, "["), strings.LastIndex(line, "]")+1
		require.Regexp(t, `^\[\w+\] \[\w+\] \[\w+\]$`, line[begin:end])
		left := len(road) - len(strings.TrimLeft(road, " "))
		require.InDelta(t, (left+len(strings.TrimRight(road, " ")))/2, (begin+end)/2, 1, line)
	}
}

func TestResultsThatDoNotFitOnARowAreOnTwoRows(t *testing.T) {
	house := newRules(t, yutnori.House())
	game := played(ui.New(house, ui.Script(house, yutnori.Yut, yutnori.Mo, yutnori.BackGeol)).Begin(), 1, 1, 1)
	lines := game.Board(play.View{Within: play.Size{Width: 40, Height: 11}, Option: -1, Letters: true}).Lines
	chips, rows := 0, 0
	for _, line := range lines {
		found := regexp.MustCompile(`\[(back-geol|yut|mo)\] `).FindAllString(ansi.Strip(line), -1)
		chips, rows = chips+len(found), rows+min(1, len(found))
	}
	require.Equal(t, []int{3, 2}, []int{chips, rows}, "%s", strings.Join(lines, "\n"))
}

func TestTheSpotOfACellHasTheCellInItsMiddle(t *testing.T) {
	for _, within := range []play.Size{{Width: 90, Height: 41}, {Width: 50, Height: 21}, {Width: 40, Height: 11}} {
		board := basic(t).Board(play.View{Within: within, Option: -1, Letters: true})
		for _, spot := range board.Spots {
			if strings.Contains(spot.Name, ",") {
				row := ansi.Strip(board.Lines[spot.Y+spot.Height/2])
				require.Contains(t, "oO^", row[spot.X+spot.Width/2:][:1], spot.Name)
			}
		}
	}
}

// A click on the sticks throws them. The result below them is in the middle, too.
func TestTheSticksAreEvenlySpacedInTheirSpot(t *testing.T) {
	sticks := regexp.MustCompile(`\|[Xx ]\|`)
	for _, within := range []play.Size{{Width: 90, Height: 41}, {Width: 70, Height: 31}, {Width: 50, Height: 21}, {Width: 50, Height: 11}, {Width: 40, Height: 11}} {
		board := clicked(t, basic(t, yutnori.Yut), "sticks").Board(play.View{Within: within, Option: -1, Letters: true})
		area := board.Spots[slices.IndexFunc(board.Spots, func(spot play.Spot) bool { return spot.Name == "sticks" })]
		high, road := 0, len(strings.TrimRight(ansi.Strip(board.Lines[0]), " "))-1 // the right end of the upper road
		left := len(ansi.Strip(board.Lines[0])) - len(strings.TrimLeft(ansi.Strip(board.Lines[0]), " "))
		for y, line := range board.Lines {
			found := sticks.FindAllStringIndex(ansi.Strip(line), -1)
			if len(found) == 0 {
				continue
			}
			high++
			require.Len(t, found, 4)
			for i := range 2 {
				require.Equal(t, found[1][0]-found[0][0], found[i+2][0]-found[i+1][0])
			}
			require.Greater(t, found[1][0], found[0][1], "apart")
			require.True(t, area.Contains(found[0][0], y) && area.Contains(found[3][1]-1, y), "%v", within)
			require.InDelta(t, float64(left+road)/2, float64(found[0][0]+found[3][1]-1)/2, 1, within)
		}
		require.Equal(t, map[int]int{2: 1, 3: 3, 4: 4, 5: 5}[area.Height], high, "the smallest sticks are one row high")
		row := slices.IndexFunc(board.Lines, func(line string) bool { return strings.Contains(ansi.Strip(line), "yut 4") })
		require.Equal(t, area.Y+high, row, "the result is below the sticks")
		require.InDelta(t, float64(left+road)/2, float64(strings.Index(ansi.Strip(board.Lines[row]), "yut 4"))+2, 1)
	}
}

func TestOnABoardWithoutColorsOnlyTheEndOfAnOptionHasBrackets(t *testing.T) {
	game := played(basic(t, yutnori.Geol), 1)
	board := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: 0})
	text := ansi.Strip(strings.Join(board.Lines, "\n"))
	require.Equal(t, 2, strings.Count(text, "•"))
	require.NotContains(t, text, "(•)")
	require.NotContains(t, text, "(○)")
	require.Equal(t, 1, strings.Count(text, "[a]"))
}

func TestALargerWindowHasALargerBoard(t *testing.T) {
	last := 0
	for _, within := range []play.Size{{Width: 40, Height: 14}, {Width: 50, Height: 21}, {Width: 80, Height: 36}, {Width: 120, Height: 46}} {
		board := basic(t).Board(play.View{Within: within, Option: -1})
		require.Greater(t, len(board.Lines), last)
		last = len(board.Lines)
		require.LessOrEqual(t, last, within.Height)
	}
}

func TestPiecesBesideTheBoardCoverNoCellAndNoRoad(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(4, 4), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)} {
		for _, language := range []ui.Language{ui.English, ui.Korean} {
			for _, within := range []play.Size{{Width: 90, Height: 41}, {Width: 70, Height: 31}, {Width: 52, Height: 21}, {Width: 50, Height: 11}, {Width: 40, Height: 11}} {
				rules, err := yutnori.NewRules(facts)
				require.NoError(t, err)
				start := ui.New(rules, ui.Script(rules))
				start.Language = language
				board := start.Begin().Board(play.View{Within: within, Option: -1})
				var cells [][]rune // with a blank as the second half of a wide sign
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
