package play_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func (puzzling) Chances(bool) func(context.Context) play.Chances { return nil }

// A talking moment of nim shows comments.
type talking struct{ nim }

func (talking) Comment(_ play.View, comment string) string { return comment }

func TestTheLastCommentIsShownBelowTheLog(t *testing.T) {
	said := begunNim().Then(talking{nim{heaps: [3]int{1, 2, 0}, player: 1}}, play.Event{Log: []string{"3 4"}, Comment: "a blunder"})
	require.Equal(t, []string{"3 4", "a blunder"}, said.Log())
	hinted, _ := said.Hint()(t.Context())
	require.Equal(t, []string{"3 4"}, hinted.Log(), "the hint has no comment")
	next := said.Then(talking{nim{heaps: [3]int{0, 2, 0}}}, play.Event{Log: []string{"1 1"}})
	require.Equal(t, []string{"3 4", "1 1"}, next.Log())
	undone, ok := said.Then(talking{nim{heaps: [3]int{0, 2, 0}}}, play.Event{Log: []string{"1 1"}}).Undo()
	require.True(t, ok)
	require.Equal(t, []string{"3 4", "a blunder"}, undone.Log())
}

func TestRecentlyAPersonHasActedOrAllProgramsSince(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "Ann"}, {Name: "computer", Program: program}}
	game := play.Begin(&match, nim{heaps: [3]int{1, 2, 4}}, "welcome")
	for _, e := range []struct {
		event  play.Event
		next   int
		recent []string
	}{
		{play.Event{Log: []string{"Ann: 3"}}, 0, []string{"Ann: 3"}},
		{play.Event{Log: []string{"Ann: 3, to 5", "a catch"}, Replaces: 1}, 1, []string{"Ann: 3, to 5", "a catch"}},
		{play.Event{Log: []string{"computer: 4"}}, 1, []string{"computer: 4"}},
		{play.Event{Log: []string{"computer: 4, to 6"}, Replaces: 1}, 1, []string{"computer: 4, to 6"}},
		{play.Event{Log: []string{"computer: 1"}}, 0, []string{"computer: 4, to 6", "computer: 1"}},
		{play.Event{Log: []string{"Ann: 2"}}, 0, []string{"Ann: 2"}},
	} {
		game = game.Then(nim{heaps: [3]int{1, 2, 4}, player: e.next}, e.event)
		require.Equal(t, e.recent, game.Recent())
	}
	require.Equal(t, []string{"welcome", "  1  Ann: 3, to 5", "  1  a catch", "  1  computer: 4, to 6", "  1  computer: 1", "  2  Ann: 2"}, game.TurnLog())
	match.Numbered = true
	require.Equal(t, []string{"welcome", "Ann: 3, to 5", "a catch", "computer: 4, to 6", "computer: 1", "Ann: 2"}, game.TurnLog())
}

func TestTheResultInALogHasNoNumberOfATurn(t *testing.T) {
	game := begunNim().Then(nim{heaps: [3]int{1, 0, 0}, player: 1}, play.Event{Log: []string{"Ann: 2"}})
	taken := game.Then(nim{}, play.Event{Log: []string{"Bob: 1", "Bob wins"}})
	require.Equal(t, []string{"  1  Ann: 2", "  1  Bob: 1", "     Bob wins"}, taken.TurnLog())
	resigned := game.Then(nim{}, play.Event{Log: []string{"Ann wins"}, Ended: true})
	require.Equal(t, []string{"  1  Ann: 2", "     Ann wins"}, resigned.TurnLog())
}

func TestTheLastTurnIsRecentIfOnlyProgramsPlay(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "one", Program: program}, {Name: "other", Program: program}}
	own, other := nim{heaps: [3]int{1, 2, 4}}, nim{heaps: [3]int{1, 2, 4}, player: 1}
	game := play.Begin(&match, own, "welcome")
	for _, e := range []struct {
		event  play.Event
		next   play.Moment
		recent []string
	}{
		{play.Event{Log: []string{"one: 3"}}, own, []string{"one: 3"}},
		{play.Event{Log: []string{"one: 2"}}, other, []string{"one: 3", "one: 2"}},
		{play.Event{Log: []string{"other: 4"}}, forcing{own}, []string{"other: 4"}},
		{play.Event{Log: []string{"one: 1"}}, other, []string{"one: 1"}},
		{play.Event{Log: []string{"other: 5"}}, own, []string{"other: 5"}},
	} {
		game = game.Then(e.next, e.event)
		require.Equal(t, e.recent, game.Recent())
	}
}

