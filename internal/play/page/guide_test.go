package page_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// A counted heap has a result that can be used once if it is not spent, and options and counts
// that a test chooses.
type counted struct {
	playtest.Heap
	options []play.Option
	counts  []play.Count
	comment string
	spent   bool
}

func (c counted) Counts() []play.Count { return c.counts }

func (c counted) Chips() []play.Chip {
	return []play.Chip{{Text: "3", Steps: 3, Times: map[bool]int{false: 1}[c.spent]}}
}

func (c counted) Options() []play.Option { return c.options }

func (c counted) Comment(play.View, string) string { return c.comment }

// countedly starts a counted heap with lines in its log, changes its match, and notes the seeds.
type countedly struct {
	playtest.Setup
	options []play.Option
	counts  []play.Count // or nil
	log     []string
	comment string
	spent   bool
	change  func(*play.Match) // or nil
	seeds   *[]uint64
}

func (c countedly) Start(_ play.Choices, seed uint64) (play.Game, error) {
	if c.seeds != nil {
		*c.seeds = append(*c.seeds, seed)
	}
	match := playtest.NewHeap(12).Match()
	if c.change != nil {
		c.change(match)
	}
	counts := slices.Concat(c.counts, make([]play.Count, len(match.Seats)))
	return play.Begin(match, counted{playtest.Heap{Matches: 12}, c.options, counts, c.comment, c.spent}, c.log...), nil
}

// plays returns a person whose page has a game of counted heaps.
func (c countedly) plays(t *testing.T) *person {
	t.Helper()
	p := personOf(t, c)
	p.does(page.Message{Do: "start", Still: true})
	return p
}

// An option that does the same as an earlier one has no line in the list of a page.
func TestKeysChooseOnlyOptionsThatTheListShows(t *testing.T) {
	p := countedly{options: []play.Option{{From: "a"}, {From: "a", Same: true}, {From: "b"}, {From: "b", Same: true}}}.plays(t)
	p.does(open)
	chosen := func(key string) int { return p.does(press(key)...).Chosen }
	require.Equal(t, []int{0, 2, 2, 0, 0}, []int{chosen("down"), chosen("down"), chosen("down"), chosen("up"), chosen("up")})
	require.Equal(t, []int{2, 0}, []int{chosen("end"), chosen("up")})
}

// A telling moment of a heap is about to throw, and tells the last action in a row.
type telling struct {
	playtest.Heap
	player int
}

func (m telling) Turn() play.Turn { return play.Turn{Player: m.player} }

func (telling) Options() []play.Option { return []play.Option{{Text: "throw", Said: "throw"}} }

func (telling) Narrate(_ play.View, events []play.Event) string {
	return fmt.Sprintf("%d, %s.", len(events), events[len(events)-1].Said)
}

// told starts a game of telling moments after some actions.
type told struct {
	playtest.Setup
	programs []int
}

func (s told) Start(play.Choices, uint64) (play.Game, error) {
	match := *playtest.NewHeap(12).Match()
	program := match.Seats[1].Program
	match.Seats = []play.Seat{{Name: "Ann"}, {Name: "Bob"}, {Name: "Cid"}}
	for _, player := range s.programs {
		match.Seats[player].Program = program
	}
	heap := playtest.Heap{Matches: 12}
	return play.Begin(&match, telling{heap, 0}).Then(telling{heap, 1}, play.Event{Said: "a", Log: []string{"Ann: a"}, Rule: "A rule."}).
		Then(telling{heap, 1}, play.Event{Said: "b"}).Then(telling{heap, 2}, play.Event{Said: "c"}).Then(telling{heap, 0}, play.Event{Said: "d"}), nil
}

func TestThePageTellsEachTurnWithTheNameOnTheStrip(t *testing.T) {
	for _, test := range []struct {
		programs []int
		names    []string
		news     string
	}{
		{[]int{1, 2}, []string{"you", "Computer Bob", "Computer Cid"}, "A rule.\nComputer Bob – 2, c.\nComputer Cid – 1, d."},
		{[]int{2}, []string{"Ann", "Bob", "computer"}, "Computer – 1, d."},
		{nil, []string{"Ann", "Bob", "Cid"}, "Cid – 1, d."},
	} {
		moment := personOf(t, told{programs: test.programs}).does(page.Message{Do: "start", Still: true}, open)
		require.Equal(t, test.news, moment.Notice)
		require.Equal(t, []string{"1, a.", "2, c.", "1, d."}, moment.Log)
		require.Equal(t, []any{[]int{0, 1, 2}, []int{1, 3, 4}}, []any{moment.By, moment.Until})
		var names []string
		for _, player := range moment.Players {
			names = append(names, player.Name)
		}
		require.Equal(t, test.names, names)
	}
}

