package screen_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/program/screen"
)

// heap is a game of one heap of matches: a player takes one to three of them,
// and whoever takes the last one wins. After each move of a player's the
// program takes one match.
type heap struct {
	matches int
	program bool // on turn
	log     []string
	before  *heap
	advice  string
	upright bool // how the matches are drawn
}

func newHeap(matches int) heap { return heap{matches: matches} }

func (h heap) Title() string { return fmt.Sprintf("%d matches", h.matches) }

func (h heap) Board(within screen.Size, option int) screen.Board {
	sign := "-"
	if h.upright {
		sign = "|"
	}
	left := h.matches - (option + 1)
	drawn := strings.Repeat(sign, left) + strings.Repeat("x", option+1)
	lines := []string{drawn}
	if within.Width >= 40 && within.Height >= 3 {
		lines = []string{"", drawn, ""}
	}
	return screen.Board{Lines: lines, Spots: []screen.Spot{{X: 0, Y: len(lines) / 2, Width: 1, Height: 1, Name: "first"}}}
}

func (h heap) Options() []screen.Option {
	if h.program {
		return nil
	}
	var options []screen.Option
	for n := 1; n <= min(3, h.matches); n++ {
		options = append(options, screen.Option{Text: fmt.Sprintf("take %d of the matches", n), Hint: h.advice})
	}
	return options
}

func (h heap) Log() []string { return h.log }

func (h heap) Play(option int) screen.Game {
	if option < 0 || option >= len(h.Options()) {
		panic("an option that there is not")
	}
	next := h
	next.matches -= option + 1
	next.advice = ""
	next.log = append(slices.Clone(h.log), fmt.Sprintf("You took %d.", option+1))
	next.before = &h
	next.program = next.matches > 0
	return next
}

func (h heap) Undo() (screen.Game, bool) {
	if h.before == nil {
		return h, false
	}
	return *h.before, true
}

func (h heap) New() screen.Game { return newHeap(12) }

func (h heap) Click(spot string) screen.Game {
	h.log = append(h.log[:len(h.log):len(h.log)], "clicked: "+spot)
	return h
}

func (h heap) Key(key string) (screen.Game, bool) {
	if key != "f" {
		return h, false
	}
	h.upright = !h.upright
	return h, true
}

func (h heap) Think() func(context.Context) screen.Game {
	if !h.program {
		return nil
	}
	return func(context.Context) screen.Game {
		h.matches--
		h.program = false
		h.log = append(h.log[:len(h.log):len(h.log)], "The program took 1.")
		return h
	}
}

func (h heap) Hint() func(context.Context) screen.Game {
	if h.Over() {
		return nil
	}
	return func(context.Context) screen.Game {
		h.advice = "(good)"
		return h
	}
}

func (h heap) Over() bool { return h.matches == 0 }

func (h heap) Pages() []screen.Page {
	return []screen.Page{
		{Title: "The rules", Lines: []string{"Take one to three matches.", "The last one wins."}},
		{Title: "The keys", Lines: []string{"f turns the matches."}},
	}
}

func (h heap) Words() screen.Words {
	words := screen.English
	words.OwnKeys = "f flip"
	return words
}

// table is a screen under test. Its commands run at once, if they end at all.
type table struct {
	model screen.Model
	asked []tea.Msg // of the terminal: to end, to suspend
}

func sitDown(game screen.Game, width, height int) *table {
	t := &table{model: screen.New(game, screen.Settings{})}
	t.do(t.model.Init())
	t.send(tea.WindowSizeMsg{Width: width, Height: height})
	return t
}

func (t *table) send(msg tea.Msg) {
	next, command := t.model.Update(msg)
	t.model = next.(screen.Model)
	t.do(command)
}

func (t *table) do(command tea.Cmd) {
	if command == nil {
		return
	}
	switch msg := command().(type) {
	case tea.QuitMsg, tea.InterruptMsg, tea.SuspendMsg:
		t.asked = append(t.asked, msg)
	default:
		t.send(msg)
	}
}

