package bot_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// turns plays a turn by the rules, in every way, up to the states for which a
// solution holds the chances. It cuts off unlikely chains.
type turns struct {
	rules    *yutnori.Rules
	cut      float64
	odds     [yutnori.NumResults]float64
	solution *bot.Solution
	me       int
}

func (p *turns) chance(state yutnori.State, reach float64) float64 {
	pool := state.Pool()
	_, won := state.Winner()
	switch {
	case won:
		return 1
	case state.Turn() != p.me:
		return 1 - p.solution.Chance(&state)
	case state.Chains() == 1 && pool.Len() == 0 && reach < 1:
		return p.solution.Chance(&state)
	}
	best, mean, sum := 0.0, 0.0, 0.0
	for _, move := range p.rules.AppendMoves(nil, &state) {
		next, _, err := p.rules.Move(state, move)
		if err != nil {
			panic(err)
		}
		best = max(best, p.chance(next, min(reach, 0.99)))
	}
	if state.Chains() == 0 {
		return best
	}
	for result, odds := range p.odds {
		if odds == 0 || reach < p.cut && p.rules.ThrowsAgain(p.me, yutnori.Result(result)) {
			continue
		}
		next, _, err := p.rules.Throw(state, yutnori.Result(result))
		if err != nil {
			panic(err)
		}
		mean += odds * p.chance(next, reach*odds)
		sum += odds
	}
	return mean / sum
}

// The equations have one solution: the chances that agree with one turn, played
// in every way by the rules, from every state.
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
			solution, err := bot.Solve(rules, yutnori.Sticks{}, nil)
			require.NoError(t, err)
			rapid.Check(t, func(t *rapid.T) {
				state := anywhere(t, rules)
				p := &turns{rules: rules, cut: test.cut, odds: rules.Chances(yutnori.Sticks{}), solution: solution, me: state.Turn()}
				require.InDelta(t, p.chance(state, 1), solution.Chance(&state), test.cut)
			})
		})
	}
}

func TestGamesThatAreTooLargeAreNotSolved(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(3, 1), yutnori.Basic(2, 3), yutnori.House()} {
		_, err := bot.Solve(rulesOf(t, facts), yutnori.Sticks{}, nil)
		require.ErrorIs(t, err, bot.ErrNotSolved)
		_, err = bot.New(bot.Perfect, rulesOf(t, facts), yutnori.Sticks{})
		require.ErrorIs(t, err, bot.ErrNotSolved)
	}
}

// A rate of n games is off by more than five of its standard deviations once in
// two million times.
func TestPerfectPlayComesOutAsTheSolutionSays(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 1))
	solution, err := bot.Solve(rules, yutnori.Sticks{}, nil)
	require.NoError(t, err)
	perfect := bot.NewPerfect(solution, yutnori.Sticks{})
	games := 20_000
	if testing.Short() {
		games = 1_000
	}
	series := bot.Series{Match: bot.Match{Rules: rules, Bots: []bot.Bot{perfect, perfect}}, Games: games, Seed: 1}
	total, err := series.Play()
	require.NoError(t, err)
	require.InDelta(t, solution.First(), float64(total.Wins[0])/float64(games), 5*math.Sqrt(.25/float64(games)))
}
