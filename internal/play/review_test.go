package play_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestAReviewStepsThroughTheMomentsOfAGame(t *testing.T) {
	for keys, matches := range map[string]int{
		"": 5, "left": 6, "left left": 8, "right": 5, "left right": 5, "home": 12, "home left": 12,
		"home right": 9, "home right right": 8, "home end": 5, "up up": 8, "home enter": 9,
	} {
		e := begun(12, play.Settings{}).press("3 enter 2 enter v " + keys)
		require.Equal(t, play.Reviewing, e.Face())
		require.Equal(t, matches, playtest.HeapOf(e.Shown()).Matches, keys)
		require.Equal(t, e.Shown().Title(), e.Title())
		require.Equal(t, 5, e.heap().Matches, "the game itself does not change")
	}
}

func TestAReviewIsLeftByEscape(t *testing.T) {
	for _, key := range []string{"esc", "q", "v"} {
		e := begun(12, play.Settings{}).press("3 enter v left " + key)
		require.Equal(t, play.Playing, e.Face())
		require.Equal(t, 8, playtest.HeapOf(e.Shown()).Matches)
		require.False(t, e.Left())
	}
}

func TestAClickOnAnActionShowsItsMoment(t *testing.T) {
	e := begun(12, play.Settings{}).press("3 enter 2 enter v")
	require.Equal(t, 9, playtest.HeapOf(e.do(e.Choose(1)).Shown()).Matches)
	require.Equal(t, 12, playtest.HeapOf(e.do(e.Choose(0)).Shown()).Matches)
	require.Equal(t, 9, playtest.HeapOf(e.do(e.Choose(9)).Shown()).Matches, "a click elsewhere steps to the next moment")
}

func TestAReviewWithoutAMarkSaysSo(t *testing.T) {
	for buttons, want := range map[bool]string{
		false: "█ winning, ▁ losing; nothing is marked",
		true:  "No mistake is marked: no action cost 2% of a game.",
	} {
		require.Equal(t, want, begun(3, play.Settings{Buttons: buttons}).press("3 enter v").Notice())
	}
}

func TestTheWorstActionsAreMarkedWithABetterOne(t *testing.T) {
	e := begun(12, play.Settings{}).press("2 enter 1 enter v")
	review := e.Review()
	require.Equal(t, map[int]string{1: "?", 2: "??", 3: "??", 4: "??"}, review.Marks())
	require.Equal(t, []play.Option{
		{Text: "the beginning"},
		{Text: "T2", Hint: "?", HintKind: play.Mistake},
		{Text: "T1", Hint: "??", HintKind: play.Mistake},
		{Text: "T1", Hint: "??", HintKind: play.Mistake},
		{Text: "T1", Hint: "??", HintKind: play.Mistake},
	}, e.Moments())
	require.Equal(t, "better: T3 (this cost 40% of a game)", e.Notice())
	require.Equal(t, "█ winning, ▁ losing; ?! ? ?? mistakes", e.press("home").Notice())
	require.Equal(t, "better: T3 (this cost 20% of a game)", e.press("right").Notice())
	e = begun(12, play.Settings{}).press("3 enter v left")
	require.Equal(t, "█ winning, ▁ losing; ?! ? ?? mistakes", e.Notice(), "nothing was lost")
	require.Equal(t, play.Option{Text: "T3"}, e.Moments()[1])
	e = begun(12, play.Settings{Buttons: true}).press("2 enter 1 enter v")
	require.Equal(t, "Cost 40%. Better: T3", e.Notice())
	require.Empty(t, e.press("home").Notice())
}

