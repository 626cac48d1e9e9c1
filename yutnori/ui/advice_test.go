package ui_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

// fond returns an adviser that prefers pieces close to home.
func fond(rules *yutnori.Rules) ui.Adviser {
	return func(state *yutnori.State) (chances []float64) {
		for _, move := range rules.AppendMoves(nil, state) {
			chances = append(chances, 0.25+float64(move.From)/100)
		}
		return chances
	}
}

func TestAHintOfTheWinningMoveNamesNoChance(t *testing.T) {
	start := basicTable(t, yutnori.Do)
	start.Adviser = func(*yutnori.State) []float64 { return []float64{1} }
	_, advice := played(start.Begin(), 1).Hint()(context.Background())
	require.Equal(t, "hint: do: a new piece to 1", advice.Text)
}

func TestAHintShowsTheChancesBestFirst(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol)
	_, throw := start.Begin().Hint()(context.Background())
	require.Equal(t, "hint: throw the sticks", throw.Text)
	require.Nil(t, played(start.Begin(), 1).Hint())
	start.Adviser = fond(start.Rules())
	game := played(start.Begin(), 1, 1, 1, 1, 1)
	hinted, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Option: 0, Text: "hint: geol: from 1 to 4, with a chance of 26% to win"}, advice)
	require.Equal(t, []play.Option{
		{Text: "geol: from 1 to 4", Hint: "26%", HintKind: play.Chance, Said: "geol 1", From: "8,10", To: "2,10", Steps: 3},
		{Text: "geol: a new piece to 3", Hint: "25%", HintKind: play.Chance, Said: "geol 0", From: "hand", To: "4,10", Steps: 3},
	}, hinted.Options())
	require.Empty(t, played(hinted, 1).Log()[6:], "the first move is played")
	require.Equal(t, "a geol: from 1 to 4", played(hinted, 1).Log()[5])
}

func TestASecondHintIsTheSame(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol)
	start.Adviser = fond(start.Rules())
	first := hinted(played(start.Begin(), 1, 1, 1, 1, 1))
	require.Equal(t, first.Options(), hinted(first).Options())
	chosen := clicked(t, first, "hand")
	require.Len(t, chosen.Options(), 1)
	require.Equal(t, first.Options(), hinted(chosen).Options(), "a hint compares the moves of all pieces")
}

func TestTheCoachLogsTheCostOfAMove(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol)
	start.Adviser, start.Coach = fond(start.Rules()), true
	game := played(start.Begin(), 1, 1, 1, 1, 1)
	require.Len(t, game.Log(), 5, "the coach is silent about moves without a choice")
	require.Equal(t, "coach: 25%, this cost 1%; best was geol: from 1 to 4", played(game, 1).Log()[6])
	require.Equal(t, "coach: 26%, the best move", played(game, 2).Log()[6])
	require.Equal(t, played(game, 1).Log(), played(clicked(t, game, "hand"), 1).Log(), "the piece is picked first")

	start.Adviser = func(*yutnori.State) []float64 { return []float64{0.2549, 0.25} }
	require.Empty(t, played(game, 2).Log()[6:], "the coach is silent about less than half a percent")

	start.Adviser, start.Language = fond(start.Rules()), ui.Korean
	require.Equal(t, "훈수 – 승률이 25%로 1% 낮아졌습니다. 최선의 수 – 걸: 1번에서 4번으로", played(game, 1).Log()[6])
	require.Equal(t, "훈수 – 승률 26%, 최선의 수였습니다", played(game, 2).Log()[6])
}

// Where the players are called as on the picture, the board shows no numbers.
func TestTheCoachSaysWhereInThePicture(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Do)
	start.Adviser, start.Coach, start.Language.Capitals = fond(start.Rules()), true, true
	game := played(start.Begin(), 1, 1, 1, 1, 1, 1)
	verdict := "coach: 25%, this cost 1%; best was geol, right 1 to right 4"
	require.Equal(t, verdict, game.Verdict())
	require.Contains(t, game.Deeds()[2].Text, verdict, "the list keeps it")
	deed, _ := game.Deed()
	require.Equal(t, "Geol → right 3: a new piece enters.", deed.Text, "a review has its own words")
	require.Empty(t, played(game, 1).Verdict(), "the next player throws")
}

