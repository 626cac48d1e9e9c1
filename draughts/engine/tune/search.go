package main

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// A search chooses the moves of the games to learn from. It is plain alpha-beta
// with captures followed to their end, and not the engine's own search, so that
// the weights depend only on the rules and the evaluation, and can be made again
// whatever becomes of the engine. They do not depend on the order in which moves
// are listed, either, as they would if a search ended after a number of nodes.
type search struct {
	weights *evaluation.Weights
	chance  *rand.Rand
	killers []draughts.Move // the last move that refuted another, by the depth left
}

// won is better than any evaluation.
const won = math.MaxInt32

// A candidate is a move at the root. Its score is off on purpose, by some
// hundredths of a man.
type candidate struct {
	move draughts.Move
	off  int
}

// choose returns the best move of a position, looking some turns ahead. The scores
// are off by a random amount of at most vary, and of moves with equal scores the
// first is chosen.
func (s *search) choose(p draughts.Position, moves []draughts.Move, turns, vary int) draughts.Move {
	if len(moves) == 1 {
		return moves[0]
	}
	s.killers = make([]draughts.Move, turns+1)
	var candidates []candidate
	for _, m := range moves {
		candidates = append(candidates, candidate{m, s.chance.IntN(vary + 1)})
	}
	for depth := 1; depth <= turns; depth++ {
		best := -won
		for i, c := range candidates {
			score := c.off - s.value(p.After(c.move), depth-1, -won, c.off-best)
			if score > best {
				best = score
				copy(candidates[1:i+1], candidates[:i]) // the best is the first one in the next round
				candidates[0] = c
			}
		}
	}
	return candidates[0].move
}

// inOrder lists the moves of a position in an order that depends on the moves alone.
func inOrder(p draughts.Position) []draughts.Move {
	moves := p.AppendMoves(nil)
	slices.SortFunc(moves, compare)
	return moves
}

func compare(a, b draughts.Move) int {
	return cmp.Or(cmp.Compare(a.From(), b.From()), cmp.Compare(a.To(), b.To()), cmp.Compare(a.Captured(), b.Captured()))
}

// value returns the score of a position for the player to move, or a bound if
// it is not between alpha and beta.
func (s *search) value(p draughts.Position, depth, alpha, beta int) int {
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
