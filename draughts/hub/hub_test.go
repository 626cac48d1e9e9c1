package hub_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/hub"
	"games.example/internal/programtest"
)

const start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww"

// scripted is an engine that the test controls. It reports each result from the finds
// channel. It returns the result from the ends channel or, when its context is done, the
// last result that it reported.
type scripted struct {
	began   chan asked
	finds   chan engine.Result
	ends    chan engine.Result
	cleared int
	options engine.Options // the options from the last call to Configure

	prepared engine.Options // the options at the last call to Prepare
}

// asked holds the arguments of a search.
type asked struct {
	fen   string
	turns int
	limit engine.Limit
	rules draughts.DrawRules
}

func (s *scripted) Clear() { s.cleared++ }

func (s *scripted) Configure(o engine.Options) { s.options = o }

func (s *scripted) Prepare() { s.prepared = s.options }

func (s *scripted) Search(ctx context.Context, g *draughts.Game, limit engine.Limit, report func(engine.Result)) (engine.Result, error) {
	s.began <- asked{g.Position().FEN(), g.Len(), limit, g.Rules()}
	best := engine.Result{Move: g.Position().AppendMoves(nil)[0]}
	for {
		select {
		case best = <-s.finds:
			report(best)
		case r := <-s.ends:
			return r, nil
		case <-ctx.Done():
			return best, nil
		}
	}
}

// session is a program that talks to the engine.
type session struct {
	t      *testing.T
	engine *scripted
	in     io.WriteCloser
	lines  chan string
	served chan error
}

func newSession(t *testing.T) *session {
	t.Helper()
	in, toEngine := io.Pipe()
	fromEngine, out := io.Pipe()
	s := &session{
		t: t, in: toEngine, lines: make(chan string, 100), served: make(chan error, 1),
		engine: &scripted{began: make(chan asked, 10), finds: make(chan engine.Result), ends: make(chan engine.Result)},
	}
	go func() {
		s.served <- hub.Serve(in, out, s.engine, "1.2")
		out.Close() //nolint:errcheck // if this fails, nothing is lost
	}()
	go func() {
		scanner := bufio.NewScanner(fromEngine)
		for scanner.Scan() {
			s.lines <- scanner.Text()
		}
		close(s.lines)
	}()
	t.Cleanup(func() { toEngine.Close() }) //nolint:errcheck // if this fails, nothing is lost
	return s
}

// receive returns the next value from a channel. It fails the test if no value comes in
// time.
func receive[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case got := <-from:
		return got
	case <-time.After(programtest.Patience):
		require.Fail(t, "no value came")
		panic("not reached")
	}
}

func (s *session) send(lines ...string) {
	s.t.Helper()
	for _, l := range lines {
		_, err := io.WriteString(s.in, l+"\n")
		require.NoError(s.t, err)
	}
}

func (s *session) expect(lines ...string) {
	s.t.Helper()
	for _, want := range lines {
		require.Equal(s.t, want, receive(s.t, s.lines))
	}
}

// answersNothing requires that the engine sends nothing before its answer to a ping.
func (s *session) answersNothing() {
	s.t.Helper()
	s.send("ping")
	s.expect("pong")
}

func (s *session) ends() error {
	s.t.Helper()
	err := receive(s.t, s.served)
	for l := range s.lines {
		require.Fail(s.t, "a line after the end", l)
	}
	return err
}

// found returns the result of a search at the start of the game. The line of the result
// has the given moves.
func found(t *testing.T, score engine.Score, moves ...string) engine.Result {
	t.Helper()
	r := engine.Result{Score: score, Depth: len(moves), Nodes: 3_000_000, Time: 1500 * time.Millisecond}
	p := draughts.Start()
	for _, text := range moves {
		m, err := p.ParseMove(text)
		require.NoError(t, err)
		r.Line = append(r.Line, m)
		p = p.After(m)
	}
	r.Move = r.Line[0]
	return r
}

// mostHash is the size of the engine's largest table, in megabytes.
var mostHash = map[int]string{32: "1024", 64: "4096"}[strconv.IntSize]

func TestTheHandshakeListsTheParameters(t *testing.T) {
	s := newSession(t)
	s.send("hub")
	s.expect(`id name=draughts version=1.2 author="Game katas in Go" country=""`,
		"param name=hash value=64 type=int min=1 max="+mostHash,
		"param name=threads value=1 type=int min=1 max=256",
		"param name=endgame value=3 type=int min=0 max=4", "wait")
	s.send("init")
	s.expect("ready")
	s.send("new-game")
	s.answersNothing()
	require.Equal(t, 1, s.engine.cleared)
	s.send("quit")
	require.NoError(t, s.ends())
}