func TestAWatchedGameTellsItsLastTurnWhileAProgramThinks(t *testing.T) {
	p := personOf(t, told{programs: []int{0, 1, 2}}).page
	for _, message := range []page.Message{{Do: "start", Still: true}, open} {
		p, _ = p.Handle(message) // the program has not answered
	}
	require.Equal(t, "Computer Cid – 1, d.", p.Moment().Notice)
	require.NotContains(t, p.Moment().Can, "choose", "nobody has moves to choose from")
}

func TestTheGuideSaysThatAPieceMustCapture(t *testing.T) {
	takes, steps := play.Option{From: "1", To: "3", Takes: true}, play.Option{From: "2", To: "4"}
	for _, test := range []struct {
		options      []play.Option
		must, notice string
	}{
		{[]play.Option{takes, takes}, "It must capture.", "It must capture. Tap a marked piece, then a dot."},
		{[]play.Option{takes}, "It must capture.", "It must capture. Tap a dot to move there."},
		{[]play.Option{takes, steps}, "It must capture.", "Tap a marked piece, then a dot."},
		{[]play.Option{takes, takes}, "", "Tap a marked piece, then a dot."},
	} {
		p := countedly{options: test.options, change: func(match *play.Match) {
			words := *match.Words
			words.Must, match.Words = test.must, &words
		}}.plays(t)
		require.Equal(t, test.notice, p.does(open).Notice)
	}
}

// A taught game of Ann, a person, against Bob, a program, is about to continue after some actions.
type taught struct {
	playtest.Setup
	events []play.Event // of Ann and Bob in turn
}

func (s taught) Start(play.Choices, uint64) (play.Game, error) {
	match := *playtest.NewHeap(12).Match()
	game := play.Begin(&match, telling{playtest.Heap{Matches: 12}, 0})
	for i, event := range s.events {
		game = game.Then(telling{playtest.Heap{Matches: 12}, (i + 1) % 2}, event)
	}
	return game, nil
}

func TestAVerdictStandsApartFromTheNoticeUntilThePersonActsAgain(t *testing.T) {
	bad := play.Event{Said: "a", Log: []string{"Ann: a"}, Verdict: func(play.View) string { return "Coach: bad" }}
	for _, test := range []struct {
		events          []play.Event
		verdict, notice string
	}{
		{[]play.Event{bad, {Said: "b"}}, "Coach: bad.", "Computer – 1, b."},
		{[]play.Event{bad, {Said: "b"}, {Said: "c"}, {Said: "d"}}, "", "Computer – 1, d."},
	} {
		moment := personOf(t, taught{events: test.events}).does(page.Message{Do: "start", Still: true}, open)
		require.Equal(t, test.verdict, moment.Verdict)
		require.Equal(t, test.notice, moment.Notice)
		require.EqualValues(t, "guide", moment.Kind)
	}
}

// A carried heap has a piece that is picked by a click on "first" and then has other options.
type carried struct {
	counted
	picked bool
}

func (c carried) Click(string) (string, play.Moment, error) {
	c.picked = true
	return "", c, nil
}

func (c carried) Picture(play.View) string { return fmt.Sprintf("<svg>%t</svg>", c.picked) }

// carriedly starts a carried heap.
type carriedly struct{ countedly }

func (c carriedly) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.Begin(carried{counted: counted{playtest.Heap{Matches: 12}, c.options, make([]play.Count, 2), "", false}}), nil
}

func TestThePageShowsTheTargetsOfTheOnlyPieceThatCanMove(t *testing.T) {
	for _, test := range []struct {
		second string
		flag   bool
		marked []string
		notice string
	}{
		{"first", false, []string{"near", "far"}, "Tap a dot to move there."},
		{"first", true, []string{"near", "far"}, "Tap a dot to move there, or the flag to bring the piece home."},
		{"other", true, []string{"first", "other"}, "Tap a marked piece, then a dot."},
	} {
		options := []play.Option{{From: "first", To: "near"}, {From: test.second, To: "far", Flag: test.flag}}
		moment := personOf(t, carriedly{countedly{options: options}}).does(page.Message{Do: "start", Still: true}, open)
		require.Equal(t, test.marked, moment.Marked)
		require.Contains(t, moment.Picture, fmt.Sprint(test.second == "first"))
		require.Equal(t, test.notice, moment.Notice)
	}
}

