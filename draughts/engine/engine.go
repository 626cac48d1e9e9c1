// Package engine finds a good move in a game of draughts.
//
//	e := engine.New()
//	result, err := e.Search(ctx, game, engine.Limit{Time: time.Second}, nil)
//
// It looks a number of turns ahead and counts men and kings. Captures are
// followed to their end.
package engine

import (
	"context"
	"errors"
	"time"

	"games.example/draughts"
)

// ErrNoMove is the error for a search where the player to move has no move, or
// the game is over.
var ErrNoMove = errors.New("there is no move to search for")

// Limit says when a search ends: at the first of its bounds. A bound of 0 is
// none.
type Limit struct {
	Depth int           // in turns of both players together
	Nodes int           // positions looked at
	Time  time.Duration // from the start of the search
}

// Result is what a search has found so far.
type Result struct {
	Move  draughts.Move
	Score Score           // for the player to move
	Line  []draughts.Move // the best play of both, which begins with Move
	Depth int             // how many turns ahead were looked at
	Nodes int
	Time  time.Duration
}

// Engine searches. It is for one search at a time.
type Engine struct{}

// New returns an engine.
func New() *Engine { return &Engine{} }

// Clear forgets what earlier searches have found. So far they leave nothing.
func (*Engine) Clear() {}

// deepest bounds how far a search without other limits goes.
const deepest = 64

// Search looks for the best move of the player to move in a game, which must
// not change meanwhile. It hands every finished depth to report, if that is not
// nil, and returns the last of them. However early a limit or the context ends
// it, its result is a move of the position.
//
// With a limit of depth or nodes the result depends on the game alone. The
// error is ErrNoMove if there is nothing to search for.
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
