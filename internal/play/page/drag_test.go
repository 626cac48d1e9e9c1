package page_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// A pair is a heap with two pieces on a board. The piece on a takes one match on its way to b
// or three on its way to c. The piece on x takes two on its way to y.
type pair struct {
	playtest.Heap
	options []play.Option // in place of these options, or nil
	picked  string        // the spot of the picked piece, or ""
}

var paired = []play.Option{{From: "a", To: "b", Said: "T1", Text: "a to b"}, {From: "x", To: "y", Said: "T2"}, {From: "a", To: "c", Said: "T3"}}

func (h pair) all() []play.Option {
	if h.options != nil {
		return h.options
	}
	return paired
}

func (h pair) Options() (options []play.Option) {
	for _, option := range h.all() {
		if h.picked == "" || h.picked == option.From {
			options = append(options, option)
		}
	}
	return options
}

func (h pair) Click(spot string) (said string, picked play.Moment, err error) {
	for _, option := range h.all() {
		switch {
		case option.From == spot && h.picked == spot:
			return "", nil, nil
		case option.From == spot:
			return "", pair{h.Heap, h.options, spot}, nil
		case option.To == spot && h.picked == option.From:
			return option.Said, nil, nil
		}
	}
	return "", nil, errors.New("expected a piece and then its target")
}

func (h pair) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := h.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return pair{Heap: next.(playtest.Heap)}, event, nil
}

func (h pair) Frames(before play.Moment, event play.Event) (frames []play.Moment) {
	for _, frame := range h.Heap.Frames(before.(pair).Heap, event) {
		frames = append(frames, pair{Heap: frame.(playtest.Heap)})
	}
	return frames
}

// Picture returns an element with an id that names the number of matches, the words of the
// option that it shows, and the number of options that it marks.
func (h pair) Picture(view play.View) string {
	return drawn(h.Matches, view.Said, len(view.Options))
}

func drawn(matches int, said string, marks int) string {
	return fmt.Sprintf(`<svg id="board">%d %q %d</svg>`, matches, said, marks)
}

// pairs starts games of pairs.
type pairs struct {
	playtest.Setup
	options []play.Option // of the first moment, or nil
}

func (s pairs) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := s.Setup.Start(choices, seed)
	if err != nil {
		return play.Game{}, err
	}
	return playtest.Begin(pair{Heap: playtest.HeapOf(game), options: s.options}), nil
}

func (s pairs) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	game, err := s.Setup.Read(record, choices, seed)
	if err != nil {
		return play.Game{}, err
	}
	return playtest.Begin(pair{Heap: playtest.HeapOf(game)}), nil
}

// A drag moves the piece on its first spot, whichever piece is picked or chosen in the list.
func TestADragMovesThePieceOnItsFirstSpot(t *testing.T) {
	start, ab, xy := page.Message{Do: "start", Still: true}, page.Message{Do: "option"}, page.Message{Do: "option", Number: 1}
	for _, before := range [][]page.Message{nil, {ab}, {xy}, {{Do: "click", Spot: "a"}}, {{Do: "click", Spot: "x"}}} {
		p := personOf(t, pairs{})
		p.does(append([]page.Message{start, open}, before...)...)
		for drag, want := range map[[2]string]string{
			{"a", "b"}: "10 matches", {"x", "y"}: "9 matches", {"a", "c"}: "8 matches",
			{"a", "y"}: "12 matches", {"x", "b"}: "12 matches",
			{"z", "b"}: "12 matches", {"z", "y"}: "12 matches", {"b", "a"}: "12 matches",
		} {
			dragged := &person{t, p.page}
			moment := dragged.does(page.Message{Do: "drag", Spot: drag[0], To: drag[1]})
			require.Equal(t, want, moment.Title, "%v after %v", drag, before)
			if want == "12 matches" && drag[0] != "b" {
				require.Equal(t, "expected a piece and then its target", moment.Notice, "%v after %v", drag, before)
			}
		}
	}
}

