package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// The engine is the model of what is looked ahead: it plays random games, and
// wherever a single result is to be spent, both must come to the same.
func TestLookingAheadFollowsTheRules(t *testing.T) {
	freely := yutnori.House()
	freely.Pieces = 2
	freely.ShortWayOptional = true
	freely.BackFromOne = yutnori.ToArrived
	freely = freely.WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	hand := yutnori.Basic(3, 2).WithAnimals(yutnori.Sheep, yutnori.Sheep, yutnori.Pig)
	hand.BackFromOne = yutnori.ToHand
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 2), freely, hand} {
		rules, err := yutnori.NewRules(facts)
		require.NoError(t, err)
		outlook := newOutlook(rules, yutnori.Sticks{})
		chance := rand.New(rand.NewPCG(2, 9))
		compared := 0
		for range 300 {
			compared += followGame(t, outlook, chance)
		}
		require.Greater(t, compared, 3_000)
	}
}

func followGame(t *testing.T, o *outlook, chance *rand.Rand) (compared int) {
	t.Helper()
	player := NewRandom(o.rules)
	state := o.rules.Start()
	var event yutnori.Event
	for !event.Won {
		before := o.moment(&state)
		for state.Chains() > 0 {
			result := o.rules.Read(yutnori.Sticks{}.ThrowFour(chance))
			require.NoError(t, state.Throw(o.rules, result, &event))
		}
		pool := state.Pool()
		alone := pool.Len() == 1
		move := player.Move(&state, chance)
		require.NoError(t, state.Move(o.rules, move, &event))
		if alone {
			got := o.follow(&before, event.From, event.To, event.Result)
			require.Equal(t, o.moment(&state), got, "%v from %v", move, before)
			compared++
		}
		for !event.Won && !event.TurnOver && state.Chains() == 0 {
			require.NoError(t, state.Move(o.rules, player.Move(&state, chance), &event))
		}
	}
	return compared
}
