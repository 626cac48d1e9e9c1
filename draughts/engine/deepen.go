package engine

import (
	"runtime"
	"slices"

	"games.example/draughts"
)

// A finding is the result of a search at its root.
type finding struct {
	line  []draughts.Move // the best play
	score Score
	depth int // the last depth that has been finished
}

// searchersFor returns a searcher for each thread of a search. The searchers reuse the
// memory of earlier searches, but no results.
func (e *Engine) searchersFor(t *task, g *draughts.Game) []*searcher {
	threads := min(e.options.Threads, runtime.GOMAXPROCS(0))
	for len(e.searchers) < threads {
		e.searchers = append(e.searchers, new(searcher))
	}
	for _, s := range e.searchers[:threads] {
		s.begin(t, g)
	}
	return e.searchers[:threads]
}

// begin prepares a search for the player to move in a game.
func (s *searcher) begin(t *task, g *draughts.Game) {
	s.task, s.progress, s.game, s.experience = t, progress{}, g, experience{}
	s.path = append(s.path[:0], g.Position())
	for i := range s.frames {
		f := &s.frames[i]
		*f = frame{moves: f.moves[:0], order: f.order[:0], line: f.line[:0]}
	}
	root := &s.frames[0]
	root.counts, root.moves = g.DrawCounts(), g.Position().AppendMoves(root.moves)
	s.best.line = root.moves[:1:1]
	_, s.rootIsKnown = t.tables.Probe(g.Position())
}

// deepen searches to the depths from first to last in turn, and calls finished after
// each depth. It ends early when the task ends, or if finished returns false.
func (s *searcher) deepen(first, last int, finished func() bool) {
	for depth := first; depth <= last; depth++ {
		if !s.round(depth) {
			return
		}
		s.best.depth = depth
		if _, ends := s.best.score.Distance(); !finished() || ends {
			return // the game ends before a greater depth
		}
	}
}

// help searches on another thread until the task ends. The other threads find the
// helper's results in the table. Every second helper searches one turn deeper, so that
// the helpers differ.
func (s *searcher) help(number int) {
	s.deepen(1+number%2, deepest, func() bool { return true })
}

// firstWindow is the greatest change of the score that a round expects at first.
const firstWindow Score = 30

// round searches to a depth, and reports whether it has finished. It first searches
// with narrow bounds around the score of the previous round, because a search with
// narrow bounds is fast. If the score is beyond the bounds, it widens them.
func (s *searcher) round(depth int) bool {
	alpha, beta := -infinite, infinite
	if depth >= 4 && s.limit.Width == 0 {
		alpha, beta = max(alpha, s.best.score-firstWindow), min(beta, s.best.score+firstWindow)
	}
	for window := firstWindow; ; window *= 4 {
		score, found := s.root(depth, alpha, beta)
		switch {
		case s.stopped:
			return false
		case score <= alpha:
			alpha = max(-infinite, score-4*window)
		case score >= beta:
			beta = min(infinite, score+4*window)
		default:
			s.similar = slices.DeleteFunc(found, func(f finding) bool { return f.score < score-s.limit.Width })
			return true
		}
	}
}

// root searches the moves of the root, beginning with the best moves so far. It returns
// the score of the best move, which is exact if it is between alpha and beta. It also
// returns all moves whose scores are within the width of the best score so far. If the
// search is broken off, the best move so far counts.
func (s *searcher) root(depth int, alpha, beta Score) (best Score, found []finding) {
	f := &s.frames[0]
	p := s.path[len(s.path)-1]
	best = -infinite
	for n, m := range f.moves {
		low := max(alpha, best)
		if s.limit.Width > 0 {
			low = max(alpha, best-s.limit.Width-1) // a move that is worse by exactly the width counts as similar
		}
		score := s.try(p, m, 0, n, depth-1, low, beta)
		if s.stopped {
			return best, nil
		}
		if score > low {
			found = append(found, finding{append([]draughts.Move{m}, s.frames[1].line...), score, depth})
		}
		if score > max(alpha, best) {
			s.best.score, s.best.line = score, found[len(found)-1].line
			copy(f.moves[1:n+1], f.moves[:n])
			f.moves[0] = m
		}
		best = max(best, score)
		if best >= beta {
			break
		}
	}
	return best, found
}

// allNodes returns the number of positions that this thread has examined, plus the
// number that the other threads have reported.
func (s *searcher) allNodes() int { return int(s.total.Load()) + s.nodes - s.reported }