func TestADragToTheSameSpotIsOneClick(t *testing.T) {
	p := personOf(t, pairs{})
	p.does(page.Message{Do: "start", Still: true}, open)
	tap := page.Message{Do: "drag", Spot: "a", To: "a"}
	require.Equal(t, []string{"b", "c"}, p.does(tap).Marked, "the piece is picked")
	require.Equal(t, []string{"a", "x"}, p.does(tap).Marked, "the piece is put down")
}

// While a person drags a piece, the board shows where the piece can go.
func TestALiftedPieceShowsItsTargets(t *testing.T) {
	p := personOf(t, pairs{})
	before := p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, before, p.does(page.Message{Do: "lift", Spot: "z"}), "there is no piece")
	lift := page.Message{Do: "lift", Spot: "a"}
	for _, picked := range []string{"", "a", "x"} {
		if picked != "" {
			p.does(page.Message{Do: "click", Spot: picked})
		}
		lifted := p.does(lift)
		require.Equal(t, []string{"b", "c"}, lifted.Marked)
		require.Equal(t, before.Title, lifted.Title)
		require.Equal(t, lifted, p.does(page.Message{Do: "drag", Spot: "a", To: "a"}), "the finger has moved a little")
		require.Equal(t, before, p.does(lift, page.Message{Do: "drag", Spot: "a"}), "the piece is put down")
	}
	require.Equal(t, "9 matches", p.does(lift, page.Message{Do: "drag", Spot: "x", To: "y"}).Title)
}

// A click on a hopper, or on its target, moves it.
type hopper struct{ pair }

func (h hopper) Click(spot string) (said string, picked play.Moment, err error) {
	if spot == "x" || spot == "y" {
		return "T2", nil, nil
	}
	return h.pair.Click(spot)
}

type hoppers struct{ playtest.Setup }

func (hoppers) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.Begin(hopper{pair{Heap: playtest.Heap{Matches: 12}}}), nil
}

func TestALiftedPieceDoesNotMoveYet(t *testing.T) {
	p := personOf(t, hoppers{})
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, "12 matches", p.does(page.Message{Do: "lift", Spot: "x"}).Title)
	require.NotEqual(t, "12 matches", p.does(page.Message{Do: "drag", Spot: "x", To: "y"}).Title)
}

// A finger that moves a little where it lifts no piece taps.
func TestATapThatLiftsNoPieceIsAClick(t *testing.T) {
	lift, tap := page.Message{Do: "lift", Spot: "x"}, page.Message{Do: "drag", Spot: "x", To: "x"}
	p := personOf(t, hoppers{})
	p.does(page.Message{Do: "start", Still: true}, open)
	require.NotEqual(t, "12 matches", p.does(lift, tap).Title, "the click moves the piece")
	p = personOf(t, greedy{})
	p.does(page.Message{Do: "start"}, open)
	p.page, _ = p.page.Handle(page.Message{Do: "click", Spot: "first"})
	next, tasks := p.page.Handle(lift)
	require.Empty(t, tasks)
	p.page, _ = next.Handle(tap)
	clicked, _ := next.Handle(page.Message{Do: "click", Spot: "x"})
	require.Equal(t, clicked.Moment(), p.page.Moment())
}

// A click on a leaper, or on a target of one, moves it.
type leaper struct{ pair }

func (h leaper) Click(spot string) (said string, picked play.Moment, err error) {
	for _, option := range h.all() {
		if option.From == spot || option.To == spot {
			return option.Said, nil, nil
		}
	}
	return "", nil, errors.New("expected a target")
}

type leapers struct {
	playtest.Setup
	options []play.Option // or nil
}

func (s leapers) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.Begin(leaper{pair{Heap: playtest.Heap{Matches: 12}, options: s.options}}), nil
}