// The chances are the share of the matches that have been taken.
func TestAListNamesTheChancesAndTheMarkedActions(t *testing.T) {
	game := begun(12, play.Settings{}).press("2 enter 1 enter").Game()
	lines, marked := game.Mistakes(t.Context())
	require.Equal(t, []string{
		"Chance to win (you), below the number of turns so far:",
		"     0     1     2",
		"    0%   25%   42%",
		"1  ?   turn 1, T2; better: T3 (this cost 20% of a game)",
		"2  ??  turn 1, T1; better: T3 (this cost 40% of a game)",
		"3  ??  turn 2, T1; better: T3 (this cost 40% of a game)",
		"4  ??  turn 2, T1; better: T3 (this cost 40% of a game)",
	}, lines)
	const better = "better: T3"
	require.Equal(t, []play.Mistaken{{1, "?", "T3", better}, {2, "??", "T3", better}, {3, "??", "T3", better}, {4, "??", "T3", better}}, marked)
	game = begun(3, play.Settings{}).press("3 enter").Game()
	lines, marked = game.Mistakes(t.Context())
	require.Equal(t, []string{"No mistake is marked: no action cost 2% of a game."}, lines, "a chance of 0 or 1 says only who wins")
	require.Empty(t, marked)
	numbered := playtest.NewHeap(12, func(match *play.Match) { match.Numbered = true })
	lines, _ = numbered.Play(1).Mistakes(t.Context())
	require.Equal(t, "1  ?   T2; better: T3 (this cost 20% of a game)", lines[3])
	ended, end := context.WithCancel(t.Context())
	end()
	lines, _ = game.Mistakes(ended)
	require.Empty(t, lines)
}

// The players of a heap take one match each. A round is two matches.
func TestTheChancesOfALongGameFitInALine(t *testing.T) {
	judged := func(matches int) (rounds, chances string) {
		game := playtest.Begin(inTurn{playtest.Heap{Matches: matches}, 0})
		for n := range matches {
			moment, event, err := playtest.HeapOf(game).Do("T1")
			require.NoError(t, err)
			game = game.Then(inTurn{moment.(playtest.Heap), 1 - n%2}, event)
		}
		lines, _ := game.Mistakes(t.Context())
		return lines[1], lines[2]
	}
	rounds, chances := judged(100)
	require.Equal(t, strings.Fields("0 5 10 15 20 25 30 35 40 45 50"), strings.Fields(rounds))
	require.Equal(t, strings.Fields("0% 10% 20% 30% 40% 50% 60% 70% 80% 90% 100%"), strings.Fields(chances))
	require.Len(t, rounds, len(chances))
	rounds, _ = judged(23)
	require.Equal(t, strings.Fields("0 1 2 3 4 5 6 7 8 9 10 11 12"), strings.Fields(rounds), "after each round, and at the end")
	rounds, _ = judged(24)
	require.Equal(t, strings.Fields("0 2 4 6 8 10 12"), strings.Fields(rounds), "after every second round")
}

// inTurn is a heap in which the given player is on turn.
type inTurn struct {
	playtest.Heap
	player int
}

func (t inTurn) Turn() play.Turn { return play.Turn{Player: t.player} }

func TestTheActionsOfATurnHaveOneNumber(t *testing.T) {
	game := playtest.Begin(inTurn{playtest.Heap{Matches: 12}, 0})
	for _, next := range []int{0, 1, 0, 1} {
		moment, event, err := playtest.HeapOf(game).Do("T1")
		require.NoError(t, err)
		game = game.Then(inTurn{moment.(playtest.Heap), next}, event)
	}
	lines, _ := game.Mistakes(t.Context())
	require.Equal(t, []string{"0", "1", "2"}, strings.Fields(lines[1]), "at the beginning, after a round, and at the end")
	require.Len(t, lines, 7)
	for i, turn := range []string{"turn 1, T1", "turn 1, T1", "turn 1, T1", "turn 2, T1"} {
		require.Contains(t, lines[3+i], turn)
	}
}

