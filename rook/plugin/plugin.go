// Package plugin runs strategies that are programs, written in any language.
//
// A program serves one game. For each of its moves it reads a line with the board,
// and answers with a line that holds a move:
//
//	{"state":{"D":0,"R":3},"bounds":{"D":4,"R":4},"data":{"0,0":["Ann",{"direction":"R","tiles":3}]}}
//	{"direction": "D", "tiles": 4}
//
// The data is the history of the game. When the game ends, so does the program's input.
// On standard error, the program may print messages for the person who runs it.
//
// If the program ends, takes too long, or answers with text that is too long or not
// JSON, it has submitted the illegal move {}.
package plugin

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"games.example/internal/child"
	"games.example/rook"
)

// maxAnswer is the length of the longest answer, in bytes, including its line feed.
const maxAnswer = 64 << 10

// Strategy represents a program that plays one game. Create a Strategy with New, and
// call Close after the game.
type Strategy struct {
	// Patience is the time that the program has to answer, or to end after Close. New
	// sets it to 5 seconds.
	Patience time.Duration

	game    *rook.Game
	command string
	stderr  io.Writer
	program *child.Program // nil before the first move
}

// New returns the strategy of a program that plays a game. The command is a line for
// the system's shell. The program starts at the first move. The program's standard
// error goes to stderr.
func New(game *rook.Game, command string, stderr io.Writer) *Strategy {
	return &Strategy{Patience: 5 * time.Second, game: game, command: command, stderr: stderr}
}

// Move returns the move with which the program answers. If there is no answer, or the
// answer is not a legal move, the error is a *rook.IllegalMoveError.
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
	move, err := p.MoveFromJSON([]byte(answer))
	if illegal, ok := errors.AsType[*rook.IllegalMoveError](err); ok && !json.Valid([]byte(answer)) {
		illegal.Submitted = noMove
	}
	return move, err
}

// noMove is the illegal move that a program has submitted if there is no answer, or the
// answer is not JSON.
const noMove = "{}"

// ask returns the answer to a line, or the reason why the program did not answer.
func (s *Strategy) ask(line []byte) (answer string, err error) {
	if s.program == nil {
		if s.program, err = child.Start(s.command, s.stderr, maxAnswer); err != nil {
			return "", fmt.Errorf("the program does not start: %w", err)
		}
	}
	ctx, stop := context.WithTimeout(context.Background(), s.Patience)
	defer stop()
	switch answer, err = s.program.Ask(ctx, line); {
	case err == nil:
		return answer, nil
	case errors.Is(err, child.ErrTooLong):
		return "", fmt.Errorf("the program answered with %d bytes or more", maxAnswer)
	case errors.Is(err, context.DeadlineExceeded):
		return "", fmt.Errorf("the program did not answer within %v", s.Patience)
	default:
		return "", fmt.Errorf("the program ended without an answer (%s)", s.program.End(s.Patience))
	}
}

// Close ends the program. It closes the program's input, and kills the program if it is
// still running after Patience. A second Close does nothing.
func (s *Strategy) Close() {
	if s.program != nil {
		s.program.End(s.Patience)
		s.program = nil
	}
}