func TestADragToTheTargetOfAnotherPieceIsRefused(t *testing.T) {
	for drag, want := range map[[2]string]string{
		{"x", "y"}: "9 matches", {"a", "b"}: "10 matches", {"x", "b"}: "12 matches", {"a", "y"}: "12 matches", {"x", "z"}: "12 matches",
	} {
		p := personOf(t, leapers{})
		p.does(page.Message{Do: "start", Still: true}, open)
		moment := p.does(page.Message{Do: "drag", Spot: drag[0], To: drag[1]})
		require.Equal(t, want, moment.Title, drag)
		if drag[1] == "z" {
			require.Equal(t, "expected a target", moment.Notice)
		} else if want == "12 matches" {
			require.Equal(t, "This piece cannot go there.", moment.Notice, drag)
		}
	}
}

// A click on the only target moves the only piece that can go there.
func TestADragOfAnotherPieceThanTheOnlyPieceThatCanMoveDoesNothing(t *testing.T) {
	for _, to := range []string{"a", "z"} {
		p := personOf(t, leapers{options: paired[:1]})
		before := p.does(page.Message{Do: "start", Still: true}, open)
		require.Equal(t, before, p.does(page.Message{Do: "drag", Spot: "b", To: to}), to)
	}
}

func TestADragMovesItsOwnPieceToATargetThatAnotherPieceHas(t *testing.T) {
	p := personOf(t, leapers{options: []play.Option{{From: "c", To: "b", Said: "T3"}, {From: "a", To: "b", Said: "T1"}}})
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, "10 matches", p.does(page.Message{Do: "drag", Spot: "a", To: "b"}).Title)
}

// The board shows the piece and the target of the option that is chosen in the list.
func TestAClickOrADragToTheShownTargetCarriesOutTheChosenOption(t *testing.T) {
	options := []play.Option{{From: "a", To: "b", Said: "T2"}, {From: "a", To: "b", Said: "T3"}, paired[1]}
	for _, options := range [][]play.Option{options, options[:2]} { // the board shows an only piece as picked
		for _, way := range []page.Message{{Do: "drag", Spot: "a", To: "b"}, {Do: "click", Spot: "b"}} {
			p := personOf(t, pairs{options: options})
			p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option", Number: 1})
			require.Equal(t, "8 matches", p.does(way).Title, "%s of %d", way.Do, len(options))
		}
	}
}

func TestADragFromTheShownTargetMovesThePieceThere(t *testing.T) {
	p := personOf(t, pairs{options: []play.Option{{From: "a", To: "b", Said: "T1"}, {From: "b", To: "c", Said: "T3"}}})
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option"})
	require.Equal(t, "8 matches", p.does(page.Message{Do: "drag", Spot: "b", To: "c"}).Title)
}

func TestTheNoticeTellsWhichPieceMovesWhileItMoves(t *testing.T) {
	p := personOf(t, pairs{})
	p.does(page.Message{Do: "start"}, open)
	require.Equal(t, "Tap a marked piece, then a dot.", p.page.Moment().Notice)
	p.page, _ = p.page.Handle(page.Message{Do: "click", Spot: "a"})
	moving, _ := p.page.Handle(page.Message{Do: "click", Spot: "c"})
	require.Contains(t, moving.Moment().Notice, "took 3.")
}

// A runner is a heap with one piece, which moves at a click on its target. A click on the
// piece is refused.
type runner struct {
	playtest.Heap
	from string // the spot of the piece, or "" if it is not on the board
}

func (h runner) Options() []play.Option {
	return []play.Option{{From: h.from, To: "goal", Said: "T1"}}
}

func (h runner) Click(spot string) (said string, picked play.Moment, err error) {
	if spot != "goal" {
		return "", nil, errors.New("expected the goal")
	}
	return "T1", nil, nil
}

func (h runner) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := h.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return runner{next.(playtest.Heap), h.from}, event, nil
}

// runners starts games of runners.
type runners struct {
	playtest.Setup
	from   string
	people bool // whether both players are persons
}

