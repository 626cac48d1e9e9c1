package play_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// evening is a session under test. It runs its tasks at once.
type evening struct{ play.Session }

// begun returns an evening with a heap on the board.
func begun(matches int, settings play.Settings) *evening {
	e := &evening{play.New(playtest.Setup{}, settings)}
	e.do(e.Begin(playtest.NewHeap(matches)))
	return e
}

// do continues with the given session and runs its tasks.
func (e *evening) do(next play.Session, tasks []play.Task) *evening {
	e.Session = next
	for _, task := range tasks {
		e.do(e.Done(task()))
	}
	return e
}

// press types keys, with blanks between them.
func (e *evening) press(keys string) *evening {
	for key := range strings.FieldsSeq(keys) {
		e.do(e.Press(key))
	}
	return e
}

func (e *evening) heap() playtest.Heap { return playtest.HeapOf(e.Game()) }

func TestNumbersChooseAndEnterPlays(t *testing.T) {
	for keys, took := range map[string]int{
		"enter":                         0,
		"enter enter":                   1,
		"2 enter":                       2,
		"space":                         0,
		"2 down space":                  3,
		"space space":                   1,
		"2 space esc space":             2,
		"down down enter":               2,
		"down down down down up enter":  2,
		"end enter":                     3,
		"end home enter":                1,
		"j j k enter":                   1,
		"3 2 enter":                     2,
		"9 enter":                       0,
		"ㅓ enter":                       1,
		"up up enter":                   1,
		"T 2 enter":                     2,
		"t 2 enter":                     2,
		"t 9 enter enter":               0,
		"2 t 3 enter":                   3,
		"1 space 5 enter":               0,
		"3 space esc enter":             3,
		"tab enter":                     0,
		"T 2 backspace 3 enter":         3,
		"T 2 esc enter":                 0,
		"down T 3 backspace 1 enter":    1,
		"T space 3 backspace 3 3 enter": 0,
	} {
		e := begun(12, play.Settings{}).press(keys)
		if took == 0 {
			require.Empty(t, e.heap().Taken, keys)
			continue
		}
		require.Equal(t, took, e.heap().Taken[0], keys)
	}
}

// listless makes digits type a move.
func listless(match *play.Match) {
	words := play.WordsIn(nil)
	words.Digits = true
	match.Words = words
}

func TestAKeyWithoutAnotherMeaningBeginsAMove(t *testing.T) {
	for keys, notice := range map[string]string{
		"u": "There is nothing to take back.", "U": "> U_", "H x": "> Hx_", "x": "Resign this game?", "t u h": "> tuh_",
		"{": "> {_", "윷": "> 윷_", "3 space g": "> 3 g_", "1 5": "> 15_", "2 1 space": "> 21 _", "T space 3": "> T 3_", "2 g": "> g_", "space": "", "3": "", "f": "", "tab": "", "ctrl+a": "", "\x1b": "",
	} {
		require.Contains(t, begun(12, play.Settings{}).press(keys).Notice(), notice)
		require.Equal(t, notice == "", begun(12, play.Settings{}).press(keys).Notice() == "", keys)
	}
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.NewHeap(12, listless)))
	require.False(t, e.List().Numbered)
	require.Equal(t, -1, e.press("3").Chosen())
	require.Contains(t, e.press("2").Notice(), "> 32_")
}

// many is a game whose options have two-digit numbers.
type many struct {
	playtest.Heap
	played int
}

func (many) Options() (options []play.Option) {
	for n := range 23 {
		options = append(options, play.Option{Said: strconv.Itoa(n + 1)})
	}
	return options
}

func (m many) Do(said string) (play.Moment, play.Event, error) {
	m.played, _ = strconv.Atoi(said)
	return m, play.Event{}, nil
}