// A forcing moment of nim is followed by a forced action.
type forcing struct{ nim }

func (f forcing) Turn() play.Turn {
	turn := f.nim.Turn()
	turn.Forced = true
	return turn
}

func TestAForcedActionIsRecentUntilAPersonDecides(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "Ann"}, {Name: "computer", Program: program}}
	own, other := nim{heaps: [3]int{1, 2, 4}}, nim{heaps: [3]int{1, 2, 4}, player: 1}
	game := play.Begin(&match, own)
	for _, e := range []struct {
		event  play.Event
		next   play.Moment
		recent []string
	}{
		{play.Event{Log: []string{"Ann: 3"}}, forcing{own}, []string{"Ann: 3"}},
		{play.Event{Log: []string{"Ann: 3, to 5"}, Replaces: 1}, other, []string{"Ann: 3, to 5"}},
		{play.Event{Log: []string{"computer: 4"}}, other, []string{"Ann: 3, to 5", "computer: 4"}},
		{play.Event{Log: []string{"computer: 4, to 6"}, Replaces: 1}, own, []string{"Ann: 3, to 5", "computer: 4, to 6"}},
		{play.Event{Log: []string{"Ann: 1"}}, other, []string{"Ann: 1"}},
		{play.Event{Log: []string{"computer: 2"}}, own, []string{"computer: 2"}},
	} {
		game = game.Then(e.next, e.event)
		require.Equal(t, e.recent, game.Recent())
	}
}

// A tossing moment of nim has nothing to do but throw.
type tossing struct{ nim }

func (tossing) Options() []play.Option { return []play.Option{{Text: "throw", Said: "throw"}} }

func TestAThrowIsRecentUntilTheMoveThatNamesIt(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "computer", Program: program}}
	throws, moves := play.Moment(tossing{}), play.Moment(nim{heaps: [3]int{1, 2, 4}})
	game := play.Begin(&match, throws)
	for _, e := range []struct {
		event  play.Event
		next   play.Moment
		recent []string
	}{
		{play.Event{Log: []string{"yut"}}, moves, []string{"yut"}},
		{play.Event{Log: []string{"yut: a catch"}}, throws, []string{"yut: a catch"}},
		{play.Event{Log: []string{"do"}}, moves, []string{"yut: a catch", "do"}},
		{play.Event{Log: []string{"do: to 1"}, Replaces: 1}, throws, []string{"yut: a catch", "do: to 1"}},
	} {
		game = game.Then(e.next, e.event)
		require.Equal(t, e.recent, game.Recent())
	}
}

// A previewing moment of nim draws only the words of the selected option.
type previewing struct{ nim }

func (previewing) Board(view play.View) play.Board { return play.Board{Lines: []string{view.Said}} }

func (previewing) Comment(view play.View, _ string) string { return view.Said }

func (previewing) Picture(view play.View) string { return view.Said }

func TestLinesLogsAndStillPicturesPreviewNoOption(t *testing.T) {
	game := play.Begin(begunNim().Match(), previewing{nim{heaps: [3]int{1, 2, 4}}})
	require.Equal(t, []string{"2 1"}, game.Board(play.View{Option: 1}).Lines)
	require.Equal(t, []string{"", "player 1: [1 2 4]"}, game.Lines(game, play.View{}))
	require.Empty(t, game.Log())
	require.Equal(t, "2 1", game.Picture(1))
	require.Empty(t, game.Still())
}

// A turned moment is a moment of nim with another turn.
type turned struct {
	nim
	turn play.Turn
}

func (t turned) Turn() play.Turn { return t.turn }

func (placed) Options() []play.Option {
	return []play.Option{{Said: "1 1"}, {Said: "2 1", From: "b", To: "c"}, {Said: "3 1", To: "d"}, {Said: "2 2", From: "e", To: "e"}}
}

func (placed) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances {
		return play.Chances{Win: 1, Best: "2 1", Way: []string{"b", "c"}, After: map[string]float64{"1 1": 0, "3 1": 0, "2 2": 0}}
	}
}