func TestParametersAreOptionsOfTheEngine(t *testing.T) {
	s := newSession(t)
	s.send("init")
	s.expect("ready")
	require.Equal(t, engine.Options{Hash: 64, Threads: 1, Endgame: 3}, s.engine.options)
	s.send("set-param name=hash value=16", "set-param name=endgame value=0", "init")
	s.expect("ready")
	require.Equal(t, engine.Options{Hash: 16, Threads: 1}, s.engine.options)
	require.Equal(t, s.engine.options, s.engine.prepared, "the options are set before ready")
	s.send("set-param name=hash value="+mostHash, "set-param name=hash value=16", "set-param name=threads value=2", "set-param name=hash value=0")
	s.expect(`error message="set-param: hash: 0: expected a whole number from 1 to ` + mostHash + `"`)
	s.send("go")
	receive(t, s.engine.began)
	require.Equal(t, engine.Options{Hash: 16, Threads: 2}, s.engine.options)
	s.send("stop")
	require.Regexp(t, "^done ", receive(t, s.lines))
	s.send("hub")
	require.Regexp(t, "^id ", receive(t, s.lines))
	s.expect("param name=hash value=16 type=int min=1 max="+mostHash,
		"param name=threads value=2 type=int min=1 max=256",
		"param name=endgame value=0 type=int min=0 max=4", "wait")
}

func TestASearchReportsItsResults(t *testing.T) {
	s := newSession(t)
	s.send("pos pos="+start, "level depth=9", "go think")
	require.Equal(t, asked{draughts.Start().FEN(), 0, engine.Limit{Depth: 9}, draughts.AllDrawRules()}, receive(t, s.engine.began))
	s.engine.finds <- found(t, 12, "32-28", "19-23", "28x19x23")
	s.expect(`info depth=3 mean-depth=3 score=0.12 nodes=3000000 time=1.50 nps=2.00 pv="32-28 19-23 28x19x23"`)
	s.engine.finds <- found(t, -7, "31-27")
	s.expect(`info depth=1 mean-depth=1 score=-0.07 nodes=3000000 time=1.50 nps=2.00 pv=31-27`)
	atOnce := found(t, 0, "31-27")
	atOnce.Time = 0
	s.engine.finds <- atOnce
	s.expect(`info depth=1 mean-depth=1 score=0.00 nodes=3000000 time=0.00 pv=31-27`)
	s.send("ping")
	s.expect("pong")
	s.engine.ends <- found(t, -7, "31-27", "19-23")
	s.expect("done move=31-27 ponder=19-23")
	s.send("go")
	require.Equal(t, engine.Limit{}, receive(t, s.engine.began).limit, "a level is for one search")
	s.engine.ends <- found(t, -7, "31-27")
	s.expect("done move=31-27")
}

func TestStopEndsASearch(t *testing.T) {
	s := newSession(t)
	s.send("level infinite", "go analyze")
	receive(t, s.engine.began)
	s.engine.finds <- found(t, 0, "32-28")
	s.expect("info depth=1 mean-depth=1 score=0.00 nodes=3000000 time=1.50 nps=2.00 pv=32-28")
	s.send("stop")
	s.expect("done move=32-28")
	s.send("stop")
	s.answersNothing()
}

