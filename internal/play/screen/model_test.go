package screen_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/screen"
)

// window is a screen under test. It runs commands at once, and only records the requests
// to quit or to be suspended.
type window struct {
	model screen.Model
	asked []tea.Msg // the requests to quit, to be interrupted or to be suspended
}

// opened returns a window with a game, or with the form if the game is zero.
func opened(game play.Game, width, height int) *window {
	session, tasks := play.New(playtest.Setup{}, play.Settings{}), []play.Task(nil)
	if !game.IsZero() {
		session, tasks = session.Begin(game)
	}
	w := &window{model: screen.New(session, tasks)}
	w.do(w.model.Init())
	w.send(tea.WindowSizeMsg{Width: width, Height: height})
	return w
}

// tall is a heap whose title and board leave no room for the score.
type tall struct{ playtest.Heap }

func (tall) Title() string { return "a title that fills most of the line" }

func (tall) Board(view play.View) play.Board {
	if view.Within.Height < 7 {
		return play.Board{Lines: []string{"-"}}
	}
	return play.Board{Lines: slices.Repeat([]string{"board"}, 7)}
}

func TestATitleLosesItsWholeScore(t *testing.T) {
	score := play.Score{Players: []play.Tally{{Name: "you", Won: 2}, {Name: "computer", Won: 1}}}
	session, tasks := play.New(playtest.Setup{}, play.Settings{Score: score}).Begin(playtest.Begin(tall{playtest.Heap{Matches: 3}}))
	require.Contains(t, session.Title(), "(you 2, computer 1)")
	for height, want := range map[int]string{40: "a title that fills most of the line\n(you 2, computer 1)\n", 10: "a title that fills most of the line\n"} {
		w := &window{model: screen.New(session, tasks)}
		w.send(tea.WindowSizeMsg{Width: 40, Height: height})
		require.True(t, strings.HasPrefix(w.model.Plain(), want), w.model.Plain())
		require.NotContains(t, w.model.Plain(), "…")
		require.Equal(t, height == 40, strings.Contains(w.model.Plain(), "(you 2"), "the board keeps its size")
	}
}

func (w *window) send(msg tea.Msg) {
	next, command := w.model.Update(msg)
	w.model = next.(screen.Model)
	w.do(command)
}

func (w *window) do(command tea.Cmd) {
	if command == nil {
		return
	}
	switch msg := command().(type) {
	case nil:
	case tea.QuitMsg, tea.InterruptMsg, tea.SuspendMsg:
		w.asked = append(w.asked, msg)
	case tea.BatchMsg:
		for _, command := range msg {
			w.do(command)
		}
	default:
		w.send(msg)
	}
}

// press types keys, named as in "up enter 1".
func (w *window) press(keys string) *window {
	for key := range strings.FieldsSeq(keys) {
		w.send(keyPress(key))
	}
	return w
}