func TestUndoStopsBeforeADecision(t *testing.T) {
	game := begunNim()
	thrown := game.Then(turned{turn: play.Turn{Chance: true}}, play.Event{}).Then(turned{}, play.Event{})
	before, ok := thrown.Undo()
	require.True(t, ok, "the moment of chance is passed over")
	require.Equal(t, game.Moment(), before.Moment())
	forced := game.Then(turned{turn: play.Turn{Forced: true}}, play.Event{}).Then(turned{}, play.Event{})
	before, ok = forced.Undo()
	require.True(t, ok, "the forced action is taken back, too")
	require.Equal(t, game.Moment(), before.Moment())
	_, ok = game.Then(turned{turn: play.Turn{Final: true}}, play.Event{}).Undo()
	require.False(t, ok)
	chance := game.Then(turned{turn: play.Turn{Chance: true}}, play.Event{})
	before, ok = chance.Then(nim{lost: true}, play.Event{Ended: true}).Undo()
	require.True(t, ok)
	require.Equal(t, chance.Moment(), before.Moment(), "only the resignation is taken back")
}

func (surprised) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances { return play.Chances{Win: 1, Best: "3 1", Better: "3 1"} }
}

// A picking moment of nim lets a player pick the third heap, and hints at each option.
type picking struct {
	nim
	picked bool
}

func (p picking) Click(string) (said string, picked play.Moment, err error) {
	p.picked = true
	return "", p, nil
}

func (p picking) Options() []play.Option {
	if p.picked {
		return []play.Option{{Text: "take one", Said: "3 1"}, {Text: "take two", Said: "3 2"}}
	}
	return p.nim.Options()
}

func (p picking) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances {
		options := p.nim.Options()
		for i := range options {
			options[i].Hint = "good"
		}
		return play.Chances{Best: "3 1", Hint: play.Hint{Options: options}}
	}
}

func TestAPickedPieceKeepsTheHintsAndAHintPutsItDown(t *testing.T) {
	hinted, advice := play.Begin(begunNim().Match(), picking{nim: nim{heaps: [3]int{1, 2, 4}}}).Hint()(t.Context())
	require.Equal(t, "3 1", hinted.Options()[advice.Option].Said)
	picked, err := hinted.Click("")
	require.NoError(t, err)
	require.Equal(t, []play.Option{{Text: "take one", Hint: "good", Said: "3 1"}, {Text: "take two", Hint: "good", Said: "3 2"}}, picked.Options())
	again, _ := picked.Hint()(t.Context())
	require.Equal(t, hinted.Options(), again.Options())
	require.False(t, picked.Stop(errors.New("lost")).Picked())
	_, err = play.Begin(begunNim().Match(), picking{nim: nim{lost: true}}).Click("")
	require.EqualError(t, err, "The game is over.")
	down, known := picked.Key("esc")
	require.True(t, known)
	require.Equal(t, hinted.Options(), down.Options())
}

// A loose moment of nim has the given options, also after a click picks a piece.
type loose struct {
	nim
	options, picked []play.Option
	err             error
}

func (l loose) Options() []play.Option { return l.options }

func (l loose) Click(string) (said string, picked play.Moment, err error) {
	l.options = l.picked
	return "", l, l.err
}

func TestOnlyAPieceThatHasAllOptionsIsPickedByItself(t *testing.T) {
	a, b, none := play.Option{Said: "1", From: "a"}, play.Option{Said: "2", From: "b"}, play.Option{Said: "3"}
	for name, test := range map[string]struct {
		moment loose
		picked bool
	}{
		"two moves of a piece": {loose{options: []play.Option{a, a}, picked: []play.Option{a, a}}, true},
		"a single move":        {loose{options: []play.Option{a}, picked: []play.Option{a}}, false},
		"two pieces":           {loose{options: []play.Option{a, b}, picked: []play.Option{a, b}}, false},
		"no piece":             {loose{options: []play.Option{none, none}, picked: []play.Option{none, none}}, false},
		"not all moves":        {loose{options: []play.Option{a, a}, picked: []play.Option{a}}, false},
		"no click":             {loose{options: []play.Option{a, a}, picked: []play.Option{a, a}, err: errors.New("wrong")}, false},
	} {
		test.moment.nim = nim{heaps: [3]int{1, 2, 4}}
		require.Equal(t, test.picked, play.Begin(begunNim().Match(), test.moment).Only().Picked(), name)
	}
}

func (secret) Unjudged() error { return errors.New("nobody knows") }