func TestPondering(t *testing.T) {
	t.Run("a search that ends early waits for the move", func(t *testing.T) {
		s := newSession(t)
		s.send("level move-time=1000", "go ponder")
		require.Equal(t, engine.Limit{}, receive(t, s.engine.began).limit, "the opponent's clock is running")
		s.engine.ends <- found(t, 0, "32-28")
		s.answersNothing()
		s.send("ponder-hit")
		s.expect("done move=32-28")
	})
	t.Run("a search continues with the clock", func(t *testing.T) {
		s := newSession(t)
		s.send("level move-time=0.01", "go ponder")
		receive(t, s.engine.began)
		s.engine.finds <- found(t, 0, "32-28")
		receive(t, s.lines)
		s.send("ponder-hit")
		s.expect("done move=32-28")
	})
	t.Run("a search without a clock continues", func(t *testing.T) {
		s := newSession(t)
		s.send("go ponder", "ponder-hit")
		receive(t, s.engine.began)
		s.answersNothing()
		s.engine.ends <- found(t, 0, "32-28")
		s.expect("done move=32-28")
	})
	t.Run("another move is played", func(t *testing.T) {
		s := newSession(t)
		s.send("go ponder")
		receive(t, s.engine.began)
		s.engine.ends <- found(t, 0, "32-28")
		s.answersNothing()
		s.send("stop")
		s.expect("done move=32-28")
	})
	t.Run("no search is pondering", func(t *testing.T) {
		s := newSession(t)
		s.send("ponder-hit")
		s.expect(`error message="ponder-hit: no search is pondering"`)
		s.send("go think")
		receive(t, s.engine.began)
		s.send("ponder-hit")
		s.expect(`error message="ponder-hit: no search is pondering"`)
	})
}

// A search takes the usual share of the time on the clock (Enough), not the greatest
// share (Time).
func TestAPonderedMoveTakesItsShareOfTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t)
		s.send("level time=60", "go ponder")
		receive(t, s.engine.began)
		s.engine.finds <- found(t, 0, "32-28")
		receive(t, s.lines)
		hit := time.Now()
		s.send("ponder-hit")
		s.expect("done move=32-28")
		require.Equal(t, 1500*time.Millisecond, time.Since(hit), "a fortieth of the clock")
		s.send("quit")
		require.NoError(t, receive(t, s.served))
	})
}

func TestAPositionIsSetUpWithItsMoves(t *testing.T) {
	s := newSession(t)
	s.send(`pos pos=`+start+` moves="32-28 19-23 28x19x23 14x23x19"`, "go")
	require.Equal(t, asked{"W:W31,33-50:B1-13,15-18,20,23", 4, engine.Limit{}, draughts.AllDrawRules()}, receive(t, s.engine.began))
	s.send("stop")
	receive(t, s.lines)
	s.send(`pos pos=B` + strings.Repeat("e", 49) + `B moves=""`)
	s.answersNothing()

	// A game drawn by rule can still be continued.
	lone := "W" + "B" + strings.Repeat("e", 48) + "W"
	for moves, turns := range map[string]int{
		"50-44 1-6 44-50 6-1 50-44 1-6 44-50 6-1":                 8,
		"50-44 1-6 44-50 6-1 50-44 1-6 44-50 6-1 50-44 1-6 44-50": 11,
	} {
		s.send(`pos pos=`+lone+` moves="`+moves+`"`, "go")
		drawn := receive(t, s.engine.began)
		require.Equal(t, turns, drawn.turns)
		require.Equal(t, draughts.DrawRules{}, drawn.rules)
		s.send("stop")
		receive(t, s.lines)
	}
}

func TestALevelLimitsASearch(t *testing.T) {
	for text, want := range map[string]engine.Limit{
		"":                             {},
		"depth=7":                      {Depth: 7},
		"nodes=1000":                   {Nodes: 1000},
		"move-time=0.25":               {Time: 250 * time.Millisecond},
		"time=60":                      {Enough: 1500 * time.Millisecond, Time: 4500 * time.Millisecond},
		"time=60 inc=1":                {Enough: 2500 * time.Millisecond, Time: 7500 * time.Millisecond},
		"moves=10 time=60":             {Enough: 6 * time.Second, Time: 18 * time.Second},
		"moves=10 time=60 move-time=1": {Time: time.Second},
		"moves=1 time=1":               {Enough: 750 * time.Millisecond, Time: 750 * time.Millisecond},
		"depth=7 nodes=1000 time=300":  {Depth: 7, Nodes: 1000, Enough: 7500 * time.Millisecond, Time: 22500 * time.Millisecond},
		"depth=7 infinite":             {},
		"infinite depth=7":             {Depth: 7},
		"time=60 move-time=4":          {Enough: 1500 * time.Millisecond, Time: 4 * time.Second},
		"time=0":                       {Enough: 1, Time: 1},
		"depth=7 games=3":              {Depth: 7},
		"inc=1":                        {}, // an increment without a clock
	} {
		s := newSession(t)
		s.send("level "+text, "go")
		require.Equal(t, want, receive(t, s.engine.began).limit, text)
	}
	s := newSession(t)
	s.send("level depth=3", "level nodes=9", "go")
	require.Equal(t, engine.Limit{Depth: 3, Nodes: 9}, receive(t, s.engine.began).limit)
}

