package bot_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// wander plays the given number of random moves, and then throws the chains that are
// owed. It returns false if a player wins before that.
func wander(t *testing.T, rules *yutnori.Rules, steps int, chance *rand.Rand) (state yutnori.State, ok bool) {
	t.Helper()
	state = rules.Start()
	random := bot.NewRandom(rules)
	for step := 0; ; step++ {
		for state.Chains() > 0 {
			var err error
			state, _, err = rules.Throw(state, rules.Read(yutnori.YutSticks{}.ThrowFour(chance)))
			require.NoError(t, err)
		}
		if step == steps {
			return state, true
		}
		next, event, err := rules.Move(state, random.Move(&state, chance))
		require.NoError(t, err)
		if event.Won {
			return state, false
		}
		state = next
	}
}

// requireBestAdvice requires that a bot's move is the first move with the best chance
// to win, and that a winning move has a chance of 1.
func requireBestAdvice(t *testing.T, rules *yutnori.Rules, adviser bot.Player, state yutnori.State) {
	t.Helper()
	moves := rules.AppendMoves(nil, &state)
	chances := adviser.(bot.Adviser).Chances(&state)
	require.Len(t, chances, len(moves))
	best := 0
	for i, move := range moves {
		_, event, err := rules.Move(state, move)
		require.NoError(t, err)
		if chances[i] < 0 || chances[i] > 1 || event.Won && chances[i] != 1 {
			require.Fail(t, "not the chance to win", "%v: %v", move, chances[i])
		}
		if chances[i] > chances[best] {
			best = i
		}
	}
	if played := adviser.Move(&state, nil); played != moves[best] {
		require.Equal(t, moves[best], played, "%v of %v in %+v", chances, moves, state)
	}
}

func TestTheBestAdviceIsTheBotsMove(t *testing.T) {
	animals := yutnori.Advanced(yutnori.Pig, yutnori.Sheep, yutnori.Cow)
	for name, test := range map[string]struct {
		facts  yutnori.Facts
		level  bot.Level
		states int
	}{
		"perfect": {yutnori.Basic(2, 1), bot.Perfect, 1_000},
		"basic":   {yutnori.Basic(2, 4), bot.Strong, 50_000},
		"animals": {animals, bot.Strong, 25_000},
		"house":   {yutnori.House(), bot.Strong, 25_000},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if testing.Short() {
				test.states = 100
			}
			rules := rulesOf(t, quick(test.facts))
			adviser, err := bot.New(test.level, rules, yutnori.YutSticks{})
			require.NoError(t, err)
			chance := rand.New(rand.NewPCG(1, 2))
			for range test.states {
				if state, ok := wander(t, rules, chance.IntN(60), chance); ok {
					requireBestAdvice(t, rules, adviser, state)
				}
			}
		})
	}
}

// The first state has a pool that can be spent in too many orders to look two throws
// ahead. The second state has a pool with too many orders to look ahead at all.
func TestTheBestAdviceIsTheBotsMoveForALongPool(t *testing.T) {
	rules := rulesOf(t, yutnori.Advanced(yutnori.Pig, yutnori.Sheep, yutnori.Cow))
	strong := bot.NewStrong(rules, yutnori.YutSticks{})
	state, ok := wander(t, rules, 14, rand.New(rand.NewPCG(0x2a33, 0)))
	require.True(t, ok)
	requireBestAdvice(t, rules, strong, state)

	state = thrown(t, rules, rules.Start(), slices.Repeat([]yutnori.Result{yutnori.Mo, yutnori.Yut}, 200)...)
	state = thrown(t, rules, state, yutnori.Gae)
	requireBestAdvice(t, rules, strong, state)
}
