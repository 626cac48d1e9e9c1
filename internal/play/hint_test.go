package play_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestTheListShowsAHintAndEnterPlaysIt(t *testing.T) {
	e := begun(12, play.Settings{}).press("h")
	require.Equal(t, "(good)", e.Game().Options()[1].Hint)
	require.Equal(t, 2, e.Chosen())
	require.Equal(t, "T3 is good", e.Notice())
	require.Equal(t, 3, e.press("enter").heap().Taken[0])
	require.Equal(t, "There is no hint here.", begun(0, play.Settings{}).press("h").Notice())
}

func TestTheHeadingOfAListNamesChances(t *testing.T) {
	for kind, heading := range map[play.HintKind]string{play.Chance: "Chance to win, and move:", play.Advised: "What you can do:"} {
		e := &evening{play.New(playtest.Setup{}, play.Settings{})}
		e.do(e.Begin(playtest.Begin(playtest.Heap{Matches: 12, Advice: "50%", Kind: kind})))
		require.Equal(t, heading, e.List().Heading)
	}
}

func TestAHintEndsWithItsMoment(t *testing.T) {
	e := begun(12, play.Settings{}).press("h")
	require.Equal(t, "(good)", e.List().Options[0].Hint)
	require.Empty(t, e.press("enter").List().Options[0].Hint)
}

func TestAKeyThatChangesTheViewKeepsTheChosenOption(t *testing.T) {
	e := begun(12, play.Settings{}).press("h f")
	require.Equal(t, 2, e.Chosen())
	require.Equal(t, 3, e.press("enter").heap().Taken[0])
	require.Equal(t, -1, e.press("f").Chosen(), "nothing is chosen by itself")
}

// lot is a heap in which chance decides how many matches are taken.
type lot struct{ playtest.Heap }

func (l lot) Turn() play.Turn {
	turn := l.Heap.Turn()
	turn.Chance = true
	return turn
}

func (lot) Options() []play.Option { return []play.Option{{Text: "throw the die", Said: "T1"}} }

func TestAHintBeforeAThrowIsToThrow(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(lot{playtest.Heap{Matches: 12}}))).press("h")
	require.Equal(t, "hint: throw the die", e.Notice())
	require.Equal(t, play.Proposal, e.Noticed().Kind)
	require.Equal(t, 0, e.Chosen(), "Enter throws")
	require.Equal(t, "T1 is good", begun(1, play.Settings{}).press("h").Notice(), "a decision is no throw")
}

// A key does what it asks for while a hint is being computed. No key stops the hint
// without a notice.
func TestAKeyGivesUpAHint(t *testing.T) {
	const stopped = "No hint: the search has stopped. h starts it again."
	for keys, want := range map[string]struct {
		notice string
		chosen int
		hinted bool
	}{
		"":            {"T3 is good", 2, true},
		"h":           {"T3 is good", 2, true},
		"? esc":       {"T3 is good", 2, true},
		"q n":         {"T3 is good", 2, true},
		"l esc":       {"T3 is good", 2, true},
		"esc":         {stopped, -1, false},
		"tab":         {"T3 is good", 2, true},
		"x n":         {"T3 is good", 2, true},
		"down":        {stopped, 0, false},
		"2":           {stopped, 1, false},
		"enter":       {stopped, 0, false},
		"f":           {stopped, -1, false},
		"T 2":         {"> T2_  Enter plays it, Esc clears it", -1, false},
		"u":           {"T3 is good", 2, true},
		"x":           {"Resign this game? (y, n)", 2, true},
		"x y":         {"The game is over.", -1, false},
		"n y":         {"Play again?", -1, false},
		"v":           {"█ winning, ▁ losing; nothing is marked", -1, false},
		"T 2 enter":   {"", -1, false},
		"2 enter":     {"", -1, false},
		"down ? esc":  {"", 0, false},
		"tab h":       {"T3 is good", 2, true},
		"enter h esc": {stopped, 0, false},
	} {
		s, tasks := begun(12, play.Settings{}).Press("h")
		require.Equal(t, "Looking for a hint; Esc stops it.", s.Notice())
		e := &evening{s}
		var late []play.Task // hints that come after all keys
		for key := range strings.FieldsSeq(keys) {
			next, due := e.Press(key)
			if e.Session = next; key == "h" {
				late = append(late, due...)
				continue
			}
			e.do(next, due)
		}
		for _, task := range append(tasks, late...) {
			e.do(e.Done(task()))
		}
		require.Equal(t, want.notice, e.Notice(), keys)
		require.Equal(t, want.chosen, e.Chosen(), keys)
		if e.Face() == play.Playing && !e.Game().Over() && len(e.heap().Taken) == 0 {
			require.Equal(t, want.hinted, e.Game().Options()[0].Hint != "", keys)
		}
	}
	s, _ := begun(12, play.Settings{Buttons: true}).Press("h")
	s, _ = s.Press("down")
	require.Empty(t, s.Notice(), "a front with buttons names no keys")
}

