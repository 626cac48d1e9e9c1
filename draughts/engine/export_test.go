package engine

import (
	"context"
	"time"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine/evaluation"
)

// Evaluate returns the evaluation of a position with the learned weights.
func Evaluate(p draughts.Position) Score { return EvaluateWith(learned(), p) }

// EvaluateWith returns the evaluation of a position with the given weights, or its material
// if they are nil.
func EvaluateWith(w *evaluation.Weights, p draughts.Position) Score {
	return (&task{weights: w}).evaluate(p)
}

// SearchPlainly makes an engine search all positions to the same depth, with or without
// a table.
func (e *Engine) SearchPlainly(withTable bool) {
	e.plain, e.forgetful = true, !withTable
}

// SetClock gives an engine a clock that advances by a microsecond with each position
// that the first thread examines. Each reading of the clock calls read with the number
// of positions so far.
func (e *Engine) SetClock(read func(nodes int)) {
	start := time.Now()
	e.now = func() time.Time {
		nodes := 0
		if len(e.searchers) > 0 {
			nodes = e.searchers[0].nodes
		}
		read(nodes)
		return start.Add(time.Duration(nodes) * time.Microsecond)
	}
}

// TableSize returns the size of an engine's table in bytes.
func (e *Engine) TableSize() int { return len(e.table.buckets) * bucketSize }

// Key returns the key under which the table stores a position with draw counts.
func Key(p draughts.Position, c draughts.DrawCounts) uint64 { return keyWithCounts(p, c) }

// IsInTime reports whether the end that a score promises comes before a draw by
// counting.
func IsInTime(s Score, rules draughts.DrawRules, c draughts.DrawCounts) bool {
	return s.isInTime(rules, c)
}

// Tables returns the endgame tables of an engine.
func (e *Engine) Tables() *endgame.Tables { return e.endings.tables }

// HoldTables gives an engine empty endgame tables, which count as complete when the
// returned function is called.
func (e *Engine) HoldTables() (complete func()) {
	e.Prepare()
	e.endings = knowledge{endgame.New(3), make(chan struct{})}
	return func() { close(e.endings.complete) }
}

// Frame is the state of a search at one ply, and the experience of the search.
type Frame struct {
	frame
	experience experience
}

// NewFrame returns a frame with the given moves.
func NewFrame(moves []draughts.Move) *Frame { return &Frame{frame: frame{moves: moves}} }

// Order returns the moves in the order in which a search of a position tries them.
func (f *Frame) Order(p draughts.Position, best int) []draughts.Move {
	f.rank(p, &f.experience, best)
	var moves []draughts.Move
	for n := range f.moves {
		moves = append(moves, f.moves[f.next(n)])
	}
	return moves
}

// CutOff teaches the frame that the move tried after n others was good enough, and that
// the others were not.
func (f *Frame) CutOff(c draughts.Color, n, depth int) { f.hasCutOff(c, &f.experience, n, depth) }

// NoMove is the index that means no move.
const NoMove = noMove

// Experience returns the frame's experience with a move.
func (f *Frame) Experience(c draughts.Color, m draughts.Move) int {
	return int(*f.experience.rating(c, m))
}

// Reduction returns the number of turns to subtract from the depth for a late move.
var Reduction = reduction

// IsFarAbove reports whether the evaluation of a position is far above beta.
func IsFarAbove(p draughts.Position, beta Score, depth int) bool {
	_, is := NewThread().s.isFarAbove(p, beta, depth)
	return is
}

// A Thread runs a part of a search.
type Thread struct{ s *searcher }

// NewThread returns a thread without a table.
func NewThread() *Thread {
	return &Thread{&searcher{task: &task{ctx: context.Background(), weights: learned()}}}
}

// Search returns the score of a position in a search with bounds alpha and beta.
func (t *Thread) Search(p draughts.Position, depth int, alpha, beta Score) Score {
	return t.s.search(p, 0, depth, alpha, beta)
}

// Visit returns the score of a move after a search to the given depth.
func (t *Thread) Visit(p draughts.Position, m draughts.Move, depth int, alpha, beta Score) Score {
	return t.s.visit(p, m, 0, depth, alpha, beta)
}

// Try returns the score of a move that is tried after n other moves.
func (t *Thread) Try(p draughts.Position, m draughts.Move, n, depth int, alpha, beta Score) Score {
	return t.s.try(p, m, 0, n, depth, alpha, beta)
}

// SearchedDepth returns the depth that a search to the given depth stores for a
// position. If best is given, the table already has it as the index of the best move.
func SearchedDepth(p draughts.Position, depth int, plainly bool, best ...int) int {
	s := &searcher{task: &task{ctx: context.Background(), table: newTable(1 << 20), weights: learned(), plain: plainly}}
	key := keyWithCounts(p, draughts.DrawCounts{})
	for _, place := range best {
		s.table.put(key, entryOf(0, -1, 1, 1, 0, place))
	}
	s.search(p, 0, depth, -infinite, infinite)
	e, _ := s.table.get(key)
	return e.depth
}

// Memory is a table with one bucket.
type Memory struct{ table table }

// NewMemory returns an empty Memory.
func NewMemory() *Memory { return &Memory{*newTable(1)} }

// Remember stores the result of a search with bounds alpha and beta at a ply.
func (m *Memory) Remember(key uint64, score, alpha, beta Score, depth, ply, best int) {
	m.table.put(key, entryOf(score, alpha, beta, depth, ply, best))
}

// NextSearch makes all entries older.
func (m *Memory) NextSearch() { m.table.nextAge() }

// Recall returns the entry of a key. A win or a loss in it is counted from the given ply.
func (m *Memory) Recall(key uint64, ply int) (score Score, depth, best int, known bool) {
	e, known := m.table.get(key)
	return e.score.After(ply), e.depth, e.best, known
}

// Settles reports whether the entry of a key is enough for a search with bounds alpha and
// beta.
func (m *Memory) Settles(key uint64, ply int, alpha, beta Score) bool {
	e, _ := m.table.get(key)
	return e.bound.settles(e.score.After(ply), alpha, beta)
}

// IsEnough reports whether a search ends after the last of its depths, given the time
// that the search took so far, and the results of all depths. The argument enough is the
// expected time of the search.
func IsEnough(enough, took time.Duration, depths ...Result) (ends bool) {
	c := clock{enough: enough}
	for _, d := range depths {
		ends = c.isEnough(finding{line: d.Line, score: d.Score}, took)
	}
	return ends
}
