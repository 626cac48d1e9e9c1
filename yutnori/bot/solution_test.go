package bot_test

import (
	"context"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// turns plays a turn by the rules in every possible way, up to the states whose chances
// a solution holds. It cuts off unlikely chains, and counts them as anything from a
// loss to a win.
type turns struct {
	rules    *yutnori.Rules
	cut      float64
	odds     [yutnori.NumResults]float64
	solution *bot.Solution
	me       int
}

// chance returns a lower and an upper bound on the chance to win in a state. The
// argument reach is the probability of the throws that lead to the state.
func (p *turns) chance(state yutnori.State, reach float64) (least, most float64) {
	pool := state.Pool()
	_, won := state.Winner()
	switch {
	case won:
		return 1, 1
	case state.Turn() != p.me:
		loss := p.solution.Chance(&state)
		return 1 - loss, 1 - loss
	case state.Chains() == 1 && pool.Len() == 0 && reach < 1:
		again := p.solution.Chance(&state)
		return again, again
	}
	for _, move := range p.rules.AppendMoves(nil, &state) {
		next, _, err := p.rules.Move(state, move)
		if err != nil {
			panic(err)
		}
		atLeast, atMost := p.chance(next, min(reach, 0.99))
		least, most = max(least, atLeast), max(most, atMost)
	}
	if state.Chains() == 0 {
		return least, most
	}
	for result, odds := range p.odds {
		if odds == 0 {
			continue
		}
		if reach < p.cut && p.rules.ThrowsAgain(p.me, yutnori.Result(result)) {
			most += odds
			continue
		}
		next, _, err := p.rules.Throw(state, yutnori.Result(result))
		if err != nil {
			panic(err)
		}
		atLeast, atMost := p.chance(next, reach*odds)
		least, most = least+odds*atLeast, most+odds*atMost
	}
	return least, most
}

// The chances of a solution are right if they agree, in every state, with one turn
// played by the rules in every possible way.
func TestASolutionAgreesWithATurnPlayedByTheRules(t *testing.T) {
	house := yutnori.House()
	house.Players, house.Pieces = 2, 1
	house.ShortWayOptional, house.BackFromOne = true, yutnori.ToHand
	for name, test := range map[string]struct {
		facts yutnori.Facts
		cut   float64
	}{
		"basic":         {yutnori.Basic(2, 1), 1e-4},
		"dog and pig":   {yutnori.Basic(2, 1).WithAnimals(yutnori.Dog, yutnori.Pig), 2e-3}, // a dog's chains are long
		"sheep and cow": {yutnori.Basic(2, 1).WithAnimals(yutnori.Sheep, yutnori.Cow), 1e-3},
		"house":         {house, 1e-3},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name == "dog and pig" {
				t.Skip("follows very long chains")
			}
			t.Parallel()
			rules := rulesOf(t, test.facts)
			solution := bot.SmallSolution()
			if test.facts != yutnori.Basic(2, 1) {
				var err error
				solution, err = bot.Solve(context.Background(), rules, yutnori.YutSticks{}, nil)
				require.NoError(t, err)
			}
			rapid.Check(t, func(t *rapid.T) {
				state := anywhere(t, rules)
				p := &turns{rules: rules, cut: test.cut, odds: rules.Chances(yutnori.YutSticks{}), solution: solution, me: state.Turn()}
				least, most := p.chance(state, 1)
				const settled = 1e-7 // each round changes a solution by less than 1e-9
				require.GreaterOrEqual(t, solution.Chance(&state), least-settled)
				require.LessOrEqual(t, solution.Chance(&state), most+settled)
			})
		})
	}
}

func TestGamesThatAreTooLargeAreNotSolved(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(3, 1), yutnori.Basic(2, 3), yutnori.House()} {
		_, err := bot.Solve(context.Background(), rulesOf(t, facts), yutnori.YutSticks{}, nil)
		require.ErrorIs(t, err, bot.ErrNotSolved)
		_, err = bot.New(bot.Perfect, rulesOf(t, facts), yutnori.YutSticks{})
		require.ErrorIs(t, err, bot.ErrNotSolved)
	}
}

