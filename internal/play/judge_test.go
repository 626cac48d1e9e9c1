package play_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// A puzzling moment of nim is one about which nothing is known.
type puzzling struct{ nim }

func TestAReviewJudgesTheOtherMomentsIfNothingIsKnownAboutOne(t *testing.T) {
	game := begunNim().
		Then(puzzling{nim{heaps: [3]int{1, 2, 0}, player: 1}}, play.Event{Said: "3 4"}).
		Then(nim{heaps: [3]int{0, 2, 0}}, play.Event{Said: "1 1"})
	require.Equal(t, []play.Judgment{{Chance: 1}, {Chance: 0, Loss: 1, Better: "3 1", Best: "3 1"}, {Chance: 1}}, game.Judge()(t.Context()))
	game = begunNim().Then(puzzling{nim{heaps: [3]int{1, 2, 3}, player: 1}}, play.Event{Said: "3 1"})
	require.Equal(t, []play.Judgment{{Chance: 1}, {Chance: 1}}, game.Judge()(t.Context()), "the chance of the action is known")
}

func TestAReviewKnowsThatAPlayerHasNoChance(t *testing.T) {
	game := play.Begin(begunNim().Match(), nim{heaps: [3]int{1, 2, 3}})
	require.Equal(t, []play.Judgment{{Chance: 0}}, game.Judge()(t.Context()))
}

// An endless moment of nim has chances only before its end.
type endless struct{ nim }

func (e endless) Chances(review bool) func(context.Context) play.Chances {
	if e.Turn().Over {
		panic("chances after the end")
	}
	return e.nim.Chances(review)
}

func TestAReviewAsksForNoChancesAfterTheEnd(t *testing.T) {
	game := play.Begin(begunNim().Match(), endless{nim{heaps: [3]int{1, 0, 0}}})
	ended := game.Then(endless{nim{player: 1}}, play.Event{Said: "1 1"})
	require.Equal(t, []play.Judgment{{Chance: 1}, {Chance: 1}}, ended.Judge()(t.Context()))
}

// A placed moment of nim has options with spots, and a best option with a way.
type placed struct{ nim }

func TestAReviewKnowsWhereAnActionBeganAndEnded(t *testing.T) {
	game := play.Begin(begunNim().Match(), placed{nim{heaps: [3]int{1, 2, 4}}})
	for said, played := range map[string][]string{"3 1": {"b", "d"}, "1 1": nil, "2 2": nil} {
		judgment := game.Then(nim{player: 1}, play.Event{Said: said}).Judge()(t.Context())[1]
		require.Equal(t, []string{"b", "c"}, judgment.Way)
		require.Equal(t, played, judgment.Played, said)
	}
}

func TestAReviewJudgesAnActionThatIsNoOptionByItsMoment(t *testing.T) {
	game := begunNim().Then(nim{heaps: [3]int{1, 2, 3}, player: 1}, play.Event{Said: "take one of four"})
	require.Equal(t, []play.Judgment{{Chance: 1}, {Chance: 1}}, game.Judge()(t.Context()))
}

// A surprised moment of nim takes 3 1 for a sure win.
type surprised struct{ nim }

func TestAReviewBlamesNobodyForTheBestAction(t *testing.T) {
	game := play.Begin(begunNim().Match(), surprised{nim{heaps: [3]int{1, 2, 4}}})
	lost := nim{heaps: [3]int{1, 0, 0}, player: 1}
	for said, loss := range map[string]float64{"3 1": 0, "3 2": 1} {
		require.InDelta(t, loss, game.Then(lost, play.Event{Said: said}).Judge()(t.Context())[1].Loss, 0, said)
	}
}

func TestAReviewBlamesAResignationForTheLossOfAWin(t *testing.T) {
	resigned, ok := play.Begin(begunNim().Match(), surprised{nim{heaps: [3]int{1, 2, 4}}}).Resign()
	require.True(t, ok)
	require.Equal(t, []play.Judgment{{Chance: 1}, {Chance: 0, Loss: 1, Best: "3 1", Better: "3 1"}}, resigned.Judge()(t.Context()))

	game, err := playtest.NewHeap(12).Say("T3")
	require.NoError(t, err)
	resigned, ok = playtest.Thought(game).Resign()
	require.True(t, ok)
	judgments := resigned.Judge()(t.Context())
	require.InDelta(t, 4./12, judgments[2].Chance, 1e-9)
	require.Equal(t, play.Judgment{}, judgments[3], "the game was not won")
}

// A secret moment of nim cannot be judged.
type secret struct{ puzzling }

func TestAGameNamesTheReasonWhyNobodyJudgesIt(t *testing.T) {
	require.NoError(t, begunNim().Unjudged())
	game := play.Begin(begunNim().Match(), secret{})
	require.EqualError(t, game.Unjudged(), "nobody knows")
	for want, game := range map[string]play.Game{"nobody knows": game, "": play.Begin(begunNim().Match(), puzzling{})} {
		lines, marked := game.Mistakes(t.Context())
		require.Equal(t, want, strings.Join(lines, "\n"))
		require.Empty(t, marked)
	}
}

func TestADrawIsJudgedAsHalfAWin(t *testing.T) {
	drawn := turned{nim{player: 1}, play.Turn{Over: true, Winner: -1}}
	require.InDelta(t, 0.5, begunNim().Then(drawn, play.Event{Said: "3 1"}).Judge()(t.Context())[1].Chance, 0)
}