// The last match of a heap of 3 is lost whatever the player does.
func TestAnActionThatBreaksARuleIsMarkedInALostGame(t *testing.T) {
	start := playtest.NewHeap(3)
	over, _, err := start.Moment().Do(play.Resign)
	require.NoError(t, err)
	broken := play.Event{Said: "T9", Text: "T9", Breaks: true}
	lost := start.Then(over, broken)
	lines, _ := lost.Mistakes(t.Context())
	require.Contains(t, lines, "1  ??  turn 1, T9; better: T3 (an illegal move loses at once)")
	require.InDelta(t, 1, lost.Judge()(t.Context())[1].Loss, 0)
	e := &evening{play.New(playtest.Setup{}, play.Settings{Buttons: true})}
	e.do(e.Begin(lost)).press("v")
	require.Equal(t, "An illegal move loses at once. Better: T3", e.Notice())
}

func TestAnActionThatBreaksARuleIsAmongTheWorst(t *testing.T) {
	lost, broken := play.Judgment{Loss: 1}, play.Judgment{Loss: 1, Breaks: true}
	review := play.Review{Moments: make([]play.Past, 5), Judgments: []play.Judgment{{}, lost, lost, lost, broken}}
	require.Equal(t, map[int]string{1: "??", 2: "??", 4: "??"}, review.Marks())
}

func TestALostWinIsNamedInWords(t *testing.T) {
	e := begun(12, play.Settings{}).press("2 enter 1 enter v")
	for loss, cost := range map[float64]string{1: "this turned a win into a loss", 0.99: "this cost 99% of a game"} {
		lost := e.Review()
		lost.Judgments[lost.At] = play.Judgment{Loss: loss, Better: "T3"}
		require.Equal(t, "better: T3 ("+cost+")", e.Notice())
	}
	e = begun(12, play.Settings{Buttons: true}).press("2 enter v")
	lost := e.Review()
	lost.Judgments[lost.At] = play.Judgment{Loss: 0.99, Better: "T3"}
	require.Equal(t, "Cost 99%. Better: T3", e.Notice())
}

func TestAPlayerPlaysOnFromTheBoardOfTheReview(t *testing.T) {
	for keys, matches := range map[string]int{"home": 12, "home right": 10, "end left": 6} {
		e := begun(12, play.Settings{}).press("2 enter 3 enter v " + keys)
		require.True(t, e.Resumes(), keys)
		resumed, _ := e.Resume()
		require.Equal(t, play.Playing, resumed.Face())
		require.Equal(t, matches, playtest.HeapOf(resumed.Game()).Matches, keys)
	}
	final := begunNim().Then(turned{turn: play.Turn{Final: true}}, play.Event{Said: "3 1"})
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	for _, e := range []*evening{begun(3, play.Settings{}).press("3 enter v"), e.do(e.Begin(final)).press("v home")} {
		require.False(t, e.Resumes())
		require.Equal(t, play.Reviewing, e.do(e.Resume()).Face(), "there is nothing to take back")
	}
	require.False(t, begun(12, play.Settings{}).press("2 enter").Resumes(), "no review is open")
}

// A review begins at the end of the game. There, n leads to the first mistake.
func TestKeysLeadToTheNextAndThePreviousMistake(t *testing.T) {
	e := begun(20, play.Settings{}).press(strings.Repeat("3 enter ", 4) + "1 enter v")
	marks := slices.Sorted(maps.Keys(e.Review().Marks()))
	require.Greater(t, len(marks), 2)
	for _, at := range append(marks, marks[0]) {
		require.Equal(t, at, e.press("n").Review().At)
		require.Contains(t, e.Notice(), "better: ")
	}
	for _, at := range slices.Backward(marks) {
		require.Equal(t, at, e.press("p").Review().At)
	}
	require.Equal(t, "No mistake is marked: no action cost 2% of a game.", begun(3, play.Settings{}).press("3 enter v p").Notice())
	one := begun(4, play.Settings{}).press("3 enter v")
	require.Len(t, one.Review().Marks(), 1)
	require.Equal(t, "No other mistake is marked.", one.press("n").Notice())
	require.Equal(t, 2, one.press("left n").Review().At, "the mistake is the next moment")
	require.Equal(t, 2, one.press("home n").Review().At, "the mistake is the last moment")
	require.NotEqual(t, one.Notice(), one.press("home").Notice())
}

