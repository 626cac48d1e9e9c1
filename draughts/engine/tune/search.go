package main

import (
	"math"
	"math/rand/v2"
	"slices"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// A search chooses the moves of the games to learn from. It is plain alpha-beta
// with captures followed to their end, and not the engine's own search, so that
// the weights depend on the rules and the evaluation alone and can be made again
// whatever becomes of the engine.
type search struct {
	weights *evaluation.Weights
	chance  *rand.Rand
	nodes   int
	killers [deepest + 1]draughts.Move // the last move that refuted another, by the depth left
}

// deepest is the depth at which a search ends in any case.
const deepest = 40

// won is better than any evaluation.
const won = math.MaxInt32

// choose returns the best of the moves of a position, looking ahead as far as
// the number of nodes allows; the last depth is finished. Scores are off by a
// random amount of at most vary.
func (s *search) choose(p draughts.Position, moves []draughts.Move, nodes, vary int) draughts.Move {
	if len(moves) == 1 {
		return moves[0]
	}
	off := make([]int, len(moves))
	for i := range off {
		off[i] = s.chance.IntN(vary + 1)
	}
	s.nodes = 0
	for depth := 1; s.nodes < nodes && depth < deepest; depth++ {
		best := -won
		for i, m := range moves {
			score := off[i] - s.value(p.After(m), depth-1, -won, off[i]-best)
			if score > best {
				best = score
				// The best move is the first one in the next round.
				copy(moves[1:i+1], moves[:i])
				moves[0] = m
				o := off[i]
				copy(off[1:i+1], off[:i])
				off[0] = o
			}
		}
	}
	return moves[0]
}

// value returns the score of a position for the player to move, or a bound if
// it is not between alpha and beta.
func (s *search) value(p draughts.Position, depth, alpha, beta int) int {
	s.nodes++
	var room [64]draughts.Move
	moves := p.AppendMoves(room[:0])
	if len(moves) == 0 {
		return -won
	}
	if moves[0].Captured() == 0 && (depth < 0 || depth == 0 && !isThreatened(p)) {
		return s.weights.Score(p)
	}
	killer := &s.killers[max(depth, 0)]
	if i := slices.Index(moves, *killer); i > 0 {
		moves[0], moves[i] = moves[i], moves[0]
	}
	for _, m := range moves {
		alpha = max(alpha, -s.value(p.After(m), depth-1, -beta, -alpha))
		if alpha >= beta {
			*killer = m
			break
		}
	}
	return alpha
}

// isThreatened reports whether the opponent could capture if the player to move
// passed.
func isThreatened(p draughts.Position) bool {
	return p.WithToMove(p.ToMove().Opponent()).CanCapture()
}
