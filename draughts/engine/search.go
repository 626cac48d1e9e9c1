package engine

import (
	"context"
	"sync/atomic"
	"time"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine/evaluation"
)

// A task holds what all threads of a search share.
type task struct {
	table    *table // or nil
	tables   *endgame.Tables
	weights  *evaluation.Weights
	rules    draughts.DrawRules
	plain    bool
	limit    Limit
	now      func() time.Time
	deadline time.Time
	ctx      context.Context
	total    atomic.Int64 // the nodes of all threads, except the last few of each thread
	stop     atomic.Bool
}

// A searcher is a thread of a search.
type searcher struct {
	*task
	progress
	game       *draughts.Game
	path       []draughts.Position // from the root to here
	frames     [mostPlies + 2]frame
	experience experience
}

// progress holds the fields of a searcher that begin resets.
type progress struct {
	best        finding   // the best move so far
	similar     []finding // the moves within the width of the best score, at the last finished depth
	rootIsKnown bool      // whether the endgame tables know the root
	nodes       int
	reported    int // the number of nodes that the task's total already includes
	work        int // the work since the clock was last read
	stopped     bool
}

// mostPlies is the greatest number of turns from the root.
const mostPlies = 128

// infinite is greater than every score.
const infinite = won + 1

// search returns the score of a position for the player to move. The position is ply
// turns from the root. The search looks depth turns ahead, and further if there are
// captures or threats of captures. A score between alpha and beta is exact, and the
// frame's line leads to it. Any other score is only a bound.
func (s *searcher) search(p draughts.Position, ply, depth int, alpha, beta Score) Score {
	f := &s.frames[ply]
	f.line = f.line[:0]
	if s.mustStop() || s.isDraw(p, f.counts) {
		return 0
	}
	if score, known := s.fromTables(p, f.counts, ply); known {
		return score
	}
	// No score is better than a win in one turn, or worse than a game that is already lost.
	alpha, beta = max(alpha, LossIn(ply)), min(beta, WinIn(ply+1))
	if alpha >= beta {
		return alpha
	}
	if depth <= 0 || s.table == nil {
		score, _ := s.expand(p, ply, depth, alpha, beta, noMove)
		return score
	}

	key := keyWithCounts(p, f.counts)
	known, found := s.table.get(key)
	if !found {
		known.best = noMove
	}
	if depth >= 4 && known.best == noMove && !s.plain {
		depth-- // a later search will have a move to try first, and take less time
	}
	if isOpen := beta-alpha > 1; found && !isOpen { // an open search needs a complete line, which the table does not have
		isDeep := known.depth == depth || known.depth > depth && !s.plain
		score := known.score.After(ply)
		if isDeep && known.bound.settles(score, alpha, beta) && known.score.isInTime(s.rules, f.counts) {
			return score
		}
	}
	score, best := s.expand(p, ply, depth, alpha, beta, known.best)
	if !s.stopped {
		s.table.put(key, entryOf(score, alpha, beta, depth, ply, best))
	}
	return score
}

// expand searches p when the table has no answer. It returns the score and the place of
// the best move. The argument first is the place of the move to try first, or noMove.
func (s *searcher) expand(p draughts.Position, ply, depth int, alpha, beta Score, first int) (best Score, place int) {
	f := &s.frames[ply]
	if depth <= 0 && !p.CanCapture() && (depth < 0 || s.plain || !isThreatened(p)) {
		if p.NumMoves() == 0 {
			return LossIn(ply), noMove
		}
		return s.evaluate(p), noMove
	}
	f.moves = p.AppendMoves(f.moves[:0])
	s.countListing(p, f.moves)
	if len(f.moves) == 0 {
		return LossIn(ply), noMove
	}
	isCapture := f.moves[0].Captured() != 0
	f.moves = s.seen(p, f.moves)
	next := depth - 1
	switch {
	case ply >= mostPlies || len(f.moves) == 0:
		return s.evaluate(p), noMove
	case depth <= 0 && isCapture:
		next = depth // captures are followed to their end
	case len(f.moves) == 1 && !s.plain:
		next = depth // a forced turn does not count as depth
	}

	if depth > 0 && beta-alpha == 1 && !isCapture && !s.plain {
		if score, isFar := s.isFarAbove(p, beta, depth); isFar {
			return score, noMove
		}
	}

	f.rank(p, &s.experience, first)
	best, place = -infinite, noMove
	for n := range f.moves {
		at := f.next(n)
		score := s.try(p, f.moves[at], ply, n, next, max(alpha, best), beta)
		if s.stopped {
			return 0, noMove
		}
		if score <= best {
			continue
		}
		best = score
		if score > alpha {
			place = at
			f.line = append(append(f.line[:0], f.moves[at]), s.frames[ply+1].line...)
		}
		if score >= beta {
			f.hasCutOff(p.ToMove(), &s.experience, n, depth)
			break
		}
	}
	return best, place
}

