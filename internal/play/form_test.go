package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestTheFormIsTheFirstThingShownAndEnterStartsAGame(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.Equal(t, play.Form, e.Face())
	require.True(t, e.Game().IsZero())
	require.Equal(t, "A new game", e.Title())
	e.press("enter")
	require.Equal(t, play.Playing, e.Face())
	require.Equal(t, 12, e.heap().Matches)
}

func TestAGameHasTheChoicesOfItsForm(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.press("down right enter")
	require.Equal(t, play.Choices{"matches": "12", "first": "program"}, e.Game().Choices())
}

func TestArrowsChangeTheRowsOfTheForm(t *testing.T) {
	for keys, want := range map[string]play.Choices{
		"":                         {"matches": "12", "first": "you"},
		"right":                    {"matches": "3", "first": "you"},
		"right right":              {"matches": "13", "first": "you"},
		"right right right":        {"matches": "12", "first": "you"},
		"left":                     {"matches": "13", "first": "you"},
		"down right":               {"matches": "12", "first": "program"},
		"down down down right":     {"matches": "12", "first": "program"},
		"down up up right":         {"matches": "3", "first": "you"},
		"j l k h":                  {"matches": "13", "first": "program"},
		"right down right":         {"matches": "13", "first": "you"}, // the second row has disappeared
		"down right right up left": {"matches": "13", "first": "you"},
	} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{})}
		require.Equal(t, want, e.press(keys).Choices(), keys)
	}
}

func TestAClickOnARowOfTheFormChangesIt(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Click("first"))
	require.Equal(t, play.Choices{"matches": "12", "first": "program"}, e.Choices())
	_, row := e.Rows()
	require.Equal(t, 1, row)
	e.do(e.Click("no such row"))
	require.Equal(t, play.Choices{"matches": "12", "first": "program"}, e.Choices())
	require.Equal(t, play.Form, e.Face())
	e.do(e.Click(play.StartSpot))
	require.Equal(t, play.Playing, e.Face())
	require.Equal(t, "program", e.Game().Choices()["first"])
}

func TestTheFormBeginsWithTheLastChoicesAsFarAsTheyFit(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{Choices: play.Choices{"matches": "3", "first": "nobody"}})}
	require.Equal(t, "3", e.Choices()["matches"])
	require.Equal(t, "you", e.press("left").Choices()["first"], "no such player")
	require.Equal(t, play.Choices{"matches": "12", "first": "you"}, e.Set("matches", "no such heap").Set("no such row", "3").Choices())
	require.Equal(t, "13", e.Set("matches", "13").Choices()["matches"])
	require.Equal(t, "12", play.Complete(playtest.Setup{}, play.Choices{"matches": "12"}, play.Choices{"matches": "3"})["matches"], "the first choice wins")
	require.Equal(t, "12", play.Complete(playtest.Setup{}, play.Choices{"matches": "7"}, play.Choices{"matches": "12"}, play.Choices{"matches": "3"})["matches"], "the first choice that fits")
}

func TestARowKnowsTheChosenValue(t *testing.T) {
	row := (playtest.Setup{}).Rows(nil)[0]
	for name, want := range map[string]play.Value{
		"12": {Name: "12", Label: "twelve"}, "3": {Name: "3", Label: "three"}, "7": {Name: "7", Label: "7"},
	} {
		require.Equal(t, want, row.Chosen(play.Choices{"matches": name}))
	}
	require.Equal(t, play.Value{Name: "12", Label: "twelve"}, row.Chosen(nil), "the usual value")
}

// nested is a form with a row for each row whose usual value has been chosen.
type nested struct{ playtest.Setup }

func (nested) Rows(choices play.Choices) (rows []play.Row) {
	for _, name := range []string{"a", "b", "c", "d"} {
		rows = append(rows, play.Row{Name: name, Values: []play.Value{{Name: "usual"}, {Name: "last"}}})
		if choices[name] != "usual" {
			break
		}
	}
	return rows
}

func TestRowsThatAChoiceAddsGetAValueToo(t *testing.T) {
	require.Equal(t, play.Choices{"a": "usual", "b": "usual", "c": "usual", "d": "usual"}, play.Complete(nested{}))
	require.Equal(t, play.Choices{"a": "usual", "b": "last"}, play.Complete(nested{}, play.Choices{"b": "last"}))
}