func TestWithNumbersOnThePictureAdviceNamesNumbers(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Do)
	start.Adviser, start.Coach, start.Language.Capitals = fond(start.Rules()), true, true
	game := played(start.Begin(), 1, 1, 1, 1, 1)
	numbered, _ := game.Key("#")
	_, advice := numbered.Hint()(t.Context())
	require.Equal(t, "hint: geol, from 1 to 4, with a chance of 26% to win", advice.Text)
	require.Equal(t, "geol: from 1 to 4", numbered.Options()[1].Text)
	worse := played(numbered, 1)
	require.Equal(t, "coach: 25%, this cost 1%; best was geol, from 1 to 4", worse.Verdict())
	pictured, _ := worse.Key("#")
	for _, text := range []string{pictured.Verdict(), pictured.Deeds()[2].Text} {
		require.Contains(t, text, "coach: 25%, this cost 1%; best was geol, right 1 to right 4")
	}
	require.Equal(t, "geol, from 1 to 4", worse.Judge()(t.Context())[6].Better)
	hidden, _ := numbered.Key("#")
	require.Equal(t, "geol: right 1 to right 4", hidden.Options()[1].Text)
	hidden, _ = hinted(numbered).Key("#")
	require.Equal(t, "geol: right 1 to right 4", hidden.Options()[0].Text, "also after a hint")

	corner := basicTable(t, yutnori.Mo, yutnori.Do)
	corner.Language.Capitals = true
	mo, _ := corner.Begin().Key("#")
	require.Equal(t, "mo: a new piece to 5, short way next", played(mo, 1, 1).Options()[1].Text)
}

func hinted(game play.Game) play.Game {
	hinted, _ := game.Hint()(context.Background())
	return hinted
}

// The strong computer plays the first move in the hint, and the coach calls that move
// the best.
func TestTheHintTheCoachAndTheComputerAgree(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{
		"basic":   yutnori.Basic(2, 2),
		"animals": yutnori.Basic(3, 2).WithAnimals(yutnori.Pig, yutnori.Sheep, yutnori.Cow),
		"house":   {Players: 2, Pieces: 2, ShortWayOptional: true, BackResults: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules := newRules(t, facts)
			strong := bot.NewStrong(rules, yutnori.YutSticks{})
			chance := rand.New(rand.NewPCG(1, 1))
			compared := 0
			for seed := range uint64(10) {
				start := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, seed))
				start.Adviser, start.Coach = strong.Chances, true
				for game := start.Begin(); !game.Over(); game = game.Play(chance.IntN(len(game.Options()))) {
					if len(game.Options()) < 2 {
						continue
					}
					compared++
					state := momentOf(game).State()
					after := hinted(game).Play(0)
					require.Equal(t, strong.Move(&state, nil), history(after)[len(history(after))-1].Move())
					require.Regexp(t, "^coach: .*, the best move$", after.Log()[len(after.Log())-1])
				}
			}
			require.Greater(t, compared, 40)
		})
	}
}

// withChoice returns a new game after throws that can be used in several ways.
func withChoice(t *testing.T, setup ui.Setup, choices play.Choices) play.Game {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		game, err := setup.Start(choices, seed)
		require.NoError(t, err)
		for play.IsThrow(game.Options()) {
			game = game.Play(0)
		}
		if len(game.Options()) > 1 {
			return game
		}
	}
}

func TestAHintOfTheOnlyMoveNeedsNoSearch(t *testing.T) {
	start := basicTable(t, yutnori.Do)
	start.Adviser = func(*yutnori.State) []float64 { panic("searched") }
	hinted, advice := played(start.Begin(), 1).Hint()(t.Context())
	require.Equal(t, play.Advice{Option: 0, Text: "hint: do: a new piece to 1"}, advice)
	require.Len(t, hinted.Options(), 1)
	require.Equal(t, []string{"10,10", "8,10"}, hinted.Proposed())
}

