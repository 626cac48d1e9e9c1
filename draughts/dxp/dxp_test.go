package dxp_test

import (
	"bufio"
	"context"
	"errors"
	"net"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/dxp"
	"games.example/draughts/engine"
)

// shallow is an engine that looks only a few turns ahead.
type shallow struct {
	*engine.Engine
	depth int
}

func (s shallow) Search(ctx context.Context, g *draughts.Game, l engine.Limit, report func(engine.Result)) (engine.Result, error) {
	if l.Time <= 0 {
		return engine.Result{}, errors.New("no time is given")
	}
	return s.Engine.Search(ctx, g, engine.Limit{Depth: s.depth}, report)
}

// waiting is an engine that uses all the time that its limit allows. If its context
// ends first, the engine needs a second to stop.
type waiting struct{ thinks bool }

func (*waiting) Clear() {}

func (w *waiting) Search(ctx context.Context, g *draughts.Game, l engine.Limit, _ func(engine.Result)) (engine.Result, error) {
	w.thinks = true
	defer func() { w.thinks = false }()
	expected := l.Enough
	if expected == 0 {
		expected = l.Time
	}
	timer := time.NewTimer(expected)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		time.Sleep(time.Second)
	case <-timer.C:
	}
	return engine.Result{Move: g.Position().AppendMoves(nil)[0]}, nil
}

// side is a player that records its games, and the texts meant for people.
type side struct {
	dxp.Player
	games []dxp.Played
	told  []string
}

func newSide(name string, depth int) *side {
	s := &side{Player: dxp.Player{Name: name, Engine: shallow{engine.New(engine.Options{}), depth}, Patience: 20 * time.Second}}
	s.Done = func(p dxp.Played) { s.games = append(s.games, p) }
	s.Tell = func(text string) { s.told = append(s.told, text) }
	return s
}

func TestTwoProgramsPlayAMatch(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close() //nolint:errcheck // nothing is lost
	leader, follower := newSide("leader", 1), newSide("follower", 3)
	followed := make(chan error, 1)
	go func() {
		conn, err := listener.Accept()
		if err == nil {
			err = follower.Follow(context.Background(), conn, 0)
		}
		followed <- err
	}()
	conn, err := net.Dial("tcp", listener.Addr().String())
	require.NoError(t, err)
	ballots := []draughts.Position{position(t, "B:W27-29,32-50:B1-14,16-21"), draughts.Start()}
	require.NoError(t, leader.Lead(t.Context(), conn, dxp.Match{Games: 5, Minutes: 5, Ballots: ballots}))
	require.NoError(t, <-followed)

	require.Len(t, leader.games, 5)
	require.Len(t, follower.games, 5)
	for i, ours := range leader.games {
		theirs := follower.games[i]
		require.NoError(t, ours.Err)
		require.NoError(t, theirs.Err)
		require.True(t, ours.Game.Equal(theirs.Game))
		require.True(t, ours.Game.IsOver())
		require.NotEqual(t, draughts.Adjourned, ours.Game.Outcome().Reason())
		require.Equal(t, ballots[i/2%2], ours.Game.Start(), "each ballot is played with both colors")
		require.Equal(t, draughts.Color(i%2), ours.Ours)
		require.Equal(t, ours.Ours.Opponent(), theirs.Ours)
		names := [2]string{"leader", "follower"}
		if i%2 == 1 {
			names = [2]string{"follower", "leader"}
		}
		require.Equal(t, names, ours.Names)
		require.Equal(t, names, theirs.Names)
	}
}

// far is the other program, played by the test.
type far struct {
	t    *testing.T
	conn net.Conn
	in   *bufio.Reader
}

func (f *far) send(messages ...string) {
	f.t.Helper()
	for _, m := range messages {
		_, err := f.conn.Write([]byte(m + "\x00"))
		require.NoError(f.t, err)
	}
}

func (f *far) close() {
	f.t.Helper()
	require.NoError(f.t, f.conn.Close())
}

func (f *far) expect(want string) {
	f.t.Helper()
	got, err := f.in.ReadString(0)
	require.NoError(f.t, err)
	require.Equal(f.t, want+"\x00", got)
}

