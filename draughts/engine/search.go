package engine

import (
	"sync/atomic"
	"time"

	"games.example/draughts"
)

// A task is what the threads of a search have in common.
type task struct {
	table    *table // or nil
	rules    draughts.DrawRules
	plain    bool
	limit    int // of nodes, 0 for none
	width    Score
	deadline time.Time
	done     <-chan struct{}
	total    atomic.Int64 // the nodes of all threads, without the last few of each
	stop     atomic.Bool
}

// A searcher is one thread of a search: where it is, and what it has learned on
// its way.
type searcher struct {
	*task
	best       finding   // so far
	similar    []finding // the moves of the last finished depth within the width of the best
	nodes      int
	stopped    bool
	path       []draughts.Position // from the last capture or move of a man before the root to here
	frames     [mostPlies + 2]frame
	experience experience
}

// mostPlies is the number of turns from the root at which a search ends in any
// case.
const mostPlies = 128

// infinite is above every score.
const infinite = won + 1

// visit returns the score of a move in the position at a ply, as search does.
func (s *searcher) visit(p draughts.Position, m draughts.Move, ply, depth int, alpha, beta Score) Score {
	next := p.After(m)
	s.frames[ply+1].counts = s.frames[ply].counts.Next(p, next)
	s.path = append(s.path, next)
	score := -s.search(next, ply+1, depth, -beta, -alpha)
	s.path = s.path[:len(s.path)-1]
	return score
}

// search returns the score of a position, ply turns from the root, for the
// player to move there. It looks depth turns ahead, and further where captures
// are due or threaten. A score between alpha and beta is exact, and the best
// play leads to it; one beyond them is a bound.
func (s *searcher) search(p draughts.Position, ply, depth int, alpha, beta Score) Score {
	f := &s.frames[ply]
	f.line = f.line[:0]
	if s.mustStop() || s.isDraw(p, f.counts) {
		return 0
	}
	// Nothing here is better than a win at once or worse than a loss at once.
	alpha, beta = max(alpha, LossIn(ply)), min(beta, WinIn(ply+1))
	if alpha >= beta {
		return alpha
	}

	wanted := depth
	isOpen := beta-alpha > 1 // a part of the best play, whose line must be complete
	key, known := uint64(0), entry{best: noMove}
	if depth > 0 && s.table != nil {
		key = keyIn(p, f.counts)
		if e, found := s.table.get(key); found {
			known = e
			isDeep := e.depth == depth || e.depth > depth && !s.plain
			if score := e.at(ply); isDeep && !isOpen && e.bound.settles(score, alpha, beta) && e.score.isInTime(s.rules, f.counts) {
				return score
			}
		}
	}

	f.moves = p.AppendMoves(f.moves[:0])
	if len(f.moves) == 0 {
		return LossIn(ply)
	}
	isCapture := f.moves[0].Captured() != 0
	switch {
	case ply >= mostPlies:
		return evaluate(p)
	case depth <= 0 && !isCapture:
		if depth < 0 || s.plain || !p.WithToMove(p.ToMove().Opponent()).CanCapture() {
			return evaluate(p)
		}
		// A capture threatens: one more turn may parry it.
	case depth <= 0:
		depth++ // captures go on until none is due
	case len(f.moves) == 1 && !s.plain:
		depth++ // a forced turn does not count
	}

	f.rank(p, &s.experience, known.best)
	best, bestPlace, lower := -infinite, noMove, alpha
	for n := range f.moves {
		place := f.next(n)
		m := f.moves[place]
		var score Score
		if n == 0 {
			score = s.visit(p, m, ply, depth-1, lower, beta)
		} else {
			// The others only have to be shown to be no better, in less depth
			// at first.
			less := 0
			if !s.plain && !isCapture {
				less = reduction(depth, n, isOpen)
			}
			score = s.visit(p, m, ply, depth-1-less, lower, lower+1)
			if score > lower && less > 0 {
				score = s.visit(p, m, ply, depth-1, lower, lower+1)
			}
			if score > lower && score < beta {
				score = s.visit(p, m, ply, depth-1, lower, beta)
			}
		}
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best = score
		if score <= lower {
			continue
		}
		lower, bestPlace = score, place
		f.line = append(append(f.line[:0], m), s.frames[ply+1].line...)
		if score >= beta {
			f.hasCutOff(p.ToMove(), &s.experience, n, depth)
			break
		}
	}
	if wanted > 0 && s.table != nil {
		s.table.put(key, entryOf(best, alpha, beta, wanted, ply, bestPlace))
	}
	return best
}

// reduction returns how much less deep to look at a quiet move after n others.
func reduction(depth, n int, isOpen bool) int {
	switch {
	case depth < 3 || n < 2 || isOpen && n < 4:
		return 0
	case depth < 6 || n < 6:
		return 1
	default:
		return 2
	}
}

// isDraw reports whether the game is drawn in the last position of the path. A
// position that occurs for the second time counts, too: whoever can force that
// can force the third time as well.
func (s *searcher) isDraw(p draughts.Position, c draughts.Counts) bool {
	if c.KingTurns == 0 && c.Sixteen == 0 && c.Five == 0 {
		return false
	}
	if s.rules.Repetition {
		last := len(s.path) - 1
		for i := last - 4; i >= max(0, last-c.KingTurns); i -= 2 {
			if s.path[i] == p {
				return true
			}
		}
	}
	return s.rules.Draw(c) != draughts.Unfinished && p.Count() > 0
}

// mustStop counts one more position, unless the search has to end instead, which
// it reports. It looks at the clock and at the other threads only now and then.
func (s *searcher) mustStop() bool {
	if s.stopped || s.limit > 0 && s.nodes >= s.limit {
		s.stopped = true
		return true
	}
	s.nodes++
	if s.nodes%betweenLooks == 0 {
		total := s.total.Add(betweenLooks)
		if s.limit > 0 && total >= int64(s.limit) || s.isLate() {
			s.stop.Store(true)
		}
		s.stopped = s.stop.Load()
	}
	return s.stopped
}

// betweenLooks is the number of nodes between two looks at the clock, less than
// a millisecond.
const betweenLooks = 512

// isLate reports whether the time is up or the caller has ended the search.
func (t *task) isLate() bool {
	select {
	case <-t.done:
		return true
	default:
		return !t.deadline.IsZero() && !time.Now().Before(t.deadline)
	}
}
