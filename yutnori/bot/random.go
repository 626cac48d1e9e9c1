package bot

import (
	"math/rand/v2"

	"games.example/yutnori"
)

// random picks uniformly from the moves that move a piece; the long way counts as a
// separate move. If there is no such move, it spends a back result on nothing.
type random struct{ rules *yutnori.Rules }

// NewRandom returns a bot that plays at random.
func NewRandom(rules *yutnori.Rules) Player { return random{rules} }

type casual struct{ random, greedy Player }

// NewCasual returns a bot that plays like a random bot half of the time, and like a
// greedy bot otherwise.
func NewCasual(rules *yutnori.Rules) Player { return casual{NewRandom(rules), NewGreedy(rules)} }

func (c casual) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	if chance.Uint32N(2) == 0 {
		return c.random.Move(state, chance)
	}
	return c.greedy.Move(state, chance)
}

func (r random) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	moves := r.rules.AppendMoves(buffer[:0], state)
	for len(moves) > 1 && moves[len(moves)-1].Idle() {
		moves = moves[:len(moves)-1]
	}
	switch len(moves) {
	case 0:
		return yutnori.Move{}
	case 1:
		return moves[0]
	}
	return moves[chance.Uint32N(uint32(len(moves)))]
}