func (s runners) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.Begin(runner{playtest.Heap{Matches: 12}, s.from}, func(match *play.Match) {
		if s.people {
			match.Seats[1].Program = nil
		}
	}), nil
}

// A piece that moves at one click can be dragged to its target, too.
func TestAPieceThatNeedsNoFirstClickCanBeDragged(t *testing.T) {
	for _, test := range []struct{ from, drags, title string }{
		{"start", "start", "10 matches"},
		{"start", "", "12 matches"},
		{"start", "elsewhere", "12 matches"},
		{"", "elsewhere", "10 matches"}, // for example, the player's other pieces
	} {
		p := personOf(t, runners{from: test.from})
		p.does(page.Message{Do: "start", Still: true}, open)
		require.Equal(t, test.title, p.does(page.Message{Do: "drag", Spot: test.drags, To: "goal"}).Title, test)
	}
}

func TestADragIsAnActionIfBothSpotsFit(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open)
	moment := p.does(page.Message{Do: "drag", Spot: "first", To: "second"})
	require.Equal(t, "12 matches", moment.Title)
	require.Equal(t, "only the first match can be taken by a click", moment.Notice)
	require.Equal(t, "10 matches", p.does(page.Message{Do: "drag", Spot: "second", To: "first"}).Title)
}

func TestADragToNowhereEndsTheWaitForAHint(t *testing.T) {
	p := newPerson(t)
	before := p.does(page.Message{Do: "start", Still: true}, open)
	p.page, _ = p.page.Handle(page.Message{Do: "press", Key: "h"})
	require.Contains(t, texts(p.page.Moment().Answers), "stop")
	require.Equal(t, "Looking for a hint.", p.page.Moment().Notice)
	require.Equal(t, before, p.does(page.Message{Do: "drag", Spot: "first"}))
}

// A choosy heap needs two clicks only on the second spot.
type choosy struct{ playtest.Heap }

func (h choosy) Click(spot string) (said string, picked play.Moment, err error) {
	if spot == "second" {
		return "", h, nil
	}
	return h.Heap.Click(spot)
}

type choosily struct{ playtest.Setup }

func (choosily) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.Begin(choosy{playtest.Heap{Matches: 12}}), nil
}

func TestADragOntoAPieceThatCanBePickedIsAnAction(t *testing.T) {
	entry := heaps[0]
	entry.Setup = func(string) play.Setup { return choosily{} }
	p := &person{t, page.New([]page.Entry{entry}, 1)}
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, "12 matches", p.does(page.Message{Do: "drag", Spot: "first", To: "third"}).Title)
	require.Equal(t, "10 matches", p.does(page.Message{Do: "drag", Spot: "first", To: "second"}).Title)
}

// A greedy program takes all matches that it may take.
type greedy struct{ playtest.Setup }

func (greedy) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.NewHeap(9, func(match *play.Match) {
		match.Seats[1].Program = func(_ context.Context, game play.Game) (play.Moment, play.Event, error) {
			return game.Moment().Do("T3")
		}
	}), nil
}

// While the computer is on turn, a drag cannot move a piece. Like a click, it only ends the
// wait for the computer's action, which then moves its piece.
func TestADragDuringTheComputersTurnLeavesItsMotion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, _ := personOf(t, greedy{}).page.Handle(page.Message{Do: "start"})
		p, _ = p.Handle(open)
		p, tasks := p.Handle(page.Message{Do: "click", Spot: "first"})
		p, _ = p.Done(tasks[0]()) // the computer's action is known
		clicked, _ := p.Handle(page.Message{Do: "click", Spot: "second"})
		dragged, _ := p.Handle(page.Message{Do: "drag", Spot: "first", To: "second"})
		require.NotEqual(t, p.Moment().Title, clicked.Moment().Title)
		require.Equal(t, clicked.Moment(), dragged.Moment())
	})
}
