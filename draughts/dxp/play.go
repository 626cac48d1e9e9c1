package dxp

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// errNoMoreGames is the reason why a match ends early.
var errNoMoreGames = errors.New("the other program does not want another game")

func (p Player) play(ctx context.Context, other *peer, r GameRequest, ours draughts.Color, name string, isLast bool) error {
	p.Engine.Clear()
	g := &playing{
		Player: p.limited(), other: other, ours: ours, isLast: isLast,
		game: draughts.New(draughts.InitialPosition(r.Start)),
		left: [2]time.Duration{time.Duration(r.Minutes) * time.Minute, time.Duration(r.Minutes) * time.Minute},
		most: r.Moves,
	}
	err := g.play(ctx)
	_ = g.game.Adjourn() // a game that is over keeps its outcome
	played := Played{Game: g.game, Ours: ours}
	if !errors.Is(err, errNoMoreGames) {
		played.Err = err
	}
	played.Names[ours], played.Names[ours.Opponent()] = p.Name, name
	p.Done(played)
	return err
}

// playing holds a game in progress.
type playing struct {
	Player
	other  *peer
	ours   draughts.Color
	isLast bool
	game   *draughts.Game
	left   [2]time.Duration // the time left on the clocks of White and Black
	most   int              // the number of moves by each player after which the game ends, or 0 for no limit
}

// play exchanges moves until one program has ended the game and the other program has
// answered.
func (g *playing) play(ctx context.Context) error {
	for {
		if g.game.Position().ToMove() == g.ours {
			if reason, over := g.end(); over {
				return g.sendEnd(ctx, reason)
			}
			if err := g.move(ctx); err != nil {
				return err
			}
			continue
		}
		ended, err := g.await(ctx)
		if ended || err != nil {
			return err
		}
	}
}

// end returns the reason why the game is over, from our view, or false if the game
// continues.
func (g *playing) end() (Reason, bool) {
	outcome := g.game.Outcome()
	winner, won := outcome.Winner()
	switch {
	case won && winner == g.ours:
		return Won, true
	case won:
		return Lost, true
	case outcome.IsDraw():
		return Drawn, true
	default:
		return Unknown, g.most > 0 && g.game.Len()/2 >= g.most
	}
}

// move searches for a move, plays it and sends it.
func (g *playing) move(ctx context.Context) error {
	began := time.Now()
	limit := engine.Limit{Time: g.MoveTime}.WithClock(g.game.Position(), g.left[g.ours], 0, g.most-g.game.Len()/2)
	result, err := g.think(ctx, limit)
	if err != nil {
		return err
	}
	if err := g.game.PlayMove(result.Move); err != nil {
		return err
	}
	took := time.Since(began)
	g.left[g.ours] = max(0, g.left[g.ours]-took)
	return g.other.send(MoveMessage{int(took.Round(time.Second) / time.Second), result.Move})
}

// think searches for a move, and meanwhile answers messages from the other program.
func (g *playing) think(ctx context.Context, limit engine.Limit) (result engine.Result, err error) {
	searching, stop := context.WithCancel(ctx)
	var failure error
	var search sync.WaitGroup
	search.Go(func() {
		defer stop()
		result, failure = g.Engine.Search(searching, g.game, limit, nil)
	})
	m, err := g.next(searching, g.other, math.MaxInt64)
	stop()
	search.Wait() // the search must end before the game changes
	switch {
	case m != nil:
		return result, outOfTurn(m)
	case errors.Is(err, searching.Err()):
		return result, errors.Join(ctx.Err(), failure)
	default:
		return result, err
	}
}

// await waits until the other program has taken its turn, and reports whether the game
// has ended.
func (g *playing) await(ctx context.Context) (ended bool, err error) {
	theirs := g.ours.Opponent()
	began := time.Now()
	m, err := g.next(ctx, g.other, g.left[theirs]+g.Patience)
	if err != nil {
		return true, err
	}
	switch m := m.(type) {
	case MoveMessage:
		g.left[theirs] = max(0, g.left[theirs]-time.Since(began))
		if reason, over := g.end(); over {
			// The other program does not know the rule under which our move ended the
			// game.
			return true, g.sendEnd(ctx, reason)
		}
		if err := g.game.PlayMove(m.Move); err != nil {
			return true, g.refuse(m)
		}
		return false, nil
	case End:
		return true, g.acceptEnd(m)
	default:
		return true, outOfTurn(m)
	}
}

// refuse reports an illegal move to the other program, and returns the same error.
func (g *playing) refuse(m MoveMessage) error {
	err := fmt.Errorf("%w: %s in %s", ErrIllegalMove, m.Move, g.game.Position())
	_ = g.other.send(Chat{err.Error()}) // the other program may be gone
	return err
}

// sendEnd sends the end of the game instead of a move, and waits for the answer.
func (g *playing) sendEnd(ctx context.Context, reason Reason) error {
	if err := g.other.send(End{reason, g.isLast}); err != nil {
		return err
	}
	m, err := g.next(ctx, g.other, g.Patience)
	if err != nil {
		return err
	}
	answer, ok := m.(End)
	if !ok {
		return outOfTurn(m)
	}
	return g.after(answer)
}

// acceptEnd ends the game as the other program wants, and sends an answer. It does not
// accept a win that the board does not show.
func (g *playing) acceptEnd(e End) error {
	if err := g.other.send(End{Unknown, g.isLast || e.Stop}); err != nil {
		return err
	}
	if g.game.IsOver() {
		return g.after(e)
	}
	switch e.Reason {
	case Lost:
		_ = g.game.Resign(g.ours.Opponent()) // the game is not over
	case Drawn:
		_ = g.game.Agree() // the game is not over
	case Won:
		g.Tell("it claims a win that the board does not show")
	default: // the game is broken off anyway
	}
	return g.after(e)
}

// after returns errNoMoreGames if the other program ends the match before our last
// game.
func (g *playing) after(e End) error {
	if e.Stop && !g.isLast {
		return errNoMoreGames
	}
	return nil
}
