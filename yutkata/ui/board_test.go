package ui_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

var roomy = play.Size{Width: 52, Height: 21}

// boardOf returns a board as text without styles.
func boardOf(game play.Game, view play.View) string {
	return ansi.Strip(strings.Join(game.Board(view).Lines, "\n"))
}

func TestThePathFoldsAndIsOpenWhereItTurns(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "obstacle": "2:miss,5:back:3", "spaces": "6", "throws": "ooox"})
	require.Equal(t, `
▶ start ▐A1▌ ▐A2▌ ▐B1▌ ▐B2▌
  ╭1──────┬2──────┬3──────╮
▶ │       │   ⊘   │       │
  ╰───────┴───────┤   ▼   │
  ╭6──────┬5──────┤4      │
  │   ⚑   │  ↶3   │       │
  ╰───────┴───────┴───────╯
⚑ goal
    ·   ·   ·   ·    Enter throws
⊘ miss a turn   ↶3 back 3`[1:], trimmed(boardOf(game, play.View{Within: play.Size{Width: 34, Height: 10}, Option: 0, Theme: &play.Dark})))
	require.NotContains(t, boardOf(game, play.View{Within: play.Size{Width: 34, Height: 10}, Option: -1}), "Enter throws", "a review asks nothing")
}

// trimmed returns text without blanks at the ends of its lines.
func trimmed(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n")
}

func TestABoardOfLettersIsASCII(t *testing.T) {
	game := middle(t, play.Choices{"obstacle": "7:miss,11:back:3"})
	for _, theme := range play.Themes() {
		for _, within := range []play.Size{roomy, {Width: 92, Height: 37}} {
			board := boardOf(game, play.View{Within: within, Option: 0, Theme: theme, Letters: true})
			require.Len(t, []rune(board), len(board))
			require.Contains(t, board, "A12")
			require.Contains(t, board, ">A1<")
		}
	}
}

func TestATokenOfLettersHasTheColorOfItsPlayer(t *testing.T) {
	game := started(t, play.Choices{"players": "4", "tokens": "1"})
	board := strings.Join(game.Board(play.View{Within: roomy, Option: -1, Theme: &play.Dark, Letters: true}).Lines, "\n")
	for player, name := range []string{"(A1)", "(B1)", "(C1)", "(D1)"} {
		disc := play.Dark.Players[player]
		require.Contains(t, board, play.Style{Bold: true, Fore: disc.Ink, Back: disc.Fill}.Render(name))
	}
}

func TestAThemeColorsTheBoardAndChangesNoColumn(t *testing.T) {
	game := middle(t, nil)
	mono := play.View{Within: roomy, Option: -1, Theme: &play.Mono}
	require.NotContains(t, strings.Join(game.Board(mono).Lines, ""), ";2;", "no colors")
	for _, theme := range []*play.Theme{&play.Dark, &play.Light} {
		view := mono
		view.Theme = theme
		board := game.Board(view)
		require.Contains(t, strings.Join(board.Lines, ""), ";2;")
		require.Equal(t, game.Board(mono).Spots, board.Spots)
	}
}

func TestADefeatHasAnotherColorThanAVictory(t *testing.T) {
	resigned, _ := started(t, nil).Resign()
	view := play.View{Within: roomy, Theme: &play.Dark}
	defeat := play.Style{Bold: true, Fore: play.Dark.Bad}.Render("B (computer) has won")
	require.Contains(t, strings.Join(resigned.Board(view).Lines, "\n"), defeat)

	won := said(t, started(t, play.Choices{"computer": "B", "spaces": "3", "tokens": "1", "throws": "xxxo"}), "t", "A1")
	victory := play.Style{Bold: true, Fore: play.Dark.Good}.Render(won.Title())
	require.Contains(t, strings.Join(won.Board(view).Lines, "\n"), victory)
}

func TestManyTokensWaitTogether(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "players": "4", "tokens": "3"})
	require.Contains(t, boardOf(game, play.View{Within: roomy}), "▶ start (A123) (B123) (C123) (D123)")
	require.Contains(t, boardOf(game, play.View{Within: play.Size{Width: 92, Height: 37}}), "(A1) (A2) (A3) (B1)")
}

// The token that an option sends off stays visible where there is room.
func TestAnOptionShowsTheTokenThatItMeets(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "5", "throws": "xxoo,xxoo"}), "t", "A1", "t")
	require.Contains(t, boardOf(game, play.View{Within: roomy, Option: 0}), "›B1‹ A1")
	require.NotContains(t, boardOf(game, play.View{Within: play.Size{Width: 26, Height: 8}, Option: 0}), "›B1‹ A1")
}

func TestTheInvitationToThrowHasTheColorsOfAChoice(t *testing.T) {
	shown := func(theme *play.Theme) string {
		return strings.Join(started(t, nil).Board(play.View{Within: roomy, Option: 0, Theme: theme}).Lines, "\n")
	}
	require.Contains(t, shown(&play.Dark), play.Style{Fore: play.Dark.OnChosen, Back: play.Dark.Chosen, Bold: true}.Render(" Enter throws "))
	require.Contains(t, shown(&play.Mono), play.Style{Bold: true, Reverse: true}.Render(" Enter throws "))
}

