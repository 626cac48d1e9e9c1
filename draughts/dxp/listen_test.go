package dxp_test

import (
	"bufio"
	"context"
	"io"
	"net"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts/dxp"
)

// door is a listener whose connections stay within the test.
type door struct {
	guests chan net.Conn
	closed chan struct{}
	cancel func() // ends our side
}

func (d *door) Accept() (net.Conn, error) {
	select {
	case conn := <-d.guests:
		return conn, nil
	case <-d.closed:
		return nil, net.ErrClosed
	}
}

func (d *door) Close() error {
	close(d.closed)
	return nil
}

func (d *door) Addr() net.Addr { return nil }

// enter connects to the program behind the door.
func (d *door) enter(t *testing.T) *far {
	t.Helper()
	ours, theirs := net.Pipe()
	d.guests <- ours
	return &far{t, theirs, bufio.NewReader(theirs)}
}

// behind runs a follower behind a door, in synthetic time. It returns the follower and
// its error.
func behind(t *testing.T, games int, theirs func(t *testing.T, s *side, d *door)) (s *side, err error) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		s = newSide("us", 1)
		s.Engine = fixed{}
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		d, ended := &door{make(chan net.Conn), make(chan struct{}), cancel}, make(chan error, 1)
		go func() { ended <- s.FollowFirst(ctx, d, games) }()
		theirs(t, s, d)
		select {
		case err = <-ended:
		case <-time.After(24 * time.Hour):
			require.Fail(t, "our side hangs")
		}
		<-d.closed
	})
	return s, err
}

// resigns asks for a game and resigns it.
func (f *far) resigns(stop string) {
	f.t.Helper()
	f.begins()
	f.send("E1" + stop)
	f.expect("E01")
}

func isClosed(t *testing.T, f *far) {
	t.Helper()
	_, err := f.in.ReadByte()
	require.ErrorIs(t, err, io.EOF)
}

func TestTheFirstPlayerGetsThePlace(t *testing.T) {
	s, err := behind(t, 0, func(t *testing.T, s *side, d *door) {
		t.Helper()
		d.enter(t).close()
		synctest.Wait()
		web := d.enter(t)
		web.send("GET / HTTP/1.1\r\n\r\n")
		isClosed(t, web)
		synctest.Wait()
		silent := d.enter(t)
		time.Sleep(s.Patience - time.Second)
		late := d.enter(t)
		time.Sleep(time.Second)
		synctest.Wait()
		isClosed(t, silent)
		cut := d.enter(t)
		cut.conn.Write([]byte("R01")) //nolint:errcheck // the rest never comes
		cut.close()
		synctest.Wait()
		player := d.enter(t)
		player.send("Chello")
		synctest.Wait()
		isClosed(t, late)
		player.resigns("1")
	})
	require.NoError(t, err)
	require.Len(t, s.games, 1)
	require.Equal(t, []string{
		"pipe is not a player: the other program has closed the connection",
		`pipe is not a player: not a message of the protocol: "GET / HTTP/1.1\r\n\r\n"`,
		"pipe is not a player: the other program did not answer in time",
		"pipe is not a player: the other program has closed the connection in the middle of a message",
		"hello",
	}, s.told)
}

func TestAPlayerWhoLeavesBeforeAGameIsReported(t *testing.T) {
	_, err := behind(t, 0, func(t *testing.T, _ *side, d *door) {
		t.Helper()
		player := d.enter(t)
		player.send("Chello")
		player.close()
	})
	require.ErrorIs(t, err, dxp.ErrGone)
}

func TestAGuestIsTurnedAwayWhenTooManyWait(t *testing.T) {
	_, err := behind(t, 1, func(t *testing.T, s *side, d *door) {
		t.Helper()
		guests := make([]*far, 100)
		for i := range guests {
			guests[i] = d.enter(t)
		}
		isClosed(t, d.enter(t))
		time.Sleep(s.Patience)
		for _, guest := range guests {
			isClosed(t, guest)
		}
		d.enter(t).resigns("0")
	})
	require.NoError(t, err)
}

func TestWaitingForAPlayerEndsWithTheContext(t *testing.T) {
	_, err := behind(t, 0, func(t *testing.T, _ *side, d *door) {
		t.Helper()
		guest := d.enter(t)
		d.cancel()
		isClosed(t, guest)
	})
	require.ErrorIs(t, err, context.Canceled)
}

func TestOnlySomeTextsArePassedOn(t *testing.T) {
	const talks = 1000
	s := newSide("us", 1)
	s.Engine = fixed{}
	require.NoError(t, with(t, follow(s, 1), func(f *far) {
		for range talks {
			f.send("Cbefore")
		}
		f.begins()
		for range talks {
			f.send("Cin a game")
		}
		f.send("E10")
		f.expect("E01")
	}))
	want := strings.Repeat("before\n", 99) + "more texts follow, which are not shown\n" +
		strings.Repeat("in a game\n", 99) + "more texts follow, which are not shown\n"
	require.Equal(t, want, strings.Join(s.told, "\n")+"\n")
}