func TestALineOfALogKnowsItsLastAction(t *testing.T) {
	moment := countedly{options: []play.Option{{Said: "T1"}}, log: []string{"welcome"}}.plays(t).does(open)
	require.Equal(t, []any{[]string{"welcome"}, []int{-1}, []int{0}}, []any{moment.Log, moment.By, moment.Until})
}

func TestAReviewHasNoResultsToUse(t *testing.T) {
	p := countedly{options: []play.Option{{Said: "T1"}, {Said: "T2"}}}.plays(t)
	require.Len(t, p.does(open).Chips, 1)
	moment := p.does(press("1", "enter", "v", "home")...)
	require.Zero(t, moment.Review.At)
	require.Equal(t, []page.Chip{{Chip: play.Chip{Text: "3", Steps: 3, Times: 1}}}, moment.Chips, "it shows the results that were left")
}

func TestAResultThatMayBeUsedToMoveNothingIsAButton(t *testing.T) {
	stays, moves := play.Option{Said: "T1", From: "a", To: "a", Steps: 3}, play.Option{Said: "T2", From: "a", To: "b", Steps: 3}
	send := func(options ...play.Option) *page.Message {
		return countedly{options: options}.plays(t).does(open).Chips[0].Send
	}
	require.Nil(t, send(moves, moves))
	require.Nil(t, send(stays), "a large button does it")
	require.Equal(t, &page.Message{Do: "play", Number: 1}, send(moves, stays))
	stays.Text = "T1 stays (3 is too far)"
	notice := countedly{options: []play.Option{moves, stays}}.plays(t).does(open).Notice
	require.Equal(t, "Tap a marked piece, then a dot. Skip: T1 stays (3 is too far).", notice)
	notice = countedly{options: []play.Option{stays, moves}}.plays(t).does(open).Notice
	require.Contains(t, notice, "Skip: T1 stays (3 is too far).", "in each order")
	require.Nil(t, countedly{options: []play.Option{moves, stays}, spent: true}.plays(t).does(open).Chips[0].Send, "it is spent")
	stays.Steps = 2
	require.Nil(t, send(moves, stays), "another result")
}

func TestOneButtonSkipsIfNothingCanMove(t *testing.T) {
	one, other := play.Option{Said: "T1", From: "a", To: "a", Steps: 3}, play.Option{Said: "T2", From: "b", To: "b", Steps: 3}
	p := countedly{options: []play.Option{one, other}}.plays(t)
	moment := p.does(open)
	require.Equal(t, []any{"skip", "Skip", "Nothing can move."}, []any{moment.Throw, moment.Skip, moment.Notice})
	require.Nil(t, moment.Chips[0].Send, "the large button is the only one")
	require.NotEmpty(t, p.does(page.Message{Do: "press", Key: "enter"}).Log, "it uses the result at once")
}

func TestAGameNamesTheButtonThatMovesNothing(t *testing.T) {
	stays := play.Option{Said: "T1", From: "a", To: "a", Text: "T1 stays"}
	p := countedly{options: []play.Option{stays, {Said: "T2", From: "a", To: "b"}}, change: func(match *play.Match) {
		words := *match.Words
		words.Skip, match.Words = "Wait", &words
	}}.plays(t)
	moment := p.does(open)
	require.Equal(t, "Wait", moment.Skip)
	require.Equal(t, "Tap a marked piece, then a dot. Wait: T1 stays.", moment.Notice)
}

func TestResultsAreShownBesideAThrowWhileOneIsLeft(t *testing.T) {
	for _, options := range [][]play.Option{{{}}, {{From: "a", To: "b"}}} {
		for _, spent := range []bool{false, true} {
			chips := countedly{options: options, spent: spent}.plays(t).does(open).Chips
			require.Equal(t, spent && options[0].To == "", len(chips) == 0, "%v %t", options, spent)
		}
	}
}