func TestTheWorkBeforeTheFirstActionIsDoneOnce(t *testing.T) {
	match, done := *begunNim().Match(), 0
	match.Before = func(context.Context) { done++ }
	game := play.Begin(&match, nim{heaps: [3]int{0, 0, 1}})
	require.Empty(t, game.Options(), "the work comes first")
	require.Empty(t, game.Lines(game, play.View{}))
	ready := game.Think()(t.Context())
	require.Equal(t, 1, done)
	require.Len(t, ready.Options(), 1)
	require.Nil(t, ready.Think())
	next, err := ready.Say("3 1")
	require.NoError(t, err)
	before, _ := next.Undo()
	require.Nil(t, before.Think())
}

func TestTheWorkAfterTheEndIsDoneAgainAfterUndo(t *testing.T) {
	match := *begunNim().Match()
	match.After = func(game play.Game) func(context.Context) play.Game {
		return func(context.Context) play.Game { return game }
	}
	game := play.Begin(&match, nim{heaps: [3]int{0, 0, 1}})
	for range 2 {
		ended, err := game.Say("3 1")
		require.NoError(t, err)
		require.Nil(t, ended.Finished().Think())
		ended = ended.Think()(t.Context())
		require.Nil(t, ended.Think())
		game, _ = ended.Undo()
	}
}

// A jammed moment of nim refuses the action that it forces.
type jammed struct{ turned }

func (jammed) Do(string) (play.Moment, play.Event, error) {
	return nil, play.Event{}, errors.New("jammed")
}

func TestAGameStopsIfAForcedActionIsRefused(t *testing.T) {
	game := play.Begin(begunNim().Match(), jammed{turned{nim{heaps: [3]int{0, 0, 1}}, play.Turn{Forced: true}}})
	game = game.Think()(t.Context())
	require.EqualError(t, game.Err(), "jammed")
	require.Nil(t, game.Think())
}

func TestAGameStopsIfAProgramFails(t *testing.T) {
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "computer", Program: func(context.Context, play.Game) (play.Moment, play.Event, error) {
		return nil, play.Event{}, errors.New("no answer")
	}}, {Name: "you"}}
	game := play.Begin(&match, nim{heaps: [3]int{1, 2, 4}}).Think()(t.Context())
	require.EqualError(t, game.Err(), "no answer")
	require.Nil(t, game.Think())
	require.Zero(t, game.Len())
}

func TestOnlySomeGamesHaveAPromptAndAnswersOfTheirOwn(t *testing.T) {
	require.Equal(t, "> ", begunNim().Prompt())
	require.Equal(t, "12> ", playtest.NewHeap(12).Prompt())
	_, ok := begunNim().Answer("how many")
	require.False(t, ok)
}

// An empty box of nim has no more throws.
type box struct{ turned }

var errEmpty = errors.New("the box is empty")

func (box) Do(string) (play.Moment, play.Event, error) {
	return nil, play.Event{}, play.Stuck(errEmpty)
}

func TestAnActionThatGetsStuckStopsTheGame(t *testing.T) {
	heaps := nim{heaps: [3]int{0, 0, 1}}
	game, err := play.Begin(begunNim().Match(), box{turned{nim: heaps}}).Say("3 1")
	require.NoError(t, err, "it is not refused")
	require.Equal(t, errEmpty, game.Err())
	forced := play.Begin(begunNim().Match(), box{turned{heaps, play.Turn{Forced: true}}}).Think()(t.Context())
	require.Equal(t, errEmpty, forced.Err())
}

func TestAGameKnowsItsEarlierMoments(t *testing.T) {
	begun := begunNim()
	hinted, _ := begun.Hint()(t.Context())
	require.Equal(t, hinted, hinted.Past()[0].Game, "the last moment keeps its hint")
	next, err := begun.Say("3 1")
	require.NoError(t, err)
	events, ok := next.Since(begun)
	require.True(t, ok)
	require.Equal(t, next.Events(), events)
	_, ok = begun.Since(next)
	require.False(t, ok)
}

func TestAnOptionThatDoesNotExistIsNotPlayed(t *testing.T) {
	for _, option := range []int{-1, 3, 9} {
		require.Equal(t, 12, playtest.HeapOf(playtest.NewHeap(12).Play(option)).Matches)
	}
}

func TestAMotionShowsNoHints(t *testing.T) {
	hinted, _ := playtest.NewHeap(12, people).Hint()(t.Context())
	require.NotEmpty(t, hinted.Options()[0].Hint)
	frames := hinted.Play(2).Motion(hinted)
	require.Len(t, frames, 2)
	for _, frame := range frames {
		require.Len(t, frame.Options(), 3)
		require.Empty(t, frame.Options()[0].Hint)
	}
}