// isFarAbove returns the evaluation of a position, and reports whether it is so far
// above beta that a search to the given depth is unlikely to change that. This is
// sometimes wrong, but the time saved is worth more.
func (s *searcher) isFarAbove(p draughts.Position, beta Score, depth int) (Score, bool) {
	if _, ends := beta.Distance(); ends || depth > 3 {
		return 0, false
	}
	score := s.evaluate(p)
	return score, score >= beta+Score(30*depth) && !isThreatened(p)
}

// isThreatened reports whether the opponent could capture if it were their turn.
func isThreatened(p draughts.Position) bool {
	return p.WithToMove(p.ToMove().Opponent()).CanCapture()
}

// try returns the score of a move that is tried after n other moves. The first move is
// expected to be the best. Any other move is first searched, often to a smaller depth,
// only to find out whether it is better than alpha. If it is, try searches it again.
func (s *searcher) try(p draughts.Position, m draughts.Move, ply, n, depth int, alpha, beta Score) Score {
	if n == 0 {
		return s.visit(p, m, ply, depth, alpha, beta)
	}
	less := 0
	if !s.plain && m.Captured() == 0 {
		less = reduction(depth, n, beta-alpha > 1)
	}
	score := s.visit(p, m, ply, depth-less, alpha, alpha+1)
	if score > alpha && less > 0 {
		score = s.visit(p, m, ply, depth, alpha, alpha+1)
	}
	if score > alpha && score < beta {
		score = s.visit(p, m, ply, depth, alpha, beta)
	}
	return score
}

// reduction returns the number of turns to subtract from the depth for a quiet move that
// is tried after n other moves.
func reduction(depth, n int, isOpen bool) int {
	if depth < 2 || isOpen && n < 2 {
		return 0
	}
	less := (depth + 1) * min(n+2, 8) / 18 // more for later moves and greater depths
	return min(max(less, 1), depth-1)
}

// visit returns the score of a move. It searches the position after the move.
func (s *searcher) visit(p draughts.Position, m draughts.Move, ply, depth int, alpha, beta Score) Score {
	next := p.After(m)
	s.frames[ply+1].counts = s.frames[ply].counts.Next(p, next)
	s.path = append(s.path, next)
	score := -s.search(next, ply+1, depth, -beta, -alpha)
	s.path = s.path[:len(s.path)-1]
	return score
}

// isDraw reports whether the last position of the path counts as a draw. A position
// that occurs for the second time also counts as drawn, because a player who can force
// it twice can force it a third time.
func (s *searcher) isDraw(p draughts.Position, c draughts.DrawCounts) bool {
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
		if c.KingTurns > last && s.game.Occurrences(p) > 0 {
			return true
		}
	}
	return s.rules.Reason(c) != draughts.Unfinished && p.NumMoves() > 0
}

// mustStop reports whether the search has to end. If the search continues, mustStop
// counts one more position. It reads the clock and the total of all threads only
// after betweenLooks units of work.
func (s *searcher) mustStop() bool {
	if s.stopped || s.limit.Nodes > 0 && s.nodes >= s.limit.Nodes {
		s.stopped = true
		return true
	}
	s.nodes++
	s.work += positionAs
	if s.work >= betweenLooks {
		total := s.report()
		if s.limit.Nodes > 0 && total >= s.limit.Nodes || s.isLate() {
			s.stop.Store(true)
		}
		s.stopped, s.work = s.stop.Load(), 0
	}
	return s.stopped
}

// The unit of work is one listed move. A search reads the clock after betweenLooks units,
// which usually take less than a millisecond. But captures by kings may have so many
// paths that listing them once takes a millisecond. Therefore each such listing also
// counts as a sixteenth of betweenLooks. Each position also counts as some work, so that
// there are fewer than 1,000 positions between two readings.
const (
	betweenLooks   = 4096
	positionAs     = betweenLooks/1000 + 1
	kingsCaptureAs = betweenLooks / 16
)

// countListing counts the work of listing moves.
func (s *searcher) countListing(p draughts.Position, moves []draughts.Move) {
	s.work += len(moves)
	if len(moves) > 0 && moves[0].Captured() != 0 && p.Kings()&p.Occupied(p.ToMove()) != 0 {
		s.work += kingsCaptureAs
	}
}

// report adds the nodes since the last report to the total of all threads, and returns
// that total.
func (s *searcher) report() int {
	news := s.nodes - s.reported
	s.reported = s.nodes
	return int(s.total.Add(int64(news)))
}

// isLate reports whether the time is up or the caller has ended the search.
func (t *task) isLate() bool {
	return t.ctx.Err() != nil || !t.deadline.IsZero() && !t.now().Before(t.deadline)
}
