package dxp

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"time"
)

// The mistakes that the other program can make.
var (
	ErrGone        = errors.New("the other program has closed the connection")
	ErrCutShort    = errors.New("the other program has closed the connection in the middle of a message")
	ErrSilent      = errors.New("the other program did not answer in time")
	ErrOutOfTurn   = errors.New("the other program sent a message out of turn")
	ErrTooLong     = fmt.Errorf("a message is too long: expected at most %d bytes", longestMessage)
	ErrIllegalMove = errors.New("the other program played an illegal move")
)

func outOfTurn(m Message) error { return fmt.Errorf("%w: %s", ErrOutOfTurn, m) }

// peer is the program at the other end of a connection.
type peer struct {
	conn     net.Conn
	messages chan received
	done     chan struct{}
	first    *received // a message that has been received in advance, or nil
}

// received holds a message, or the error that ends the connection.
type received struct {
	message Message
	err     error
}

func newPeer(conn net.Conn) *peer {
	p := &peer{conn: conn, messages: make(chan received), done: make(chan struct{})}
	go p.read()
	return p
}

// close closes the connection, which ends the goroutine that reads from it.
func (p *peer) close() {
	close(p.done)
	p.conn.Close() //nolint:errcheck // an error does not matter, because the connection is not used again
}

// receive waits for the next message.
func (p *peer) receive(ctx context.Context, timeout <-chan time.Time) (received, error) {
	if r := p.first; r != nil {
		p.first = nil
		return *r, nil
	}
	select {
	case r := <-p.messages:
		return r, nil
	case <-timeout:
		return received{}, ErrSilent
	case <-ctx.Done():
		return received{}, ctx.Err()
	}
}

// read passes on messages until the connection ends or a message is invalid.
func (p *peer) read() {
	in := bufio.NewReaderSize(p.conn, 2*longestMessage)
	for {
		var r received
		text, err := in.ReadSlice(0)
		switch {
		case errors.Is(err, bufio.ErrBufferFull) || err == nil && len(text) > longestMessage+1:
			r.err = ErrTooLong
		case errors.Is(err, io.EOF) && len(text) > 0:
			r.err = ErrCutShort
		case err != nil:
			r.err = ErrGone
		default:
			r.message, r.err = ParseMessage(string(text[:len(text)-1]))
		}
		select {
		case p.messages <- r:
		case <-p.done:
			return
		}
		if r.err != nil {
			return
		}
	}
}

// patience is the longest time that sending a message may take.
const patience = 10 * time.Second

func (p *peer) send(m Message) error {
	if err := p.conn.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return ErrGone
	}
	if _, err := io.WriteString(p.conn, m.String()+"\x00"); err != nil {
		return ErrGone
	}
	return nil
}