// with plays a session between our side and the test's side, in synthetic time. It
// returns our side's error.
func with(t *testing.T, ours func(net.Conn) error, theirs func(*far)) (err error) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		conn, other := net.Pipe()
		defer other.Close() //nolint:errcheck // nothing is lost
		ended := make(chan error, 1)
		go func() { ended <- ours(conn) }()
		theirs(&far{t, other, bufio.NewReader(other)})
		select {
		case err = <-ended:
		case <-time.After(24 * time.Hour):
			require.Fail(t, "our side hangs")
		}
	})
	return err
}

const (
	us      = "us                              "
	them    = "them                            "
	request = "R01" + us + "Z005000A"
	accept  = "A" + them + "0"
	asks    = "R01" + them + "W005000A"
	first   = "M0000322800" // the first move of the fixed engine
)

func lead(s *side, m dxp.Match) func(net.Conn) error {
	return func(conn net.Conn) error { return s.Lead(context.Background(), conn, m) }
}

func follow(s *side, games int) func(net.Conn) error {
	return func(conn net.Conn) error { return s.Follow(context.Background(), conn, games) }
}

func TestALeaderEndsAMatchWithAnyPeer(t *testing.T) {
	const gone, silent = "the other program has closed the connection", "the other program did not answer in time"
	nothing := func(*far) {}
	sends := func(message string) func(*far) { return func(f *far) { f.send(message) } }
	writes := func(text string) func(*far) {
		return func(f *far) { f.conn.Write([]byte(text)) } //nolint:errcheck // the program may not read the text to its end
	}
	for _, test := range []struct {
		name   string
		theirs func(*far) // after the request or, in a game, after our first move
		want   string
		played bool
	}{
		{"it vanishes at once", (*far).close, gone, false},
		{"it never answers", nothing, silent, false},
		{"it refuses", func(f *far) { f.send("Cno", "A"+them+"2") }, "them does not play: it refuses this game", false},
		{"it speaks another version", sends("A" + them + "1"), "them does not play: it speaks another version", false},
		{"it plays no games", sends("A" + them + "3"), "them does not play: it plays no games", false},
		{"it speaks out of turn", sends("E00"), "the other program sent a message out of turn: E00", false},
		{"it vanishes in a game", (*far).close, gone, true},
		{"it is gone in the middle of a message", func(f *far) { writes("M00")(f); f.close() }, gone + " in the middle of a message", true},
		{"it is silent in a game", nothing, silent, true},
		{"it talks and never moves", func(f *far) {
			for range 100 {
				time.Sleep(time.Second)
				f.send("Cwait")
			}
		}, silent, true},
		{"it plays an illegal move", func(f *far) {
			f.send("M0001192900")
			f.expect("Cthe other program played an illegal move: 19-29 in B:W28,31,33-50:B1-20")
		}, "the other program played an illegal move: 19-29 in B:W28,31,33-50:B1-20", true},
		{"it sends garbage", sends("\xff\x1b[2J"), `not a message of the protocol: "\xff\x1b[2J"`, true},
		{"it sends too much", sends("C" + strings.Repeat("x", 127)), "a message is too long: expected at most 127 bytes", true},
		{"it never ends a message", writes(strings.Repeat("x", 300)), "a message is too long: expected at most 127 bytes", true},
		{"it asks for a game within a game", sends(asks), "the other program sent a message out of turn: " + asks, true},
		{"it does not want another game", func(f *far) { f.send("E11"); f.expect("E01") }, "the other program does not want another game", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSide("us", 1)
			s.Engine = fixed{}
			err := with(t, lead(s, dxp.Match{Games: 2, Minutes: 5}), func(f *far) {
				f.expect(request)
				if test.played {
					f.send(accept)
					f.expect(first)
				}
				test.theirs(f)
			})
			require.EqualError(t, err, test.want)
			require.Equal(t, test.played, len(s.games) == 1)
			if test.played {
				require.True(t, s.games[0].Game.IsOver())
			}
		})
	}
}

// fixed is an engine that moves at once. It plays 32-28, or else back and forth between
// 45 and 50, or else the first move.
type fixed struct{}

func (fixed) Clear() {}

