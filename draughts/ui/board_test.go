package ui_test

import (
	"image/color"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/ui"
	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
)

func TestAFlippedBoardIsTheSameBoard(t *testing.T) {
	game := atStart()
	flipped, known := game.Key("f")
	require.True(t, known)
	view := play.View{Within: play.Size{Width: 80, Height: 24}, Option: -1}
	for _, spot := range game.Board(view).Spots {
		number, err := strconv.Atoi(spot.Name)
		require.NoError(t, err)
		opposite := strconv.Itoa(51 - number)
		for _, other := range flipped.Board(view).Spots {
			if other.X == spot.X && other.Y == spot.Y {
				require.Equal(t, opposite, other.Name)
			}
		}
	}
	_, known = game.Key("x")
	require.False(t, known)
}

// seated returns a session that begins with the given game, after the given keys.
func seated(game play.Game, keys ...string) play.Session {
	session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(game)
	for _, key := range keys {
		session, _ = session.Press(key)
	}
	return session
}

// shown returns the screen of a session in a window.
func shown(session play.Session, width, height int) string {
	return screentest.Show(session, play.Size{Width: width, Height: height}).Plain()
}

// The names of rows take 3 columns on each side of a large board, and only on the left of
// a small board. The names of columns take one line below the board.
func TestTheBoardIsAsLargeAsItsRoomAllows(t *testing.T) {
	for _, test := range []struct{ room, board play.Size }{
		{play.Size{}, play.Size{Width: 33, Height: 11}},
		{play.Size{Width: 45, Height: 21}, play.Size{Width: 33, Height: 11}},
		{play.Size{Width: 46, Height: 20}, play.Size{Width: 33, Height: 11}},
		{play.Size{Width: 46, Height: 21}, play.Size{Width: 46, Height: 21}},
		{play.Size{Width: 66, Height: 31}, play.Size{Width: 66, Height: 31}},
		{play.Size{Width: 86, Height: 40}, play.Size{Width: 66, Height: 31}},
		{play.Size{Width: 500, Height: 200}, play.Size{Width: 86, Height: 41}},
	} {
		board := atStart().Board(play.View{Within: test.room, Option: -1})
		require.Len(t, board.Lines, test.board.Height, test.room)
		require.Equal(t, test.board.Width, ansi.StringWidth(board.Lines[0]), test.room)
		require.Equal(t, test.board.Height == 11, board.Cramped)
		for _, spot := range board.Spots {
			require.LessOrEqual(t, spot.X+spot.Width, test.board.Width)
			require.Less(t, spot.Y+spot.Height, test.board.Height)
		}
	}
}

func TestEveryCellHasItsWidth(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		game := fromFEN(t, anyPosition(t).FEN())
		notation := draughts.Notation(rapid.IntRange(0, 1).Draw(t, "notation"))
		game = with(game, func(t *ui.Table) { t.Notation = notation })
		view := play.View{
			Theme: rapid.SampledFrom(play.Themes()).Draw(t, "theme"), Letters: rapid.Bool().Draw(t, "letters"),
			Option: rapid.IntRange(-1, 3).Draw(t, "option"),
		}
		size := rapid.SampledFrom([]play.Size{{Width: 33, Height: 11}, {Width: 46, Height: 21}, {Width: 66, Height: 31}, {Width: 86, Height: 41}}).Draw(t, "size")
		view.Within = size
		lines := game.Board(view).Lines
		for _, line := range lines[:size.Height-1] {
			require.Equal(t, size.Width, ansi.StringWidth(line), "%q", line)
		}
		require.LessOrEqual(t, ansi.StringWidth(lines[size.Height-1]), size.Width)
		text := strings.Join(lines, "\n")
		require.Equal(t, view.Theme == &play.Mono, ansi.Strip(text) == text, "only Mono has no colors")
		if view.Letters {
			require.NotRegexp(t, `[^\x00-\x7e]`, text)
		}
	})
}

