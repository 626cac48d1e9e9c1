package ui_test

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
	"games.example/rook"
	"games.example/rook/ui"
)

// seated returns a session with the game after the given keys have been pressed. Blanks
// separate the keys. Programs answer at once.
func seated(game play.Game, keys string) play.Session {
	session, tasks := play.New(ui.Setup{}, play.Settings{}).Begin(game)
	session = after(session, tasks)
	for key := range strings.FieldsSeq(keys) {
		session = after(session.Press(key))
	}
	return session
}

// after runs the tasks, and the tasks that follow from them, and returns the session.
func after(session play.Session, tasks []play.Task) play.Session {
	for _, task := range tasks {
		session = after(session.Done(task()))
	}
	return session
}

// taught returns a setup in which smart has learned from games against itself.
func taught(t *testing.T, bounds rook.Bounds, games int) ui.Setup {
	t.Helper()
	smart, err := rook.NewSmart(bounds, rand.New(rand.NewPCG(1, 0)))
	require.NoError(t, err)
	for range games {
		_, err := smart.SelfPlay()
		require.NoError(t, err)
	}
	return ui.Setup{Recall: func(rook.Bounds, bool) (ui.Knowledge, error) { return ui.Knowledge{Smart: smart}, nil }}
}

func TestTheScreensAreGolden(t *testing.T) {
	first := func() play.Game { return started(t, ui.Setup{}, "bounds=4x6 p2=perfect") }
	story := func() play.Game {
		return started(t, taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=smart")
	}
	sizes := map[string]play.Size{"40x20": {Width: 40, Height: 20}, "80x24": {Width: 80, Height: 24}, "120x40": {Width: 120, Height: 40}}
	for name, session := range map[string]play.Session{
		"form":      play.New(ui.Setup{}, play.Settings{}),
		"start":     seated(first(), ""),
		"preview":   seated(story(), "right right right"),
		"down":      seated(story(), "down down"),
		"story":     seated(story(), "R 1 enter right right"),
		"hint":      seated(first(), "h"),
		"refused":   seated(first(), "T 2 enter"),
		"won":       seated(started(t, taught(t, rook.Bounds{D: 4, R: 6}, 4), "bounds=4x6 state=4,4 p2=smart"), "R 2 enter"),
		"wide":      seated(started(t, ui.Setup{}, "bounds=0x30 p2=perfect"), "right right right"),
		"scrolling": seated(started(t, ui.Setup{}, "bounds=60x90 p2=human state=20,30"), "right right right"),
		"review":    seated(started(t, ui.Setup{}, "bounds=4x6 p2=perfect"), "R 1 enter R 1 enter R 9 enter v home right right right"),
		"keys":      seated(first(), "? right"),
	} {
		for size, window := range sizes {
			t.Run(name+" "+size, func(t *testing.T) {
				model := screentest.Show(session, window)
				screentest.Golden(t, filepath.Join("testdata", "screens", name+"-"+size+".txt"), model.Plain())
			})
		}
	}
	model := screentest.Show(seated(story(), "R 1 enter right right"), sizes["80x24"])
	screentest.Pictures(t, "testdata/pictures", model)
	before := first()
	after, err := before.Say("R 4")
	require.NoError(t, err)
	screentest.Motion(t, "testdata/pictures/motion.svg", before, after)
	screentest.Golden(t, "../pictures/play.svg", screentest.Picture(model.Text()))
}

func TestTheTilesThatSmartHasProvenToBeLostAreShaded(t *testing.T) {
	shaded := func(setup ui.Setup, choices string) int {
		board := started(t, setup, choices).Board(play.View{Within: play.Size{Width: 80, Height: 11}, Option: -1})
		return strings.Count(strings.Join(board.Lines, "\n"), "░░░░░")
	}
	require.Zero(t, shaded(ui.Setup{}, "bounds=4x6 p2=smart"))
	require.Equal(t, 2, shaded(taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=smart"))
	require.Zero(t, shaded(taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=perfect"), "smart does not play")
	require.Empty(t, started(t, ui.Setup{}, "bounds=4x6 p2=smart").Words().OwnKeys)
	require.Contains(t, started(t, taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=smart").Words().OwnKeys, "░ proven lost for the mover")
}

// The game R 6, D 4 proves only that the tile above the goal is won, and no tile is shaded.
func TestAShadeIsExplainedWhereATileIsShaded(t *testing.T) {
	bounds := rook.Bounds{D: 4, R: 6}
	smart, err := rook.NewSmart(bounds, nil)
	require.NoError(t, err)
	game, err := rook.New(rook.Start(bounds), "Ann", "Bob")
	require.NoError(t, err)
	require.NoError(t, game.Play(rook.Move{Direction: rook.Right, Tiles: 6}))
	require.NoError(t, game.Play(rook.Move{Direction: rook.Down, Tiles: 4}))
	require.NoError(t, smart.Learn(game))
	proven, _ := smart.Proven()
	require.Equal(t, 1, proven)
	knows := ui.Setup{Recall: func(rook.Bounds, bool) (ui.Knowledge, error) { return ui.Knowledge{Smart: smart}, nil }}
	require.Empty(t, started(t, knows, "bounds=4x6 p2=smart").Words().OwnKeys)
	require.Contains(t, started(t, knows, "bounds=4x6 p2=smart").Words().Aim, "from a crossed tile wins", "the picture has crosses")
	require.NotContains(t, started(t, ui.Setup{}, "bounds=4x6 p2=smart").Words().Aim, "cross")
}

// Only the pictures of the page have numbers and crosses. A board that is printed line by line has no marks.
func TestTheRulesTellOnlyWhatAFrontShows(t *testing.T) {
	rules := func(s ui.Setup) string { return strings.Join(s.Pages(nil)[0].Lines, "\n") }
	for _, setup := range []ui.Setup{{}, {Strict: true}, {Spelled: true}} {
		require.Equal(t, setup.Strict, strings.Contains(rules(setup), "An illegal move loses the game."))
		require.Equal(t, setup.Spelled, strings.Contains(rules(setup), "is crossed"))
		require.Equal(t, setup.Spelled, strings.Contains(rules(setup), "numbers beside the board"))
		require.NotEqual(t, setup.Spelled, strings.Contains(rules(setup), "On the whole screen, a tile is hatched"))
		require.Contains(t, rules(setup), "loses: go there")
	}
}

// The page refuses a text that is no record without naming a format.
func TestTextThatIsNotJSONIsRefusedInOneSentence(t *testing.T) {
	for _, text := range []string{"hello", "{", ""} {
		_, err := ui.Setup{Spelled: true}.Read(text, nil, 1)
		require.EqualError(t, err, "not the record of a game")
		_, err = ui.Setup{}.Read(text, nil, 1)
		require.ErrorContains(t, err, "not the record of a game: ")
	}
	_, err := ui.Setup{Spelled: true}.Read("{}", nil, 1)
	require.ErrorContains(t, err, "not the record of a game: ")
}

func TestACaptionIsAsWideAsThePartOfTheBoardAboveIt(t *testing.T) {
	lines := started(t, ui.Setup{}, "bounds=60x90 p2=human").Board(play.View{Within: play.Size{Width: 10, Height: 5}, Option: -1}).Lines
	require.Regexp(t, `^0,0 to \d+,\d+ of 60x90 *$`, ansi.Strip(lines[len(lines)-1]), "the room is narrower than the part")
}

// At every size, the ◆ that shows a chosen move is in the spot of the tile that the move
// leads to.
func TestTheSpotsAreWhereTheTilesAreDrawn(t *testing.T) {
	for _, test := range []struct {
		choices, want string
		option        int
	}{{"bounds=4x6 state=1,2", "1,5", 2}, {"bounds=60x90 state=20,30", "20,33", 2}, {"bounds=60x90 state=20,30", "20,71", 40}} {
		game := started(t, ui.Setup{}, test.choices+" p2=human")
		for _, size := range []play.Size{{Width: 29, Height: 11}, {Width: 15, Height: 11}, {Width: 12, Height: 5}, {Width: 8, Height: 5}, {Width: 26, Height: 12}} {
			board := game.Board(play.View{Within: size, Option: test.option})
			found := 0
			for y, line := range board.Lines {
				x := slices.Index([]rune(ansi.Strip(line)), '◆')
				for _, spot := range board.Spots {
					if spot.Contains(x, y) {
						require.Equal(t, test.want, spot.Name)
						found++
					}
				}
			}
			require.Equal(t, 1, found, "%v %v", test, size)
			require.Equal(t, board.Spots[0].Width, board.Spots[1].X, "no gaps")
		}
	}
}

func TestEachValueOfTheFormFitsIntoANarrowWindow(t *testing.T) {
	for _, row := range play.Offered(ui.Setup{}, nil) {
		for _, value := range row.Values {
			session := play.New(ui.Setup{}, play.Settings{}).Set(row.Name, value.Name)
			require.NotContains(t, screentest.Show(session, play.Size{Width: 40, Height: 20}).Plain(), "…")
		}
	}
}
