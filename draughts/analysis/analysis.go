// Package analysis finds the mistakes in games. The engine judges each position of a game,
// and a move is a mistake if it loses too much.
package analysis

import (
	"context"
	"io"
	"iter"
	"slices"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
)

// Analysis describes how games are analyzed.
type Analysis struct {
	Limit   engine.Limit // of the search for each move
	Options engine.Options
	Threads int    // how many games are analyzed at the same time, at least 1
	Judged  func() // called after each position, in any goroutine
}

// A Game holds a game and the judgments of its positions.
type Game struct {
	Record    *pdn.Record
	Judgments []Judgment // of the start, and of the position after each turn

	err  error         // the error from reading the game
	done chan struct{} // closed when the game has been analyzed or could not be read
}

// A Judgment holds the evaluation of a position for the player to move, and the best
// line. The line is empty if the position ends the game, or if an interrupted analysis
// has not reached the position.
type Judgment struct {
	Score engine.Score
	Line  []draughts.Move
}

// Games returns the games of the input in their order. If a game cannot be read, it
// returns the error instead, a *pdn.Error if the games after it follow. When the context
// is done, Games returns what has been analyzed, and ends.
func (a Analysis) Games(ctx context.Context, in io.Reader) iter.Seq2[*Game, error] {
	return func(yield func(*Game, error) bool) {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		for game := range begun(ctx, a.start(ctx, in)) {
			<-game.done
			if interrupted := game.err == nil && game.Judgments == nil; !interrupted && !yield(game, game.err) {
				return
			}
		}
	}
}

// begun returns the games that are sent on a channel until it is closed. When the
// context is done, begun returns only the games that have already been sent, because
// the next game may never come.
func begun(ctx context.Context, games <-chan *Game) iter.Seq[*Game] {
	return func(yield func(*Game) bool) {
		for {
			var game *Game
			select {
			case game = <-games:
			default:
				select {
				case game = <-games:
				case <-ctx.Done():
				}
			}
			if game == nil || !yield(game) {
				return
			}
		}
	}
}

// start returns a channel of the games in the input, in order. It analyzes several
// games at a time, and sends each game before its analysis is done.
func (a Analysis) start(ctx context.Context, in io.Reader) <-chan *Game {
	games := make(chan *Game, a.Threads)
	engines := make(chan *engine.Engine, a.Threads)
	for range a.Threads {
		engines <- engine.New(a.Options)
	}
	go func() {
		defer close(games)
		for record, err := range pdn.NewReader(in).All() {
			if ctx.Err() != nil {
				return
			}
			game := &Game{Record: record, err: err, done: make(chan struct{})}
			games <- game
			if game.err != nil {
				close(game.done)
				continue
			}
			e := <-engines
			go func() {
				defer close(game.done)
				e.Clear()
				a.judge(ctx, e, game)
				engines <- e
			}()
		}
	}()
	return games
}

// judge searches the positions of a game from the last to the first, so that each
// search knows the results of later positions. It ignores moves after a draw by rule,
// resignations and draws by agreement. A position with a forced move gets the score of the
// next position.
func (a Analysis) judge(ctx context.Context, e *engine.Engine, g *Game) {
	game := g.Record.Game.Replay(draughts.AllDrawRules())
	judgments := make([]Judgment, game.Len()+1)
	for n := len(judgments) - 1; n >= 0; n-- {
		var j Judgment
		moves := game.Position().AppendMoves(nil)
		switch {
		case len(moves) == 0:
			j.Score = engine.LossIn(0)
		case game.IsOver(): // a draw by rule
		case len(moves) == 1 && n+1 < len(judgments) && !g.isSetUp(n+1):
			j.Score, j.Line = -judgments[n+1].Score.After(1), slices.Concat(moves, judgments[n+1].Line)
		default:
			result, err := e.Search(ctx, game, a.Limit, nil)
			if err != nil || ctx.Err() != nil {
				return
			}
			j.Score, j.Line = result.Score, result.Line
		}
		judgments[n] = j
		g.Judgments = judgments
		a.Judged()
		_ = game.Undo() // Undo fails only at the start, where the loop ends
	}
}

// isSetUp reports whether the position after the first n turns was set up, so that its
// score says nothing about the turn before it.
func (g *Game) isSetUp(n int) bool {
	return slices.ContainsFunc(g.Record.Game.Setups(), func(s draughts.Setup) bool { return s.After == n })
}