// Dogs throw again after yut, mo and geol.
func TestGamesWithVeryLongChainsAreNotSolved(t *testing.T) {
	dogs := rulesOf(t, yutnori.Basic(2, 2).WithAnimals(yutnori.Dog, yutnori.Dog))
	for flat, want := range map[float64]error{0.2: nil, 0.5: nil, 0.7: bot.ErrLongChains, 0.99: bot.ErrLongChains} {
		sticks, err := yutnori.NewYutSticks(flat)
		require.NoError(t, err)
		require.ErrorIs(t, bot.CheckSolvable(dogs, sticks), want, flat)
	}
}

// Dogs throw again after yut, mo and geol.
func TestAGameOfTwoPiecesWithADogIsNotSolvedWhileItIsPlayed(t *testing.T) {
	for _, test := range []struct {
		facts yutnori.Facts
		want  error
	}{
		{yutnori.Basic(2, 1).WithAnimals(yutnori.Dog, yutnori.Dog), nil},
		{yutnori.Basic(2, 2), nil},
		{yutnori.Basic(2, 2).WithAnimals(yutnori.Pig, yutnori.Cow), nil},
		{yutnori.Basic(2, 2).WithAnimals(yutnori.Pig, yutnori.Dog), bot.ErrSlow},
		{yutnori.Basic(2, 3), bot.ErrNotSolved},
	} {
		require.ErrorIs(t, bot.CheckQuick(rulesOf(t, test.facts), yutnori.YutSticks{}), test.want, test.facts)
	}
}

// Less than once in a million tests, the rate of wins is off by more than five standard
// deviations.
func TestPerfectPlayWinsAsOftenAsTheSolutionPredicts(t *testing.T) {
	t.Parallel()
	rules := rulesOf(t, yutnori.Basic(2, 1))
	tests := map[float64]int{0.5: 20_000, 0.01: 2_000, 0.99: 2_000} // chains are long at 0.01 and 0.99
	if testing.Short() {
		tests = map[float64]int{0.5: 1_000, 0.99: 100}
	}
	for flat, games := range tests {
		sticks, err := yutnori.NewYutSticks(flat)
		require.NoError(t, err)
		solution, err := bot.Solve(context.Background(), rules, sticks, nil)
		require.NoError(t, err)
		perfect := bot.NewPerfect(solution, sticks)
		many := bot.Series{Match: bot.Match{Rules: rules, Sticks: sticks, Players: []bot.Player{perfect, perfect}}, Games: games, Seed: 1}
		total, err := many.Play()
		require.NoError(t, err)
		require.InDelta(t, solution.First(), float64(total.Wins[0])/float64(games), 5*math.Sqrt(.25/float64(games)), flat)
	}
}

// brief is a context that ends when it is asked for the nth time.
type brief struct {
	context.Context
	asked, most int
}

func (b *brief) Err() error {
	if b.asked++; b.asked >= b.most {
		return context.Canceled
	}
	return nil
}

func TestSolvingEndsSoonAfterItsContext(t *testing.T) {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 1))
	require.NoError(t, err)
	whole := &brief{Context: t.Context(), most: math.MaxInt}
	_, err = bot.Solve(whole, rules, yutnori.YutSticks{}, nil)
	require.NoError(t, err)
	for most := 1; most <= whole.asked; most = most*5/4 + 1 {
		ctx, rounds := &brief{Context: t.Context(), most: most}, 0
		_, err := bot.Solve(ctx, rules, yutnori.YutSticks{}, func(float64) {
			require.Less(t, ctx.asked, most)
			rounds++
		})
		require.ErrorIs(t, err, context.Canceled)
		require.Less(t, ctx.asked, most+10, "nothing is computed after %d rounds", rounds)
	}
}