var namedKeys = map[string]tea.Key{
	"up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown}, "left": {Code: tea.KeyLeft}, "right": {Code: tea.KeyRight},
	"home": {Code: tea.KeyHome}, "end": {Code: tea.KeyEnd}, "pgup": {Code: tea.KeyPgUp}, "pgdown": {Code: tea.KeyPgDown},
	"enter": {Code: tea.KeyEnter}, "esc": {Code: tea.KeyEscape}, "backspace": {Code: tea.KeyBackspace},
	"space": {Code: tea.KeySpace, Text: " "}, "T": {Code: 't', Mod: tea.ModShift, Text: "T"},
	"ctrl+c": {Code: 'c', Mod: tea.ModCtrl}, "ctrl+z": {Code: 'z', Mod: tea.ModCtrl},
	`ctrl+\`: {Code: '\\', Mod: tea.ModCtrl},
}

func keyPress(name string) tea.KeyPressMsg {
	if key, ok := namedKeys[name]; ok {
		return tea.KeyPressMsg(key)
	}
	return tea.KeyPressMsg{Code: []rune(name)[0], Text: name}
}

// click clicks on the place where a string begins.
func (w *window) click(t *testing.T, text string) {
	t.Helper()
	for y, line := range strings.Split(w.model.Plain(), "\n") {
		if x := strings.Index(line, text); x >= 0 {
			w.send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
			return
		}
	}
	require.Fail(t, "not on the screen", text)
}

func (w *window) heap() playtest.Heap { return playtest.HeapOf(w.model.Session().Game()) }

func TestTheFormShowsItsRowsAndTheKeys(t *testing.T) {
	w := opened(play.Game{}, 60, 8).press("down right")
	require.Equal(t, `A new game

  matches     ‹ twelve ›
> who begins  ‹ the program ›

  [start]

↑↓←→ change  Enter start  ? help  q quit
`, w.model.Plain())
	for _, y := range []int{4, 6} { // above and below the button
		w.send(tea.MouseClickMsg{X: 3, Y: y, Button: tea.MouseLeft})
		require.Equal(t, play.Form, w.model.Session().Face())
	}
	w.click(t, "matches")
	require.Contains(t, w.model.Plain(), "> matches  ‹ three ›")
	w.click(t, "A new game")
	require.Contains(t, w.model.Plain(), "> matches  ‹ three ›", "there is nothing to click")
	w.click(t, "[start]")
	require.Equal(t, 2, w.heap().Matches, "the program begins")
	w = opened(play.Game{}, 60, 8).press("q")
	require.Equal(t, []tea.Msg{tea.QuitMsg{}}, w.asked)
}

func TestALongValueOfTheFormTakesSeveralLinesIfThereIsRoom(t *testing.T) {
	w := opened(play.Game{}, 24, 10).press("down right")
	require.Contains(t, w.model.Plain(), "> who begins  ‹ the\n              program ›\n\n  [start]\n")
	w.click(t, "program")
	require.Contains(t, w.model.Plain(), "> who begins  ‹ you ›\n\n  [start]\n")
	w.press("left").click(t, "[start]")
	require.Equal(t, 11, w.heap().Matches, "the program begins")
	require.Contains(t, opened(play.Game{}, 24, 9).press("down right").model.Plain(), "> who begins  ‹ the pro…\n\n  [start]\n")
}

func TestTheQuestionAboutAnUnfinishedGameIsShownWhole(t *testing.T) {
	session, _ := play.New(playtest.Setup{}, play.Settings{Unfinished: playtest.NewHeap(7)}).Begin(play.Game{})
	resized, _ := screen.New(session, nil).Update(tea.WindowSizeMsg{Width: 40, Height: 8})
	require.Equal(t, "A new game\n\nA game is not finished:\n  7 matches\n  matches: 7; who begins: you\nContinue it? (y continues, n gives it\nup, q leaves)\n", resized.(screen.Model).Plain())
	resized, _ = screen.New(session, nil).Update(tea.WindowSizeMsg{Width: 24, Height: 12})
	require.Contains(t, resized.(screen.Model).Plain(), "\n  matches: 7; who\n  begins: you\nContinue it?")
	resized, _ = screen.New(session, nil).Update(tea.WindowSizeMsg{Width: 8, Height: 20})
	require.Contains(t, resized.(screen.Model).Plain(), "A new\ngame\n\nA game\n")
}

func TestAGameShowsBoardListLogAndKeys(t *testing.T) {
	w := opened(playtest.NewHeap(12), 60, 12).press("1 enter 2")
	require.Equal(t, `10 matches
--------xx  What you can do:
              1 take 1 of the matches
            > 2 take 2 of the matches
              3 take 3 of the matches

            What happened:
            You took 1.
            The program took 1.

↑↓ choose  Enter play  ? help  u undo  h hint  q quit  l log
s save  n new  x resign  v review  f flip
`, w.model.Plain())
}

func TestKeysTakeTwoLinesUnlessThereIsANotice(t *testing.T) {
	keys := strings.Join(playtest.NewHeap(12).Words().Keys, "  ")
	bottom := func(w *window) []string {
		lines := strings.Split(strings.TrimSuffix(w.model.Plain(), "\n"), "\n")
		return lines[len(lines)-2:]
	}
	width := ansi.StringWidth(keys)
	require.Equal(t, []string{"", keys + "  f flip"}, bottom(opened(playtest.NewHeap(12), width+8, 12)))
	require.Equal(t, []string{keys, "f flip"}, bottom(opened(playtest.NewHeap(12), width+7, 12)))
	w := opened(playtest.NewHeap(12), width-1, 12)
	require.Equal(t, []string{strings.TrimSuffix(keys, "  v review"), "v review  f flip"}, bottom(w))
	const refusal, second = "There is nothing to take back.", "v review  f flip"
	blanks := strings.Repeat(" ", width-1-len(refusal)-len(second))
	require.Equal(t, []string{refusal + blanks + second, strings.TrimSuffix(keys, "  v review")}, bottom(w.press("u")))
	require.Equal(t, []string{"Leave this game? (y, n)", strings.TrimSuffix(keys, "  v review")}, bottom(w.press("q")))
	require.Equal(t, []string{"↑↓ choose  Enter play  ? help  u undo", "h hint  q quit  l log  s save  n new"},
		bottom(opened(playtest.NewHeap(12), 40, 20)), "no key is cut, and help has the others")
	require.Equal(t, []string{"The game is over." + strings.Repeat(" ", 17) + "s save", "↑↓ choose  Enter confirm  ? help  l log"}, bottom(opened(playtest.NewHeap(1), 40, 20).press("enter")))
}

// falling is a heap whose motions show the result of the move.
type falling struct{ playtest.Heap }

func (f falling) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := f.Heap.Do(said)
	return falling{next.(playtest.Heap)}, event, err
}

func (f falling) Frames(play.Moment, play.Event) []play.Moment { return []play.Moment{f, f} }

func TestTheKeysAfterTheEndComeWithTheirList(t *testing.T) {
	session, tasks := play.New(playtest.Setup{}, play.Settings{Motion: true, Pace: time.Millisecond}).Begin(playtest.Begin(falling{playtest.Heap{Matches: 3}}))
	w := &window{model: screen.New(session, tasks)}
	w.send(tea.WindowSizeMsg{Width: 120, Height: 30})
	w.press("down down")
	moving, _ := w.model.Update(keyPress("enter"))
	require.NotContains(t, moving.(screen.Model).Plain(), "↑↓ choose  Enter confirm  ? help  l log  s save", "the last match is still moving")
	w.press("enter")
	require.Contains(t, w.model.Plain(), "What next?")
	require.Contains(t, w.model.Plain(), "↑↓ choose  Enter confirm  ? help  l log  s save")
}

// wordy is a heap with a long title.
type wordy struct{ playtest.Heap }

func (wordy) Title() string { return "You are on turn, and the level is beginner" }

func TestEachOfferAfterAGameIsSeen(t *testing.T) {
	for keys, others := range map[string]int{
		"3 enter 3 enter x y": 4, // the title, the heading, the notice and the keys
		"n y":                 5, // and a line below the title
	} {
		w := opened(playtest.NewHeap(12), 40, 24).press(keys)
		offers := w.model.Session().List().Options
		w.send(tea.WindowSizeMsg{Width: 40, Height: len(offers) + others})
		for _, offer := range offers {
			require.Contains(t, w.model.Plain(), offer.Text)
		}
	}
}

func TestTheListAfterAGameThatIsGivenUpShowsTheChosenOffer(t *testing.T) {
	for height := 6; height < 10; height++ {
		w := opened(playtest.NewHeap(12), 60, height).press("n y")
		require.Equal(t, play.AskAgain, w.model.Session().Face())
		for range w.model.Session().List().Options {
			require.Contains(t, w.press("down").model.Plain(), "> ")
		}
	}
}

func TestALongTitleTakesASecondLineIfTheBoardStaysAsLarge(t *testing.T) {
	w := opened(playtest.Begin(wordy{playtest.Heap{Matches: 12}}), 30, 14).press("1")
	require.Contains(t, w.model.Plain(), "You are on turn, and the level\nis beginner\n-----------x\nWhat you can do:\n> 1 take")
	w.click(t, "-----------x")
	require.Equal(t, []int{1, 1}, playtest.HeapOf(w.model.Session().Game()).Taken, "the board is lower")
	require.Contains(t, opened(playtest.Begin(wordy{playtest.Heap{Matches: 12}}), 30, 10).press("1").model.Plain(), "the level\nis beginner\n-----------x\n")
}

func TestATitleThatIsTooLongLosesItsScoreAndThenItsEnd(t *testing.T) {
	titled := func(width int) string {
		session, tasks := play.New(playtest.Setup{}, play.Settings{Score: play.Score{Players: []play.Tally{{Name: "you", Won: 2}, {Name: "computer", Won: 13}}}}).
			Begin(playtest.Begin(wordy{playtest.Heap{Matches: 12}}))
		w := &window{model: screen.New(session, tasks)}
		w.send(tea.WindowSizeMsg{Width: width, Height: 20})
		return w.model.Plain()
	}
	require.Contains(t, titled(80), "You are on turn, and the level is beginner  (you 2, computer 13)\n")
	require.Contains(t, titled(40), "You are on turn, and the level is\nbeginner  (you 2, computer 13)\n")
	require.Contains(t, titled(50), "You are on turn, and the level is beginner\n(you 2, computer 13)\n")
	require.Contains(t, titled(30), "You are on turn, and the level\nis beginner\n-")
	require.Contains(t, titled(26), "You are on turn, and the\nlevel is beginner\n-")
	require.Contains(t, opened(playtest.Begin(chatty{playtest.Heap{Matches: 12}}), 26, 20).model.Plain(), "You are on turn. The level\nis beginner, and the prog…\n-")
}

// chatty is a heap with a title of three lines.
type chatty struct{ playtest.Heap }

func (chatty) Title() string { return "You are on turn. The level is beginner, and the program waits" }

func TestChancesHaveAHeading(t *testing.T) {
	heap := playtest.Begin(playtest.Heap{Matches: 12, Advice: "50 %", Kind: play.Chance})
	require.Contains(t, opened(heap, 80, 24).model.Plain(), "Chance to win, and move:\n")
	heap = playtest.Begin(playtest.Heap{Matches: 12, Advice: "good"})
	require.Contains(t, opened(heap, 80, 24).model.Plain(), "What you can do:\n")
}

func TestTheFormShowsTheGameThatItContinues(t *testing.T) {
	session := play.New(playtest.Setup{}, play.Settings{Unfinished: playtest.NewHeap(7)})
	resized, _ := screen.New(session, nil).Update(tea.WindowSizeMsg{Width: 60, Height: 12})
	w := &window{model: resized.(screen.Model)}
	require.Equal(t, `A new game

> game  ‹ continue the last game ›
          7 matches

  [continue the last game]





↑↓←→ change  Enter start  ? help  q quit
`, w.model.Plain())
	w.press("right")
	require.Contains(t, w.model.Plain(), "> game        ‹ a new game ›\n  matches     ‹ twelve ›\n")
	require.Contains(t, w.model.Plain(), "[start]")
}

func TestTheScreenTakesTheWholeWindowAndTheMouse(t *testing.T) {
	view := opened(playtest.NewHeap(12), 60, 12).model.View()
	require.True(t, view.AltScreen)
	require.Equal(t, tea.MouseModeCellMotion, view.MouseMode)
}

// dark and light are background colors of a terminal.
func TestAQuestionIsAskedInAWindowOfAnySize(t *testing.T) {
	for width := 1; width <= 5; width++ {
		for height := 1; height <= 20; height++ {
			for _, keys := range []string{"n y", "1 enter n y down down down"} {
				shown := opened(playtest.NewHeap(12), width, height).press(keys).model.Plain()
				require.LessOrEqual(t, strings.Count(shown, "\n"), height, "%dx%d", width, height)
				for line := range strings.Lines(shown) {
					require.LessOrEqual(t, ansi.StringWidth(strings.TrimSuffix(line, "\n")), width, "%dx%d: %q", width, height, line)
				}
				if width == 5 && height <= 3 { // the question takes three lines
					require.True(t, strings.HasPrefix(shown, "Play\n"), shown)
				}
			}
		}
	}
}

func TestANarrowWindowHasTheListBelowTheBoard(t *testing.T) {
	w := opened(playtest.NewHeap(12), 30, 14).press("1 enter 1")
	require.Equal(t, `10 matches
---------x
What you can do:
> 1 take 1 of the matches
  2 take 2 of the matches
  3 take 3 of the matches

What happened:
You took 1.
The program took 1.


↑↓ choose  Enter play  ? help
u undo  h hint  q quit  l log
`, w.model.Plain())
	w.click(t, "  2 take")
	require.Contains(t, w.model.Plain(), "\n> 2 take", "an option begins in the first column")
	require.Contains(t, opened(playtest.NewHeap(1), 30, 14).model.Plain(), "What you can do:\n   > 1 take 1 of the matches\n", "the only option")
}

func TestAWindowThatIsTooSmallNamesTheSizeThatWorks(t *testing.T) {
	w := opened(playtest.NewHeap(40), 30, 8).press("1")
	require.Equal(t, "This window has 30 columns and\n8 lines; the game needs 40 and\n10.\n", w.model.Plain())
	w.send(tea.WindowSizeMsg{Width: 40, Height: 10})
	require.Contains(t, w.model.Plain(), "-x\nWhat you can do:", "the list is below the board")
	w.send(tea.WindowSizeMsg{Width: 40, Height: 9})
	require.Contains(t, w.model.Plain(), "the game needs 40 and 10.")
	w.send(tea.WindowSizeMsg{Width: 68, Height: 3})
	require.Contains(t, w.model.Plain(), "the game needs 68 and 4.")
	w.send(tea.WindowSizeMsg{Width: 68, Height: 4})
	require.Contains(t, w.model.Plain(), "-x  What you can do:")
}

func (many) Options() []play.Option {
	return slices.Repeat([]play.Option{{Text: "a move with nothing"}}, 23)
}

func TestALongNoticeTakesTheLineOfTheKeys(t *testing.T) {
	w := opened(playtest.NewHeap(12), 40, 20).press("T 9 enter")
	require.True(t, strings.HasSuffix(w.model.Plain(), "\n\ntake one to three matches: expected T1,\nT2 or T3\n"), w.model.Plain())
	require.Contains(t, w.press("down").model.Plain(), "↑↓ choose")
}

// cramped is a game whose board is cramped if there is room for 20 columns or fewer.
type cramped struct {
	playtest.Heap
	higher int // the number of extra lines that the cramped board has
}

func (c cramped) Board(view play.View) play.Board {
	if view.Within.Width > 20 {
		return play.Board{Lines: []string{"a wide board"}}
	}
	return play.Board{Lines: append([]string{"a board"}, make([]string, c.higher)...), Cramped: true}
}

func TestACrampedBoardMovesAboveTheListIfItIsLargerThere(t *testing.T) {
	require.Contains(t, opened(playtest.Begin(cramped{playtest.Heap{Matches: 12}, 0}), 40, 20).model.Plain(), "\na wide board\nWhat you can do:\n")
	require.Contains(t, opened(playtest.Begin(cramped{playtest.Heap{Matches: 12}, 1}), 40, 20).model.Plain(), "\na board  What you can do:\n")
	require.Contains(t, opened(playtest.Begin(cramped{playtest.Heap{Matches: 12}, 0}), 80, 20).model.Plain(), "\na wide board  What you can do:\n")
}

func TestTheTerminalsKeysDoNotReachTheGame(t *testing.T) {
	for _, face := range []string{"", "q", "n", "?", "l", "x"} {
		w := opened(playtest.NewHeap(5), 80, 24).press(face + ` ctrl+z ctrl+c ctrl+\`)
		require.Equal(t, []tea.Msg{tea.SuspendMsg{}, tea.InterruptMsg{}, tea.InterruptMsg{}}, w.asked, face)
	}
}

func TestAClickOutsideOfATurnDoesWhatEnterDoes(t *testing.T) {
	w := opened(playtest.NewHeap(12), 80, 24)
	click := func() string {
		w.send(tea.MouseClickMsg{X: 20, Y: 3, Button: tea.MouseLeft}) // the second option of the list
		return w.model.Plain()
	}
	w.press("?")
	require.Contains(t, click(), "page 2 of 3")
	w.press("esc l")
	require.Contains(t, click(), "1 take 1", "the log is closed")
	w.press("q")
	require.NotContains(t, click(), "Leave this game?")
	w.press("n")
	require.NotContains(t, click(), "Give up this game")
	require.Contains(t, w.model.Plain(), "  1 take 1")
	require.Contains(t, click(), "> 2 take 2", "the player is on turn again")
}

func TestAClickEndsTheWaitForAProgramAndOnTheListForAHint(t *testing.T) {
	session, _ := play.New(playtest.Setup{}, play.Settings{Pace: time.Hour}).Begin(playtest.NewHeap(12))
	resized, _ := screen.New(session, nil).Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	for _, click := range []tea.MouseClickMsg{{X: 20, Y: 3, Button: tea.MouseLeft}, {X: 70, Y: 20, Button: tea.MouseLeft}} {
		chosen, _ := resized.Update(keyPress("1"))
		thinking, command := chosen.Update(keyPress("enter"))
		require.NotContains(t, thinking.(screen.Model).Plain(), "What you can do:")
		hurried, _ := thinking.Update(click)
		after, _ := hurried.Update(command().(tea.BatchMsg)[0]()) // the program has finished thinking
		require.Equal(t, 10, playtest.HeapOf(after.(screen.Model).Session().Game()).Matches)

		asked, command := resized.Update(keyPress("h"))
		require.Contains(t, asked.(screen.Model).Plain(), "What you can do:", "the list stays while the hint is computed")
		clicked, _ := asked.Update(click)
		after, _ = clicked.Update(command())
		hinted := after.(screen.Model).Session().Game().Options()[0].Hint != ""
		require.Equal(t, click.Y > 3, hinted, "a click beside the list does not stop the hint")
	}
}

func TestTheMouseChoosesAndPlays(t *testing.T) {
	w := opened(playtest.NewHeap(12), 80, 24)
	w.click(t, "take 3")
	require.Equal(t, 12, w.heap().Matches)
	require.Contains(t, w.model.Plain(), "> 3 take 3")
	w.click(t, "take 3")
	require.Equal(t, 8, w.heap().Matches)
	w.click(t, "--------")
	require.Equal(t, 6, w.heap().Matches)
	w.click(t, "6 matches")
	require.Equal(t, 6, w.heap().Matches, "there is nothing to click")
	w.send(tea.MouseClickMsg{X: 0, Y: 2, Button: tea.MouseRight})
	require.Equal(t, 6, w.heap().Matches)
	w.send(tea.MouseClickMsg{X: 1, Y: 2, Button: tea.MouseLeft})
	require.Contains(t, w.model.Plain(), "only the first match can be taken by a click")
	w.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
	w.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
	require.Contains(t, w.model.Plain(), "> 2 take 2")
	w.send(tea.MouseWheelMsg{Button: tea.MouseWheelUp})
	require.Contains(t, w.model.Plain(), "> 1 take 1")
	w.press("?")
	w.click(t, "The rules")
	require.Contains(t, w.model.Plain(), "The keys")
}

// A printed heap draws the same board each time.
type printed struct {
	playtest.Heap
	board play.Board
}

func (p printed) Board(play.View) play.Board { return p.board }

func TestTheSpotsOfABoardStayInTheirPlaces(t *testing.T) {
	heap := playtest.Heap{Matches: 12}
	board := heap.Board(play.View{Option: -1})
	w := opened(playtest.Begin(printed{heap, board}), 80, 24)
	for range 3 {
		w.click(t, "12 matches")
		w.send(tea.MouseClickMsg{X: 1, Y: 1, Button: tea.MouseLeft})
		require.Contains(t, w.model.Plain(), "only the first match can be taken by a click")
	}
	require.Equal(t, heap.Board(play.View{Option: -1}).Spots, board.Spots)
}

func TestAMoveCanBeTypedOrPasted(t *testing.T) {
	w := opened(playtest.NewHeap(12), 80, 24).press("T 2")
	require.Contains(t, w.model.Plain(), "> T2_  Enter plays it, Esc clears it")
	require.Equal(t, 9, w.press("enter").heap().Matches)
	w.send(tea.PasteMsg{Content: "T3"})
	require.Equal(t, 5, w.heap().Matches)
}

// After any keys and clicks, the screen fits into a window of any size.
func TestNoKeyBreaksTheScreen(t *testing.T) {
	keys := strings.Fields("up down left right home end pgup pgdown enter enter esc backspace space ctrl+z 0 1 2 3 9 u h v r ? l s n q y f o x j k T z ㅕ 한")
	rapid.Check(t, func(t *rapid.T) {
		size := play.Size{Width: 80, Height: 24}
		w := opened(play.Game{}, size.Width, size.Height)
		if rapid.Bool().Draw(t, "a game") {
			w = opened(playtest.NewHeap(rapid.IntRange(0, 30).Draw(t, "matches")), size.Width, size.Height)
		}
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) {
				lines := strings.Split(w.model.Text(), "\n")
				require.LessOrEqual(t, len(lines), max(size.Height, 1))
				for _, line := range lines {
					require.LessOrEqual(t, ansi.StringWidth(line), size.Width, "%q", line)
				}
			},
			"press": func(t *rapid.T) { w.send(keyPress(rapid.SampledFrom(keys).Draw(t, "key"))) },
			"click": func(t *rapid.T) {
				w.send(tea.MouseClickMsg{
					X: rapid.IntRange(0, 99).Draw(t, "x"), Y: rapid.IntRange(0, 40).Draw(t, "y"), Button: tea.MouseLeft,
				})
			},
			"resize": func(t *rapid.T) {
				size = play.Size{Width: rapid.IntRange(1, 100).Draw(t, "width"), Height: rapid.IntRange(1, 40).Draw(t, "height")}
				w.send(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
			},
		})
	})
}