// A choosy moment of nim has chances only for reviews, or only for hints.
type choosy struct {
	nim
	reviews bool
}

func (c choosy) Chances(review bool) func(context.Context) play.Chances {
	if review != c.reviews {
		return nil
	}
	return c.nim.Chances(review)
}

func TestHintsAndReviewsAskForTheirOwnChances(t *testing.T) {
	start := nim{heaps: [3]int{1, 2, 4}}
	hinted := play.Begin(begunNim().Match(), choosy{nim: start})
	require.NotNil(t, hinted.Hint())
	require.Nil(t, hinted.Judge())
	judged := play.Begin(begunNim().Match(), choosy{nim: start, reviews: true})
	require.Nil(t, judged.Hint())
	require.Equal(t, []play.Judgment{{Chance: 1}}, judged.Judge()(t.Context()))
}

func TestAStoppedComputationHasNoResult(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	game := begunNim()
	require.Nil(t, game.Judge()(ctx))
	same, advice := game.Hint()(ctx)
	require.Equal(t, game, same)
	require.Equal(t, play.Advice{Option: -1}, advice)
}

func TestAStoppedGameRefusesActionsForItsReason(t *testing.T) {
	_, err := begunNim().Stop(errors.New("no more throws")).Say("1 1")
	require.EqualError(t, err, "no more throws")
}

func TestAnEventReplacesTheLastLinesOfTheLog(t *testing.T) {
	game := begunNim()
	game = game.Then(game.Moment(), play.Event{Log: []string{"a", "b", "c"}})
	game = game.Then(game.Moment(), play.Event{Log: []string{"d"}, Replaces: 2})
	require.Equal(t, []string{"a", "d"}, game.Log())
}

func TestAGameMayRefuseResigningAndKnowNoClicks(t *testing.T) {
	game := play.Begin(begunNim().Match(), jammed{})
	_, ok := game.Resign()
	require.False(t, ok)
	same, err := game.Click("3")
	require.NoError(t, err)
	require.Equal(t, game, same)
}

// A counted moment of nim counts its heaps.
type counted struct{ nim }

func (c counted) Counts() []play.Count { return []play.Count{{Left: c.heaps[0]}, {Left: c.heaps[1]}} }

func (counted) Chips() []play.Chip { return []play.Chip{{Text: "one"}} }

func TestAMomentMayCountWhatItsPlayersHave(t *testing.T) {
	counts, chips := play.Begin(begunNim().Match(), counted{nim{heaps: [3]int{1, 2, 4}}}).Counts()
	require.Equal(t, []play.Count{{Left: 1}, {Left: 2}}, counts)
	require.Equal(t, []play.Chip{{Text: "one"}}, chips)
	counts, chips = begunNim().Counts()
	require.Equal(t, make([]play.Count, 2), counts, "nothing for each player")
	require.Empty(t, chips)
}

func TestAPersonPlaysAloneIfTheOthersArePrograms(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	for people, want := range map[string]int{"010": 1, "001": 2, "100": 0, "011": -1, "000": -1} {
		match := play.Match{Seats: make([]play.Seat, len(people))}
		for player, person := range people {
			if person == '0' {
				match.Seats[player].Program = program
			}
		}
		player, alone := match.Person()
		require.Equal(t, want >= 0, alone, people)
		require.Equal(t, max(want, 0), player, people)
	}
}

// A telling moment of nim tells what has happened in one text.
type telling struct{ nim }

func (telling) Narrate(view play.View, events []play.Event) string {
	var texts []string
	for _, event := range events {
		if event.Verdict != nil {
			event.Text += event.Verdict(view)
		}
		texts = append(texts, event.Text)
	}
	return strings.Join(texts, " and ") + view.Said // nothing is previewed
}

func verdict(text string) func(play.View) string { return func(play.View) string { return text } }