func TestAQuestionHasNoResultsBesideIt(t *testing.T) {
	for _, asks := range []string{"q", "x", "n"} {
		p := countedly{options: []play.Option{{Said: "T1"}, {Said: "T2"}}}.plays(t)
		p.does(open)
		require.Empty(t, p.does(press(asks)...).Chips, asks)
		require.Len(t, p.does(press("esc")...).Chips, 1, asks)
	}
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
	log := []string{"one", "two", "three", "four"}
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
		{nil, log, "one\ntwo\nthree\nfour"},
		{throw, log, "one\ntwo\nthree\nfour"},
		{moves, log, "Tap a marked piece, then a dot."},
		{enters, log, "one\ntwo\nthree\nfour"},
		{throw, log[:1], "one"},
		{moves[:1], nil, "Tap a dot to move there."}, // the board shows the only move
		{moves[:1], log, "Tap a dot to move there."},
		{enters[:1], nil, "Tap a dot to move there."},
		{enters[:1], log, "one\ntwo\nthree\nfour"},
		{[]play.Option{enters[0], moves[0]}, nil, "Tap a dot to move there."},
		{[]play.Option{moves[0], enters[0]}, nil, "Tap a marked piece, then a dot."},
		{[]play.Option{{From: "a", To: "home", Flag: true}}, log, "Tap the flag to bring the piece home."},
	} {
		moment := countedly{options: test.options, log: test.log}.plays(t).does(open)
		require.Equal(t, test.want, moment.Notice)
		button := ""
		if len(test.options) == 1 {
			button = map[string]string{"": "throw", "a": "skip"}[test.options[0].To]
		}
		require.Equal(t, button, moment.Throw)
		require.Equal(t, len(test.options) > 0, slices.Contains(moment.Can, "hint"))
	}
	require.Empty(t, countedly{options: throw}.plays(t).does(open).Marked, "a throw moves no piece")
	require.Equal(t, []string{"a"}, countedly{options: moves}.plays(t).does(open).Marked, "the piece")
	require.Equal(t, []string{"b", "c"}, countedly{options: enters}.plays(t).does(open).Marked, "the targets")
}

func TestTheNoticeDescribesAChosenTarget(t *testing.T) {
	targets := []play.Option{{To: "b", Text: "to b"}, {To: "c", Text: "to c"}}
	for narrow, log := range map[string][]string{"Tap a dot, and tap it again to move there.": nil, "": {"one"}} {
		p := countedly{options: targets, log: log}.plays(t)
		require.Equal(t, narrow, p.does(open).Narrow)
		require.Equal(t, "to c. Tap its dot to move there.", p.does(page.Message{Do: "option", Number: 1}).Notice)
		require.Equal(t, "to c. Tap the dot again to move there.", p.page.Moment().Narrow)
		require.Equal(t, "to b. Tap its dot to move there.", p.does(page.Message{Do: "option"}).Notice)
	}
	stays := countedly{options: []play.Option{{From: "a", To: "a", Text: "a stays"}, targets[0]}}.plays(t)
	stays.does(open)
	require.Equal(t, "a stays.", stays.does(page.Message{Do: "option"}).Notice, "there is no dot")
	p := countedly{options: []play.Option{{From: "a", To: "b", Text: "a to b"}, {From: "a", To: "home", Text: "a goes home", Flag: true}}}.plays(t)
	p.does(open)
	require.Equal(t, "a to b. Tap its dot to move there.", p.does(page.Message{Do: "option"}).Notice)
	require.Empty(t, p.page.Moment().Narrow, "a picked piece is moved by one tap")
	require.Equal(t, "a goes home. Tap the flag to bring the piece home.", p.does(page.Message{Do: "option", Number: 1}).Notice)
}

func TestACommentStandsAboveTheGuide(t *testing.T) {
	moves := []play.Option{{From: "a", To: "b"}, {From: "a", To: "c"}}
	require.Equal(t, "even\nTap a marked piece, then a dot.", countedly{options: moves, log: []string{"one"}, comment: "even"}.plays(t).does(open).Notice)
	require.Equal(t, []string{"one"}, countedly{options: moves, log: []string{"one"}, comment: "even"}.plays(t).does(open).Log, "the page says it once")
	require.Equal(t, "one", countedly{log: []string{"one"}, comment: "even"}.plays(t).does(open).Notice, "the computer acts")
	watched := countedly{log: []string{"one"}, comment: "even", change: seated(2, 2)}
	moment, _ := personOf(t, watched).page.Handle(open)
	require.Equal(t, "one\neven", moment.Moment().Notice, "nobody needs the place below it")
}