func TestASecondDigitContinuesANumber(t *testing.T) {
	for keys, want := range map[string]int{
		"1 2 enter":       12,
		"2 3 enter":       23,
		"2 4 enter":       4,
		"1 2 3 enter":     3,
		"1 down 2 enter":  2,
		"1 2 1 1 enter":   11,
		"1 u 2 enter":     2,
		"end 2 enter":     2,
		"1 9 down enter":  20,
		"2 3 down enter":  23,
		"2 2 up up enter": 20,
	} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{})}
		e.do(e.Begin(playtest.Begin(many{Heap: playtest.Heap{Matches: 25}})))
		require.Equal(t, want, e.press(keys).Game().Moment().(many).played, keys)
	}
}

func TestTheCursorStaysInAShortList(t *testing.T) {
	require.Equal(t, 0, begun(1, play.Settings{}).press("down").Chosen())
	require.Equal(t, 1, begun(1, play.Settings{}).press("down enter").heap().Taken[0])
}

func TestTheOnlyOptionCanBeTyped(t *testing.T) {
	require.Contains(t, begun(1, play.Settings{}).press("T 1").Notice(), "> T1_")
}

func TestATypedMoveIsShownAndARefusalNamesTheRule(t *testing.T) {
	e := begun(12, play.Settings{}).press("T 9")
	require.Equal(t, "> T9_  Enter plays it, Esc clears it", e.Notice())
	e.press("enter")
	require.Equal(t, "take one to three matches: expected T1, T2 or T3", e.Notice())
	require.Equal(t, 12, e.heap().Matches)
	require.Empty(t, e.press("down").Notice())
	require.Equal(t, "take one to three matches: expected T1, T2 or T3", e.do(e.Say("nothing")).Notice())
	require.Equal(t, []int{2, 1}, e.do(e.Say(" T\x1b2\n")).heap().Taken, "a pasted move")
	require.Equal(t, []int{2, 1}, e.do(e.Say("\n")).heap().Taken, "an empty line plays nothing")
	require.Empty(t, e.press("T 9").Untyped().Notice())
	s, tasks := e.press("esc 1").Press("enter")
	s, _ = s.Say("T1")
	require.Equal(t, []int{2, 1, 1, 1}, e.do(s.Done(tasks[0]())).heap().Taken, "a program goes on")
}

func TestAMoveIsNoLongerThanAMoveCanBe(t *testing.T) {
	for _, character := range []string{"1", "윷"} {
		e := begun(12, play.Settings{}).press("T" + strings.Repeat(" "+character, 100))
		require.Equal(t, "> T"+strings.Repeat(character, 59)+"_  Enter plays it, Esc clears it", e.Notice())
	}
}

func TestAClickPlaysOrSaysWhyNot(t *testing.T) {
	e := begun(12, play.Settings{})
	e.do(e.Click("second"))
	require.Equal(t, "only the first match can be taken by a click", e.Notice())
	require.Equal(t, 12, e.heap().Matches)
	e.do(e.Click("first"))
	require.Equal(t, []int{1, 1}, e.heap().Taken)
	require.Empty(t, e.do(e.Click("")).Notice(), "a click beside all spots")
	e.press("?")
	e.do(e.Click("first"))
	require.Equal(t, []int{1, 1}, e.heap().Taken)
	require.Equal(t, 1, e.HelpPage(), "a click turns the page")
}

// carried is a heap whose first match is picked by a click, and then taken away.
type carried struct {
	playtest.Heap
	picked bool
}

func (c carried) Click(spot string) (said string, picked play.Moment, err error) {
	switch {
	case spot == "first":
		c.picked = true
		return "", c, nil
	case spot == "away" && c.picked:
		return "T1", nil, nil
	case spot == "beyond" && c.picked:
		return "T2", nil, nil
	}
	return "", nil, errors.New("nothing is picked")
}

func (c carried) Options() []play.Option {
	options := c.Heap.Options()
	for i := range options {
		options[i].From, options[i].To = "first", []string{"away", "beyond", "away"}[i]
	}
	return options
}

