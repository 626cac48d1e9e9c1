// Package dxp plays games against another program over a network: it speaks
// DamExchange, the protocol in which draughts programs play matches.
//
// One program leads: it connects and asks for games. The other follows. Both
// send their moves in turn; when a game is over, the program on turn says so
// instead of moving.
package dxp

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// Port is where a program listens by default.
const Port = "27531"

// Searcher is an engine, such as *engine.Engine.
type Searcher interface {
	// Search looks for the best move until a limit or the context ends it.
	Search(ctx context.Context, g *draughts.Game, limit engine.Limit, report func(engine.Result)) (engine.Result, error)
	// Clear forgets the results of earlier searches.
	Clear()
}

// Player represents this side of all games.
type Player struct {
	Name     string
	Searcher Searcher
	MoveTime time.Duration // the most for one move; 0 leaves it to the clock
	Patience time.Duration // how long the other program may take beyond its clock, and where no clock runs
	Tell     func(string)  // receives what the other program says to people; may be nil
	Done     func(Played)  // receives each game at its end; may be nil
}

// Played holds a game that has ended, perhaps because something went wrong.
type Played struct {
	Game  *draughts.Game
	Names [2]string // by color
	Ours  draughts.Color
	Err   error // why the game was broken off, if it was
}

// Match holds what a leader asks for.
type Match struct {
	Games   int
	Minutes int                 // for each player in a game, 1 to 999
	Ballots []draughts.Position // each is played twice, once with each color; none means the usual start
	Say     string              // sent to the other program before the first game, unless it is empty
}

// Lead plays a match over a connection, which it closes. The error says why the
// match ended before its last game.
func (p Player) Lead(ctx context.Context, conn net.Conn, m Match) error {
	other := newPeer(conn)
	defer other.close()
	if m.Say != "" {
		if err := other.send(Chat{m.Say}); err != nil {
			return err
		}
	}
	starts := m.Ballots
	if len(starts) == 0 {
		starts = []draughts.Position{draughts.Start()}
	}
	for n := range m.Games {
		ours := draughts.White
		if n%2 == 1 {
			ours = draughts.Black
		}
		r := GameRequest{
			Version: version, Name: p.Name, Follower: ours.Opponent(),
			Minutes: m.Minutes, Start: starts[n/2%len(starts)],
		}
		name, err := p.request(ctx, other, r)
		if err != nil {
			return err
		}
		if err := p.play(ctx, other, r, ours, name, n == m.Games-1); err != nil {
			return err
		}
	}
	return nil
}

// request asks for a game, and returns the name of the program that accepts.
func (p Player) request(ctx context.Context, other *peer, r GameRequest) (string, error) {
	if err := other.send(r); err != nil {
		return "", err
	}
	until := time.Now().Add(p.Patience)
	for {
		m, err := other.receive(ctx, until)
		if err != nil {
			return "", err
		}
		switch m := m.(type) {
		case Accept:
			if m.Code != Accepted {
				return "", fmt.Errorf("%s does not play: %s", m.Name, m.Code)
			}
			return m.Name, nil
		case Chat:
			p.tell(m.Text)
		default:
			return "", fmt.Errorf("%w: %s", ErrOutOfTurn, m)
		}
	}
}

// String returns the reason for which a game is not accepted.
func (c AcceptCode) String() string {
	switch c {
	case WrongVersion:
		return "it speaks another version"
	case Refused:
		return "it refuses this game"
	default:
		return "it plays no games"
	}
}

// Follow plays the games that the other program asks for over a connection,
// which it closes at the end: at most the given number, or any number for 0. It
// returns nil when the other program leaves between two games. ErrSilent is
// returned if the other program does not ask for a game in time.
func (p Player) Follow(ctx context.Context, conn net.Conn, games int) error {
	other := newPeer(conn)
	defer other.close()
	for n := 1; ; n++ {
		r, err := p.awaitRequest(ctx, other)
		if errors.Is(err, ErrGone) {
			return nil
		}
		if err != nil {
			return err
		}
		last := n == games
		err = p.play(ctx, other, r, r.Follower, r.Name, last)
		if errors.Is(err, errNoMoreGames) || last && err == nil {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// awaitRequest waits for a request that can be accepted.
func (p Player) awaitRequest(ctx context.Context, other *peer) (GameRequest, error) {
	until := time.Now().Add(p.Patience)
	for {
		m, err := other.receive(ctx, until)
		if err != nil {
			return GameRequest{}, err
		}
		switch m := m.(type) {
		case GameRequest:
			answer := Accept{p.Name, Accepted}
			switch {
			case m.Version != version:
				answer.Code = WrongVersion
				p.tell(fmt.Sprintf("%s asks for version %s: expected %s", m.Name, m.Version, version))
			case m.Minutes < 1:
				answer.Code = Refused
				p.tell(m.Name + " asks for a game without time: expected 1 minute or more")
			case len(m.Start.AppendMoves(nil)) == 0:
				answer.Code = Refused
				p.tell(m.Name + " asks for a game without a move: expected a position with one")
			}
			if err := other.send(answer); err != nil || answer.Code == Accepted {
				return m, err
			}
		case Chat:
			p.tell(m.Text)
		default:
			return GameRequest{}, fmt.Errorf("%w: %s", ErrOutOfTurn, m)
		}
	}
}

func (p Player) tell(text string) {
	if p.Tell != nil {
		p.Tell(text)
	}
}