func TestTheAimIsShownUntilTheFirstAction(t *testing.T) {
	throw, moves := []play.Option{{}}, []play.Option{{From: "a", To: "b"}, {From: "a", To: "c"}}
	for _, test := range []struct {
		options []play.Option
		log     []string
		want    string
	}{
		{nil, nil, ""},
		{throw, nil, "Be first. Throw the sticks to begin."},
		{moves, nil, "Be first. Tap the rook."},
		{moves, []string{"one"}, "Tap the rook."},
	} {
		require.Equal(t, test.want, countedly{options: test.options, log: test.log, change: func(match *play.Match) {
			words := *match.Words
			words.Aim, words.Tap, match.Words = "Be first.", "Tap the rook.", &words
		}}.plays(t).does(open).Notice)
	}
}

// byProgram is a game of Ann, a program, against Bob, after some actions of both in turn.
type byProgram struct {
	playtest.Setup
	actions int
}

func (s byProgram) Start(play.Choices, uint64) (play.Game, error) {
	match := *playtest.NewHeap(12).Match()
	match.Seats = []play.Seat{match.Seats[1], match.Seats[0]}
	words := *match.Words
	words.Aim, match.Words = "Be first.", &words
	game := play.Begin(&match, telling{playtest.Heap{Matches: 12}, 0})
	for i := range s.actions {
		game = game.Then(telling{playtest.Heap{Matches: 12}, (i + 1) % 2}, play.Event{Said: "a", Log: []string{"a"}})
	}
	return game, nil
}

func TestTheAimIsShownUntilThePersonHasActedAlsoIfAProgramBegins(t *testing.T) {
	for actions, want := range map[int]string{1: "Computer – 1, a.\nBe first.", 3: "Computer – 1, a."} {
		require.Equal(t, want, personOf(t, byProgram{actions: actions}).does(page.Message{Do: "start", Still: true}, open).Notice)
	}
}

func TestTheHelpSaysWhichTapsOnlyPickOrShow(t *testing.T) {
	for _, test := range []struct {
		tap                  string
		single, picks, shows bool
	}{{picks: true}, {tap: "Tap a dot.", single: true, shows: true}, {tap: "Tap a token or a dot."}} {
		p := countedly{change: func(match *play.Match) {
			words := *match.Words
			words.Tap, words.Single, match.Words = test.tap, test.single, &words
		}}.plays(t)
		pages := p.does(append([]page.Message{open}, press("?")...)...).Pages
		lines := strings.Join(slices.Concat(pages[len(pages)-1].Lines, pages[len(pages)-2].Lines), "\n")
		require.Contains(t, lines, "Tap a dot to move there, or drag the piece to it.")
		require.Equal(t, test.picks, strings.Contains(lines, "tap a marked piece first"))
		require.Equal(t, test.shows, strings.Contains(lines, "tap the dot again"))
	}
}

func TestTheTargetsAreMarkedOnceAPieceIsPickedOrChosen(t *testing.T) {
	p := personOf(t, pairs{})
	moment := p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, []any{"Tap a marked piece, then a dot.", []string{"a", "x"}}, []any{moment.Notice, moment.Marked})
	moment = p.does(page.Message{Do: "click", Spot: "a"})
	require.Equal(t, []any{"Tap a dot to move there.", []string{"b", "c"}}, []any{moment.Notice, moment.Marked})
	require.Equal(t, "Tap a marked piece, then a dot.", p.does(press("esc")...).Notice)
	require.Contains(t, p.does(page.Message{Do: "option"}).Notice, "its dot", "the board shows the option")
}

func TestTheListMarksTheOptionThatStandsForTheChosenOne(t *testing.T) {
	for chosen, marked := range []int{0, 1, 1} {
		p := countedly{options: []play.Option{{Said: "1", From: "a", To: "b"}, {Said: "2", From: "c", To: "d"}, {Said: "3", From: "c", To: "d", Same: true}}}.plays(t)
		p.does(open)
		require.Equal(t, marked, p.does(page.Message{Do: "option", Number: chosen}).Chosen)
	}
}

func TestTheWayOfAHintIsDrawnWhileItsTextIsShown(t *testing.T) {
	p := newPerson(t)
	require.Empty(t, p.does(page.Message{Do: "start", Still: true}, open).Way)
	require.Equal(t, []string{"first", "third"}, p.does(press("h")...).Way)
	moment := p.does(press("f")...)
	require.NotEqual(t, play.Proposal, moment.Kind)
	require.Empty(t, moment.Way)
}