// The board shows the piece of the chosen option as picked, and where it can go.
func TestAClickOnTheTargetOfTheChosenOptionNeedsNoPickBefore(t *testing.T) {
	for name, test := range map[string]struct {
		matches int
		keys    string
		buttons bool
		plays   bool
	}{
		"the only option":             {1, "", false, true},
		"under the cursor":            {3, "down", false, true},
		"nothing is chosen yet":       {3, "", false, false},
		"the only piece, on the page": {3, "", true, true},
	} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{Buttons: test.buttons})}
		e.do(e.Begin(playtest.Begin(carried{Heap: playtest.Heap{Matches: test.matches}}))).press(test.keys)
		require.Equal(t, "nothing is picked", e.do(e.Click("elsewhere")).Notice(), name)
		e.do(e.Click("away"))
		require.Equal(t, test.plays, len(e.Game().Events()) > 0, name)
	}
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(carried{Heap: playtest.Heap{Matches: 3}}))).press("down").do(e.Click("beyond"))
	require.Equal(t, "T2", e.Game().Events()[0].Said, "another target of its piece")
}

func TestTheFirstOptionFollowsACursorThatIsOnNoOption(t *testing.T) {
	e := begun(12, play.Settings{}).press("down down")
	e.Session = e.Unaimed()
	require.Zero(t, e.press("down").Chosen())
}

func TestTheFirstClickInTheListChoosesAndTheSecondPlays(t *testing.T) {
	e := begun(12, play.Settings{})
	for _, option := range []int{-1, 3} {
		require.Equal(t, -1, e.do(e.Choose(option)).Chosen(), "there is no such option")
	}
	e.press("T 9").do(e.Choose(2))
	require.Equal(t, 2, e.Chosen())
	require.Empty(t, e.Notice(), "the typed text is gone")
	require.Equal(t, 12, e.heap().Matches)
	e.do(e.Choose(2))
	require.Equal(t, []int{3, 1}, e.heap().Taken)
	e.press("2 T 9")
	require.Equal(t, []int{3, 1, 2, 1}, e.do(e.Choose(1)).heap().Taken, "a typed move does not count")
	e.press("l")
	e.do(e.Choose(0))
	require.Equal(t, play.Playing, e.Face())
	require.Len(t, e.heap().Taken, 4)
}

func TestAPieceThatIsPutDownLeavesNoOptionChosen(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(carried{Heap: playtest.Heap{Matches: 3}})))
	require.Equal(t, 1, e.do(e.Click("first")).press("down down").Chosen())
	require.Equal(t, -1, e.press("esc").Chosen())
}

// steered is a heap in which the arrow keys choose to take more or fewer matches.
type steered struct{ playtest.Heap }

func (s steered) Steer(said, arrow string) string {
	steps := []string{"", "T1", "T2", "T3"}
	if arrow == "right" {
		return steps[min(slices.Index(steps, said)+1, 3)]
	}
	return steps[max(slices.Index(steps, said)-1, 0)]
}

func TestArrowsSteerAPieceOverTheBoard(t *testing.T) {
	for keys, want := range map[string]struct{ previewed, took int }{
		"":                       {-1, 0}, // the first Enter only chooses
		"right":                  {0, 1},
		"right right":            {1, 2},
		"right right left":       {0, 1},
		"right left":             {-1, 0},
		"right left right right": {1, 2},
		"down":                   {-1, 0},
		"j":                      {0, 1},
		"j j k":                  {0, 1},
		"3":                      {2, 3},
		"home":                   {0, 1},
		"end":                    {2, 3},
		"end right":              {2, 3},
	} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{})}
		e.do(e.Begin(playtest.Begin(steered{playtest.Heap{Matches: 12}}))).press(keys)
		require.Equal(t, want.previewed, e.Previewed(), keys)
		if e.press("enter"); want.took == 0 {
			require.Empty(t, e.heap().Taken, keys)
			require.Equal(t, 0, e.Previewed(), keys)
			continue
		}
		require.Equal(t, want.took, e.heap().Taken[0], keys)
	}
	e := begun(12, play.Settings{})
	require.Equal(t, -1, e.Previewed(), "no option is chosen yet")
	require.Equal(t, 0, e.press("enter right").Previewed(), "the first Enter chooses")
}

