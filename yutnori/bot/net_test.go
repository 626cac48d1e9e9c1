package bot

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// The test computes the inputs of a moment by hand. Five inputs describe the race. For
// each player, 34 inputs describe the pieces in danger, and four inputs for each of 31
// positions describe one to four pieces there.
func TestTheNetSeesAMoment(t *testing.T) {
	t.Parallel()
	const own, other, ownPieces, otherPieces = 5, 5 + 34, 5 + 2*34, 5 + 2*34 + 31*4
	o := *basicOutlook() // a copy, because other tests use the outlook at the same time
	o.use(newNet())
	of := func(first, second []yutnori.Position) moment {
		state, err := o.rules.Setup([][]yutnori.Position{first, second}, 0)
		require.NoError(t, err)
		return o.moment(&state)
	}
	m := of([]yutnori.Position{0, 3, 3, 8}, []yutnori.Position{0, 1, 9, 100})
	left, others := float64(m.left[0]), float64(m.left[1])
	turns := left + others
	scale := 1 / math.Sqrt(turns)
	// A catch costs the turns that the lost stack has gained, and the chain that the
	// catcher earns.
	loses := func(first, second []yutnori.Position) float64 {
		caught := of(first, second)
		return (float64(caught.left[0]) - left + float64(caught.left[1]) - others + 1) * scale
	}
	at3 := loses([]yutnori.Position{0, 0, 0, 8}, []yutnori.Position{0, 1, 9, 100})
	at8 := loses([]yutnori.Position{0, 0, 3, 3}, []yutnori.Position{0, 1, 9, 100})
	at1 := loses([]yutnori.Position{0, 3, 3, 8}, []yutnori.Position{0, 0, 9, 100})
	at9 := loses([]yutnori.Position{0, 3, 3, 8}, []yutnori.Position{0, 0, 1, 100})
	const fromHand = 17
	want := map[int]float64{
		0: (others - left) / 3, 1: (others - left) * scale, 2: scale, 3: (others - left) / turns, 4: 1,

		own + 2: at3, own + fromHand + 3: at3,
		own + 0: at8, own + 7: at8, own + fromHand + 8: at8, // the opponent's piece on 9 is a step ahead, and may step back

		other + fromHand + 1: at1,
		other + 1:            at9, other + 6: at9, other + fromHand + 9: at9,

		ownPieces: 1, ownPieces + 3*4 + 1: 1, ownPieces + 8*4: 1,
		otherPieces: 1, otherPieces + 1*4: 1, otherPieces + 9*4: 1, otherPieces + 30*4: 1,
	}
	got := map[int]float64{}
	for _, in := range o.see(nil, &m) {
		require.NotContains(t, got, in.number)
		got[in.number] = float64(in.value)
	}
	require.Len(t, got, len(want))
	for number, value := range want {
		require.InDelta(t, value, got[number], 1e-5, number)
	}

	m.chains = 2 // an advantage of one turn
	twice := o.see(nil, &m)
	require.InDelta(t, (others-left+1)/3, twice[0].value, 1e-5)
	require.InDelta(t, 1/math.Sqrt(turns-1), twice[2].value, 1e-5)

	// The inputs of the player who throws come first.
	m.chains, m.turn = 1, 1
	turned := o.see(nil, &m)
	require.InDelta(t, (left-others)/3, turned[0].value, 1e-5)
	require.InDelta(t, at9, valueOf(turned, own+1), 1e-5)
	require.InDelta(t, 1, valueOf(turned, ownPieces+30*4), 1e-5)
}

func valueOf(inputs []input, number int) float32 {
	for _, in := range inputs {
		if in.number == number {
			return in.value
		}
	}
	return 0
}

// By hand: 0.5 + 2*3 + 4*max(0, 1 + 3*0.5) - 1*max(0, -1) is 16.5.
func TestANetComputesAChance(t *testing.T) {
	n := &net{Bias: 0.5}
	n.Direct[7] = 2
	n.Hidden[0], n.Hidden[1] = 1, -1
	n.In[7][0] = 0.5
	n.Out[0], n.Out[1] = 4, -1
	for sum, value := range map[float64]float32{16.5: 3, 4.5: 0, 0: -9.0 / 8} {
		inputs := []input{{7, value}}
		values := n.values(inputs)
		require.InDelta(t, 1/(1+math.Exp(-sum)), n.chance(inputs, &values), 1e-6)
	}
}