// Solving a game of two pieces with a dog takes a minute, and a browser takes minutes for
// any game of two pieces.
func TestAHintDoesNotWaitForASlowSolution(t *testing.T) {
	for rules, small := range map[string]bool{"animals": false, "basic": true} {
		setup := ui.Setup{Small: small, Solve: func(context.Context, *yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error) {
			t.Error("solved:", rules)
			return nil, bot.ErrSlow
		}}
		choices := play.Choices{"pieces": "2", "rules": rules, "coach": "yes"}
		_, advice := withChoice(t, setup, choices).Hint()(t.Context())
		require.GreaterOrEqual(t, advice.Option, 0)
		choices["level"] = "perfect"
		_, err := setup.Start(choices, 1)
		require.ErrorIs(t, err, bot.ErrSlow)
	}
	_, err := ui.Setup{Small: true}.Start(play.Choices{"pieces": "1", "level": "perfect"}, 1)
	require.NoError(t, err, "a browser solves a game of one piece each")
}

// A solver that has to stop really stops, and the next hint or review solves anew.
func TestAHintAndAReviewEndWithTheirContextBeforeTheSolution(t *testing.T) {
	begun, solving := make(chan struct{}, 1), atomic.Int32{}
	setup := ui.Setup{Solve: func(ctx context.Context, _ *yutnori.Rules, _ yutnori.YutSticks) (*bot.Solution, error) {
		solving.Add(1)
		defer solving.Add(-1)
		begun <- struct{}{}
		<-ctx.Done()
		return nil, ctx.Err()
	}}
	game := withChoice(t, setup, play.Choices{"pieces": "2"})
	perfect, err := setup.Start(play.Choices{"pieces": "2", "computer": "0", "level": "perfect"}, 1)
	require.NoError(t, err)
	for name, work := range map[string]func(context.Context){
		"a review": func(ctx context.Context) { require.Nil(t, game.Judge()(ctx)) },
		"a hint": func(ctx context.Context) {
			_, advice := game.Hint()(ctx)
			require.Equal(t, -1, advice.Option)
		},
		"a program": func(ctx context.Context) {
			for now := perfect; ctx.Err() == nil; {
				now = now.Think()(ctx)
			}
		},
	} {
		for range 2 {
			ctx, end := context.WithCancel(t.Context())
			done := make(chan struct{})
			go func() {
				defer close(done)
				work(ctx)
			}()
			<-begun
			ended, finish := context.WithCancel(t.Context())
			finish()
			if name != "a program" {
				work(ended) // does not wait for the solver of another task
			}
			end()
			<-done
			require.Zero(t, solving.Load(), name)
		}
	}
}

// Whatever the level of the opponent, the strongest program gives the hints. In a solved
// game, it is the perfect program.
func TestAHintIsAtFullStrengthAtEveryLevel(t *testing.T) {
	solved := 0
	setup := ui.Setup{Solve: func(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		solved++
		return bot.Solve(ctx, rules, sticks, nil)
	}}
	start := withChoice(t, setup, play.Choices{"pieces": "1", "computer": "none"})
	require.Zero(t, solved, "no hint needs the solution yet")
	game := start
	_, advice := game.Hint()(context.Background())
	require.Equal(t, 1, solved)
	solution, err := bot.Solve(context.Background(), momentOf(start).Rules(), yutnori.YutSticks{}, nil)
	require.NoError(t, err)
	now := state(game)
	best := slices.Max(bot.NewPerfect(solution, yutnori.YutSticks{}).Chances(&now))
	require.Contains(t, advice.Text, fmt.Sprintf("with a chance of %.0f%% to win", 100*best))

	setup.Solve = func(context.Context, *yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error) {
		return nil, errors.New("no")
	}
	_, advice = withChoice(t, setup, play.Choices{"pieces": "1", "computer": "none"}).Hint()(context.Background())
	require.Contains(t, advice.Text, "with a chance of", "the strong program gives the hint if the game is not solved")
}

// With a coach, the program solves the game before a person's first move.
func TestACoachIsPreparedInTheBackground(t *testing.T) {
	solved := false
	setup := ui.Setup{Solve: func(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		solved = true
		return bot.Solve(ctx, rules, sticks, nil)
	}}
	game, err := setup.Start(play.Choices{"pieces": "1", "coach": "yes", "computer": "none"}, 1)
	require.NoError(t, err)
	require.Empty(t, game.Options())
	require.False(t, solved)
	prepared := game.Think()(context.Background())
	require.True(t, solved)
	require.Nil(t, prepared.Think())
	require.NotEmpty(t, prepared.Options())
	require.Empty(t, prepared.Lines(game, play.View{}), "nothing has happened")
}
