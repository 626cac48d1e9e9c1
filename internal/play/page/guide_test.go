package page_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// A counted heap has a result that can be used, and options that a test chooses.
type counted struct {
	playtest.Heap
	options []play.Option
	comment string
}

func (counted) Counts() []play.Count { return []play.Count{{Hand: 4}, {Hand: 3}} }

func (counted) Chips() []play.Chip { return []play.Chip{{Text: "3", Steps: 3, Times: 1}} }

func (c counted) Options() []play.Option { return c.options }

func (c counted) Comment(play.View, string) string { return c.comment }

// countedly starts a counted heap with lines in its log, and notes the seeds.
type countedly struct {
	playtest.Setup
	options []play.Option
	log     []string
	comment string
	seeds   *[]uint64
}

func (c countedly) Start(_ play.Choices, seed uint64) (play.Game, error) {
	if c.seeds != nil {
		*c.seeds = append(*c.seeds, seed)
	}
	return play.Begin(playtest.NewHeap(12).Match(), counted{playtest.Heap{Matches: 12}, c.options, c.comment}, c.log...), nil
}

// plays returns a person whose page has a game of counted heaps.
func (c countedly) plays(t *testing.T) *person {
	t.Helper()
	entry := heaps[0]
	entry.Setup = func(string) play.Setup { return c }
	p := &person{t, page.New([]page.Entry{entry}, 1)}
	p.does(page.Message{Do: "start", Still: true})
	return p
}

func TestAReviewHasNoResultsToUse(t *testing.T) {
	p := countedly{options: []play.Option{{Said: "T1"}, {Said: "T2"}}}.plays(t)
	begun := p.does(open)
	require.Len(t, begun.Chips, 1)
	require.Equal(t, []int{4, 3}, []int{begun.Players[0].Hand, begun.Players[1].Hand})
	moment := p.does(press("1", "enter", "v", "home")...)
	require.Zero(t, moment.Review.At)
	require.Empty(t, moment.Chips)
}

func TestEachOpenedGameHasASeedOfItsOwn(t *testing.T) {
	var seeds []uint64
	p := countedly{seeds: &seeds}.plays(t)
	seeds = nil
	p.does(open, page.Message{Do: "home"}, open)
	begun := slices.DeleteFunc(seeds, func(seed uint64) bool { return seed == 0 }) // a picture or a form
	require.Len(t, slices.Compact(slices.Sorted(slices.Values(begun))), 2)
}

func TestTheNoticeSaysWhatToDoOrWhatHasHappened(t *testing.T) {
	throw, pass := []play.Option{{}}, []play.Option{{From: "a", To: "a", Text: "pass"}}
	moves, enters := []play.Option{{From: "a", To: "b"}, {From: "a", To: "c"}}, []play.Option{{To: "b"}, {To: "c"}}
	log := []string{"one", "two", "three"}
	for _, test := range []struct {
		options []play.Option
		log     []string
		want    string
	}{
		{nil, nil, ""},
		{throw, nil, "Throw the sticks to begin."},
		{moves, nil, "Tap a marked piece, then a dot."},
		{enters, nil, "Tap a dot to move there."},
		{pass, nil, "pass"},
		{nil, log, "two. three"},
		{throw, log, "two. three"},
		{moves, log, "Tap a marked piece, then a dot."},
		{enters, log, "two. three"},
		{throw, log[:1], "one"},
	} {
		moment := countedly{options: test.options, log: test.log}.plays(t).does(open)
		require.Equal(t, test.want, moment.Notice)
		button := ""
		if len(test.options) == 1 {
			button = map[string]string{"": "throw", "pass": "skip"}[test.options[0].Text]
		}
		require.Equal(t, button, moment.Throw)
	}
	require.Equal(t, []string{"a"}, countedly{options: moves}.plays(t).does(open).Marked, "the piece")
	require.Equal(t, []string{"b", "c"}, countedly{options: enters}.plays(t).does(open).Marked, "the targets")
}

func TestACommentTakesThePlaceOfTheGuide(t *testing.T) {
	moves := []play.Option{{From: "a", To: "b"}, {From: "a", To: "c"}}
	require.Equal(t, "even", countedly{options: moves, log: []string{"one"}, comment: "even"}.plays(t).does(open).Notice)
	require.Equal(t, "one", countedly{log: []string{"one"}, comment: "even"}.plays(t).does(open).Notice, "the computer acts")
}