func TestAReviewShowsTheChancesOfTheOnlyPerson(t *testing.T) {
	match := *begunNim().Match()
	match.Seats = []play.Seat{{Name: "computer", Program: func(context.Context, play.Game) (play.Moment, play.Event, error) {
		return nil, play.Event{}, errors.New("no answer")
	}}, {Name: "you"}}
	game := play.Begin(&match, nim{heaps: [3]int{1, 2, 3}})
	require.Equal(t, []play.Judgment{{Chance: 1}}, game.Judge()(t.Context()))
}

// Nothing is known about a tossed moment of nim.
type tossed struct{ nim }

func (tossed) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances { return play.Chances{Win: -1} }
}

// The chance of one of three players says nothing about the others until the end.
func TestAReviewOfThreePlayersKnowsOnlyTheChancesOfThePlayerOnTurn(t *testing.T) {
	match := *begunNim().Match()
	match.Seats = append(match.Seats, play.Seat{Name: "Cid"})
	game := play.Begin(&match, tossed{nim{heaps: [3]int{1, 2, 4}}}).
		Then(nim{heaps: [3]int{1, 2, 3}, player: 1}, play.Event{Said: "3 1"}).
		Then(nim{heaps: [3]int{1, 2, 2}}, play.Event{Said: "3 1"}).
		Then(nim{heaps: [3]int{0, 2, 2}, player: 2}, play.Event{Said: "take one"}).
		Then(nim{player: 1}, play.Event{Said: "2 2"})
	judgments := game.Judge()(t.Context())
	require.InDelta(t, 1./3, judgments[0].Chance, 1e-9, "nothing is known yet")
	require.Negative(t, judgments[1].Chance)
	require.InDelta(t, 1, judgments[2].Chance, 0)
	require.Equal(t, play.Judgment{Chance: -1}, judgments[3], "nobody knows what the action cost")
	require.InDelta(t, 1, judgments[4].Chance, 0, "Ann has won")

	begun := play.Begin(&match, nim{heaps: [3]int{1, 2, 3}, player: 1}).Then(nim{player: 2}, play.Event{Said: "3 1"})
	require.InDelta(t, 1./3, begun.Judge()(t.Context())[0].Chance, 1e-9, "a game begins with an equal share, though Bob knows more")

	match.Seats[0].Program = func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	match.Seats[1].Program = match.Seats[0].Program
	won := play.Begin(&match, nim{heaps: [3]int{0, 0, 1}}).Then(nim{player: 1}, play.Event{Said: "3 1"})
	require.Zero(t, won.Judge()(t.Context())[1].Chance, "Cid has lost")
}

// A shared moment of nim comes before a toss.
type shared struct{ nim }

func (shared) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances { return play.Chances{Win: -1, Shares: []float64{0.5, 0.2, 0.3}} }
}

func TestAReviewOfThreePlayersFollowsTheSharesOfAllAfterTheOthersAct(t *testing.T) {
	match := *begunNim().Match()
	match.Seats = append(match.Seats, play.Seat{Name: "Cid"})
	judgments := play.Begin(&match, shared{nim{heaps: [3]int{1, 2, 4}}}).
		Then(nim{heaps: [3]int{1, 2, 3}, player: 1}, play.Event{Said: "toss"}).
		Then(shared{nim{heaps: [3]int{1, 2, 2}, player: 2}}, play.Event{Said: "3 1"}).
		Then(nim{heaps: [3]int{1, 2, 1}}, play.Event{Said: "3 1"}).Judge()(t.Context())
	require.InDelta(t, 1./3, judgments[0].Chance, 1e-9, "nobody has acted")
	require.Negative(t, judgments[1].Chance, "after a toss for Bob")
	require.InDelta(t, 0.5, judgments[2].Chance, 0)
	require.InDelta(t, 1, judgments[3].Chance, 0, "Ann knows more")
}

// A closing moment of nim looks closer.
type closing struct {
	nim
	after map[string]float64 // of the closer look
}

func (c closing) Chances(review bool) func(context.Context) play.Chances {
	return func(ctx context.Context) play.Chances {
		chances := c.nim.Chances(review)(ctx)
		chances.Closer = func(context.Context, string) play.Chances {
			return play.Chances{Win: 0.9, Best: "3 1", Better: "3 1", After: c.after}
		}
		return chances
	}
}

// The chances belong to the only person, or to the first player.
func TestACloserLookIsForTheReader(t *testing.T) {
	program := func(context.Context, play.Game) (play.Moment, play.Event, error) { return nil, play.Event{}, nil }
	for _, second := range []bool{false, true} {
		for after, want := range map[float64]float64{0.2: 0.2, -1: 0} {
			match, chances := *begunNim().Match(), map[string]float64(nil)
			if second {
				match.Seats = []play.Seat{{Name: "computer", Program: program}, {Name: "Bob"}}
			}
			if after >= 0 {
				chances = map[string]float64{"3 4": after}
			}
			game := play.Begin(&match, closing{nim{heaps: [3]int{1, 2, 4}}, chances})
			judgments := game.Then(closing{nim{heaps: [3]int{1, 2, 0}, player: 1}, nil}, play.Event{Said: "3 4"}).Judge()(t.Context())
			before, now := 0.9, want
			if second {
				before, now = 1-before, 1-now
			}
			require.InDelta(t, 0.9-want, judgments[1].Loss, 1e-9)
			require.InDelta(t, before, judgments[0].Chance, 1e-9)
			require.InDelta(t, now, judgments[1].Chance, 1e-9)
		}
	}
}
