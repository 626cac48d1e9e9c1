package engine

import (
	"time"

	"games.example/draughts"
	"games.example/draughts/endgame"
)

// Evaluate returns how a search sees positions in which no capture is due, so that
// tests of the search need not know what the evaluation knows.
func Evaluate(p draughts.Position) Score { return (&task{weights: learned()}).evaluate(p) }

// SearchPlainly makes an engine look at everything to the same depth, as the
// simplest search does, with a table or without.
func (e *Engine) SearchPlainly(withTable bool) {
	e.plain, e.forgetful = true, !withTable
}

// TableSize returns the size of an engine's table in bytes.
func (e *Engine) TableSize() int { return len(e.table.buckets) * bucketSize }

// Key returns the key of a position for the table.
func Key(p draughts.Position, c draughts.Counts) uint64 { return keyIn(p, c) }

// IsInTime reports whether the end that a score promises comes before a draw.
func IsInTime(s Score, rules draughts.DrawRules, c draughts.Counts) bool {
	return s.isInTime(rules, c)
}

// Tables returns the endgame tables of an engine.
func (e *Engine) Tables() *endgame.Tables { return e.tables }

// Frame is what a search has at one ply, with what it has learned.
type Frame struct {
	frame
	experience experience
}

// NewFrame returns a frame with moves.
func NewFrame(moves []draughts.Move) *Frame { return &Frame{frame: frame{moves: moves}} }

// Order returns the moves in the order in which a search tries them in a position.
func (f *Frame) Order(p draughts.Position, best int) []draughts.Move {
	f.rank(p, &f.experience, best)
	var moves []draughts.Move
	for n := range f.moves {
		moves = append(moves, f.moves[f.next(n)])
	}
	return moves
}

// CutOff tells the frame that the move tried after n others was good enough.
func (f *Frame) CutOff(c draughts.Color, n, depth int) { f.hasCutOff(c, &f.experience, n, depth) }

// NoMove is the place of no move.
const NoMove = noMove

// Experience returns what is known about a move.
func (f *Frame) Experience(c draughts.Color, m draughts.Move) int { return int(*f.experience.of(c, m)) }

// Reduction returns how much less deep to look at a move.
var Reduction = reduction

// IsFarAbove reports whether a position looks much better than beta.
func IsFarAbove(p draughts.Position, beta Score, depth int) bool {
	_, is := (&searcher{task: &task{weights: learned()}}).isFarAbove(p, beta, depth)
	return is
}

// SearchedDepth returns how deep a search to a depth says that it has looked at a
// position, with a table that knows only the place of the move to try first, or
// nothing if that is NoMove.
func SearchedDepth(p draughts.Position, depth, first int, plainly bool) int {
	s := &searcher{task: &task{table: newTable(1 << 20), weights: learned(), plain: plainly}}
	key := keyIn(p, draughts.Counts{})
	if first != noMove {
		s.table.put(key, entryOf(0, -1, 1, 1, 0, first))
	}
	s.search(p, 0, depth, -infinite, infinite)
	e, _ := s.table.get(key)
	return e.depth
}

// Memory is a table of one bucket.
type Memory struct{ table table }

// NewMemory returns an empty one.
func NewMemory() *Memory { return &Memory{*newTable(1)} }

// Remember stores the result of a search with bounds alpha and beta at a ply.
func (m *Memory) Remember(key uint64, score, alpha, beta Score, depth, ply, best int) {
	m.table.put(key, entryOf(score, alpha, beta, depth, ply, best))
}

// NextSearch makes what is remembered older.
func (m *Memory) NextSearch() { m.table.nextAge() }

// Recall returns what is remembered, at a ply.
func (m *Memory) Recall(key uint64, ply int) (score Score, depth, best int, known bool) {
	e, known := m.table.get(key)
	return e.at(ply), e.depth, e.best, known
}

// Settles reports whether what is remembered is all that a search with bounds alpha and
// beta needs to know.
func (m *Memory) Settles(key uint64, ply int, alpha, beta Score) bool {
	e, _ := m.table.get(key)
	return e.bound.settles(e.at(ply), alpha, beta)
}

// IsEnough reports whether to play what a depth has found after some time, in a
// search that is expected to take enough, where the depth before has found
// something else.
func IsEnough(enough, took time.Duration, before, now Result) bool {
	c := clock{enough: enough, before: finding{line: before.Line, score: before.Score}}
	return c.isEnough(finding{line: now.Line, score: now.Score}, took)
}
