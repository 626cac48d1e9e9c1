package bot

import (
	"context"
	"math"

	"games.example/yutnori"
)

// solver computes a solution by value iteration. It evaluates a turn backward
// from its end, when the opponent is about to throw. The value of a pool is the
// best value after a result is spent. The value of an owed chain is the mean over
// the results that can be thrown.
//
// Following all pools in every round would take minutes. So most rounds follow only
// likely pools, and add the difference that the other pools made in the last full
// round.
type solver struct {
	*Solution
	ctx         context.Context
	progress    func(change float64)
	short, full [2]*ledger
	rest        [2][][]float64 // the part of the chances that short rounds leave out
}

const (
	// Value iteration ends when no chance changes by more than this.
	settled = 1e-9
	// The shares of chains that are cut off: in short rounds, and in all rounds. A
	// chain that is cut off ends early, and a pool that is too long loses its first
	// results. Both change the chances by less than 1e-6.
	cutInShort = 5e-3
	cutAtAll   = 5e-6
)

func newSolver(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks, progress func(change float64)) *solver {
	s := &solver{Solution: newSolution(rules, sticks), ctx: ctx, progress: progress}
	for player, own := range s.sides {
		for _, chances := range s.chances[player] {
			for number := range chances {
				chances[number] = 0.5
			}
			s.rest[player] = append(s.rest[player], make([]float64, len(own.stands)))
		}
	}
	for player := range s.sides {
		if player == 1 && s.symmetric() {
			break
		}
		s.short[player] = newLedger(ctx, s.Solution, player, cutInShort)
		s.full[player] = newLedger(ctx, s.Solution, player, cutAtAll)
	}
	return s
}

// round computes every stand, with all pools or only with likely pools, and returns the
// greatest change. The result has no meaning if the context has ended.
func (s *solver) round(full bool) (change float64) {
	for player := range s.sides {
		if player == 1 && s.symmetric() {
			break
		}
		for _, other := range s.short[player].order {
			if s.ctx.Err() != nil {
				return change
			}
			chances, rest := s.chances[player][other], s.rest[player][other]
			short := s.short[player].turn(other)
			if full {
				for number, chance := range s.full[player].turn(other) {
					rest[number] = chance - short[number]
				}
			}
			for number := range chances {
				next := short[number] + rest[number]
				change = max(change, math.Abs(next-chances[number]))
				chances[number] = next
			}
		}
	}
	s.rounds++
	s.progress(change)
	return change
}