func TestUndoReturnsToThePlayersOwnDecision(t *testing.T) {
	e := begun(12, play.Settings{}).press("2 enter 3 enter u")
	require.Equal(t, 9, e.heap().Matches)
	require.Equal(t, 12, e.press("u").heap().Matches)
	require.Equal(t, "There is nothing to take back.", e.press("u").Notice())
	require.Empty(t, e.press("down").Notice())
}

func TestResigningLosesTheGameAfterAQuestion(t *testing.T) {
	e := begun(12, play.Settings{}).press("x")
	require.Equal(t, "Resign this game? (y, n)", e.Notice())
	require.False(t, e.press("n").Game().Over())
	e.press("x y")
	require.True(t, e.Game().Over())
	require.Equal(t, "12 matches  (you 0, computer 1)", e.Title())
	require.Equal(t, "Only a running game for two can be resigned.", e.press("x").Notice())
	require.Equal(t, "Only a running game for two can be resigned.", e.press("x y").Notice(), "the question was not asked")
	require.Equal(t, "The game is over.", e.press("x y down").Notice())
	require.False(t, e.press("u").Game().Over(), "it can be taken back")
}

func TestLeavingARunningGameNeedsAnAnswer(t *testing.T) {
	e := begun(12, play.Settings{}).press("q")
	require.Equal(t, "Leave this game? (y, n)", e.Notice())
	require.False(t, e.press("n").Left())
	require.Empty(t, e.Notice())
	require.True(t, e.press("q Y").Left())
	require.True(t, begun(0, play.Settings{}).press("q").Left(), "a game that is over needs no answer")
	require.Equal(t, "Leave this game? (y, n)", begun(12, play.Settings{Keeper: &shelf{}}).press("q").Notice(), "the game is only recorded")
	kept := begun(12, play.Settings{Keeper: &shelf{}, Continues: true}).press("1 enter q")
	require.Equal(t, "Leave this game? It is kept for next time. (y, n)", kept.Notice())
}

func TestWithCapsLockAKeyIsTheSame(t *testing.T) {
	e := begun(12, play.Settings{}).press("2 enter U")
	require.Equal(t, 9, e.heap().Matches, "a capital letter begins a move")
	require.Equal(t, 12, e.press("enter").heap().Matches, "but U is not a move")
	require.Equal(t, play.Log, begun(12, play.Settings{}).press("L enter").Face())
	require.Equal(t, play.Reviewing, begun(12, play.Settings{}).press("2 enter V enter P").Face())
	require.Equal(t, play.AskAgain, begun(5, play.Settings{}).press("1 enter N enter Y").Face())
	require.Equal(t, play.Form, begun(5, play.Settings{}).press("1 enter 3 enter C").Face())
	require.Equal(t, 5, begun(5, play.Settings{}).press("1 enter 3 enter U U enter").heap().Matches)
	require.True(t, begun(0, play.Settings{}).press("Q").Left())
	kept := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.True(t, kept.press("Q").Left(), "from the form")
}

func TestTheNextGameIsTheSameTheOtherSideOrFromTheForm(t *testing.T) {
	e := begun(5, play.Settings{}).press("1 enter n")
	require.Equal(t, "Give up this game for a new one? (y, n)", e.Notice())
	require.Equal(t, 3, e.press("z").heap().Matches)
	e.press("n y")
	require.Equal(t, "Play again?", e.Notice())
	require.Equal(t, "A new game", e.Title(), "the game is no longer shown")
	require.Equal(t, []play.Option{{Text: "n  play again"}, {Text: "o  swap sides"}, {Text: "c  change the settings"}, {Text: "Esc  back to the game"}}, e.List().Options)
	require.Equal(t, play.AskAgain, e.press("z u 2").Face(), "only the keys of the list count")
	require.Equal(t, 3, e.press("end enter").heap().Matches)
	require.Equal(t, play.Playing, e.Face())
	require.Equal(t, -1, e.Chosen(), "no option is chosen")
	e.press("n y")
	require.Equal(t, 3, e.press("esc").heap().Matches)
	require.Equal(t, play.AskAgain, e.press("n y enter").Face(), "the first Enter chooses")
	require.Equal(t, 0, e.press("esc n y space").Chosen(), "the first Space chooses, too")
	require.Equal(t, []int(nil), e.press("enter").heap().Taken)
	require.Equal(t, []int{0, 1}, e.press("n y o").heap().Taken, "the program begins")
	require.Equal(t, []int(nil), e.press("n y o").heap().Taken)
	e.press("n y c")
	require.Equal(t, play.Form, e.Face())
	require.Equal(t, 3, e.press("right enter").heap().Matches)
	require.Equal(t, 3, e.press("3 enter n").heap().Matches, "after the end nothing is given up")
	require.Equal(t, play.AskAgain, e.press("n y o").Face(), "a small heap has no sides")
}