// Without colors, each kind of piece, each mark and each empty square has its own
// characters.
func TestShapesAreEnoughWithoutColors(t *testing.T) {
	game := fromFEN(t, "W:W28,K50:B22,5,K6")
	for _, letters := range []bool{false, true} {
		for _, size := range []play.Size{{}, {Width: 46, Height: 21}, {Width: 66, Height: 31}} {
			view := play.View{Within: size, Option: 0, Letters: letters}
			shown := map[string]string{}
			board := game.Board(view)
			for _, name := range []string{"28", "22", "17", "50", "5", "6", "10"} {
				for _, spot := range board.Spots {
					if spot.Name == name {
						for y := range spot.Height {
							shown[name] += ansi.Cut(board.Lines[spot.Y+y], spot.X, spot.X+spot.Width) + "\n"
						}
					}
				}
			}
			different := map[string]bool{}
			for _, cell := range shown {
				different[cell] = true
			}
			require.Len(t, different, 7, "%v", shown)
			require.Contains(t, shown["10"], "10")
			switch lines := strings.Split(shown["5"], "\n"); {
			case size != play.Size{}:
				require.Equal(t, "/b", lines[0][:2])
				require.Equal(t, `\b`, lines[size.Height/10-1][:2])
			case letters:
				require.Equal(t, " b ", lines[0])
			default:
				require.Equal(t, " ⛂ ", lines[0])
			}
		}
	}
}

// Every empty square has its number. Dashes mark the last move, and an x marks a captured
// piece, with and without colors.
func TestTheBoardOfALineGameNumbersTheEmptySquares(t *testing.T) {
	begun := after(t, "32-28")
	next := said(t, begun, "19-23")
	want := strings.Split(strings.TrimPrefix(`
black: 19-23
 1     ⛂     ⛂     ⛂     ⛂     ⛂   5
 6  ⛂     ⛂     ⛂     ⛂     ⛂     10
11     ⛂     ⛂     ⛂     ⛂     ⛂  15
16  ⛂     ⛂     ⛂    -19    ⛂     20
      21    22    -⛂-   24    25
   26    27     ⛀    29    30
31     ⛀    32     ⛀     ⛀     ⛀  35
36  ⛀     ⛀     ⛀     ⛀     ⛀     40
41     ⛀     ⛀     ⛀     ⛀     ⛀  45
46  ⛀     ⛀     ⛀     ⛀     ⛀     50
   46    47    48    49    50
white to move, 20 : 20`, "\n"), "\n")
	require.Equal(t, want, next.Lines(begun, play.View{}))
	var plain []string
	for _, line := range next.Lines(begun, play.View{Theme: &play.Bare}) {
		plain = append(plain, ansi.Strip(line))
	}
	require.Equal(t, want, plain)
	disc := play.Style{Fore: play.Bare.Black.Ink, Back: play.Bare.Black.Fill}.Render("⛂")
	require.Contains(t, strings.Join(next.Lines(begun, play.View{Theme: &play.Bare}), "\n"), "-"+disc+"-", "only pieces have colors")
	inLetters := strings.Split(strings.NewReplacer("⛂", "b", "⛀", "w").Replace(strings.Join(want, "\n")), "\n")
	require.Equal(t, inLetters, next.Lines(begun, play.View{Letters: true}))
	captured := said(t, next, "28x19").Lines(next, play.View{})
	require.Contains(t, captured, "16  ⛂     ⛂     ⛂    -⛀-    ⛂     20")
	require.Contains(t, captured, "      21    22    x23   24    25")
	require.Contains(t, captured, "   26    27    -28   29    30")
}

