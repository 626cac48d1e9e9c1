package engine

import "math/rand/v2"

// choice returns the best move, or with a width a similar move drawn by a seed. The same
// position and seed give the same choice.
func (s *searcher) choice(seed uint64) finding {
	if s.width == 0 || len(s.similar) == 0 {
		return s.best
	}
	chance := rand.New(rand.NewPCG(seed, keyFor(s.path[len(s.path)-1])))
	return s.similar[chance.IntN(len(s.similar))]
}
