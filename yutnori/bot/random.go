package bot

import (
	"math/rand/v2"

	"games.example/yutnori"
)

// random picks uniformly among the moves that move a piece, a long way being a
// move of its own. It spends a back result on nothing only if there is no
// other move.
type random struct{ rules *yutnori.Rules }

// NewRandom makes a bot that plays at random, the same way as Random does.
func NewRandom(rules *yutnori.Rules) Bot { return random{rules} }

func (r random) Move(state yutnori.State, chance *rand.Rand) yutnori.Move {
	return r.pick(&state, chance)
}

func (r random) pick(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	moves := r.rules.Moves(state, buffer[:0])
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