func TestOnlyTheThreeWorstActionsOfAPlayerAreMarked(t *testing.T) {
	review := play.Review{
		Moments: make([]play.Past, 7),
		Judgments: []play.Judgment{
			{}, {Loss: 0.3}, {Loss: 0.004}, {Loss: 0.005}, {Loss: 0.1}, {Loss: 0.11}, {Loss: 0.25},
		},
	}
	require.Equal(t, map[int]string{1: "??", 5: "?", 6: "?"}, review.Marks())
	review.Moments[6].Player = 1
	require.Equal(t, map[int]string{1: "??", 4: "?!", 5: "?", 6: "?"}, review.Marks())
}

func TestAGraphShowsHowGoodTheMomentsWere(t *testing.T) {
	var review play.Review
	require.Empty(t, review.Graph(20))
	for i := range 9 {
		review.Judgments = append(review.Judgments, play.Judgment{Chance: float64(i) / 8})
	}
	require.Equal(t, "▁▂▃▄▅▆▇██", review.Graph(20))
	require.Equal(t, "▃▆█", review.Graph(3))
	require.Equal(t, "█", review.Graph(0))
}

func TestAGraphKeepsTheLastKnownChance(t *testing.T) {
	review := play.Review{Judgments: []play.Judgment{{Chance: 1}, {Chance: -1}, {Chance: 0}, {Chance: -1}}}
	require.Equal(t, "██▁▁", review.Graph(20))
	review.Judgments = review.Judgments[1:2]
	require.Equal(t, "▁", review.Graph(20), "no chance was known before")
}

// Players 0 and 1 of three take one match each in turn. The chance of player 0 is known while
// player 0 is on turn.
func TestAListOfThreePlayersNamesTheKnownChances(t *testing.T) {
	game := playtest.NewHeap(12, func(match *play.Match) { match.Seats = make([]play.Seat, 3) })
	for range 5 {
		game = game.Play(0)
	}
	lines, marked := game.Mistakes(t.Context())
	require.Equal(t, strings.Fields("0% 17% 33%"), strings.Fields(lines[2]), "2 and 4 of 12 matches are taken")
	require.Equal(t, []string{"0", "1", "2"}, strings.Fields(lines[1]))
	require.NotEmpty(t, marked)
}

func TestTheHelpSaysWhyNobodyJudgesTheGame(t *testing.T) {
	e := begun(12, play.Settings{}).press("?")
	require.Greater(t, len(e.Pages()[len(e.Pages())-1].Lines), 3)
	e.do(e.Begin(play.Begin(begunNim().Match(), secret{puzzling{nim{heaps: [3]int{1, 2, 4}}}})))
	require.Equal(t, []string{"v shows the positions of the game, one after another.", "", "The review has no marks: nobody knows."}, e.press("?").Pages()[len(e.Pages())-1].Lines)
}

func TestAReviewWithoutAJudgeShowsTheMomentsAlone(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(unjudged{playtest.Heap{Matches: 12}}))).press("v")
	require.Equal(t, play.Reviewing, e.Face())
	require.Empty(t, e.Review().Marks())
	require.Empty(t, e.Notice())
	e.do(e.Begin(play.Begin(begunNim().Match(), secret{puzzling{nim{heaps: [3]int{1, 2, 4}}}}))).press("v")
	require.Equal(t, play.Notice{Kind: play.Refusal, Text: "nobody knows"}, e.Noticed())
}

// unjudged is a heap that no program can judge.
type unjudged struct{ playtest.Heap }

func (unjudged) Chances(bool) func(context.Context) play.Chances { return nil }

func TestAReviewCanBeReadAndLeftWhileAProgramJudges(t *testing.T) {
	s, tasks := begun(12, play.Settings{}).press("1 enter").Press("v")
	require.Equal(t, "The computer judges the game.", s.Notice())
	s, _ = s.Press("home")
	require.Equal(t, 12, playtest.HeapOf(s.Shown()).Matches)
	judged := tasks[0]()
	left, _ := s.Press("esc")
	left, _ = left.Done(judged)
	require.Empty(t, left.Review().Judgments, "the judgments come too late")
	s, _ = s.Done(judged)
	require.Len(t, s.Review().Judgments, 3)
	require.Equal(t, "█ winning, ▁ losing; ?! ? ?? mistakes", s.Notice())
}