func TestChoicesWithWhichNoGameStartsAreForgotten(t *testing.T) {
	require.Equal(t, play.Choices{"first": "program"}, play.Playable(playtest.Setup{}, play.Choices{"matches": "many", "first": "program"}))
	for _, choices := range []play.Choices{nil, {"matches": "3"}, {"matches": "13", "first": "program"}, {"matches": "12", "first": "nobody"}} {
		require.Equal(t, choices, play.Playable(playtest.Setup{}, choices))
	}
}

func TestTheFormOffersToContinueAnUnfinishedGame(t *testing.T) {
	unfinished := play.Settings{Unfinished: playtest.NewHeap(7)}
	e := &evening{play.New(playtest.Setup{}, unfinished)}
	rows, row := e.Rows()
	require.Equal(t, 0, row)
	require.Equal(t, []play.Value{{Name: "yes", Label: "continue the last game"}, {Name: "no", Label: "a new game"}}, rows[0].Values)
	require.Equal(t, 7, e.press("enter").heap().Matches)
	e.press("n y c")
	rows, _ = e.Rows()
	require.Equal(t, "matches", rows[0].Name, "it is not offered twice")
	for keys, row := range map[string]int{"down": 0, "right down": 1, "right down down down": 2, "right down down up": 1, "up": 0} {
		e = &evening{play.New(playtest.Setup{}, unfinished)}
		_, got := e.press(keys).Rows()
		require.Equal(t, row, got, keys)
	}
	e = &evening{play.New(playtest.Setup{}, unfinished)}
	require.Equal(t, 12, e.press("right enter").heap().Matches)
	require.Equal(t, play.Choices{"matches": "12", "first": "you"}, e.Choices())
}

// sevenOfAnn returns a heap of seven matches with the rival Ann.
func sevenOfAnn() play.Game { return playtest.NewHeap(7, playtest.Against("Ann")) }

func TestTheFormChangesAnUnfinishedGameWhereItCanChange(t *testing.T) {
	form := func() *evening {
		settings := play.Settings{Unfinished: sevenOfAnn().Play(1), Choices: play.Choices{"matches": "3", "rival": "Bob"}}
		return &evening{play.New(playtest.Setup{}, settings)}
	}
	names := func(e *evening) (names []string) {
		rows, _ := e.Rows()
		for _, row := range rows {
			names = append(names, row.Name+" "+e.Value(row).Name)
		}
		return names
	}
	require.Equal(t, []string{"unkept yes", "rival Ann"}, names(form()))
	require.Equal(t, []string{"unkept no", "rival Bob", "matches 3"}, names(form().press("right")))
	require.Equal(t, []string{"unkept yes", "rival Ann"}, names(form().press("right down right up left")))
	e := form().press("down right enter")
	require.Equal(t, "Bob", e.Game().Choices()["rival"])
	require.Equal(t, []int{2, 1}, e.heap().Taken[:2])
	require.Equal(t, play.Choices{"matches": "7", "first": "you", "rival": "Bob"}, e.Game().Choices())
	require.Equal(t, "Ann", form().press("down right left enter").Game().Choices()["rival"])
	require.Equal(t, "Bob", form().press("right enter").Game().Choices()["rival"])
}

func TestTheCursorStaysInAFormThatLosesARow(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.Session = e.press("down").Set("matches", "3")
	rows, row := e.Rows()
	require.Equal(t, len(rows)-1, row)
}

// A heap of 13 has no record from which it could continue with other choices.
func TestAGameThatCannotContinueWithTheChoicesOfTheFormSaysWhy(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{Unfinished: playtest.NewHeap(13, playtest.Against("Ann"))})}
	require.Equal(t, "a heap of 13 cannot be written", e.press("down right enter").Notice())
	require.Equal(t, play.Form, e.Face())
}

