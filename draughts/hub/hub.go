// Package hub lets another program control the engine. It speaks version 2 of the Hub
// protocol, which consists of lines of text in both directions.
//
//	program: hub
//	engine:  id name=draughts version=1.0 author="Game katas in Go" country=""
//	engine:  param name=hash value=64 type=int min=1 max=4096
//	engine:  param name=threads value=1 type=int min=1 max=256
//	engine:  param name=endgame value=3 type=int min=0 max=4
//	engine:  wait
//	program: init
//	engine:  ready
//	program: pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww
//	program: level move-time=1
//	program: go think
//	engine:  info depth=1 mean-depth=1 score=0.01 nodes=9 time=0.00 nps=1.2 pv=32-28
//	engine:  done move=32-28 ponder=19-23
//	program: quit
//
// A level applies to the next search only, and several level lines are combined. During a
// search, init, new-game, pos, level, go and set-param are refused. A line of 1 MiB or
// more is refused, too. A game that is drawn by rule can continue.
package hub

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/internal/printable"
)

// Player is an engine that the other program controls, such as *engine.Engine.
type Player interface {
	engine.Player
	// Configure sets the options, which may be the same as before.
	Configure(o engine.Options)
	// Prepare starts the slow work that comes before the first search.
	Prepare()
	// Clear forgets the results of earlier searches.
	Clear()
}

// longestLine is the greatest length of a line in bytes, including its newline.
const longestLine = 1 << 20

// Serve reads lines from in, and writes the answers to out, until the quit command or
// the end of the input. It also reports the other program's mistakes on out. Serve
// returns an error if it cannot read from in or write to out.
func Serve(in io.Reader, out io.Writer, e Player, version string) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	h := &hub{
		ctx: ctx, out: out, player: e, version: version,
		options: engine.Options{Hash: engine.DefaultHash, Threads: 1, Endgame: 3},
		game:    draughts.New(),
		reports: make(chan engine.Result), ends: make(chan ending, 1),
	}
	defer h.abandon()
	lines := readLines(ctx, in)
	for h.err == nil {
		select {
		case r := <-lines:
			switch {
			case errors.Is(r.err, errTooLong):
				h.refuse(r.err)
			case errors.Is(r.err, io.EOF):
				return nil
			case r.err != nil:
				return r.err
			case h.answer(r.line):
				return h.err
			}
		case r := <-h.reports:
			h.print(info(r))
		case e := <-h.ends:
			h.search.ended = &e
			h.finish()
		}
	}
	return h.err
}

// read holds a line of input, or an error from reading it.
type read struct {
	line string
	err  error
}

// errTooLong is the reason why a line is ignored.
var errTooLong = fmt.Errorf("a line of input is too long: expected fewer than %d bytes", longestLine)

