package dxp

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"
)

// mostGuests is the greatest number of connections that wait at the same time for their
// first message.
const mostGuests = 100

// FollowFirst follows the first program that connects and sends a message of the
// protocol, as Follow does. A connection that sends anything else, or nothing in time, is
// closed and reported. FollowFirst closes the listener.
func (p Player) FollowFirst(ctx context.Context, listener net.Listener, games int) error {
	other, err := p.limited().firstPlayer(ctx, listener)
	if err != nil {
		return err
	}
	return p.follow(ctx, other, games)
}

// guest is a connection and the outcome of waiting for its first message.
type guest struct {
	peer *peer
	err  error
}

// firstPlayer returns the first peer that sends a message, and closes the other
// connections and the listener.
func (p Player) firstPlayer(ctx context.Context, listener net.Listener) (*peer, error) {
	waiting, stop := context.WithCancel(ctx)
	defer stop()
	context.AfterFunc(waiting, func() { listener.Close() }) //nolint:errcheck // so that Accept returns
	connections, guests, failure := make(chan net.Conn), make(chan guest), make(chan error, 1)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				failure <- err
				return
			}
			select {
			case connections <- conn:
			case <-waiting.Done():
				conn.Close() //nolint:errcheck // another program plays
			}
		}
	}()
	for inside := 0; ; {
		select {
		case conn := <-connections:
			if inside == mostGuests {
				conn.Close() //nolint:errcheck // it has sent nothing yet
				continue
			}
			inside++
			go func() { p.await(waiting, newPeer(conn), guests) }()
		case g := <-guests:
			inside--
			if g.err == nil {
				return g.peer, nil
			}
			p.Tell(fmt.Sprintf("%s is not a player: %v", g.peer.conn.RemoteAddr(), g.err))
		case err := <-failure:
			return nil, errors.Join(ctx.Err(), err)
		}
	}
}

// await waits for the first message of a peer, and reports the peer as a guest. If the
// message is missing, or another peer was the first, it closes the connection.
func (p Player) await(ctx context.Context, other *peer, guests chan<- guest) {
	r, err := other.receive(ctx, time.After(p.Patience))
	if err == nil {
		err = r.err
	}
	if err != nil {
		other.close()
	}
	other.first = &r
	select {
	case guests <- guest{other, err}:
	case <-ctx.Done():
		if err == nil {
			other.close()
		}
	}
}
