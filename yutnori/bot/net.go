package bot

import (
	_ "embed"
	"encoding/binary"
	"math"
	"math/bits"

	"games.example/yutnori"
)

// net is a small neural network that judges moments of games of two players. It computes
// the chance that the player about to throw wins. It was trained with games against
// itself; see Learn.
type net struct {
	Bias   float32
	Direct [numInputs]float32
	Hidden [hidden]float32
	In     [numInputs][hidden]float32
	Out    [hidden]float32
}

// learned is the result of Learn.
//
//go:embed learned.bin
var learned []byte

const (
	hidden = 24

	// The number of distances at which an opponent's piece endangers a piece. At
	// distance 0 the endangered piece is one step behind the opponent's piece; at any
	// other distance it is that many steps ahead.
	numDistances = 17
	// The numbers of inputs: for the race, for pieces that are in danger from pieces on
	// the board or in the hand, and for the number of pieces on each position. The
	// inputs of the player about to throw come first.
	racing    = 5
	dangers   = 2 * numDistances
	standing  = (home + 1) * yutnori.MaxPieces
	numInputs = racing + 2*dangers + 2*standing
)

func newNet() *net {
	n := &net{}
	if _, err := binary.Decode(learned, binary.LittleEndian, n); err != nil {
		panic(err) // the file is part of the program
	}
	return n
}

// input holds an input that is not zero.
type input struct {
	number int
	value  float32
}

// values returns the values of the hidden layer for the inputs.
func (n *net) values(inputs []input) [hidden]float32 {
	values := n.Hidden
	for _, in := range inputs {
		for k, weight := range &n.In[in.number] {
			values[k] += weight * in.value
		}
	}
	return values
}

// chance returns the chance to win, given the inputs and the values of the hidden layer.
func (n *net) chance(inputs []input, values *[hidden]float32) float64 {
	sum := n.Bias
	for _, in := range inputs {
		sum += n.Direct[in.number] * in.value
	}
	for k, value := range values {
		sum += n.Out[k] * max(0, value)
	}
	return 1 / (1 + math.Exp(-float64(sum)))
}

// use makes the outlook judge moments with a net. The game must have two players.
func (o *outlook) use(n *net) {
	o.net = n
	for player := range o.steps {
		for to := hand + 1; to < home; to++ {
			for from := range home {
				o.steps[player][from][to] = numDistances
			}
			for o.nearer(player, to) {
			}
			for from := range home {
				known := &o.steps[player][from][to]
				if *known == numDistances && int(o.teams[player].to[from][yutnori.BackDo][0]) == to {
					*known = 0
				}
			}
		}
	}
}

// nearer lowers the known distances to a position, and reports whether any distance has
// changed.
func (o *outlook) nearer(player, to int) (found bool) {
	for from := range home {
		known := &o.steps[player][from][to]
		for result := yutnori.Do; result <= yutnori.Mo; result++ {
			for _, next := range o.teams[player].to[from][result] {
				steps := uint8(result.Steps())
				switch int(next) {
				case from, home:
					continue
				case to:
				default:
					steps += o.steps[player][next][to]
				}
				if steps < *known {
					*known, found = steps, true
				}
			}
		}
	}
	return found
}

// judge returns the chance that the player about to throw wins, according to the net.
func (o *outlook) judge(m *moment) float64 {
	var buffer [64]input
	inputs := o.see(buffer[:0], m)
	values := o.net.values(inputs)
	return o.net.chance(inputs, &values)
}

// see appends the net's inputs for a moment.
func (o *outlook) see(to []input, m *moment) []input {
	own, other := int(m.turn), 1-int(m.turn)
	left := m.left[own] - float32(m.chains-1)
	turns := max(1, left+m.left[other])
	ahead := m.left[other] - left
	scale := 1 / float32(math.Sqrt(float64(turns)))
	to = append(to, input{0, ahead / 3}, input{1, ahead * scale}, input{2, scale}, input{3, ahead / turns}, input{4, 1})
	to = o.seeDangers(to, m, own, racing, scale)
	to = o.seeDangers(to, m, other, racing+dangers, scale)
	to = seePieces(to, &m.camps[own], racing+2*dangers)
	return seePieces(to, &m.camps[other], racing+2*dangers+standing)
}

// seeDangers appends an input for each of the player's stacks and each position from
// which an opponent's piece can reach the stack. The number of the input is the given
// number plus the distance, plus numDistances for pieces in the hand. The value
// is the number of turns that the loss of the stack would cost, including the chain that
// the opponent would earn, times scale.
func (o *outlook) seeDangers(to []input, m *moment, player, number int, scale float32) []input {
	other := 1 - player
	hunters := m.camps[other].board
	if m.camps[other].pieces[hand] > 0 {
		hunters |= 1 << hand
	}
	for board := m.camps[player].board; board != 0; board &= board - 1 {
		at := bits.TrailingZeros32(board)
		meet := o.meetings[player][other][at]
		if meet == 0 {
			continue
		}
		caught := m.camps[player]
		caught.move(at, hand)
		loss := (o.races[player].turnsOf(&caught) - m.left[player] + 1) * scale
		for hunters := hunters; hunters != 0; hunters &= hunters - 1 {
			from := bits.TrailingZeros32(hunters)
			steps := int(o.steps[other][from][meet])
			if steps == numDistances {
				continue
			}
			if from == hand {
				steps += numDistances
			}
			to = append(to, input{number + steps, loss})
		}
	}
	return to
}

// seePieces appends an input for each position with pieces. The numbers of the inputs
// begin at the given number.
func seePieces(to []input, c *camp, number int) []input {
	for stacks := c.board | 1<<hand | 1<<home; stacks != 0; stacks &= stacks - 1 {
		at := bits.TrailingZeros32(stacks)
		if copies := int(c.pieces[at]); copies > 0 {
			to = append(to, input{number + at*yutnori.MaxPieces + copies - 1, 1})
		}
	}
	return to
}