func (fixed) Search(_ context.Context, g *draughts.Game, _ engine.Limit, _ func(engine.Result)) (engine.Result, error) {
	for _, text := range []string{"32-28", "50-45", "45-50"} {
		if m, err := g.Position().ParseMove(text); err == nil {
			return engine.Result{Move: m}, nil
		}
	}
	return engine.Result{Move: g.Position().UniqueTurns(draughts.PDN)[0].Move()}, nil
}

// begins asks for a game, in which our side moves first.
func (f *far) begins() {
	f.t.Helper()
	f.send(asks)
	f.expect("A" + us + "0")
	f.expect(first)
}

func TestAFollowerAnswersItsPeer(t *testing.T) {
	for _, test := range []struct {
		name   string
		theirs func(*far)
		want   error
		games  int
	}{
		{"nobody asks for a game", (*far).close, dxp.ErrGone, 0},
		{"it never asks for a game", func(*far) {}, dxp.ErrSilent, 0},
		{"it talks and never asks for a game", func(f *far) {
			for range 30 {
				time.Sleep(time.Second)
				f.conn.Write([]byte("Cwait\x00")) //nolint:errcheck // the program may have left
			}
		}, dxp.ErrSilent, 0},
		{"it resigns, and is silent", func(f *far) {
			f.begins()
			time.Sleep(30 * time.Second)
			f.send("E10")
			f.expect("E00")
		}, dxp.ErrSilent, 1},
		{"a move before a game", func(f *far) { f.send("Chi", first) }, dxp.ErrOutOfTurn, 0},
		{"it resigns for good", func(f *far) { f.begins(); f.send("E11"); f.expect("E01") }, nil, 1},
		{"moves are not taken back", func(f *far) {
			f.send("R01" + them + "Z005000A")
			f.expect("A" + us + "0")
			f.send("B001W")
			f.expect("K2")
			f.send(first)
			f.expect("M0000162100")
			f.close()
		}, dxp.ErrGone, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSide("us", 1)
			s.Engine = fixed{}
			require.ErrorIs(t, with(t, follow(s, 0), test.theirs), test.want)
			require.Len(t, s.games, test.games)
		})
	}
}

func TestALeaderSendsAndPassesOnChatsBeforeTheAcceptance(t *testing.T) {
	s := newSide("us", 1)
	err := with(t, lead(s, dxp.Match{Games: 1, Minutes: 5, Say: "good luck"}), func(f *far) {
		f.expect("Cgood luck")
		f.expect(request)
		f.send("Chello", "Cno time", "A"+them+"2")
	})
	require.EqualError(t, err, "them does not play: it refuses this game")
	require.Equal(t, []string{"hello", "no time"}, s.told)
}

type forgetful struct {
	fixed
	cleared int
}

func (f *forgetful) Clear() { f.cleared++ }

func TestAnEngineForgetsOneGameBeforeTheNext(t *testing.T) {
	s, f := newSide("us", 1), &forgetful{}
	s.Engine = f
	require.NoError(t, with(t, follow(s, 0), func(peer *far) {
		for game := range 2 {
			peer.begins()
			require.Equal(t, game+1, f.cleared)
			peer.send("E10")
			peer.expect("E00")
		}
		peer.close()
	}))
	require.Len(t, s.games, 2)
}

func TestAFollowerWaitsForARequestAsLongAsItsPatience(t *testing.T) {
	s := newSide("us", 1)
	var took time.Duration
	err := with(t, func(conn net.Conn) error {
		began := time.Now()
		defer func() { took = time.Since(began) }()
		return follow(s, 0)(conn)
	}, func(f *far) { f.send("Chello") })
	require.ErrorIs(t, err, dxp.ErrSilent)
	require.Equal(t, s.Patience, took)
	require.Equal(t, []string{"hello"}, s.told)
}

func TestAFollowerRefusesWithAReason(t *testing.T) {
	for _, test := range []struct{ name, request, code, want string }{
		{"another version", "R02" + them + "W005000A", "1", "them asks for version 02: expected 01"},
		{"no time", "R01" + them + "W000000A", "2", "them asks for a game without time: expected 1 minute or more"},
		{"no move", "R01" + them + "W005000BW" + strings.Repeat("e", 50), "2", "them asks for a game without a move: expected a position with one"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSide("us", 1)
			require.ErrorIs(t, with(t, follow(s, 0), func(f *far) {
				f.send(test.request)
				f.expect("A" + us + test.code)
				f.close()
			}), dxp.ErrGone)
			require.Equal(t, []string{test.want}, s.told)
		})
	}
}

