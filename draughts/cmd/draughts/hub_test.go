package main

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/internal/programtest"
)

// engine is the program in a process of its own. A test speaks the Hub protocol with it.
type engine struct {
	t       *testing.T
	process *exec.Cmd
	in      io.WriteCloser
	lines   chan string
}

func newEngine(t *testing.T) *engine {
	t.Helper()
	process := programtest.Command(t, "draughts", "hub")
	in, err := process.StdinPipe()
	require.NoError(t, err)
	out, err := process.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, process.Start())
	e := &engine{t, process, in, make(chan string)}
	quit := make(chan struct{})
	go func() {
		defer close(e.lines)
		for scanner := bufio.NewScanner(out); scanner.Scan(); {
			select {
			case e.lines <- scanner.Text():
			case <-quit:
				return
			}
		}
	}()
	t.Cleanup(func() { close(quit) })
	return e
}

func (e *engine) send(lines ...string) {
	e.t.Helper()
	for _, l := range lines {
		_, err := io.WriteString(e.in, l+"\n")
		require.NoError(e.t, err)
	}
}

// until returns the next line that begins with the given word. Only info lines may come
// before it.
func (e *engine) until(word string) string {
	e.t.Helper()
	limit := time.After(programtest.Patience)
	for {
		select {
		case l, ok := <-e.lines:
			require.True(e.t, ok, "the program ended: expected %s", word)
			if l == word || strings.HasPrefix(l, word+" ") {
				return l
			}
			require.True(e.t, strings.HasPrefix(l, "info "), l)
		case <-limit:
			require.Fail(e.t, "no line came", "expected %s", word)
		}
	}
}

func TestTheHubPlaysAWholeGame(t *testing.T) {
	t.Parallel()
	e := newEngine(t)
	e.send("hub")
	e.until("id")
	e.until("param")
	e.until("param")
	e.until("param")
	e.until("wait")
	e.send("set-param name=hash value=1", "set-param name=endgame value=2")
	e.send("init")
	e.until("ready")
	e.send("new-game")
	start := draughts.Start()
	if testing.Short() {
		var err error
		start, err = draughts.ParseFEN("W:W33,38,39,42,43,48:B3,8,9,12,13,18")
		require.NoError(t, err)
	}
	game := draughts.New(draughts.InitialPosition(start))
	var moves []string
	for !game.IsOver() {
		e.send(fmt.Sprintf("pos pos=%s moves=%q", start.Hub(), strings.Join(moves, " ")),
			fmt.Sprintf("level depth=%d", 1+2*(len(moves)%2)), "go think")
		_, move, _ := strings.Cut(e.until("done"), "move=")
		move, _, _ = strings.Cut(move, " ")
		m, err := game.Position().ParseMove(move)
		require.NoError(t, err)
		require.NoError(t, game.PlayMove(m))
		moves = append(moves, move)
	}
	e.send("quit")
	require.NoError(t, e.process.Wait())
}

func TestTheHubStopsInTheMiddleOfASearch(t *testing.T) {
	t.Parallel()
	e := newEngine(t)
	e.send("set-param name=hash value=1", "set-param name=endgame value=2")
	e.send("level infinite", "go analyze")
	e.until("info")
	e.send("ping")
	e.until("pong")
	e.send("stop")
	e.until("done")

	e.send("level move-time=0.01", "go ponder")
	e.until("info")
	e.send("ponder-hit")
	e.until("done")

	e.send("garbage \x00\xff =", "pos pos=x")
	e.until("error")
	e.send("go think")
	e.until("info")
	require.NoError(t, e.in.Close())
	require.NoError(t, e.process.Wait(), "the end of the input ends a search")
}
