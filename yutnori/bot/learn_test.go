package bot

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// A solved game tells how far a net's chances are from the true ones.
func TestWhatIsLearnedComesNearerToTheTruth(t *testing.T) {
	t.Parallel()
	rules, err := yutnori.NewRules(yutnori.Basic(2, 1))
	require.NoError(t, err)
	solution := SmallSolution()
	outlook := newOutlook(rules, yutnori.Sticks{})
	miss := func(n *net) (mean float64) {
		judge := newJudge(outlook, n)
		pairs := 0
		for own := range yutnori.Last + 1 {
			for other := range yutnori.Last + 1 {
				state, err := rules.Setup([][]yutnori.Position{{own}, {other}}, 0)
				if err != nil {
					continue // on the same cell
				}
				m := outlook.moment(&state)
				mean += math.Abs(judge.chance(&m) - solution.Chance(&state))
				pairs++
			}
		}
		return mean / float64(pairs)
	}
	moments, most := 10_000, 0.07
	if testing.Short() {
		moments, most = 3_000, 0.1
	}
	text, err := Learn(1, moments)
	require.NoError(t, err)
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
