package dxp

import (
	"context"
	"errors"
	"fmt"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// errNoMoreGames is returned if the other program wants no more games.
var errNoMoreGames = errors.New("the other program wants no more games")

// play plays one accepted game. Last says whether it is the last one.
func (p Player) play(ctx context.Context, other *peer, r GameRequest, ours draughts.Color, name string, last bool) error {
	p.Searcher.Clear()
	g := &playing{
		Player: p, other: other, ours: ours, last: last,
		game: draughts.NewGame(r.Start, draughts.AllDrawRules()),
		left: [2]time.Duration{time.Duration(r.Minutes) * time.Minute, time.Duration(r.Minutes) * time.Minute},
		most: r.Moves,
	}
	err := g.play(ctx)
	broken := err
	if errors.Is(err, errNoMoreGames) {
		broken = nil
	}
	if !g.game.IsOver() {
		_ = g.game.Adjourn() // the game is not over
	}
	if p.Done != nil {
		played := Played{Game: g.game, Ours: ours, Err: broken}
		played.Names[ours], played.Names[ours.Opponent()] = p.Name, name
		p.Done(played)
	}
	return err
}

// playing holds a game in progress.
type playing struct {
	Player
	other *peer
	ours  draughts.Color
	last  bool
	game  *draughts.Game
	left  [2]time.Duration // on the clocks, by color
	most  int              // moves of each player, or 0 for any number
}

// play plays until one of the programs has said that the game is over and the
// other has answered.
func (g *playing) play(ctx context.Context) error {
	for {
		if g.game.Position().ToMove() == g.ours {
			if reason, over := g.end(); over {
				return g.sayEnd(ctx, reason)
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

// end returns how the game has ended for us, or false if it goes on.
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

// move searches, plays a move and sends it.
func (g *playing) move(ctx context.Context) error {
	began := time.Now()
	limit := engine.Limit{Time: g.MoveTime}.WithClock(g.left[g.ours], 0, g.most-g.game.Len()/2)
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

// think searches, and meanwhile answers messages of the other program.
func (g *playing) think(ctx context.Context, limit engine.Limit) (engine.Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type ending struct {
		result engine.Result
		err    error
	}
	ends := make(chan ending, 1)
	go func() {
		result, err := g.Searcher.Search(ctx, g.game, limit, nil)
		ends <- ending{result, err}
	}()
	for {
		select {
		case e := <-ends:
			if ctx.Err() != nil {
				return e.result, ctx.Err()
			}
			return e.result, e.err
		case r := <-g.other.messages:
			err := r.err
			if err == nil {
				err = g.answerAside(r.message)
			}
			if err != nil {
				cancel()
				<-ends // it reads the game
				return engine.Result{}, err
			}
		}
	}
}

// answerAside answers a message that is allowed at any time.
func (g *playing) answerAside(m Message) error {
	switch m := m.(type) {
	case Chat:
		g.tell(m.Text)
		return nil
	case TakeBack:
		return g.other.send(TakeBackAnswer{NotSupported})
	default:
		return fmt.Errorf("%w: %s", ErrOutOfTurn, m)
	}
}

// await waits for the other program to take its turn, and reports whether that
// ended the game.
func (g *playing) await(ctx context.Context) (ended bool, err error) {
	theirs := g.ours.Opponent()
	began := time.Now()
	until := began.Add(g.left[theirs] + g.Patience)
	for {
		m, err := g.other.receive(ctx, until)
		if err != nil {
			return true, err
		}
		switch m := m.(type) {
		case MoveMessage:
			g.left[theirs] = max(0, g.left[theirs]-time.Since(began))
			if reason, over := g.end(); over {
				// It does not know the rule by which our move ended the game.
				return true, g.sayEnd(ctx, reason)
			}
			if err := g.game.PlayMove(m.Move); err != nil {
				return true, g.refuse(m)
			}
			return false, nil
		case End:
			return true, g.acceptEnd(m)
		default:
			if err := g.answerAside(m); err != nil {
				return true, err
			}
		}
	}
}

// refuse reports an illegal move to both sides.
func (g *playing) refuse(m MoveMessage) error {
	err := fmt.Errorf("%w: %s in %s", ErrIllegalMove, m.Move, g.game.Position())
	_ = g.other.send(Chat{err.Error()}) // it may be gone
	return err
}

// sayEnd says how the game has ended, instead of moving, and waits for the
// answer.
func (g *playing) sayEnd(ctx context.Context, reason Reason) error {
	if err := g.other.send(End{reason, g.last}); err != nil {
		return err
	}
	until := time.Now().Add(g.Patience)
	for {
		m, err := g.other.receive(ctx, until)
		if err != nil {
			return err
		}
		if answer, ok := m.(End); ok {
			return g.after(answer)
		}
		if err := g.answerAside(m); err != nil {
			return err
		}
	}
}

// acceptEnd ends the game as the other program says, and answers. A win that
// the board does not show is not believed.
func (g *playing) acceptEnd(e End) error {
	if err := g.other.send(End{Unknown, g.last || e.Stop}); err != nil {
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
		g.tell("it claims a win that the board does not show")
	default: // the game is broken off
	}
	return g.after(e)
}

// after returns nil if there may be another game.
func (g *playing) after(e End) error {
	if e.Stop && !g.last {
		return errNoMoreGames
	}
	return nil
}