func TestTheNewsTellsTheActionsOfEachPlayerAfterTheRule(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "Ann"}, {Name: "computer", Program: program}, {Name: "another", Program: program}}
	moment := func(player int) telling { return telling{nim{heaps: [3]int{1, 2, 4}, player: player}} }
	game := play.Begin(&match, moment(0), "welcome")
	require.Equal(t, []play.Deed{{Player: -1, Text: "welcome", Step: 0}}, game.News())
	_, ok := game.Deed()
	require.False(t, ok, "nothing has happened")
	game = game.Then(moment(1), play.Event{Text: "Ann acts", Log: []string{"a"}, Rule: "the rule", Verdict: verdict(" well")})
	deed, ok := game.Deed()
	require.True(t, ok)
	require.Equal(t, play.Deed{Player: 0, Text: "Ann acts", Step: 1}, deed, "the verdict stands elsewhere")
	game = game.Then(moment(1), play.Event{Text: "it throws", Log: []string{"b"}})
	game = game.Then(moment(2), play.Event{Text: "it moves", Log: []string{"c"}})
	game = game.Then(moment(0), play.Event{Text: "the other moves", Log: []string{"d"}})
	require.Equal(t, []play.Deed{
		{Player: -1, Text: "the rule", Step: 1},
		{Player: 1, Text: "it throws and it moves", Step: 3},
		{Player: 2, Text: "the other moves", Step: 4},
	}, game.News())
	require.Equal(t, " well", game.Verdict(), "on the last action of a person")
	require.Equal(t, []play.Deed{
		{Player: 0, Text: "Ann acts well", Step: 1},
		{Player: 1, Text: "it throws and it moves", Step: 3},
		{Player: 2, Text: "the other moves", Step: 4},
	}, game.Deeds(), "with the verdicts")
	missed := game.Then(moment(2), play.Event{Text: "Ann acts", Passed: []string{"it misses"}}).Then(moment(0), play.Event{Text: "the other moves"})
	require.Equal(t, []play.Deed{{Player: -1, Text: "it misses", Step: 5}, {Player: 2, Text: "the other moves", Step: 6}}, missed.News())
	game = game.Then(moment(1), play.Event{Text: "Ann acts again", Log: []string{"e"}, Verdict: verdict(" badly")})
	require.Equal(t, " badly", game.Verdict())
	require.Equal(t, []play.Deed{{Player: 0, Text: "Ann acts again", Step: 5}}, game.News(), "no rule explains the action before")

	silent := begunNim().Then(nim{heaps: [3]int{1, 2, 0}, player: 1}, play.Event{Text: "3 4", Log: []string{"3 4"}})
	require.Equal(t, []play.Deed{{Player: -1, Text: "3 4", Step: 1}}, silent.News())
	require.Equal(t, silent.News(), silent.Deeds())
	corrected := silent.Then(nim{heaps: [3]int{0, 2, 0}}, play.Event{Log: []string{"3 4, then", "1 1"}, Replaces: 1})
	require.Equal(t, []play.Deed{{Player: -1, Text: "3 4, then", Step: 2}, {Player: -1, Text: "1 1", Step: 2}}, corrected.Deeds())
	deed, ok = silent.Deed()
	require.False(t, ok)
	require.Zero(t, deed)
}

// A sliding moment of nim has a frame before each moment.
type sliding struct{ nim }

func (m sliding) Frames(play.Moment, play.Event) []play.Moment { return []play.Moment{m} }

func (m sliding) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := m.nim.Do(said)
	if err != nil {
		return nil, event, err
	}
	return sliding{next.(nim)}, event, nil
}

// Each game below is later than the game before it. The last one is the same game after a
// program has learned from it.
func TestAMotionLeadsFromAGameToTheNextOne(t *testing.T) {
	match := *begunNim().Match()
	match.After = func(game play.Game) func(context.Context) play.Game {
		return func(context.Context) play.Game { return game }
	}
	games := []play.Game{play.Begin(&match, sliding{nim{heaps: [3]int{0, 1, 1}}})}
	for _, said := range []string{"3 1", "2 1"} {
		next, err := games[len(games)-1].Say(said)
		require.NoError(t, err)
		games = append(games, next)
	}
	games = append(games, games[2].Think()(t.Context()))
	require.Empty(t, games[0].Motion(play.Game{}))
	for from, before := range games {
		for to, after := range games {
			follows := to == from+1 || from == 1 && to == 3 // a program may learn while the game ends
			require.Equal(t, follows, len(after.Motion(before)) == 1, "%d to %d", from, to)
		}
	}
}

// A lettered moment tells whether its pieces are letters.
type lettered struct{ nim }

func (lettered) Board(view play.View) play.Board {
	return play.Board{Lines: []string{fmt.Sprintf("letters: %t", view.Letters)}}
}

func TestTheLinesOfAGameShowPiecesAsLetters(t *testing.T) {
	require.Contains(t, play.Begin(begunNim().Match(), lettered{}).Lines(play.Game{}, play.View{}), "letters: true")
}