func TestAMistakeIsReported(t *testing.T) {
	for text, why := range map[string]string{
		"pos":       "pos: offset 0: expected W or B (who is to move), found the end",
		"pos pos=W": "pos: offset 1: expected one of w b W B e (square 1), found the end",
		"pos pos=" + start + ` moves="32-28 32-27"`: "moves: 2: 32-27: the player to move has no piece there",
		"pos pos=" + start + ` moves=32x28x1`:       "moves: 1: 32x28x1: not a valid move in this position",
		"pos pos=" + start + ` moves="`:             "a quotation mark is missing",
		"level depth=x":                             "level: depth: x: expected a whole number, 1 or more",
		"level depth=0":                             "level: depth: 0: expected a whole number, 1 or more",
		"level nodes=-1":                            "level: nodes: -1: expected a whole number, 1 or more",
		"level moves":                               "level: moves: : expected a whole number, 1 or more",
		"level time=soon":                           "level: time: soon: expected 0.000001 to 1000000000 seconds",
		"level time=1e-10":                          "level: time: 1e-10: expected 0.000001 to 1000000000 seconds",
		"level inc=-1":                              "level: inc: -1: expected 0.000001 to 1000000000 seconds",
		"level move-time=1e10":                      "level: move-time: 1e10: expected 0.000001 to 1000000000 seconds",
		"level move-time=inf":                       "level: move-time: inf: expected 0.000001 to 1000000000 seconds",
		"level move-time=nan":                       "level: move-time: nan: expected 0.000001 to 1000000000 seconds",
		"level move-time=0":                         "level: move-time: 0: expected 0.000001 to 1000000000 seconds",
		"level move-time=1e-10":                     "level: move-time: 1e-10: expected 0.000001 to 1000000000 seconds",
		"set-param name=hash value=4097":            "set-param: hash: 4097: expected a whole number from 1 to " + mostHash,
		"set-param name=threads value=all":          "set-param: threads: all: expected a whole number from 1 to 256",
	} {
		s := newSession(t)
		s.send(text)
		s.expect(`error message="` + why + `"`)
		s.send("go")
		require.Equal(t, asked{draughts.Start().FEN(), 0, engine.Limit{}, draughts.AllDrawRules()}, receive(t, s.engine.began), "nothing has changed")
	}
	s := newSession(t)
	s.send("pos pos=W"+strings.Repeat("e", 50), "go")
	s.expect(`error message="the player to move has no move"`)
	s.send("pos pos="+start, "go")
	receive(t, s.engine.began)
	for _, command := range []string{"init", "new-game", "pos", "level", "go", "set-param"} {
		s.send(command)
		s.expect(`error message="` + command + `: a search is under way"`)
	}
	s.send("stop")
	receive(t, s.lines)
}

func TestAMessageRepeatsOnlyTheBeginningAndTheEndOfALongValue(t *testing.T) {
	s := newSession(t)
	s.send("set-param name=hash value=1" + strings.Repeat("2", 1000) + "3")
	text := receive(t, s.lines)
	require.Regexp(t, `^error message="set-param: hash: 12+\.\.\.2+3: expected a whole number from 1 to \d+"$`, text)
	require.Len(t, text, len(`error message=""`)+200)
}

func TestAnUnknownParameterIsIgnored(t *testing.T) {
	s := newSession(t)
	s.send(`set-param name="book" value=3`, "set-param", "set-param value=3", "set-param name=", "ping")
	s.expect("pong")
}

func TestAControlCharacterInAValueIsReplaced(t *testing.T) {
	s := newSession(t)
	for value, want := range map[string]string{
		"\x1b[2J":   "?[2J",
		"a\rb\x00c": "a?b?c",
		"\u009b2J":  "?2J",
		"\u202egnp": "?gnp",
		"\xff":      "\uFFFD",
		"é":         "é",
	} {
		s.send(`level depth="` + value + `"`)
		s.expect(`error message="level: depth: ` + want + `: expected a whole number, 1 or more"`)
	}
}

func TestAnUnknownCommandOrArgumentIsIgnored(t *testing.T) {
	s := newSession(t)
	s.send("", "  \t", "xyzzy", "=", "= =", "\x00\x01", "level foo=3 bar", "hub2 =3=4", `go" go`, strings.Repeat("x", 100_000))
	s.answersNothing()
}