func TestTheListHasTheThingsToDoAfterTheEnd(t *testing.T) {
	over := func() *evening { return begun(12, play.Settings{}).press("3 enter 3 enter 3 enter") }
	list := over().List()
	require.Equal(t, "What next?", list.Heading)
	require.False(t, list.Numbered)
	require.Equal(t, []play.Option{{Text: "v  review the game"}, {Text: "n  play again"}, {Text: "o  swap sides"}, {Text: "c  change the settings"}, {Text: "u  take back"}, {Text: "q  quit"}}, list.Options)
	require.Equal(t, -1, over().Chosen())
	require.Equal(t, -1, over().Previewed(), "none of them is on the board")
	require.Equal(t, play.Reviewing, over().press("enter enter").Face())
	require.Equal(t, 12, over().press("down down enter").heap().Matches)
	require.Equal(t, []int{0, 1}, over().press("o").heap().Taken, "the program begins")
	require.Equal(t, play.Form, over().press("c").Face())
	for _, key := range []string{"z", "7", "left", "T", "y"} {
		require.Equal(t, "The game is over: choose from the list.", over().press(key).Notice(), "%s is not ignored in silence", key)
	}
	require.Equal(t, 4, over().press("end up enter").heap().Matches)
	require.True(t, over().press("end enter").Left())
	e := over()
	e.do(e.Choose(1))
	require.Equal(t, 1, e.Chosen(), "the first click chooses")
	require.Equal(t, 12, e.do(e.Choose(1)).heap().Matches)
	require.Len(t, begun(0, play.Settings{}).List().Options, 5, "there is nothing to take back")
	require.NotContains(t, begun(3, play.Settings{}).press("3 enter").Offers(), play.Offer{Key: "o", Text: "swap sides"}, "it has no sides")
	require.Equal(t, "What you can do:", over().press("u").List().Heading)
	require.Empty(t, over().press("v").List().Options, "a review has its own list")
}

func TestPressingEnterAgainAndAgainStartsNoGame(t *testing.T) {
	e := begun(12, play.Settings{}).press(strings.Repeat("enter ", 50))
	require.True(t, e.Game().Over())
	require.Equal(t, play.Reviewing, e.Face())
	require.Len(t, e.heap().Taken, 12)
}

// Each game of empty ends without a winner, as soon as it begins.
type empty struct{ playtest.Setup }

func (empty) Start(play.Choices, uint64) (play.Game, error) { return playtest.NewHeap(0), nil }

// Each game of rivals is against another program.
type rivals struct{ playtest.Setup }

func (rivals) Start(choices play.Choices, _ uint64) (play.Game, error) {
	return playtest.NewHeap(1, func(m *play.Match) { m.Seats[1].Name = "rival " + choices["matches"] }), nil
}

// looking is the form of a heap whose matches can have another color.
type looking struct{ playtest.Setup }

func (l looking) Rows(choices play.Choices) []play.Row {
	color := play.Row{Name: "color", Look: true, Values: []play.Value{{Name: "red"}, {Name: "blue"}}}
	return append(l.Setup.Rows(choices), color)
}