// readLines reads lines until the context is done.
func readLines(ctx context.Context, in io.Reader) <-chan read {
	lines := make(chan read)
	buffer := bufio.NewReaderSize(in, longestLine)
	go func() {
		for {
			line, more, err := buffer.ReadLine()
			r := read{string(line), err}
			for more {
				r.err = errTooLong
				_, more, _ = buffer.ReadLine() // the next read returns the error again
			}
			select {
			case lines <- r:
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// hub holds the state that remains from line to line.
type hub struct {
	ctx     context.Context //nolint:containedctx // the context of all searches
	out     io.Writer
	err     error // the first error from writing to out
	player  Player
	version string

	options engine.Options
	game    *draughts.Game
	level   level

	search  *search
	reports chan engine.Result
	ends    chan ending
}

// search holds a search that is in progress, or a finished search whose result must not
// be reported yet.
type search struct {
	stop      context.CancelFunc
	pondering bool
	time      time.Duration // the time limit once the pondered move has been played, or 0 for no limit
	ended     *ending
}

// ending holds the result of a search.
type ending struct {
	result engine.Result
	err    error
}

// answer carries out the command of a line, and reports whether the command is quit.
func (h *hub) answer(text string) (quit bool) {
	l, err := parseLine(text)
	if err != nil {
		h.refuse(err)
		return false
	}
	if h.search != nil {
		switch l.command {
		case "init", "new-game", "pos", "level", "go", "set-param":
			h.refuse(fmt.Errorf("%s: a search is under way", l.command))
			return false
		}
	}
	switch l.command {
	case "hub":
		h.introduce()
	case "set-param":
		h.refuse(h.setParam(l))
	case "init":
		h.player.Configure(h.options)
		h.player.Prepare()
		h.print(line{command: "ready"})
	case "ping":
		h.print(line{command: "pong"})
	case "new-game":
		h.player.Clear()
	case "pos":
		h.refuse(h.position(l))
	case "level":
		h.refuse(h.level.set(l))
	case "go":
		h.refuse(h.begin(l))
	case "ponder-hit":
		h.refuse(h.ponderHit())
	case "stop":
		h.stop()
	case "quit":
		return true
	}
	return false
}

// stop ends a search, whose result is then reported.
func (h *hub) stop() {
	if h.search != nil {
		h.search.stop()
		h.search.pondering = false
		h.finish()
	}
}

// introduce answers the command hub with the name of the engine and its parameters.
func (h *hub) introduce() {
	h.print(line{command: "id"}.with("name", "draughts").with("version", h.version).
		with("author", "Game katas in Go").with("country", ""))
	for _, p := range params {
		h.print(p.line(&h.options))
	}
	h.print(line{command: "wait"})
}

func (h *hub) print(l line) {
	_, err := fmt.Fprintln(h.out, l)
	if h.err == nil {
		h.err = err
	}
}

// refuse reports an error to the other program, unless the error is nil.
func (h *hub) refuse(why error) {
	if why != nil {
		h.print(line{command: "error"}.with("message", printable.Excerpt(why.Error())))
	}
}

// position sets up the game that a line describes. If the game is drawn under the draw
// rules, it is set up without them, so that it can continue.
func (h *hub) position(l line) error {
	text, _ := l.get("pos")
	start, err := draughts.ParseHub(text)
	if err != nil {
		return fmt.Errorf("pos: %w", err)
	}
	moves, _ := l.get("moves")
	game, err := gameAfter(start, draughts.AllDrawRules(), strings.Fields(moves))
	if err == nil && game.Outcome().IsDraw() || errors.Is(err, draughts.ErrGameOver) {
		game, err = gameAfter(start, draughts.DrawRules{}, strings.Fields(moves))
	}
	if err == nil {
		h.game = game
	}
	return err
}

// gameAfter returns the game from the given start after the given moves.
func gameAfter(start draughts.Position, rules draughts.DrawRules, moves []string) (*draughts.Game, error) {
	game := draughts.New(draughts.InitialPosition(start), draughts.Draws(rules))
	for i, text := range moves {
		m, err := game.Position().ParseMove(text)
		if err == nil {
			err = game.PlayMove(m)
		}
		if err != nil {
			return nil, fmt.Errorf("moves: %d: %s: %w", i+1, text, err)
		}
	}
	return game, nil
}

func (h *hub) begin(l line) error {
	if h.game.Position().NumMoves() == 0 {
		return engine.ErrNoMove
	}
	h.player.Configure(h.options)
	limit := h.level.limit(h.game.Position())
	h.level = level{}
	ctx, stop := context.WithCancel(h.ctx)
	h.search = &search{stop: stop}
	if _, ponder := l.get("ponder"); ponder {
		h.search.pondering, h.search.time = true, cmp.Or(limit.Enough, limit.Time)
		limit.Time, limit.Enough = 0, 0
	}
	go func() {
		result, err := h.player.Search(ctx, h.game, limit, func(r engine.Result) {
			select {
			case h.reports <- r:
			case <-ctx.Done():
			}
		})
		h.ends <- ending{result, err}
	}()
	return nil
}

// ponderHit starts the clock of the search, because the pondered move has been played.
func (h *hub) ponderHit() error {
	if h.search == nil || !h.search.pondering {
		return errors.New("ponder-hit: no search is pondering")
	}
	h.search.pondering = false
	if h.search.time > 0 {
		time.AfterFunc(h.search.time, h.search.stop)
	}
	h.finish()
	return nil
}

// finish reports the result of the search if the search has ended and is not pondering.
func (h *hub) finish() {
	s := h.search
	if s.ended == nil || s.pondering {
		return
	}
	s.stop()
	h.search = nil
	if s.ended.err != nil {
		h.refuse(s.ended.err)
		return
	}
	done := line{command: "done"}.with("move", s.ended.result.Move)
	if reply := s.ended.result.Line; len(reply) > 1 {
		done = done.with("ponder", reply[1])
	}
	h.print(done)
}

// abandon ends a search without reporting a result.
func (h *hub) abandon() {
	if h.search != nil && h.search.ended == nil {
		h.search.stop()
		<-h.ends
	}
}

// info returns the line that reports the results of a search so far.
func info(r engine.Result) line {
	moves := make([]string, len(r.Line))
	for i, m := range r.Line {
		moves[i] = m.String()
	}
	seconds := r.Time.Seconds()
	l := line{command: "info"}.
		with("depth", r.Depth).
		with("mean-depth", r.Depth).
		with("score", fmt.Sprintf("%.2f", r.Score.Men())).
		with("nodes", r.Nodes).
		with("time", fmt.Sprintf("%.2f", seconds))
	if seconds > 0 {
		l = l.with("nps", fmt.Sprintf("%.2f", float64(r.Nodes)/seconds/1e6))
	}
	return l.with("pv", strings.Join(moves, " "))
}
