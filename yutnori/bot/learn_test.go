package bot

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// The test compares the net's chances with the true chances of a solved game.
func TestALearningNetComesNearerToTheTruth(t *testing.T) {
	t.Parallel()
	rules := rulesOf(t, yutnori.Basic(2, 1))
	solution := SmallSolution()
	o := newOutlook(rules, yutnori.YutSticks{})
	miss := func(n *net) (mean float64) {
		o.use(n)
		pairs := 0
		for own := range yutnori.Last + 1 {
			for other := range yutnori.Last + 1 {
				state, err := rules.Setup([][]yutnori.Position{{own}, {other}}, 0)
				if err != nil {
					continue // on the same cell
				}
				m := o.moment(&state)
				mean += math.Abs(o.judge(&m) - solution.Chance(&state))
				pairs++
			}
		}
		return mean / float64(pairs)
	}
	moments, most := 10_000, 0.07
	if testing.Short() {
		moments, most = 3_000, 0.1
	}
	text := Learn(1, moments)
	taught := &net{}
	read, err := binary.Decode(text, binary.LittleEndian, taught)
	require.NoError(t, err)
	require.Len(t, text, read)
	untaught := basicOutlook().learn(1, 0)
	require.Equal(t, newPupil(rand.New(rand.NewPCG(1, 0))), untaught)
	require.Greater(t, miss(untaught), 0.12)
	require.Less(t, miss(taught), most)
	require.Less(t, miss(newNet()), 0.02)
	t.Log(miss(untaught), miss(taught), miss(newNet()))
}

// The first step of each weight depends only on the slope of the likelihood. The test
// finds the slope by changing the weight a little.
func TestEachWeightMovesByItsSlope(t *testing.T) {
	const target, rate, small = 0.7, 0.1, 1e-3
	seen := []input{{0, 0.3}, {3, -0.5}, {racing, 0.8}}
	weights := func(n *net) []*float32 {
		all := []*float32{&n.Bias}
		for k := range n.Hidden {
			all = append(all, &n.Hidden[k], &n.Out[k])
		}
		for _, in := range seen {
			all = append(all, &n.Direct[in.number])
			for k := range n.Hidden {
				all = append(all, &n.In[in.number][k])
			}
		}
		return all
	}
	likelihood := func(n *net) float64 { // the log-likelihood of the target
		values := n.values(seen)
		chance := n.chance(seen, &values)
		return target*math.Log(chance) + (1-target)*math.Log(1-chance)
	}
	n := newPupil(rand.New(rand.NewPCG(1, 0)))
	for k := range n.Hidden {
		n.Hidden[k] = 1 - 2*float32(k%2) // half of the values count, and all are far from the bend at 0
	}
	taught := *n
	taught.learn(new(net), seen, target, rate)
	for i, weight := range weights(n) {
		old := *weight
		*weight = old + small
		more := likelihood(n)
		*weight = old - small
		slope := (more - likelihood(n)) / (2 * small)
		*weight = old
		moved := float64(*weights(&taught)[i] - old)
		require.InDelta(t, rate*slope/math.Sqrt(slope*slope+0.01), moved, 1e-4, i)
	}
}
