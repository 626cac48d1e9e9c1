package bot

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"games.example/yutnori"
)

// Learn trains the strong bot's net on the given number of moments from basic games
// against itself, and returns the net in the format of learned.bin. At each moment, the
// net's judgment moves a little toward its judgment one throw later (temporal
// differences). The later judgment is the mean over all results, each spent in the way
// that the net judges best.
func Learn(seed uint64, moments int) []byte {
	rules, _ := yutnori.NewRules(yutnori.Basic(2, yutnori.MaxPieces)) // cannot fail
	taught := newOutlook(rules, yutnori.YutSticks{}).learn(seed, moments)
	data, _ := binary.Append(nil, binary.LittleEndian, taught) // cannot fail for a net
	return data
}

// learn returns the net that Learn encodes. It trains the net with games by the rules
// of the outlook.
func (o *outlook) learn(seed uint64, moments int) *net {
	chance := rand.New(rand.NewPCG(seed, 0))
	pupil, rules := *o, o.rules
	pupil.use(newPupil(chance))
	lesson := &search{odds: rules.Chances(yutnori.YutSticks{})}
	start := func() moment {
		state := rules.Start()
		m := pupil.moment(&state)
		inHand := make([]yutnori.Position, 1+chance.IntN(yutnori.MaxPieces))
		for player := range pupil.players {
			m.camps[player] = newCamp(inHand)
			pupil.measure(&m, player)
		}
		return m
	}
	before := start()
	squares := &net{}
	for number := range moments {
		at := before
		if at.won {
			at = start()
		}
		target := pupil.expect(lesson, &at, 1)[at.turn]
		rate := 0.1 * math.Pow(0.02, float64(number)/float64(moments))
		pupil.net.learn(squares, pupil.see(nil, &at), float64(target), rate)
		before = pupil.best(&at, rules.Read(yutnori.YutSticks{}.ThrowFour(chance)))
	}
	return pupil.net
}

// newPupil returns an untrained net. It compares races, and the weights of its hidden
// layer are small random numbers.
func newPupil(chance *rand.Rand) *net {
	small := func() float32 { return float32(chance.NormFloat64() / 10) }
	n := &net{}
	n.Direct[0] = 1
	for i := range n.In {
		for k := range n.In[i] {
			n.In[i][k] = small()
		}
	}
	for k := range n.Out {
		n.Out[k] = small()
	}
	return n
}

// learn moves the chance that the net computes from the inputs toward a target. The
// learning rate of each weight falls as its gradients add up (AdaGrad: Duchi, Hazan and
// Singer 2011). Older gradients count less.
func (n *net) learn(squares *net, inputs []input, target, rate float64) {
	values := n.values(inputs)
	miss := float32(target - n.chance(inputs, &values))
	adjust := func(weight, squares *float32, gradient float32) {
		*squares = 0.99999**squares + gradient*gradient
		*weight += float32(rate) * gradient / float32(math.Sqrt(float64(*squares)+0.01))
	}
	adjust(&n.Bias, &squares.Bias, miss)
	for _, in := range inputs {
		adjust(&n.Direct[in.number], &squares.Direct[in.number], miss*in.value)
	}
	for k, value := range values {
		if value <= 0 {
			continue
		}
		gradient := miss * n.Out[k]
		adjust(&n.Out[k], &squares.Out[k], miss*value)
		adjust(&n.Hidden[k], &squares.Hidden[k], gradient)
		for _, in := range inputs {
			adjust(&n.In[in.number][k], &squares.In[in.number][k], gradient*in.value)
		}
	}
}
