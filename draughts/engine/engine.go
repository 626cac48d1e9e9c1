// Package engine finds a good move in a game of draughts.
//
//	e := engine.New(engine.Options{})
//	result, err := e.Search(ctx, game, engine.Limit{Time: time.Second}, nil)
//
// A search looks further and further ahead: one turn, two turns and so on, until a limit
// ends it. It follows captures to their end. A table keeps the results, so that the same
// position is rarely searched twice to the same depth.
package engine

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine/evaluation"
)

// ErrNoMove is returned by [Engine.Search] if the player to move has no move, or the game
// is over.
var ErrNoMove = errors.New("the player to move has no move")

// Options sets the resources and the evaluation of an engine. If a number is 0 or less,
// its default applies.
type Options struct {
	Threads int // the number of threads, by default 1, and at most the number of processors
	Hash    int // the size of the table in MB, by default 64
	Endgame int // the greatest number of pieces in the endgame tables, by default 0

	// Material replaces the evaluation with a count of men and kings. It serves to
	// measure how good the evaluation is.
	Material bool

	// Weights replaces the weights of this program, unless it is nil.
	Weights *evaluation.Weights
}

// The default size of the table, and the greatest values of the [Options].
const (
	DefaultHash = 64
	MaxHash     = draughts.MaxMegabytes
	MaxThreads  = 256
	MaxEndgame  = endgame.MaxPieces
)

// Limit bounds a search, which ends when it reaches any of the bounds. A bound of 0
// means no bound.
type Limit struct {
	Depth int           // in turns of both players together
	Nodes int           // the number of positions to examine
	Time  time.Duration // from the start of the search

	// Enough is the expected time of a search. If it is not 0, the search does not
	// begin a depth that would probably take longer, and it ends at once if there is
	// only one move.
	Enough time.Duration

	// Width is how much worse than the best move, in hundredths of a man, the chosen
	// move may be. The Seed and the position decide which move is chosen.
	Width Score
	// Overlooks is the share of multi-piece captures, from 0 to 1, that are overlooked.
	// The search sees all captures that the player can make in this turn, but not all
	// captures in later turns. The Seed and the position decide which captures it
	// overlooks.
	Overlooks float64
	Seed      uint64
}

// isRepeatable reports whether only depth or nodes limit a search, so that its end does
// not depend on time.
func (l Limit) isRepeatable() bool {
	return (l.Depth > 0 || l.Nodes > 0) && l.Time == 0 && l.Enough == 0
}

// Result holds the result of a search, which may still be running.
type Result struct {
	Move  draughts.Move
	Score Score           // for the player to move
	Line  []draughts.Move // the best play of both players, which begins with Move
	Depth int             // the number of turns that the search looked ahead
	Nodes int
	Time  time.Duration
}

// Player is a program that finds moves, such as an [Engine].
type Player interface {
	// Search looks for the best move until a limit or the context ends it. Meanwhile
	// it passes each new result to report.
	Search(ctx context.Context, g *draughts.Game, limit Limit, report func(Result)) (Result, error)
}

// Engine searches for moves. It runs one search at a time, and remembers its results for
// the next search.
type Engine struct {
	options Options
	table   *table // nil until the engine is prepared
	endings knowledge

	searchers []*searcher // a searcher for each thread, kept to reuse its memory

	now func() time.Time // the clock

	// For tests. A plain search searches all moves to the same depth, and a forgetful
	// search has no table.
	plain, forgetful bool
}

// New returns an engine with the given options. [Engine.Prepare] or the first search
// allocates the engine's table.
func New(o Options) *Engine {
	e := &Engine{now: time.Now}
	e.Configure(o)
	return e
}