// A hasty moment of a heap judges an action only at a closer look.
type hasty struct {
	playtest.Heap
	closer func(said string) play.Chances
}

func (h hasty) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := h.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return hasty{next.(playtest.Heap), h.closer}, event, nil
}

func (h hasty) Chances(review bool) func(context.Context) play.Chances {
	return func(ctx context.Context) play.Chances {
		chances := h.Heap.Chances(review)(ctx)
		chances.Closer = func(_ context.Context, said string) play.Chances { return h.closer(said) }
		return chances
	}
}

func TestAReviewLooksCloserBeforeItBlamesAnAction(t *testing.T) {
	judged := func(closer func(said string) play.Chances) (judgments []play.Judgment, looked int) {
		game := playtest.Begin(hasty{playtest.Heap{Matches: 12}, func(said string) play.Chances {
			looked++
			return closer(said)
		}}).Play(0).Think()(t.Context())
		return game.Judge()(t.Context()), looked
	}
	acquitted, looked := judged(func(said string) play.Chances { return play.Chances{Win: 0.7, Best: said} })
	require.Equal(t, 2, looked, "one action of each player")
	require.Zero(t, acquitted[1].Loss+acquitted[2].Loss)
	require.Empty(t, acquitted[1].Better)
	require.InDelta(t, 0.7, acquitted[0].Chance, 1e-9)

	blamed, _ := judged(func(said string) play.Chances {
		return play.Chances{Win: 0.9, Best: "T2", Better: "T2 wins", After: map[string]float64{said: 0.6}}
	})
	require.InDelta(t, 0.3, blamed[1].Loss, 1e-9)
	require.Equal(t, "T2 wins", blamed[1].Better)
	require.InDelta(t, 0.1, blamed[1].Chance, 1e-9, "the closer look at the next action comes last")

	unknown, _ := judged(func(string) play.Chances { return play.Chances{Win: -1} })
	require.InDelta(t, 0.4, unknown[1].Loss, 1e-9, "nothing more is known")
}

// Each player has taken one match four times.
func TestActionsThatACloserLookAcquitsMakeRoomForOthers(t *testing.T) {
	acquits := 3
	game := playtest.Begin(hasty{playtest.Heap{Matches: 12}, func(said string) play.Chances {
		if acquits--; acquits >= 0 {
			return play.Chances{Win: 0.5, Best: said}
		}
		return play.Chances{Win: 0.5, Best: "T3", After: map[string]float64{said: 0.2}}
	}})
	for range 4 {
		game = game.Play(0).Think()(t.Context())
	}
	review := play.Review{Moments: game.Past(), Judgments: game.Judge()(t.Context())}
	require.Len(t, review.Marks(), 5)
}

func TestASmallLossIsNotMarked(t *testing.T) {
	review := play.Review{Moments: make([]play.Past, 3), Judgments: []play.Judgment{{}, {Loss: 0.019}, {Loss: 0.02}}}
	require.Equal(t, map[int]string{2: "?!"}, review.Marks())
}

func TestAReviewKnowsWhetherItsJudgmentsWereStopped(t *testing.T) {
	s, tasks := begun(12, play.Settings{}).press("1 enter").Press("v")
	require.False(t, s.HasStopped(), "a program judges")
	judged, _ := s.Done(tasks[0]())
	require.False(t, judged.HasStopped())
	require.True(t, s.Stop().HasStopped())
	left, _ := s.Stop().Press("esc")
	require.False(t, left.HasStopped(), "no review is open")
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(unjudged{playtest.Heap{Matches: 12}}))).press("v")
	require.False(t, e.HasStopped(), "nobody judges this game")
}
