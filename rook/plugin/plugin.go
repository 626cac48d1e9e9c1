// Package plugin runs strategies that are programs, written in any language.
//
// A program serves one game. For each of its moves it reads a line with the board,
// and answers with a line that holds a move:
//
//	{"state":{"D":0,"R":3},"bounds":{"D":4,"R":4},"data":{"0,0":["Ann",{"direction":"R","tiles":3}]}}
//	{"direction": "D", "tiles": 4}
//
// The data is the history of the game. When its input ends, so does the game. What
// the program writes to standard error is for the person who runs it.
//
// A program that ends, takes too long or answers with anything that is not JSON
// has submitted the illegal move {}.
package plugin

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"time"

	"games.example/rook"
)

// maxAnswer is the length of the longest answer, in bytes with its line feed.
const maxAnswer = 64 << 10

// Strategy represents a program that plays one game. New makes one, and Close
// must be called after the game.
type Strategy struct {
	// Patience is how long the program may take for a move, and to end after Close.
	// New sets it to 5 seconds.
	Patience time.Duration

	game    *rook.Game
	command *exec.Cmd

	in    io.WriteCloser // nil before the first move
	out   io.ReadCloser
	lines *bufio.Reader // of out
}

// New returns the strategy of a program in a game. The command is a line for the
// system's shell, which runs it at the first move. What the program writes to
// standard error goes to stderr.
func New(game *rook.Game, command string, stderr io.Writer) *Strategy {
	shell := inShell(command)
	shell.Stderr = stderr
	return &Strategy{Patience: 5 * time.Second, game: game, command: shell}
}

// Move returns the move that the program answers with. If the answer is not a
// legal move, or there is none, the error is a *rook.IllegalMoveError.
func (s *Strategy) Move(p rook.Position) (rook.Move, error) {
	if err := p.Check(); err != nil {
		return rook.Move{}, err
	}
	board, err := json.Marshal(struct {
		State  rook.State   `json:"state"`
		Bounds rook.Bounds  `json:"bounds"`
		Data   rook.History `json:"data"`
	}{p.State, p.Bounds, s.game.History()})
	if err != nil {
		return rook.Move{}, err
	}
	answer, err := s.ask(append(board, '\n'))
	if err != nil {
		return rook.Move{}, &rook.IllegalMoveError{Rule: rook.ErrFields, Why: err.Error(), Submitted: noMove}
	}
	move, err := p.DecodeMove(answer)
	var illegal *rook.IllegalMoveError
	if errors.As(err, &illegal) && !json.Valid(answer) {
		illegal.Submitted = noMove
	}
	return move, err
}

// noMove is the move of a program that does not answer with JSON.
const noMove = "{}"

// ask returns the answer to a line, or says why there is none.
func (s *Strategy) ask(line []byte) (answer []byte, err error) {
	if s.in == nil {
		if err := s.start(); err != nil {
			return nil, fmt.Errorf("the program does not start: %w", err)
		}
	}
	answered := make(chan struct{})
	go func() {
		defer close(answered)
		_, _ = s.in.Write(line) // a program need not read to answer
		answer, err = s.lines.ReadSlice('\n')
	}()
	select {
	case <-answered:
	case <-time.After(s.Patience):
		s.kill()
		<-answered
		return nil, fmt.Errorf("the program did not answer within %v", s.Patience)
	}
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return nil, fmt.Errorf("the program answered with %d bytes or more", maxAnswer)
	case err != nil:
		return nil, fmt.Errorf("the program ended without an answer (%s)", s.end())
	}
	return bytes.TrimSpace(answer), nil
}

func (s *Strategy) start() error {
	in, inErr := s.command.StdinPipe()
	out, outErr := s.command.StdoutPipe()
	if err := errors.Join(inErr, outErr, s.command.Start()); err != nil {
		return err
	}
	s.in, s.out, s.lines = in, out, bufio.NewReaderSize(out, maxAnswer)
	return nil
}

// Close ends the program: its input ends, and if it goes on nevertheless, it is
// killed after Patience.
func (s *Strategy) Close() {
	if s.in != nil && s.command.ProcessState == nil {
		s.end()
	}
}

// end is Close for a program that runs. It returns how the program has ended.
func (s *Strategy) end() string {
	_ = s.in.Close()
	ended := make(chan struct{})
	go func() {
		_, _ = io.Copy(io.Discard, s.out)
		_ = s.command.Wait() // ProcessState says how it ended
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(s.Patience):
		s.kill()
		<-ended
	}
	return s.command.ProcessState.String()
}

// kill ends the program with all that it has started, and what waits for it.
func (s *Strategy) kill() {
	killAll(s.command)
	_ = s.in.Close()
	_ = s.out.Close()
}