// A narrow terminal has the same edge after each turn, and a king keeps its brackets when it
// moves.
func TestATerminalShowsTheRowsAndEachKing(t *testing.T) {
	before := fromFEN(t, "W:WK28,16,49:B15,K4")
	lines := func(moves string) string {
		return strings.Join(said(t, before, moves).Lines(before, play.View{Shown: true}), "\n")
	}
	require.Equal(t, strings.TrimPrefix(`
white: 28-37
  1-5       1     2     3    (⛃)    5
 6-10    6     7     8     9    10
11-15      11    12    13    14     ⛂
16-20    ⛀    17    18    19    20
21-25      21    22    23    24    25
26-30   26    27    -28   29    30
31-35      31    32    33    34    35
36-40   36   -(⛁)-  38    39    40
41-45      41    42    43    44    45
46-50   46    47    48     ⛀    50
black to move, 3 : 2`, "\n"), lines("28-37"))
	require.Contains(t, lines("16-11"), "\n11-15      -⛀-", "a man that has moved")
	require.Contains(t, lines("28-6"), " 6-10  -(⛁)-   7     8     9    10\n")
	require.Contains(t, lines("28-50"), "\n46-50   46    47    48     ⛀   -(⛁)-\n")
	later := lines("28-37 15-20 37-28")
	require.Contains(t, later, "\n26-30   26    27   -(⛁)-  29    30\n")
	require.Contains(t, later, "\n36-40   36    -37   38    39    40\n")
	kata := with(before, func(t *ui.Table) { t.Notation = draughts.Kata })
	shown := strings.Join(kata.Lines(play.Game{}, play.View{Shown: true}), "\n")
	moved := said(t, with(fromFEN(t, "W:WK28,16,49:B15,K4"), func(t *ui.Table) { t.Notation = draughts.Kata }), "28-6")
	require.Contains(t, strings.Join(moved.Lines(kata, play.View{Shown: true}), "\n"), "\n 8-(⛁)-", "in the first column")
	require.Equal(t, strings.Join(kata.Lines(play.Game{}, play.View{}), "\n"), shown)
	flipped := started(t, play.Choices{"white": "random", "black": "human", "fen": "B:W50:B1"}, 1)
	require.Contains(t, strings.Join(flipped.Lines(play.Game{}, play.View{Shown: true}), "\n"), "\n 10-6      10     9     8     7     6\n  5-1    5 ")
}

// The white man on 28 captures 22 and lands on 17, after black has moved from 18 to 22.
func TestTheSquaresOfAMoveHaveTheirColors(t *testing.T) {
	game := said(t, fromFEN(t, "B:W28,50:B18,5"), "18-22")
	dark := &play.Dark
	for _, test := range []struct {
		option int
		colors map[string]color.Color
	}{
		{-1, map[string]color.Color{"18": dark.Last, "22": dark.Last, "28": dark.Square, "17": dark.Square, "50": dark.Square}},
		{0, map[string]color.Color{"18": dark.Last, "22": dark.Next, "28": dark.Next, "17": dark.Next, "50": dark.Square}},
	} {
		board := game.Board(play.View{Within: play.Size{Width: 66, Height: 31}, Option: test.option, Theme: dark})
		for name, want := range test.colors {
			i := slices.IndexFunc(board.Spots, func(spot play.Spot) bool { return spot.Name == name })
			spot := board.Spots[i]
			blank, _, _ := strings.Cut(play.Style{Back: want}.Render("?"), "?")
			require.Contains(t, ansi.Cut(board.Lines[spot.Y], spot.X, spot.X+1), strings.TrimSuffix(strings.TrimPrefix(blank, "\x1b["), "m"), name)
		}
	}
}