// press types keys, named as in "up", "enter", "1", with blanks between.
func (t *table) press(keys string) *table {
	for key := range strings.FieldsSeq(keys) {
		t.send(keyPress(key))
	}
	return t
}

var namedKeys = map[string]tea.Key{
	"up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown}, "left": {Code: tea.KeyLeft}, "right": {Code: tea.KeyRight},
	"home": {Code: tea.KeyHome}, "end": {Code: tea.KeyEnd}, "pgup": {Code: tea.KeyPgUp}, "pgdown": {Code: tea.KeyPgDown},
	"enter": {Code: tea.KeyEnter}, "esc": {Code: tea.KeyEscape},
	"ctrl+c": {Code: 'c', Mod: tea.ModCtrl}, "ctrl+z": {Code: 'z', Mod: tea.ModCtrl},
	`ctrl+\`: {Code: '\\', Mod: tea.ModCtrl},
}

func keyPress(name string) tea.KeyPressMsg {
	if key, ok := namedKeys[name]; ok {
		return tea.KeyPressMsg(key)
	}
	return tea.KeyPressMsg{Code: []rune(name)[0], Text: name}
}

func (t *table) game() heap { return t.model.Game().(heap) }

func TestTheScreenShowsBoardListLogAndKeys(t *testing.T) {
	table := sitDown(newHeap(12), 60, 12).press("enter 2")
	require.Equal(t, `10 matches
--------xx  What you can do:
              1 take 1 of the matches
            > 2 take 2 of the matches
              3 take 3 of the matches

            What happened:
            You took 1.
            The program took 1.

l log  s save  n new  f flip
↑↓ 1-9 choose  Enter play  ? help  u undo  h hint  q quit
`, table.model.Plain())
}

// plain is a heap without keys of its own.
type plain struct{ heap }

func (plain) Words() screen.Words { return screen.English }

func TestTheKeysOfTheGameFollowThoseOfTheScreen(t *testing.T) {
	require.Contains(t, sitDown(newHeap(12), 100, 12).model.Plain(), "  s save  n new  f flip\n")
	require.Contains(t, sitDown(plain{newHeap(12)}, 100, 12).model.Text(), "  s save  n new\x1b[m")
}

func TestKeysThatDoNotFitStandAboveTheOthersUnlessSomethingIsSaid(t *testing.T) {
	bottom := func(table *table) []string {
		lines := strings.Split(strings.TrimSuffix(table.model.Plain(), "\n"), "\n")
		return lines[len(lines)-2:]
	}
	const keys = "↑↓ 1-9 choose  Enter play  ? help  u undo  h hint  q quit  l log  s save  n new"
	for width, want := range map[int][]string{
		87: {"", keys + "  f flip"},
		86: {"f flip", keys},
		79: {"f flip", keys},
		78: {"n new  f flip", strings.TrimSuffix(keys, "  n new")},
	} {
		table := sitDown(newHeap(12), width, 12)
		require.Equal(t, want, bottom(table), width)
		require.Equal(t, "Leave this game? (y, n)", bottom(table.press("q"))[0])
	}
	require.Equal(t, strings.TrimSuffix(keys, "ew")+"…",
		bottom(sitDown(newHeap(12), 78, 12).press("q"))[1])
}

func TestTheScreenTakesTheWholeWindowAndTheMouse(t *testing.T) {
	view := sitDown(newHeap(12), 60, 12).model.View()
	require.True(t, view.AltScreen)
	require.Equal(t, tea.MouseModeCellMotion, view.MouseMode)
	require.Contains(t, view.Content, "\x1b[7m> 1 take 1 of the matches", "the chosen option is reversed")
}

func TestANarrowWindowHasTheListBelowTheBoard(t *testing.T) {
	table := sitDown(newHeap(12), 30, 14).press("enter")
	require.Equal(t, `10 matches
---------x
What you can do:
> 1 take 1 of the matches
  2 take 2 of the matches
  3 take 3 of the matches

What happened:
You took 1.
The program took 1.


? help  u undo  h hint  q qui…
↑↓ 1-9 choose  Enter play
`, table.model.Plain())
}

func TestAWindowMayBeAsNarrowAsAListOfOptions(t *testing.T) {
	require.Contains(t, sitDown(newHeap(12), 26, 14).model.Plain(), "\n> 1 take 1 of the matches\n")
	require.Contains(t, sitDown(newHeap(12), 25, 14).model.Plain(), "This window has 25\ncolumns ")
}

func TestAWindowThatIsTooSmallSaysWhatIsNeeded(t *testing.T) {
	table := sitDown(newHeap(40), 30, 8)
	require.Equal(t, `This window has 30 columns and
8 lines; the game needs 68 and
4.
`, table.model.Plain())
	table.send(tea.WindowSizeMsg{Width: 68, Height: 4})
	require.Contains(t, table.model.Plain(), "-x  What you can do:", "and it goes on when it is there")
}

func TestNumbersChooseAndEnterPlays(t *testing.T) {
	for _, test := range []struct {
		keys string
		took string
	}{
		{"enter", "You took 1."},
		{"2 enter", "You took 2."},
		{"down down enter", "You took 3."},
		{"down down down down up enter", "You took 2."},
		{"end enter", "You took 3."},
		{"end home enter", "You took 1."},
		{"j j k enter", "You took 2."},
		{"3 2 enter", "You took 2."},
		{"9 enter", "You took 1."},
		{"ㅓ enter", "You took 2."},
	} {
		table := sitDown(newHeap(12), 80, 24).press(test.keys)
		require.Equal(t, test.took, table.game().log[0], test.keys)
	}
}

// many is a game whose options have numbers of two digits.
type many struct {
	heap
	played int
}

func (many) Options() []screen.Option { return make([]screen.Option, 23) }

func (m many) Play(option int) screen.Game {
	m.played = option + 1
	return m
}

func TestASecondDigitGoesOn(t *testing.T) {
	for keys, want := range map[string]int{
		"1 2 enter":       12,
		"2 3 enter":       23,
		"2 4 enter":       4,
		"1 2 3 enter":     3,
		"1 down 2 enter":  2,
		"1 2 1 1 enter":   11,
		"0 5 enter":       5,
		"1 u 2 enter":     2,
		"end 2 enter":     2,
		"1 9 down enter":  20,
		"2 3 down enter":  23,
		"2 2 up up enter": 20,
	} {
		table := sitDown(many{heap: newHeap(25)}, 80, 30).press(keys)
		require.Equal(t, want, table.model.Game().(many).played, keys)
	}
}

func TestALongListShowsTheChosenOption(t *testing.T) {
	for chosen := range 23 {
		table := sitDown(many{heap: newHeap(25)}, 60, 10).press(strings.Repeat("down ", chosen))
		require.Contains(t, table.model.Plain(), fmt.Sprintf("> %2d\n", chosen+1))
	}
}

func TestUndoGoesBackToThePlayersOwnDecision(t *testing.T) {
	table := sitDown(newHeap(12), 80, 24).press("2 enter 3 enter u")
	require.Equal(t, 9, table.game().matches)
	table.press("u")
	require.Equal(t, 12, table.game().matches)
	table.press("u")
	require.Equal(t, 12, table.game().matches)
	require.Contains(t, table.model.Plain(), "There is nothing to take back.")
	table.press("down")
	require.NotContains(t, table.model.Plain(), "There is nothing to take back.")
}

func TestAHintIsToldInTheList(t *testing.T) {
	table := sitDown(newHeap(12), 80, 24).press("h")
	require.Contains(t, table.model.Plain(), "(good)  take 2 of the matches")
	table = sitDown(newHeap(0), 80, 24).press("h")
	require.Contains(t, table.model.Plain(), "There is no hint here.")
}

func TestLeavingARunningGameIsAskedFor(t *testing.T) {
	table := sitDown(newHeap(12), 80, 24).press("q")
	require.Contains(t, table.model.Plain(), "Leave this game? (y, n)")
	table.press("n")
	require.Empty(t, table.asked)
	require.NotContains(t, table.model.Plain(), "Leave this game?")
	table.press("q y")
	require.Equal(t, []tea.Msg{tea.QuitMsg{}}, table.asked)
	require.Equal(t, []tea.Msg{tea.QuitMsg{}}, sitDown(newHeap(0), 80, 24).press("q").asked, "after the end it is not")
}

func TestANewGameIsAskedForWhileOneRuns(t *testing.T) {
	table := sitDown(newHeap(5), 80, 24).press("enter n")
	require.Contains(t, table.model.Plain(), "Give this game up for a new one? (y, n)")
	table.press("x")
	require.Equal(t, 3, table.game().matches)
	table.press("n Y")
	require.Equal(t, 12, table.game().matches)
	require.Equal(t, 12, sitDown(newHeap(0), 80, 24).press("n").game().matches)
}

func TestTheTerminalsOwnKeysAreTheTerminals(t *testing.T) {
	for _, face := range []string{"", "q", "n", "?", "l"} {
		table := sitDown(newHeap(5), 80, 24).press(face + ` ctrl+z ctrl+c ctrl+\`)
		require.Equal(t, []tea.Msg{tea.SuspendMsg{}, tea.InterruptMsg{}, tea.InterruptMsg{}}, table.asked, face)
	}
}

func TestHelpHasPages(t *testing.T) {
	table := sitDown(newHeap(12), 44, 6).press("?")
	require.Equal(t, `The rules

Take one to three matches.
The last one wins.

page 1 of 2: ←→ turn the page, Esc goes back
`, table.model.Plain())
	table.press("right")
	require.Contains(t, table.model.Plain(), "f turns the matches.")
	table.press("right")
	require.Contains(t, table.model.Plain(), "page 2 of 2")
	table.press("left")
	require.Contains(t, table.model.Plain(), "page 1 of 2")
	table.press("left esc")
	require.Contains(t, table.model.Plain(), "What you can do:")
	require.Contains(t, table.press("? right esc ?").model.Plain(), "page 1 of 2", "it begins with the first page")
}

func TestTheLogCanBeScrolled(t *testing.T) {
	game := newHeap(12)
	for n := range 9 {
		game.log = append(game.log, fmt.Sprintf("line %d", n+1))
	}
	for keys, shown := range map[string]string{
		"l":                "line 6\nline 7\nline 8\nline 9\n9/9",
		"l up":             "line 5\nline 6\nline 7\nline 8\n8/9",
		"l up up down":     "line 5\nline 6\nline 7\nline 8\n8/9",
		"l down":           "line 6\nline 7\nline 8\nline 9\n9/9",
		"l pgup":           "line 2\nline 3\nline 4\nline 5\n5/9",
		"l pgup pgup":      "line 1\nline 2\nline 3\nline 4\n4/9",
		"l home pgdown":    "line 5\nline 6\nline 7\nline 8\n8/9",
		"l home up":        "line 1\nline 2\nline 3\nline 4\n4/9",
		"l home end":       "line 6\nline 7\nline 8\nline 9\n9/9",
		"l up up pgdown":   "line 6\nline 7\nline 8\nline 9\n9/9",
		"l home esc l":     "line 6\nline 7\nline 8\nline 9\n9/9",
		"l home down down": "line 3\nline 4\nline 5\nline 6\n6/9",
	} {
		table := sitDown(game, 40, 6).press(keys)
		require.Equal(t, "What happened:\n"+shown+" ↑↓ Esc\n", table.model.Plain(), keys)
	}
	require.Contains(t, sitDown(game, 40, 10).press("l esc").model.Plain(), "What you can do:")
}

func TestTheEndIsTold(t *testing.T) {
	table := sitDown(newHeap(3), 80, 24).press("3 enter")
	require.Contains(t, table.model.Plain(), "The game is over: n plays a new one, u takes back, q quits.")
	require.Equal(t, 0, table.press("enter").game().matches, "there is nothing to play")
}

func TestClicksChooseAndPlay(t *testing.T) {
	table := sitDown(newHeap(12), 80, 24)
	click := func(text string) {
		for y, line := range strings.Split(table.model.Plain(), "\n") {
			if x := strings.Index(line, text); x >= 0 {
				table.send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
				return
			}
		}
		t.Fatalf("%q is not on the screen", text)
	}
	click("take 3")
	require.Equal(t, 12, table.game().matches)
	require.Contains(t, table.model.Plain(), "> 3 take 3")
	click("take 3")
	require.Equal(t, 8, table.game().matches)
	click("-------x")
	require.Equal(t, "clicked: first", table.game().log[2])
	click("8 matches")
	require.Len(t, table.game().log, 3)
	table.send(tea.MouseClickMsg{X: 0, Y: 2, Button: tea.MouseRight})
	require.Len(t, table.game().log, 3)
	table.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
	require.Contains(t, table.model.Plain(), "> 2 take 2")
	table.send(tea.MouseWheelMsg{Button: tea.MouseWheelUp})
	require.Contains(t, table.model.Plain(), "> 1 take 1")
}

func TestAClickOutsideOfATurnDoesWhatEnterDoes(t *testing.T) {
	table := sitDown(newHeap(12), 80, 24)
	click := func() string {
		table.send(tea.MouseClickMsg{X: 20, Y: 3, Button: tea.MouseLeft}) // where the list has its second option
		return table.model.Plain()
	}
	table.press("?")
	require.Contains(t, click(), "page 2 of 2")
	table.press("esc l")
	require.Contains(t, click(), "> 1 take 1", "the log is closed")
	table.press("q")
	require.NotContains(t, click(), "Leave this game?")
	table.press("n")
	require.NotContains(t, click(), "Give this game up")
	require.Contains(t, table.model.Plain(), "> 1 take 1")
	require.Contains(t, click(), "> 2 take 2", "the game is on turn again")
}

func TestAClickEndsTheWaitForAProgramAndForAHint(t *testing.T) {
	click := tea.MouseClickMsg{X: 20, Y: 3, Button: tea.MouseLeft}
	model := screen.New(newHeap(12), screen.Settings{Pace: time.Hour})
	resized, _ := model.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	thinking, command := resized.Update(keyPress("enter"))
	hurried, _ := thinking.Update(click)
	after, _ := hurried.Update(command())
	require.Equal(t, 10, after.(screen.Model).Game().(heap).matches)

	asked, command := resized.Update(keyPress("h"))
	without, _ := asked.Update(click)
	require.Contains(t, without.(screen.Model).Plain(), "> 1 take 1")
	after, _ = without.Update(command())
	require.Empty(t, after.(screen.Model).Game().(heap).advice)
}

// wordy is a game whose options each take two lines of the list.
type wordy struct{ heap }

func (wordy) Options() []screen.Option {
	return slices.Repeat([]screen.Option{{Text: "a move with\na reason"}}, 9)
}

// The list leaves room for a blank line, the heading of the log and three of its
// lines, but shows three lines of options first.
func TestTheListAndTheLogShareTheHeightOfTheWindow(t *testing.T) {
	log := func(n int) heap {
		game := newHeap(25)
		for i := range n {
			game.log = append(game.log, fmt.Sprintf("line %d", i+1))
		}
		return game
	}
	for _, test := range []struct {
		game                    screen.Game
		height, options, logged int
	}{
		{many{heap: log(5)}, 6, 2, 0},
		{many{heap: log(5)}, 7, 3, 0},
		{many{heap: log(5)}, 8, 3, 0},
		{many{heap: log(5)}, 9, 3, 0},
		{many{heap: log(5)}, 10, 3, 1},
		{many{heap: log(5)}, 11, 3, 2},
		{many{heap: log(5)}, 12, 3, 3},
		{many{heap: log(5)}, 13, 4, 3},
		{many{heap: log(5)}, 31, 22, 3},
		{many{heap: log(5)}, 32, 23, 3},
		{many{heap: log(5)}, 33, 23, 4},
		{many{heap: log(5)}, 40, 23, 5},
		{many{heap: log(1)}, 10, 3, 1},
		{many{heap: log(1)}, 11, 4, 1},
		{many{heap: log(1)}, 29, 22, 1},
		{many{heap: log(1)}, 30, 23, 1},
		{wordy{log(5)}, 12, 1, 4},
		{wordy{log(5)}, 13, 2, 3},
		{wordy{log(5)}, 14, 2, 4},
		{wordy{log(5)}, 15, 3, 3},
		{wordy{log(5)}, 26, 8, 4},
		{wordy{log(5)}, 27, 9, 3},
	} {
		text := sitDown(test.game, 60, test.height).model.Plain()
		options := regexp.MustCompile(`(?m)[> ] +\d+( a move with)?$`).FindAllString(text, -1)
		require.Len(t, options, test.options, text)
		require.Equal(t, test.logged, strings.Count(text, "  line "), text)
		if test.logged > 0 {
			require.Contains(t, text, fmt.Sprintf("line %d\n", len(test.game.Log())), "the newest line")
		}
	}
}

func TestEachLineOfAnOptionCanBeClicked(t *testing.T) {
	for option := range 3 {
		for line := range 2 {
			table := sitDown(wordy{newHeap(25)}, 60, 24).press("end")
			table.send(tea.MouseClickMsg{X: 30, Y: 2 + 2*option + line, Button: tea.MouseLeft})
			require.Contains(t, table.model.Plain(), fmt.Sprintf("> %d a move with", option+1))
		}
	}
}

func TestAKeyOfTheGamesOwnIsTheGames(t *testing.T) {
	table := sitDown(newHeap(4), 80, 24).press("f")
	require.True(t, table.game().upright)
	require.Contains(t, table.model.Plain(), "|||x")
}

func TestSavingTellsWhatBecameOfIt(t *testing.T) {
	saved := 0
	table := &table{model: screen.New(newHeap(7), screen.Settings{Save: func(game screen.Game) string {
		saved = game.(heap).matches
		return "saved as heap.txt"
	}})}
	table.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	table.press("s")
	require.Equal(t, 7, saved)
	require.Contains(t, table.model.Plain(), "saved as heap.txt")
	require.Equal(t, 7, sitDown(newHeap(7), 80, 24).press("s").game().matches, "without a place to save nothing happens")
}

func TestAGameIsLeftBeforeANewOneBegins(t *testing.T) {
	var left []int
	table := &table{model: screen.New(newHeap(3), screen.Settings{Leave: func(game screen.Game) string {
		left = append(left, game.(heap).matches)
		return "saved as heap.txt"
	}})}
	table.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	table.press("n n")
	require.Empty(t, left)
	table.press("n y")
	require.Equal(t, []int{3}, left)
	require.Contains(t, table.model.Plain(), "saved as heap.txt")
	require.Equal(t, 12, table.game().matches)
	table.press("3 enter 3 enter 3 enter")
	require.Equal(t, []int{3}, left)
	table.press("n")
	require.Equal(t, []int{3, 0}, left, "after its end")
	require.Equal(t, 12, table.game().matches)
}

func TestANewGameThatIsNotKeptSaysSoRatherThanWhereTheOldOneIs(t *testing.T) {
	told := func(told string) func(screen.Game) string { return func(screen.Game) string { return told } }
	table := &table{model: screen.New(newHeap(3), screen.Settings{Leave: told("saved as heap.txt"), Keep: told("the disk is full")})}
	table.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	table.press("n y")
	require.Contains(t, table.model.Plain(), "the disk is full")
	require.NotContains(t, table.model.Plain(), "saved as")
}

func TestAProgramsStepStaysToBeSeenUntilAKeyIsPressed(t *testing.T) {
	model := screen.New(newHeap(12), screen.Settings{Pace: time.Hour})
	resized, _ := model.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	thinking, command := resized.Update(keyPress("enter"))
	require.Contains(t, thinking.(screen.Model).Plain(), "The computer is thinking; press any key to go on.")
	require.NotContains(t, thinking.(screen.Model).Plain(), "What you can do:")
	result := make(chan tea.Msg)
	go func() { result <- command() }()
	hurried, _ := thinking.Update(keyPress("enter"))
	hurried, _ = hurried.Update(keyPress("enter")) // twice does no harm
	select {
	case msg := <-result:
		after, _ := hurried.Update(msg)
		require.Equal(t, 10, after.(screen.Model).Game().(heap).matches)
	case <-time.After(time.Minute):
		t.Fatal("the key did not go on")
	}
}

func TestAStepOfAGameThatWasGivenUpDoesNotCount(t *testing.T) {
	model := screen.New(newHeap(12), screen.Settings{})
	resized, _ := model.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	thinking, command := resized.Update(keyPress("enter"))
	asked, _ := thinking.Update(keyPress("n"))
	given, _ := asked.Update(keyPress("y"))
	after, _ := given.Update(command())
	require.Equal(t, 12, after.(screen.Model).Game().(heap).matches)
	require.Empty(t, after.(screen.Model).Game().Log())
}

func TestAKeyGivesUpAHint(t *testing.T) {
	model := screen.New(newHeap(12), screen.Settings{})
	resized, _ := model.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	asked, command := resized.Update(keyPress("h"))
	require.Contains(t, asked.(screen.Model).Plain(), "What you can do:", "the list stays while the hint is worked out")
	without, _ := asked.Update(keyPress("down"))
	after, _ := without.Update(command())
	require.Empty(t, after.(screen.Model).Game().(heap).advice)
}

// Whatever is pressed, wherever somebody clicks and however large the window
// is, the game is only asked for options that it has, and the screen fits.
func TestNoKeyBreaksTheScreen(t *testing.T) {
	keys := []string{
		"up", "down", "left", "right", "home", "end", "pgup", "pgdown", "enter", "enter", "esc", "ctrl+z",
		"0", "1", "2", "3", "9", "u", "h", "?", "l", "s", "n", "q", "y", "f", "j", "k", "x", "ㅕ", "한",
	}
	rapid.Check(t, func(t *rapid.T) {
		size := screen.Size{Width: 80, Height: 24}
		table := sitDown(newHeap(rapid.IntRange(0, 30).Draw(t, "matches")), size.Width, size.Height)
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) {
				lines := strings.Split(table.model.Text(), "\n")
				require.LessOrEqual(t, len(lines), max(size.Height, 1))
				for _, line := range lines {
					require.LessOrEqual(t, ansi.StringWidth(line), size.Width, "%q", line)
				}
			},
			"press": func(t *rapid.T) { table.send(keyPress(rapid.SampledFrom(keys).Draw(t, "key"))) },
			"click": func(t *rapid.T) {
				table.send(tea.MouseClickMsg{
					X: rapid.IntRange(0, 99).Draw(t, "x"), Y: rapid.IntRange(0, 40).Draw(t, "y"), Button: tea.MouseLeft,
				})
			},
			"resize": func(t *rapid.T) {
				size = screen.Size{Width: rapid.IntRange(1, 100).Draw(t, "width"), Height: rapid.IntRange(1, 40).Draw(t, "height")}
				table.send(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
			},
		})
	})
}