func TestTheFormOfARunningGameContinuesIt(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.True(t, e.Change().Continued().IsZero(), "no game is running")
	e.do(e.Begin(sevenOfAnn().Play(1)))
	taken := e.heap().Taken
	changes := func(keys string) *evening {
		e.do(e.Change(), nil)
		rows, row := e.Rows()
		require.Equal(t, []string{"unkept", "rival"}, []string{rows[0].Name, rows[1].Name}, "only what can change")
		require.Equal(t, "continue this game", e.Value(rows[0]).Label)
		require.Zero(t, row)
		return e.press(keys)
	}
	require.Equal(t, taken, changes("down right esc").heap().Taken)
	require.Equal(t, play.Playing, e.Face())
	require.Equal(t, "Ann", e.Game().Choices()["rival"], "nothing has changed")
	require.Equal(t, taken, changes("down right enter").heap().Taken)
	require.Equal(t, "Bob", e.Game().Choices()["rival"])
	require.Empty(t, changes("right enter").heap().Taken, "a new game")
	require.Equal(t, "Bob", e.Game().Choices()["rival"])
	changes("esc n y c")
	rows, _ := e.Rows()
	require.Equal(t, "rival", rows[0].Name, "the form offers a new game")
	e.press("esc x y")
	require.True(t, e.Game().Over())
	require.True(t, e.Change().Continued().IsZero(), "it has ended")
}

func TestAGameWaitsWhileItsFormChangesTheLanguage(t *testing.T) {
	s, _ := play.New(playtest.Setup{}, play.Settings{}).Begin(sevenOfAnn())
	s, thinking := s.Say("T2")
	require.NotEmpty(t, thinking, "it is the program's turn")
	s = s.Change()
	late, _ := s.Done(thinking[0]())
	require.Equal(t, 5, playtest.HeapOf(late.Game()).Matches, "the program has not acted")
	s, tasks := s.Translated(playtest.Setup{}, play.Choices{})
	require.Empty(t, tasks)
	require.Equal(t, play.Form, s.Face())
	_, thinking = s.Press("enter")
	require.NotEmpty(t, thinking, "the game continues")
}

func TestTheQuestionAboutAnUnfinishedGameNamesOnlyItsRules(t *testing.T) {
	question, _ := play.UnfinishedQuestion(playtest.Setup{}, sevenOfAnn(), "")
	require.Contains(t, question, "matches: 7")
	require.NotContains(t, question, "Ann")
	question, _ = play.UnfinishedQuestion(ruleless{}, sevenOfAnn(), "")
	require.Equal(t, "A game is not finished:\n  7 matches\nContinue it?", question)
}

// A ruleless heap has no choices.
type ruleless struct{ playtest.Setup }

func (ruleless) Rows(play.Choices) []play.Row { return nil }

// A typed text and a notice are in the language of before.
func TestAnotherLanguageDropsTheNoticeAndTheTypedText(t *testing.T) {
	for _, key := range []string{"u", "t"} {
		s, _ := play.New(playtest.Setup{}, play.Settings{}).Begin(sevenOfAnn())
		s, _ = s.Press(key)
		require.NotEmpty(t, s.Notice(), key)
		s, _ = s.Translated(playtest.Setup{}, play.Choices{})
		require.Empty(t, s.Notice(), key)
	}
}

func TestAnUnfinishedGameDoesNotContinueWithFlagsThatDoNotFit(t *testing.T) {
	settings := play.Settings{Unfinished: playtest.NewHeap(7), Unfit: "--matches 3: the unfinished game has 7.", Choices: play.Choices{"matches": "3"}}
	e := &evening{play.New(playtest.Setup{}, settings)}
	require.Equal(t, settings.Unfit, e.press("enter").Notice())
	require.Equal(t, play.Form, e.Face())
	require.Empty(t, e.press("right").Notice())
	require.Equal(t, 3, e.press("enter").heap().Matches)
	e = &evening{play.New(playtest.Setup{}, settings)}
	e.do(e.Begin(play.Game{}))
	require.Equal(t, `A game is not finished:
  7 matches
  matches: 7; who begins: you
These flags do not fit it:
  --matches 3: the unfinished game has 7.
Start without them to continue it. (n gives it up, q leaves)`, e.Notice())
	require.Equal(t, play.AskUnfinished, e.press("y enter").Face())
	require.Equal(t, 3, e.press("n").heap().Matches)
}