// The letters and symbols in the centers are in the color of the ink.
func TestAPieceHasTheColorsOfItsDisc(t *testing.T) {
	game := fromFEN(t, "W:W28,K50:B5,K6")
	shown := func(width, height int, theme *play.Theme) string {
		return strings.Join(game.Board(play.View{Within: play.Size{Width: width, Height: height}, Option: -1, Theme: theme}).Lines, "\n")
	}
	for _, theme := range []*play.Theme{&play.Dark, &play.Light} {
		for i, disc := range []play.Disc{theme.White, theme.Black} {
			outer := play.Style{Fore: disc.Fill, Back: theme.Square}
			symbol := play.Style{Fore: disc.Ink, Back: disc.Fill}
			small := shown(33, 11, theme)
			require.Contains(t, small, outer.Render("▐")+symbol.Render([]string{"⛀", "⛂"}[i])+outer.Render("▌"))
			require.Contains(t, small, outer.Render("▐")+symbol.Render([]string{"⛁", "⛃"}[i])+outer.Render("▌"))
			letters := game.Board(play.View{Within: play.Size{Width: 46, Height: 21}, Option: -1, Theme: theme, Letters: true})
			require.Contains(t, strings.Join(letters.Lines, "\n"), outer.Render("/")+symbol.Render([]string{"ww", "bb"}[i])+outer.Render(`\`))
			large := shown(66, 31, theme)
			require.Contains(t, large, outer.Render("▐████▌"), "a man")
			require.Contains(t, large, outer.Render("▐█")+play.Style{Fore: disc.Fill, Back: disc.Ink}.Render("  ")+outer.Render("█▌"), "a king")
		}
	}
}

// If the field is not brighter than the dark squares, the light squares have the color of lines.
func TestALightSquareIsBrighterThanADarkSquare(t *testing.T) {
	gray, white := color.Gray{Y: 100}, color.Gray{Y: 255}
	theme := play.Dark
	for field, want := range map[color.Gray]color.Gray{{Y: 99}: white, gray: white, {Y: 101}: {Y: 101}} {
		theme.Square, theme.Field, theme.Line = gray, field, white
		board := atStart().Board(play.View{Option: -1, Theme: &theme})
		require.Contains(t, board.Lines[0], play.Style{Back: want}.Render("   "))
	}
}

func TestTheDashBesideAKingHasTheColorOfTheLastMove(t *testing.T) {
	before := fromFEN(t, "W:WK28,16,49:B15,K4")
	board := strings.Join(said(t, before, "28-37").Lines(before, play.View{Shown: true, Theme: &play.Dark}), "\n")
	beside := play.Style{Fore: play.Dark.Last, Back: play.Dark.Line}
	require.Contains(t, board, beside.Render("  -"), "to the left of 37")
	require.Contains(t, board, beside.Render("-  "), "to the right of 37")
}

// A wide terminal has the number of each square in front of its piece, and the sign of the last
// move in front of the number.
func TestAWideTerminalNumbersEverySquare(t *testing.T) {
	wide := play.View{Shown: true, Within: play.Size{Width: 60}}
	before := fromFEN(t, "B:WK28,16,49:B15,K4,22")
	next := said(t, before, "22x33")
	require.Equal(t, strings.TrimPrefix(`
black: 22x33 takes 1
        1           2           3           4(⛃)        5
  6           7           8           9          10
       11          12          13          14          15 ⛂
 16 ⛀        17          18          19          20
       21         -22          23          24          25
 26          27         x28          29          30
       31          32         -33 ⛂        34          35
 36          37          38          39          40
       41          42          43          44          45
 46          47          48          49 ⛀        50
white to move, 2 : 3`, "\n"), strings.Join(next.Lines(before, wide), "\n"))
	wide.Letters, wide.Theme = true, &play.Dark
	crowned := ansi.Strip(strings.Join(said(t, next, "16-11 4-36").Lines(play.Game{}, wide), "\n"))
	require.Contains(t, crowned, "       31          32          33 b        34          35   \n-36(B)       37 ")
}

func TestTheBoardOfALineGameWaitsForTheTurnOfTheProgram(t *testing.T) {
	before := started(t, play.Choices{"black": "random"}, 1)
	moved := said(t, before, "32-28")
	require.Equal(t, []string{"white: 32-28"}, moved.Lines(before, play.View{}))
	require.Greater(t, len(moved.Think()(t.Context()).Lines(moved, play.View{})), 10)
	programs := started(t, play.Choices{"white": "random", "black": "random"}, 1)
	require.Greater(t, len(programs.Think()(t.Context()).Lines(programs, play.View{})), 10, "nobody else moves")
}

// A pipe prints the same words for both players.
func TestATerminalSpeaksToTheOnlyPerson(t *testing.T) {
	ending := func(choices play.Choices, view play.View) string {
		before := started(t, choices, 1)
		lines := said(t, before, "38x29").Lines(before, view)
		return lines[len(lines)-1]
	}
	const fen, why = "W:W38:B33", "black has no pieces left"
	shown := play.View{Shown: true}
	require.Equal(t, "You have won: "+why, ending(play.Choices{"fen": fen}, shown))
	require.Equal(t, "white has won: "+why, ending(play.Choices{"fen": fen}, play.View{}))
	require.Equal(t, "white has won: "+why, ending(play.Choices{"fen": fen, "black": "human"}, shown))
	drawn, err := ui.Setup{}.Read("1. 32-28 1-1", play.Choices{"black": "random"}, 1)
	require.NoError(t, err)
	lines := drawn.Lines(play.Game{}, shown)
	require.Equal(t, "draw: agreement", lines[len(lines)-1])
	lost, ok := started(t, play.Choices{"fen": fen}, 1).Resign()
	require.True(t, ok)
	lines = lost.Lines(play.Game{}, shown)
	require.Equal(t, "You have lost: white has resigned", lines[len(lines)-1])
}

func TestTheScreensAreGolden(t *testing.T) {
	middle := func() play.Game { return fromFEN(t, "W:WK37,28,33:B22,23,K5,10") }
	inKata := with(fromFEN(t, "B:WK37,28,33:B22,23,K5,10"), func(t *ui.Table) { t.Notation = draughts.Kata })
	refused, _ := seated(middle()).Click("33")
	for name, got := range map[string]string{
		"start-80x24":   shown(seated(atStart(), "down", "down", "down"), 80, 24),
		"start-60x24":   shown(seated(atStart(), "down", "down", "down"), 60, 24),
		"start-40x20":   shown(seated(atStart()), 40, 20),
		"start-120x40":  shown(seated(atStart()), 120, 40),
		"review":        shown(seated(after(t, "32-28 19-23 28x19 14x23"), "v", "left"), 80, 24),
		"form-40x20":    shown(play.New(ui.Setup{}, play.Settings{Unfinished: atStart()}), 40, 20),
		"middle-120x40": shown(seated(middle(), "down"), 120, 40),
		"last-move":     shown(seated(atStart().Play(3)), 80, 24),
		"capture":       shown(seated(middle(), "down"), 80, 24),
		"captured":      shown(seated(middle().Play(0)), 80, 24),
		"small-capture": shown(seated(middle(), "down"), 60, 16),
		"kata":          shown(seated(inKata), 80, 24),
		"small-kata":    shown(seated(inKata), 60, 16),
		"flipped":       shown(seated(middle(), "f", "down"), 80, 24),
		"flipped-kata":  shown(seated(inKata, "f"), 80, 24),
		"chosen-piece":  shown(seated(clicked(t, atStart(), "33")), 80, 24),
		"refused-piece": shown(refused, 80, 24),
		"typed":         shown(seated(atStart(), "3", "2"), 80, 24),
		"form":          shown(play.New(ui.Setup{}, play.Settings{}), 80, 24),
		"rules":         shown(seated(atStart(), "?"), 80, 24),
	} {
		t.Run(name, func(t *testing.T) {
			screentest.Golden(t, filepath.Join("testdata", "screens", name+".txt"), got)
		})
	}
}

// The README's pictures are drawn from the screen and from the board.
func TestThePicturesShowTheScreen(t *testing.T) {
	const moves = "1. 32-28 19-23 2. 28x19 14x23 3. 33-28 23x32 4. 37x28 20-24 *"
	opening, err := ui.Setup{}.Read(moves, play.Complete(ui.Setup{}), 1)
	require.NoError(t, err)
	model := screentest.Show(seated(opening, "down", "down", "down", "down"), play.Size{Width: 80, Height: 24})
	screentest.Golden(t, "../pictures/play.svg", screentest.Picture(model.Text()))
	screentest.Pictures(t, "testdata/pictures", model)
	before := fromFEN(t, "W:W28,45:B22,40")
	screentest.Motion(t, "testdata/pictures/motion.svg", before, before.Play(0))
	screentest.Golden(t, "../pictures/board.svg", ui.SVG(position(opening), ui.Annotations{Notation: draughts.PDN}))
}