func TestAnArgumentMayHaveAnEmptyValue(t *testing.T) {
	s := newSession(t)
	s.send("level foo= depth=9", "go")
	require.Equal(t, engine.Limit{Depth: 9}, receive(t, s.engine.began).limit)
	s.engine.ends <- found(t, -7, "31-27")
	s.expect("done move=31-27")
}

func TestTheEndOfTheInputEndsASearchAtOnce(t *testing.T) {
	s := newSession(t)
	s.send("go")
	receive(t, s.engine.began)
	require.NoError(t, s.in.Close())
	require.NoError(t, s.ends())

	s = newSession(t)
	s.send("go ponder")
	receive(t, s.engine.began)
	s.send("quit")
	require.NoError(t, s.ends())

	s = newSession(t)
	s.send("go ponder")
	receive(t, s.engine.began)
	s.engine.ends <- found(t, 0, "32-28")
	s.answersNothing()
	s.send("quit")
	require.NoError(t, s.ends())
}

func TestAValueWithSpecialCharactersIsQuoted(t *testing.T) {
	for version, quoted := range map[string]string{
		"1.2": "1.2", "": `""`, "1 2": `"1 2"`, "1\t2": "\"1\t2\"", "1=2": `"1=2"`, `1"2`: "1'2",
	} {
		var out strings.Builder
		require.NoError(t, hub.Serve(strings.NewReader("hub\n"), &out, quick{}, version))
		id, _, _ := strings.Cut(out.String(), "\n")
		require.Equal(t, `id name=draughts version=`+quoted+` author="Game katas in Go" country=""`, id)
	}
}

func TestAnInputOrOutputThatFailsIsReported(t *testing.T) {
	broken := errors.New("broken")
	e := &scripted{began: make(chan asked, 10)}
	require.ErrorIs(t, hub.Serve(iotest.ErrReader(broken), io.Discard, e, ""), broken)
	require.ErrorIs(t, hub.Serve(strings.NewReader("go\nping\n"), programtest.Full, e, ""), programtest.ErrFull)
}

func TestALineThatIsTooLongIsReportedAndIgnored(t *testing.T) {
	const told = `error message="a line of input is too long: expected fewer than 1048576 bytes"` + "\n"
	long := strings.Repeat("ping ", 600_000)
	for input, want := range map[string]string{
		long + "\nping\n": told + "pong\n",
		long:              told,
		"ping " + strings.Repeat("x", 1<<20-6) + "\n": "pong\n",
		"ping " + strings.Repeat("x", 1<<20-5) + "\n": told,
		"ping\r\n\nping": "pong\npong\n",
	} {
		var out strings.Builder
		require.NoError(t, hub.Serve(strings.NewReader(input), &out, quick{}, ""))
		require.Equal(t, want, out.String())
	}
}

// failing is an engine whose search fails.
type failing struct{ scripted }

func (failing) Search(context.Context, *draughts.Game, engine.Limit, func(engine.Result)) (engine.Result, error) {
	return engine.Result{}, errors.New(`it says "no"`)
}

func TestASearchThatFailsIsReported(t *testing.T) {
	in, toEngine := io.Pipe()
	out, told := io.Pipe()
	go hub.Serve(in, told, &failing{}, "") //nolint:errcheck // the test ends first
	t.Cleanup(func() { toEngine.Close() }) //nolint:errcheck // if this fails, nothing is lost
	_, err := io.WriteString(toEngine, "go\n")
	require.NoError(t, err)
	answer, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, `error message="it says 'no'"`+"\n", answer)
}

func FuzzServe(f *testing.F) {
	f.Add("hub\ninit\npos pos=" + start + " moves=\"32-28\"\nlevel depth=1\ngo think\nping\nstop\nquit\n")
	f.Add("go ponder\nponder-hit\nlevel time=1 inc=\"0\" moves=3\npos pos=\"W\" =\n\"\n")
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		require.NoError(t, hub.Serve(strings.NewReader(text), &out, quick{}, ""))
	})
}

// quick is an engine that moves at once.
type quick struct{}

func (quick) Clear() {}

func (quick) Configure(engine.Options) {}

func (quick) Prepare() {}

func (quick) Search(_ context.Context, g *draughts.Game, _ engine.Limit, _ func(engine.Result)) (engine.Result, error) {
	return engine.Result{Move: g.Position().AppendMoves(nil)[0]}, nil
}
