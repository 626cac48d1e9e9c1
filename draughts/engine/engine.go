// Package engine finds a good move in a game of draughts.
//
//	e := engine.New()
//	result, err := e.Search(ctx, game, engine.Limit{Time: time.Second}, nil)
//
// It looks some turns ahead and counts men and kings. Captures are followed to
// their end.
package engine

import (
	"context"
	"errors"
	"time"

	"games.example/draughts"
)

// ErrNoMove is returned for a search if the player to move has no move, or the
// game is over.
var ErrNoMove = errors.New("there is no move to search for")

// Limit bounds a search, which ends at the first bound that it reaches. A bound
// of 0 means none.
type Limit struct {
	Depth int           // in turns of both players together
	Nodes int           // positions examined
	Time  time.Duration // from the start of the search
}

// Result holds what a search has found so far.
type Result struct {
	Move  draughts.Move
	Score Score           // for the player to move
	Line  []draughts.Move // the best play of both, which begins with Move
	Depth int             // the number of turns that the search looked ahead
	Nodes int
	Time  time.Duration
}

// Engine searches for moves. It runs one search at a time.
type Engine struct{}

// New returns an engine.
func New() *Engine { return &Engine{} }

// Clear forgets the results of earlier searches. So far there are none to
// forget.
func (*Engine) Clear() {}

// deepest is the depth of a search without other limits.
const deepest = 64

// Search looks for the best move of the player to move in a game, which must
// not change meanwhile. It passes the result of each finished depth to report,
// unless that is nil, and returns the last one. However early a limit or the
// context ends the search, its result is a move of the position.
//
// With a limit of depth or nodes the result depends on the game alone. The
// error is ErrNoMove if there is no move to find.
func (*Engine) Search(ctx context.Context, g *draughts.Game, limit Limit, report func(Result)) (Result, error) {
	root := g.Position()
	moves := root.AppendMoves(nil)
	if len(moves) == 0 || g.IsOver() {
		return Result{}, ErrNoMove
	}
	began := time.Now()
	if limit.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit.Time)
		defer cancel()
	}
	s := &search{done: ctx.Done(), limit: limit.Nodes, path: positionsOf(g), repetition: g.Rules().Repetition}
	best := Result{Move: moves[0], Line: []draughts.Move{moves[0]}}
	most := deepest
	if limit.Depth > 0 {
		most = min(limit.Depth, deepest)
	}
	for depth := 1; depth <= most; depth++ {
		score, line := s.look(moves, depth, 0, LossIn(0), WinIn(0))
		if s.stopped {
			break
		}
		best = Result{
			Move: line[0], Score: score, Line: line,
			Depth: depth, Nodes: s.nodes, Time: time.Since(began),
		}
		if report != nil {
			report(best)
		}
		if _, ends := score.Distance(); ends {
			break
		}
		first(moves, line[0]) // in the next round
	}
	best.Nodes, best.Time = s.nodes, time.Since(began)
	return best, nil
}

// positionsOf returns all positions of a game.
func positionsOf(g *draughts.Game) []draughts.Position {
	var positions []draughts.Position
	for n := range g.Len() + 1 {
		p, _ := g.PositionAfter(n)
		positions = append(positions, p)
	}
	return positions
}