func TestTheLegendExplainsEachSignOnce(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "obstacle": "2:miss,4:miss,5:back:2,6:back:2"})
	lines := strings.Split(boardOf(game, play.View{Within: roomy, Option: -1}), "\n")
	require.Equal(t, "⊘ miss a turn   ↶2 back 2", strings.TrimSpace(lines[len(lines)-1]))
}

// A cell of the smallest board is 3 columns wide.
func TestTheSmallestCellsShowNamesWithoutDiscs(t *testing.T) {
	small := play.View{Within: play.Size{Width: 26, Height: 7}, Option: 0}
	for _, theme := range []*play.Theme{&play.Mono, &play.Dark} {
		small.Theme = theme
		entering := said(t, started(t, play.Choices{"computer": "none", "spaces": "40", "throws": "xooo,xxoo"}), "t")
		require.Contains(t, boardOf(entering, small), "│›A1│")
		require.Contains(t, boardOf(said(t, entering, "A1", "t"), small), "│A1 │")
	}
}

func TestTheSidesOfTheSticksDifferWithoutColors(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xoxo"})
	view := play.View{Within: roomy, Option: -1, Theme: &play.Mono}
	reversed := play.Style{Reverse: true}.Render("|x|")
	require.NotContains(t, strings.Join(game.Board(view).Lines, "\n"), reversed)
	thrown := strings.Join(said(t, game, "t").Board(view).Lines, "\n")
	require.Equal(t, 2, strings.Count(thrown, reversed))
	require.Equal(t, 2, strings.Count(ansi.Strip(thrown), "|o|"))
	require.NotContains(t, thrown, play.Style{Reverse: true}.Render("|o|"))
}

func TestTheSpotsOfSpacesShareTheirBorders(t *testing.T) {
	game := started(t, play.Choices{"computer": "none"})
	for _, within := range []play.Size{{}, {Width: 40, Height: 12}, roomy, {Width: 92, Height: 37}} {
		spots := slices.DeleteFunc(game.Board(play.View{Within: within, Option: -1}).Spots, func(spot play.Spot) bool {
			return spot.Name != "sticks" && spot.Name[0] >= 'A' // a token
		})
		slices.SortFunc(spots, func(a, b play.Spot) int { return cmp.Or(a.Y-b.Y, a.X-b.X) })
		for i, spot := range spots[1:] {
			if before := spots[i]; before.Y == spot.Y {
				require.Equal(t, spot.X, before.X+before.Width-1, "%v %v", within, spot)
			}
		}
	}
}

func TestTheHelpExplainsTheSignsOfObstaclesWhereThereAreSome(t *testing.T) {
	for obstacles, explained := range map[string]bool{"": false, "1:miss": true, "14:miss": true, "8:back:3": true} {
		words := started(t, play.Choices{"obstacle": obstacles}).Words()
		require.Equal(t, explained, strings.Contains(words.InShort, "m means that a player misses a turn there, and <2 that"), obstacles)
	}
}

func TestTheWholeLineOfTheSticksCanBeClicked(t *testing.T) {
	game := started(t, play.Choices{"computer": "none"})
	for _, within := range []play.Size{{Width: 40, Height: 12}, {Width: 52, Height: 21}, {Width: 92, Height: 37}} {
		board := game.Board(play.View{Within: within, Option: 0})
		mat := slices.IndexFunc(board.Spots, func(spot play.Spot) bool { return spot.Name == "sticks" })
		require.GreaterOrEqual(t, mat, 0)
		line := strings.TrimRight(ansi.Strip(board.Lines[board.Spots[mat].Y+(board.Spots[mat].Height-1)/2]), " ")
		for x := range ansi.StringWidth(line) {
			require.True(t, board.Spots[mat].Contains(x, board.Spots[mat].Y), "column %d of %q", x, line)
		}
	}
}

func TestColumnsDoNotMoveWhenTokensArrive(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "tokens": "4", "throws": "oxxx,ooxx,oxxx,ooxx,oxxx,ooxx,oxxx,ooxx"})
	for _, within := range []play.Size{{Width: 40, Height: 12}, {Width: 52, Height: 21}, {Width: 92, Height: 37}} {
		view := play.View{Within: within, Option: -1}
		empty := game.Board(view)
		full := said(t, game, "t", "A1", "t", "B1", "t", "A2", "t", "B2", "t", "A3", "t", "B3", "t", "A4", "t", "B4").Board(view)
		require.Len(t, full.Lines, len(empty.Lines))
		for i, line := range empty.Lines {
			if strings.Contains(line, "┬") {
				require.Equal(t, line, full.Lines[i])
			}
		}
	}
}

// A cell has room for ›A1, and two rows are shown where there is no room for one. A row of 20
// cells needs 83 columns.
func TestTheSmallestBoardHasTwoRowsOfNarrowCells(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "spaces": "500", "tokens": "1"})
	for width, want := range map[int]int{82: 19, 83: 20} {
		for height := range 6 {
			board := game.Board(play.View{Within: play.Size{Width: width, Height: height}, Option: -1})
			rows := rowsOf(board)
			require.Len(t, rows, 2)
			for _, spaces := range rows {
				require.Equal(t, want, spaces)
			}
			for _, line := range board.Lines {
				require.LessOrEqual(t, ansi.StringWidth(line), width)
			}
		}
	}
}
