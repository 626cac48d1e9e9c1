package bot_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// What an adviser likes best is what the bot plays.
func TestTheBestAdviceIsTheBotsMove(t *testing.T) {
	sticks := yutnori.Sticks{}
	small := rulesOf(t, yutnori.Basic(2, 1))
	advanced := rulesOf(t, quick(yutnori.Advanced(yutnori.Pig, yutnori.Sheep, yutnori.Cow)))
	house := rulesOf(t, quick(yutnori.House()))
	for name, test := range map[string]struct {
		rules *yutnori.Rules
		bot   bot.Bot
	}{
		"perfect":      {small, bot.NewPerfect(bot.SmallSolution(), sticks)},
		"strong":       {advanced, bot.NewStrong(advanced, sticks)},
		"strong house": {house, bot.NewStrong(house, sticks)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			random := bot.NewRandom(test.rules)
			rapid.Check(t, func(t *rapid.T) {
				chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
				state := test.rules.Start()
				var event yutnori.Event
				for range rapid.IntRange(0, 60).Draw(t, "steps") {
					for state.Chains() > 0 {
						require.NoError(t, state.Throw(test.rules, test.rules.Read(sticks.ThrowFour(chance)), &event))
					}
					require.NoError(t, state.Move(test.rules, random.Move(&state, chance), &event))
					if event.Won {
						return
					}
				}
				for state.Chains() > 0 {
					require.NoError(t, state.Throw(test.rules, test.rules.Read(sticks.ThrowFour(chance)), &event))
				}
				moves := test.rules.AppendMoves(nil, &state)
				chances := test.bot.(bot.Adviser).Chances(&state, moves)
				require.Len(t, chances, len(moves))
				played := test.bot.Move(&state, chance)
				for i, move := range moves {
					require.GreaterOrEqual(t, chances[i], 0.0)
					require.LessOrEqual(t, chances[i], 1.0)
					next, event, err := test.rules.Move(state, move)
					require.NoError(t, err)
					if event.Won {
						require.InDelta(t, 1, chances[i], 0, "%v wins: %v", move, next)
					}
				}
				best := 0
				for i := range moves {
					if chances[i] > chances[best] {
						best = i
					}
				}
				if len(moves) > 1 {
					require.Equal(t, moves[best], played, "%v", chances)
				}
			})
		})
	}
}

func TestThereIsAdviceForAnyPool(t *testing.T) {
	rules := rulesOf(t, quick(yutnori.Basic(2, 4)))
	state := rules.Start()
	var event yutnori.Event
	for range 200 {
		for _, result := range []yutnori.Result{yutnori.Mo, yutnori.Yut} {
			require.NoError(t, state.Throw(rules, result, &event))
		}
	}
	require.NoError(t, state.Throw(rules, yutnori.Gae, &event))
	moves := rules.AppendMoves(nil, &state)
	chances := newStrong().(bot.Adviser).Chances(&state, moves)
	require.Len(t, chances, len(moves))
	for _, chance := range chances {
		require.Greater(t, chance, 0.0)
	}
}