func TestAGameThatIsContinuedKeepsItsSwitches(t *testing.T) {
	flipped, _ := playtest.NewHeap(12).Key("f")
	for settings, game := range map[string]play.Game{"": flipped, "f": playtest.NewHeap(12)} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{Switched: settings})}
		require.Equal(t, "f", e.do(e.Begin(game)).Switched())
		require.Equal(t, "f", e.press("n y n").Switched(), "so does the next game")
	}
}

func TestAGameThatCannotContinueSaysWhy(t *testing.T) {
	heap := playtest.NewHeap(3).Stop(errors.New("the matches are wet"))
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.Equal(t, "the matches are wet", e.do(e.Begin(heap)).Notice())
	require.Equal(t, "the matches are wet", e.press("T").Notice(), "no move can be typed")
}

func TestAProgramThatLearnsAfterTheEndDoesNotHoldUpThePlayer(t *testing.T) {
	heap := playtest.NewHeap(1, playtest.Learning)
	s, _ := play.New(playtest.Setup{}, play.Settings{Pace: time.Hour}).Begin(heap)
	s, tasks := s.Press("enter")
	require.NotEmpty(t, tasks)
	require.Contains(t, s.Notice(), "The game is over")
	asked, _ := s.Press("n")
	require.Equal(t, 12, playtest.HeapOf(asked.Game()).Matches, "another game begins")
	left, _ := s.Press("q")
	require.True(t, left.Left())
}

func TestAGameThatIsContinuedGivesItsChoicesToTheNextOne(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.NewHeap(3)))
	require.Equal(t, play.Choices{"matches": "3", "first": "you"}, e.Choices())
	e.press("n y c right esc n y n")
	require.Equal(t, 3, e.heap().Matches, "the choices on the form that was left do not count")
}

func TestEachGameHasASeedOfItsOwn(t *testing.T) {
	started := func(seed uint64) (seeds []uint64) {
		e := &evening{play.New(seeded{seeds: &seeds}, play.Settings{Seed: seed})}
		e.press("1 enter n y n n y n")
		return seeds
	}
	first := started(7)
	require.Len(t, first, 3)
	require.Equal(t, uint64(7), first[0])
	require.Len(t, slices.Compact(slices.Sorted(slices.Values(first))), 3)
	require.Equal(t, first, started(7), "the other seeds follow from the first")
	require.NotEqual(t, first[1:], started(8)[1:])
}

// seeded is a setup that notes the seeds of its games.
type seeded struct {
	playtest.Setup
	seeds *[]uint64
}

func (s seeded) Start(choices play.Choices, seed uint64) (play.Game, error) {
	*s.seeds = append(*s.seeds, seed)
	return s.Setup.Start(choices, seed)
}

func TestHelpHasPages(t *testing.T) {
	e := begun(12, play.Settings{}).press("?")
	require.Equal(t, play.Help, e.Face())
	for keys, page := range map[string]int{"": 0, "right": 1, "right right": 2, "right right right": 2, "right left": 0, "left": 0, "l": 1, "enter h": 0} {
		e := begun(12, play.Settings{}).press("? " + keys)
		require.Equal(t, page, e.HelpPage(), keys)
	}
	require.Equal(t, play.Playing, e.press("esc").Face())
	require.Equal(t, 0, e.press("? right esc ?").HelpPage(), "help begins with the first page")
	for buttons, graph := range map[bool]string{false: "The blocks show", true: "The line shows"} {
		pages := begun(12, play.Settings{Buttons: buttons}).Pages()
		review := strings.Join(pages[len(pages)-1].Lines, "\n")
		require.Contains(t, review, graph)
		for _, keyed := range []string{"v shows", "n shows"} {
			require.Equal(t, !buttons, strings.Contains(review, keyed), keyed)
		}
	}
}

func TestTheLogCanBeScrolled(t *testing.T) {
	for keys, back := range map[string]int{
		"": 0, "up": 1, "up k down": 1, "j": 0, "pgup": 10, "pgup pgup": 11, "pgup pgdown": 0, "home": 11, "home end": 0, "home up": 11, "home esc l": 0,
	} {
		e := begun(20, play.Settings{}).press(strings.Repeat("1 enter ", 6) + "l " + keys)
		require.Len(t, e.Game().Log(), 12)
		require.Equal(t, back, e.Back(), keys)
		require.Equal(t, play.Log, e.Face())
	}
}

