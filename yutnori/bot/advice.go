package bot

import (
	"slices"

	"games.example/yutnori"
)

// An Adviser is a bot that rates moves, and plays the first one that it rates
// best. The strong and the perfect bot are advisers.
type Adviser interface {
	Bot

	// Chances returns the chance to win, 0 to 1, after each legal move, in the
	// order of [yutnori.Rules.AppendMoves].
	Chances(state *yutnori.State) []float64
}

// bestMove returns the move that an adviser rates best, or the zero Move if
// there is none. It does not ask about an only move.
func bestMove(rules *yutnori.Rules, adviser Adviser, state *yutnori.State) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	moves := rules.AppendMoves(buffer[:0], state)
	switch len(moves) {
	case 0:
		return yutnori.Move{}
	case 1:
		return moves[0]
	}
	chances := adviser.Chances(state)
	return moves[slices.Index(chances, slices.Max(chances))]
}
