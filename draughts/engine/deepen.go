package engine

import (
	"runtime"
	"slices"

	"games.example/draughts"
)

// A finding is a line of play from the root, with the score that a search gives it.
type finding struct {
	line  []draughts.Move // a first move, and the best play after it
	score Score
	depth int // the last finished depth
}

// searchersFor returns a searcher for each thread of a search. The searchers reuse the
// memory of earlier searches, but not their results.
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
// each depth. It stops early if the task ends, if finished returns false, or if the score
// is already a win or a loss.
func (s *searcher) deepen(first, last int, finished func() bool) {
	for depth := first; depth <= last; depth++ {
		if !s.round(depth) {
			return
		}
		s.best.depth = depth
		if _, ends := s.best.score.Distance(); !finished() || ends {
			return
		}
	}
}

// firstWindow is the greatest change in the score that a round expects at first.
const firstWindow Score = 30

// round searches to a depth, and reports whether it has finished. From depth 4 on, unless
// the limit has a width, it first searches with narrow bounds around the score of the
// previous round, because a search with narrow bounds is fast. If the score is outside
// the bounds, round widens them and searches again.
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
// returns each move whose score is within the width of the best score at that time. If
// the search is stopped, s.best is the best move so far.
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
