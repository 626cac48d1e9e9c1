// Package dxp plays games against another program over a network, using DamExchange,
// the protocol for matches between draughts programs.
//
// One program is the leader, which connects and asks for games. The other program
// follows. During a game, the programs take turns sending moves. When a game is over,
// the program whose turn it is sends the result instead of a move.
//
// Our rules determine the end of a game for both programs. If our move ends the game but
// the other program makes another move, we ignore that move and report the end of the
// game. If the other program claims a win that the board does not show, the game is
// adjourned, like a game that is broken off. The connection ends after an illegal move or
// a message out of turn, and when the other program disconnects or exceeds its time.
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

// Port is the port on which a program listens by default.
const Port = "27531"

// Player represents our side in all games. Its engine is usually an *engine.Engine.
type Player struct {
	Name   string
	Engine interface {
		engine.Player
		Clear() // forgets the results of earlier searches
	}
	MoveTime time.Duration // the longest time for one move, or 0 if only the clock limits the time
	Patience time.Duration // how long to wait for the other program after its clock has run out, or when no clock is running
	Tell     func(string)  // receives text for people: chat from the other program, and reports of requests and claims that we reject
	Done     func(Played)  // receives each game when it ends
}

// Played holds a game that has ended, perhaps because of an error.
type Played struct {
	Game  *draughts.Game
	Names [2]string // White first
	Ours  draughts.Color
	Err   error // the reason why the game was broken off, or nil
}

// Match describes the games that a leader asks for.
type Match struct {
	Games   int
	Minutes int                 // for each player in a game, 1 to 999
	Ballots []draughts.Position // the positions from which games start, each played once with each color; the usual start if empty
	Say     string              // text to send to the other program before the first game, or ""
}

// Lead plays a match over a connection, and closes the connection. It returns an error
// if the match ends before its last game is over.
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
		ours := draughts.Color(n % 2)
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

// request asks for a game, and returns the name of the program that accepts it.
func (p Player) request(ctx context.Context, other *peer, r GameRequest) (string, error) {
	p = p.limited()
	if err := other.send(r); err != nil {
		return "", err
	}
	m, err := p.next(ctx, other, p.Patience)
	if err != nil {
		return "", err
	}
	answer, ok := m.(Accept)
	switch {
	case !ok:
		return "", outOfTurn(m)
	case answer.Code != Accepted:
		return "", fmt.Errorf("%s does not play: %s", answer.Name, answer.Code)
	default:
		return answer.Name, nil
	}
}

// next waits, for at most the given time, for a message that matters to the caller.
// Meanwhile it answers the messages that are allowed at any time.
func (p Player) next(ctx context.Context, other *peer, longest time.Duration) (Message, error) {
	timeout := time.After(longest)
	for {
		r, err := other.receive(ctx, timeout)
		if err != nil {
			return nil, err
		}
		switch m := r.message.(type) {
		case Chat:
			p.Tell(m.Text)
		case TakeBack:
			if err := other.send(TakeBackAnswer{NotSupported}); err != nil {
				return nil, err
			}
		default:
			return m, r.err
		}
	}
}

// mostTold is the greatest number of texts that are passed on during one game, or while
// no game is in progress.
const mostTold = 100

// limited returns the player, but its Tell passes on at most mostTold texts.
func (p Player) limited() Player {
	told := 0
	tell := p.Tell
	p.Tell = func(text string) {
		told++
		switch {
		case told < mostTold:
			tell(text)
		case told == mostTold:
			tell("more texts follow, which are not shown")
		}
	}
	return p
}

// String returns the reason why a game is not accepted.
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

// Follow plays the games that the other program asks for over a connection, and then
// closes the connection. It plays at most the given number of games, or any number if
// games is 0. Follow returns nil if the other program leaves between two games. It
// returns ErrGone if the other program leaves before the first game, and ErrSilent if it
// does not ask for a game in time.
func (p Player) Follow(ctx context.Context, conn net.Conn, games int) error {
	return p.follow(ctx, newPeer(conn), games)
}

func (p Player) follow(ctx context.Context, other *peer, games int) error {
	defer other.close()
	for n := 1; ; n++ {
		r, err := p.awaitRequest(ctx, other)
		if errors.Is(err, ErrGone) && n > 1 {
			return nil
		}
		if err != nil {
			return err
		}
		isLast := n == games
		err = p.play(ctx, other, r, r.Follower, r.Name, isLast)
		if errors.Is(err, errNoMoreGames) || isLast && err == nil {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// awaitRequest waits for a request that can be accepted.
func (p Player) awaitRequest(ctx context.Context, other *peer) (GameRequest, error) {
	p = p.limited()
	until := time.Now().Add(p.Patience)
	for {
		m, err := p.next(ctx, other, time.Until(until))
		if err != nil {
			return GameRequest{}, err
		}
		r, ok := m.(GameRequest)
		if !ok {
			return GameRequest{}, outOfTurn(m)
		}
		answer := Accept{p.Name, Accepted}
		switch {
		case r.Version != version:
			answer.Code = WrongVersion
			p.Tell(fmt.Sprintf("%s asks for version %s: expected %s", r.Name, r.Version, version))
		case r.Minutes < 1:
			answer.Code = Refused
			p.Tell(r.Name + " asks for a game without time: expected 1 minute or more")
		case r.Start.NumMoves() == 0:
			answer.Code = Refused
			p.Tell(r.Name + " asks for a game without a move: expected a position with one")
		}
		if err := other.send(answer); err != nil || answer.Code == Accepted {
			return r, err
		}
	}
}