func TestAGameHasTheEndOnWhichBothAgree(t *testing.T) {
	for _, test := range []struct {
		name, fen, outcome string
		theirs             func(*far)
	}{
		{"we have won, and it resigns", "W:W38:B33", "white has won: no move", func(f *far) {
			f.expect("M0000382901" + "33")
			f.send("E10")
			f.expect("E01")
		}},
		{"we have won, and it moves", "W:W38:B33", "white has won: no move", func(f *far) {
			f.expect("M0000382901" + "33")
			f.send("M0000333800")
			f.expect("E31")
			f.send("E01")
		}},
		{"it resigns before the end", "W:W38,32:B1,2", "white has won: resignation", func(f *far) {
			f.expect("M0000322800")
			f.send("E10")
			f.expect("E01")
		}},
		{"it claims a draw", "W:W38,32:B1,2", "draw: agreement", func(f *far) {
			f.expect("M0000322800")
			f.send("E20")
			f.expect("E01")
		}},
		{"it claims a win", "W:W38,32:B1,2", "adjourned", func(f *far) {
			f.expect("M0000322800")
			f.send("E30")
			f.expect("E01")
		}},
		{"it breaks off", "W:W38,32:B1,2", "adjourned", func(f *far) {
			f.expect("M0000322800")
			f.send("E00")
			f.expect("E01")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSide("us", 1)
			s.Engine = fixed{}
			start := position(t, test.fen)
			err := with(t, lead(s, dxp.Match{Games: 1, Minutes: 5, Ballots: []draughts.Position{start}}), func(f *far) {
				f.expect(dxp.GameRequest{Version: "01", Name: "us", Follower: draughts.Black, Minutes: 5, Start: start}.String())
				f.send(accept)
				test.theirs(f)
			})
			require.NoError(t, err)
			require.Len(t, s.games, 1)
			require.Equal(t, test.outcome, s.games[0].Game.Outcome().String())
		})
	}
}

// takesTheLastPiece asks for a game and wins it with the first move.
func (f *far) takesTheLastPiece() {
	start := position(f.t, "W:W38:B33")
	f.send(dxp.GameRequest{Version: "01", Name: "them", Follower: draughts.Black, Minutes: 5, Start: start}.String())
	f.expect("A" + us + "0")
	f.send("M000038290133")
	f.expect("E10")
}

func TestAnAnswerToAnEndIsNotAwaitedForever(t *testing.T) {
	for _, test := range []struct {
		name, want string
		after      func(*far)
	}{
		{"silent", "the other program did not answer in time", func(*far) {}},
		{"gone", "the other program has closed the connection", (*far).close},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSide("us", 1)
			s.Engine = fixed{}
			err := with(t, follow(s, 0), func(f *far) {
				f.takesTheLastPiece()
				test.after(f)
			})
			require.EqualError(t, err, test.want)
		})
	}
}

func TestAnEndReplacesAMoveWhenTheGameIsOver(t *testing.T) {
	s := newSide("us", 1)
	s.Engine = fixed{}
	err := with(t, follow(s, 0), func(f *far) {
		f.takesTheLastPiece()
		f.send("E00")
		// If a peer does not know the rule by which our move drew the game, it learns
		// of the draw after its next move.
		start := position(t, "B:WK50:BK1")
		f.send(dxp.GameRequest{Version: "01", Name: "them", Follower: draughts.White, Minutes: 5, Start: start}.String())
		f.expect("A" + us + "0")
		for range 2 {
			f.send("M0000010600")
			f.expect("M0000504500")
			f.send("M0000060100")
			f.expect("M0000455000")
		}
		f.send("M0000010600")
		f.expect("E20")
		f.send("E00")
		f.close()
	})
	require.NoError(t, err)
	require.Len(t, s.games, 2)
	require.Equal(t, "white has won: no move", s.games[0].Game.Outcome().String())
	require.Equal(t, "draw: repetition", s.games[1].Game.Outcome().String())
}