func TestAnUnfinishedGameIsNotReplacedWithoutAQuestion(t *testing.T) {
	asked := func(game play.Game) *evening {
		e := &evening{play.New(playtest.Setup{}, play.Settings{Unfinished: playtest.NewHeap(7)})}
		return e.do(e.Begin(game))
	}
	require.Equal(t, "A game is not finished:\n  7 matches\n  matches: 7; who begins: you\nContinue it? (y continues, n gives it up, q leaves)", asked(play.Game{}).Notice())
	require.Equal(t, "A new game", asked(play.Game{}).Title())
	require.Equal(t, 7, asked(playtest.NewHeap(5)).press("z y").heap().Matches)
	for _, key := range []string{"y", "enter", "space"} {
		require.Equal(t, 7, asked(play.Game{}).press(key).heap().Matches, key)
	}
	require.Equal(t, 5, asked(playtest.NewHeap(5)).press("n").heap().Matches)
	require.Equal(t, 12, asked(play.Game{}).press("n").heap().Matches)
	for _, key := range []string{"q", "esc"} {
		require.True(t, asked(play.Game{}).press(key).Left())
	}
}

func TestTheFirstNoticeStaysVisible(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{Notice: "this game is not kept", Keeper: &shelf{}})}
	require.Equal(t, "this game is not kept", e.Notice())
	require.Equal(t, "this game is not kept", e.press("enter").Notice())
	require.Empty(t, e.press("down").Notice())
}

func TestAGameThatCannotStartSaysSoOnTheForm(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{Seed: 13})}
	e.press("enter")
	require.Equal(t, play.Form, e.Face())
	require.Equal(t, "this heap cannot be played", e.Notice())
	require.Empty(t, e.press("up").Notice())
	many := playtest.NewHeap(3, func(match *play.Match) { match.Choices = play.Choices{"matches": "many"} })
	e = &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(many)).press("3 enter n")
	require.Equal(t, play.Form, e.Face(), "after another game")
	require.Equal(t, "this heap cannot be played", e.Notice())
}

func TestTheReasonWhyAGameCannotStartGoesWithTheNextChoiceAndTheStart(t *testing.T) {
	refused := func() *evening {
		settings := play.Settings{Unfinished: playtest.NewHeap(13, playtest.Against("Ann"))}
		e := &evening{play.New(playtest.Setup{}, settings)}
		require.NotEmpty(t, e.press("down right enter").Notice())
		return e
	}
	require.Empty(t, refused().Set("rival", "Ann").Notice(), "as the page chooses")
	require.NotEmpty(t, refused().Set("rival", "nobody").Notice(), "nothing is chosen")
	e := refused()
	e.do(e.Click("rival"))
	require.Empty(t, e.Notice(), "as a mouse chooses")
	e = refused()
	e.do(e.Begin(playtest.NewHeap(7))).press("n")
	require.Equal(t, play.Playing, e.Face())
	require.Empty(t, e.Notice(), "the game begins")
}

func TestTheFormIsLeftByEscapeOrQ(t *testing.T) {
	for _, key := range []string{"q", "esc"} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{})}
		require.True(t, e.press(key).Left(), key)
	}
	e := begun(12, play.Settings{}).press("n y c esc")
	require.False(t, e.Left())
	require.Equal(t, play.Playing, e.Face(), "back to the game")
	require.True(t, e.press("n y c q").Left())
}

// naming is a setup whose records begin with the name of the rival.
type naming struct{ playtest.Setup }

func (naming) Named(record string) play.Choices {
	rival, _, _ := strings.Cut(record, ":")
	return play.Choices{"rival": rival}
}

func TestARecordMayNameThePlayers(t *testing.T) {
	require.Equal(t, play.Choices{"rival": "Ann"}, play.Named(naming{}, "Ann: 12 1"))
	require.Empty(t, play.Named(playtest.Setup{}, "Ann: 12 1"))
}

func TestAValueWithoutANameIsTypedAsItsLabel(t *testing.T) {
	row := play.Row{Name: "gaps", Values: []play.Value{{Label: "none"}, {Name: "5", Label: "one"}}}
	require.Equal(t, []string{"none"}, row.Others(play.Choices{"gaps": "5"}))
	require.Equal(t, []string{"5"}, row.Others(nil))
}
