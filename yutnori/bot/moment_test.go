package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
)

// The test plays random games by the rules. Looking ahead must agree with the rules on
// each pool that holds a single result.
func TestLookingAheadFollowsTheRules(t *testing.T) {
	t.Parallel()
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		facts := AnyFacts(t)
		facts.Pieces = min(facts.Pieces, 2) // more pieces take too long to prepare
		rules := rulesOf(t, facts)
		chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		o := newOutlook(rules, yutnori.YutSticks{})
		for range 20 {
			compared += followGame(t, o, chance)
		}
	})
	require.Greater(t, compared, 1_000)
}

func followGame(t require.TestingT, o *outlook, chance *rand.Rand) (compared int) {
	computer := NewRandom(o.rules)
	state := o.rules.Start()
	var event yutnori.Event
	var err error
	for !event.Won {
		before := o.moment(&state)
		for state.Chains() > 0 {
			state, _, err = o.rules.Throw(state, o.rules.Read(yutnori.YutSticks{}.ThrowFour(chance)))
			require.NoError(t, err)
		}
		pool := state.Pool()
		single := pool.Len() == 1
		move := computer.Move(&state, chance)
		state, event, err = o.rules.Move(state, move)
		require.NoError(t, err)
		if single {
			got := o.follow(&before, int(event.From), min(int(event.To), home), event.Result)
			require.Equal(t, o.moment(&state), got, "%v from %v", move, before)
			compared++
		}
		for !event.Won && !event.TurnOver && state.Chains() == 0 {
			state, event, err = o.rules.Move(state, computer.Move(&state, chance))
			require.NoError(t, err)
		}
	}
	return compared
}