func TestAPeerCanSpeakWhileAProgramThinks(t *testing.T) {
	for name, test := range map[string]struct {
		theirs func(*far)
		want   string
		ends   time.Duration
	}{
		"it vanishes":      {(*far).close, "the other program has closed the connection", time.Second},
		"it moves, too":    {func(f *far) { f.send("M0000322800") }, "the other program sent a message out of turn: M0000322800", time.Second},
		"it ends the game": {func(f *far) { f.send("E20") }, "the other program sent a message out of turn: E20", time.Second},
		"it talks a lot": {func(f *far) {
			f.send("Ca", "Cb", "C"+strings.Repeat("c", 126))
			f.expect("M0006312600") // a fortieth of the clock
			f.close()
		}, "the other program has closed the connection", 6 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			s, w := newSide("us", 1), &waiting{}
			s.Engine = w
			var thinks bool
			var took time.Duration
			s.Done = func(p dxp.Played) {
				thinks = w.thinks
				s.games = append(s.games, p)
			}
			err := with(t, func(conn net.Conn) error {
				began := time.Now()
				defer func() { took = time.Since(began) }()
				return lead(s, dxp.Match{Games: 1, Minutes: 4})(conn)
			}, func(f *far) {
				f.expect("R01" + us + "Z004000A")
				f.send(accept)
				test.theirs(f)
			})
			require.EqualError(t, err, test.want)
			require.Len(t, s.games, 1)
			require.EqualError(t, s.games[0].Err, test.want)
			require.False(t, thinks, "the search has ended")
			require.Equal(t, test.ends, took)
			if len(s.told) > 0 {
				require.Equal(t, []string{"a", "b", strings.Repeat("c", 126)}, s.told)
			}
		})
	}
}

func TestTheClockCoversTheRequestedMoves(t *testing.T) {
	s := newSide("us", 1)
	s.Engine = &waiting{}
	err := with(t, follow(s, 1), func(f *far) {
		f.send("R01" + them + "W001010A")
		f.expect("A" + us + "0")
		f.expect("M0006312600")
		f.send("Chello", "M0000162100")
		got, err := f.in.ReadString(0)
		require.NoError(t, err)
		require.Equal(t, "M0006", got[:5], "a ninth of 54 seconds")
		f.close()
	})
	require.ErrorIs(t, err, dxp.ErrGone)
}

func TestTheClockIsKept(t *testing.T) {
	s := newSide("us", 1)
	s.Engine, s.MoveTime = &waiting{}, 3*time.Second
	err := with(t, lead(s, dxp.Match{Games: 1, Minutes: 1}), func(f *far) {
		f.expect("R01" + us + "Z001000A")
		f.send(accept)
		got, err := f.in.ReadString(0)
		require.NoError(f.t, err)
		require.Equal(f.t, "M0002", got[:5], "a fortieth of 60 seconds, which is less than MoveTime")
		time.Sleep(50 * time.Second)
		f.send("M0050162100")
		got, err = f.in.ReadString(0)
		require.NoError(f.t, err)
		require.Equal(f.t, "M0001", got[:5], "a fortieth of 58.5 seconds")
		began := time.Now()
		_, err = f.in.ReadString(0)
		require.Error(f.t, err)
		require.Equal(f.t, 30*time.Second, time.Since(began), "the rest of its time, and 20 seconds more")
	})
	require.ErrorIs(t, err, dxp.ErrSilent)
}

func TestAGameWithAMoveLimitEndsAtTheLimit(t *testing.T) {
	s := newSide("us", 1)
	s.Engine = fixed{}
	err := with(t, follow(s, 1), func(f *far) {
		f.send("R01" + them + "W005001A")
		f.expect("A" + us + "0")
		f.expect("M0000322800")
		f.send("M0000162100")
		f.expect("E01")
		f.send("E01")
	})
	require.NoError(t, err)
	require.Equal(t, draughts.Adjourned, s.games[0].Game.Outcome().Reason())
}

func TestAMatchEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s := newSide("us", 1)
	s.Engine = &waiting{}
	err := with(t, func(conn net.Conn) error { return s.Lead(ctx, conn, dxp.Match{Games: 1, Minutes: 60}) }, func(f *far) {
		f.expect("R01" + us + "Z060000A")
		f.send(accept)
		synctest.Wait()
		cancel()
	})
	require.ErrorIs(t, err, context.Canceled)
	require.Len(t, s.games, 1)
}