func TestAKeyDuringAHintKnowsTheChosenOption(t *testing.T) {
	for key, want := range map[string]int{"up": 0, "down": 2} {
		s, _ := begun(12, play.Settings{}).press("down down").Press("h")
		require.Equal(t, -1, s.Chosen(), "the hint may choose another option")
		s, _ = s.Press(key)
		require.Equal(t, want, s.Chosen(), key)
	}
	s, _ := begun(12, play.Settings{}).press("down down").Press("h")
	s, _ = s.Press("enter")
	require.Equal(t, []string{"You took 2."}, s.Shown().Log())
}

func TestATypedOrClickedMoveIsPlayedInsteadOfAHint(t *testing.T) {
	for _, plays := range []func(play.Session) (play.Session, []play.Task){
		func(s play.Session) (play.Session, []play.Task) { return s.Say("T1") },
		func(s play.Session) (play.Session, []play.Task) { return s.Click("first") },
		func(s play.Session) (play.Session, []play.Task) {
			s, _ = s.Choose(0)
			return s.Choose(0)
		},
	} {
		s, tasks := begun(12, play.Settings{}).Press("h")
		played, _ := plays(s)
		played, _ = played.Done(tasks[0]())
		require.Equal(t, []int{1}, playtest.HeapOf(played.Game()).Taken)
	}
	s, tasks := begun(12, play.Settings{}).Press("h")
	s, _ = s.Click("")
	s, _ = s.Done(tasks[0]())
	require.Equal(t, "T3 is good", s.Notice(), "a click beside everything is nothing")
	s, _ = begun(12, play.Settings{}).Press("h")
	s, _ = s.Click("second")
	require.Equal(t, "only the first match can be taken by a click", s.Notice())
}

// An advised heap has hints and no judgments.
type advised struct{ playtest.Heap }

func (a advised) Chances(review bool) func(context.Context) play.Chances {
	if review {
		return nil
	}
	return a.Heap.Chances(review)
}

func TestAReviewInsteadOfAHintDoesNotNameTheHint(t *testing.T) {
	s, _ := play.New(playtest.Setup{}, play.Settings{}).Begin(playtest.Begin(advised{playtest.Heap{Matches: 5}}))
	s, _ = s.Press("h")
	s, _ = s.Press("v")
	require.Equal(t, play.Reviewing, s.Face())
	require.Empty(t, s.Notice())
	s, _ = s.Press("esc")
	require.Empty(t, s.Notice())
}

// An undecided heap has a hint that proposes no option.
type undecided struct{ playtest.Heap }

func (undecided) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances { return play.Chances{Hint: play.Hint{Text: "all are good"}} }
}

func TestAHintWithoutAnOptionLeavesTheCursor(t *testing.T) {
	e := begun(5, play.Settings{})
	e.do(e.Begin(playtest.Begin(undecided{playtest.Heap{Matches: 5}})))
	require.Equal(t, 1, e.press("down down h").Chosen())
	require.Equal(t, "all are good", e.Notice())
}

// A modest heap advises taking one match.
type modest struct{ playtest.Heap }

func (modest) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances { return play.Chances{Best: "T1"} }
}

func TestAHintMovesTheCursorToTheFirstOptionToo(t *testing.T) {
	e := begun(5, play.Settings{})
	e.do(e.Begin(playtest.Begin(modest{playtest.Heap{Matches: 5}})))
	require.Equal(t, 1, e.press("down down").Chosen())
	require.Zero(t, e.press("h").Chosen())
}

// A pensive heap looks for a hint until nobody waits for it.
type pensive struct{ playtest.Heap }

func (pensive) Chances(bool) func(context.Context) play.Chances {
	return func(ctx context.Context) play.Chances {
		<-ctx.Done()
		return play.Chances{}
	}
}

func TestTheSearchForAHintStopsOnceNobodyWaitsForIt(t *testing.T) {
	for _, key := range []string{"esc", "down", "T", "enter"} {
		synctest.Test(t, func(t *testing.T) { // fails if the search waits forever
			e := &evening{play.New(playtest.Setup{}, play.Settings{})}
			e.do(e.Begin(playtest.Begin(pensive{playtest.Heap{Matches: 12}})))
			searching, tasks := e.Press("h")
			require.Len(t, tasks, 1)
			left, _ := searching.Press(key)
			require.False(t, left.Computing(), key)
			tasks[0]()
		})
	}
}

func TestAHintDoesNotOutliveAnUndo(t *testing.T) {
	e := begun(12, play.Settings{}).press("1 enter h")
	require.NotEmpty(t, e.Game().Options()[0].Hint)
	require.Empty(t, e.press("u").Game().Options()[0].Hint)
}
