package engine

import (
	"math/rand/v2"
	"slices"

	"games.example/draughts"
)

// choice returns the best move. If the limit has a width, the result is a random choice
// among the best move and the moves that are nearly as good. The same position and seed
// give the same choice.
func (s *searcher) choice() finding {
	if s.limit.Width == 0 || len(s.similar) == 0 {
		return s.best
	}
	chance := rand.New(rand.NewPCG(s.limit.Seed, keyFor(s.path[len(s.path)-1])))
	return s.similar[chance.IntN(len(s.similar))]
}

// seen returns the moves in a list that the player does not overlook. The player sees
// all quiet moves and single captures, and a share of the captures of several pieces.
func (s *searcher) seen(p draughts.Position, moves []draughts.Move) []draughts.Move {
	if s.limit.Overlooks == 0 || moves[0].Captured().Len() < 2 {
		return moves
	}
	return slices.DeleteFunc(moves, func(m draughts.Move) bool {
		chance := rand.New(rand.NewPCG(s.limit.Seed^uint64(m.Captured()), keyFor(p)))
		return chance.Float64() < s.limit.Overlooks
	})
}