// Configure changes the options. Configure must not be called during a search. An
// option above its maximum counts as the maximum. If any option except Threads changes,
// the engine forgets its results.
func (e *Engine) Configure(o Options) {
	if o.Hash <= 0 {
		o.Hash = DefaultHash
	}
	o.Hash = min(o.Hash, MaxHash)
	o.Threads = min(max(o.Threads, 1), MaxThreads)
	o.Endgame = min(max(o.Endgame, 0), MaxEndgame)
	if o.Hash != e.options.Hash || o.Endgame != e.options.Endgame ||
		o.Material != e.options.Material || o.Weights != e.options.Weights {
		e.table, e.searchers = nil, nil
	}
	e.options = o
}

// Prepare allocates the table, reads the weights, and starts to build the endgame tables,
// unless another engine has already started. The tables for three pieces take a quarter
// of a second, and the tables for four pieces take some seconds. Search calls Prepare
// before its time begins to count.
func (e *Engine) Prepare() {
	if e.table == nil {
		e.table = newTable(e.options.Hash << 20)
		e.endings = sharedKnowledge(e.options.Endgame, e.options.Threads)
	}
	e.options.weights()
}

// Clear forgets the results of earlier searches.
func (e *Engine) Clear() {
	if e.table != nil && e.table.isUsed {
		clear(e.table.buckets)
		e.table.isUsed = false
	}
}

// deepest is the greatest depth of a search, even if the search has no limit.
const deepest = 100

// Search looks for the best move of the player to move. The game must not change during
// the search. Search passes the result of each finished depth to report, unless report is
// nil, and returns the final result. Even if a limit or the context ends the search at
// once, the result has a valid move.
//
// If only depth or nodes limit a search, it waits until the endgame tables are complete.
// On one thread, its result then depends only on the game, the options, the limit, and
// the searches since the engine was created or cleared. Other searches use the endgame
// tables that are already complete.
//
// With several threads, each thread may examine hundreds of positions beyond the limit.
// If the player to move has no move or the game is over, Search returns ErrNoMove.
func (e *Engine) Search(ctx context.Context, g *draughts.Game, limit Limit, report func(Result)) (Result, error) {
	root := g.Position()
	if g.IsOver() || root.NumMoves() == 0 {
		return Result{}, ErrNoMove
	}
	e.Prepare()
	if limit.isRepeatable() && !e.endings.wait(ctx) { // the context has ended, so any move will do
		line := root.AppendMoves(nil)[:1]
		return Result{Move: line[0], Line: line}, nil
	}
	began := e.now()
	t := e.newTask(ctx, g, limit, began)
	most := deepest
	if limit.Depth > 0 {
		most = min(limit.Depth, deepest)
	}

	var helpers sync.WaitGroup
	searchers := e.searchersFor(t, g)
	// The first searcher finds the results of the others in the table. Every second
	// searcher searches one turn deeper, so that they differ.
	for n, s := range searchers[1:] {
		helpers.Go(func() { s.deepen(2-n%2, deepest, func() bool { return true }) })
	}
	s := searchers[0]
	result := func(f finding) Result {
		return Result{
			Move: f.line[0], Score: f.score, Line: slices.Clone(f.line),
			Depth: f.depth, Nodes: s.report(), Time: e.now().Sub(began),
		}
	}
	c := clock{enough: limit.Enough, forced: root.NumMoves() == 1}
	s.deepen(1, most, func() bool {
		if report != nil {
			report(result(s.best))
		}
		return !c.isEnough(s.best, e.now().Sub(began))
	})
	t.stop.Store(true)
	helpers.Wait()
	return result(s.choice()), nil
}

// newTask returns what the searchers of one search have in common.
func (e *Engine) newTask(ctx context.Context, g *draughts.Game, limit Limit, began time.Time) *task {
	t := &task{
		table: e.remembered(), tables: e.endings.tables, weights: e.options.weights(),
		rules: g.Rules(), plain: e.plain, limit: limit, now: e.now, ctx: ctx,
	}
	if limit.Time > 0 {
		t.deadline = began.Add(limit.Time)
	}
	return t
}

// remembered returns the table for the next search, or nil if the engine is forgetful.
func (e *Engine) remembered() *table {
	if e.forgetful {
		return nil
	}
	e.table.nextAge()
	e.table.isUsed = true
	return e.table
}