func TestAProgramThinksBehindTheForm(t *testing.T) {
	s, tasks := begun(12, play.Settings{}).press("1").Press("enter")
	for _, key := range []string{"n", "y", "c", "esc"} {
		s, _ = s.Press(key)
	}
	s, _ = s.Done(tasks[0]())
	require.Equal(t, []int{1, 1}, playtest.HeapOf(s.Game()).Taken)
}

func TestAGameHasKeysOfItsOwn(t *testing.T) {
	for keys, drawn := range map[string]string{"": "----", "f": "||||", "f f": "----", "f f f": "||||"} {
		require.Equal(t, []string{drawn}, begun(4, play.Settings{}).press(keys).Game().Board(play.View{Option: -1}).Lines, keys)
	}
}

func TestAStepOfAnAbandonedGameDoesNotCount(t *testing.T) {
	s, tasks := begun(12, play.Settings{}).press("1").Press("enter")
	for _, key := range []string{"n", "y", "n"} {
		s, _ = s.Press(key)
	}
	s, _ = s.Done(tasks[0]())
	require.Equal(t, 12, playtest.HeapOf(s.Game()).Matches)
	require.Empty(t, s.Game().Log())
}

// After any input, the session plays only options that the game has, and the cursor is
// on an option.
func TestNoKeyBreaksASession(t *testing.T) {
	keys := strings.Fields("up down left right home end pgup pgdown enter enter esc backspace space 0 1 2 3 9 u h v r ? l s n q y f o x j k T z ㅕ 한")
	rapid.Check(t, func(t *rapid.T) {
		e := &evening{play.New(playtest.Setup{}, play.Settings{Keeper: &shelf{}})}
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) {
				_, _ = e.Title(), e.Notice()
				if !e.Game().IsZero() {
					require.Less(t, e.Chosen(), max(len(e.List().Options), 1))
				}
			},
			"press":  func(t *rapid.T) { e.press(rapid.SampledFrom(keys).Draw(t, "key")) },
			"choose": func(t *rapid.T) { e.do(e.Choose(rapid.IntRange(-1, 9).Draw(t, "option"))) },
			"click":  func(t *rapid.T) { e.do(e.Click(rapid.SampledFrom([]string{"first", "second", ""}).Draw(t, "spot"))) },
			"say":    func(t *rapid.T) { e.do(e.Say(rapid.StringN(0, 4, 9).Draw(t, "text"))) },
		})
	})
}

func TestHelpReturnsToTheFormAndToTheReview(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.Equal(t, play.Help, e.press("? right").Face())
	require.Equal(t, "The keys", e.Pages()[e.HelpPage()].Title)
	require.NotEmpty(t, e.Pages()[1].Lines)
	require.Equal(t, "A new game", e.Title())
	require.Empty(t, e.Notice())
	require.Equal(t, play.Form, e.press("esc").Face())
	require.Empty(t, e.press("right ?").Pages()[1].Lines, "the help is about the choices of the form")
	require.Equal(t, 3, e.press("q enter").heap().Matches)
	require.NotEmpty(t, begun(12, play.Settings{Choices: play.Choices{"matches": "3"}}).press("?").Pages()[1].Lines, "the help is about the game")
	e = begun(12, play.Settings{}).press("3 enter 2 enter v left left ?")
	require.Equal(t, "8 matches", e.Title())
	require.Equal(t, "The review", e.Pages()[e.HelpPage()].Title)
	require.Equal(t, play.Reviewing, e.press("?").Face())
	require.Equal(t, "8 matches", e.Title(), "the same moment")
	e.press("v n y c ?")
	require.Equal(t, play.Form, e.press("?").Face(), "back to the form")
	require.NotEmpty(t, e.press("right esc ?").Pages()[1].Lines, "the game stays large")
}
