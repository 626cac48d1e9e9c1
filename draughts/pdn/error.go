package pdn

import (
	"errors"
	"fmt"
)

// The mistakes that a file can contain.
var (
	ErrUnexpected  = errors.New("expected a tag, a move, a comment or a result")
	ErrTag         = errors.New(`expected a tag like [White "Name"]`)
	ErrNotClosed   = errors.New("expected its end before the next game")
	ErrGameType    = errors.New("expected 20, international draughts")
	ErrNotAsTagged = errors.New("contradicts the tag Result")
	ErrNotAsPlayed = errors.New("contradicts the board")
	ErrSetup       = errors.New(`expected a command like /FEN "W:W28:B13"/`)
	ErrUnknownMove = errors.New("the move is unknown: expected every move of the game")
	ErrResult      = errors.New("not a known result: expected 2-0, 1-1, 0-2, 0-0, * or the text of the tag Result")
	ErrLetters     = errors.New("moves of a board with letters: Russian, Brazilian or English draughts?")
	ErrLargeBoard  = errors.New("moves of a larger board: Canadian draughts?")
	ErrSmallBoard  = errors.New("moves of a board with 32 squares: English, Italian or Russian draughts?")
	ErrLineTooLong = fmt.Errorf("expected lines of at most %d bytes", longestLine)
	ErrNoteTooLong = fmt.Errorf("expected a comment or a variation of at most %d bytes", longestNote)
)

// Error represents the first mistake in a game.
type Error struct {
	Line   int    // from 1
	Column int    // from 1, in characters
	Game   int    // from 1
	Move   int    // the number of the move in the record, or 0 if the mistake is elsewhere
	Text   string // the wrong text, shortened if it is long
	Err    error  // the reason
}

// Error returns "LINE:COLUMN: game GAME, move MOVE: TEXT: why".
func (e *Error) Error() string {
	format, args := e.Message()
	return fmt.Errorf(format, args...).Error()
}

// Message returns the format and the arguments of the message.
func (e *Error) Message() (format string, args []any) {
	if e.Move > 0 {
		return "%d:%d: game %d, move %d: %s: %w", []any{e.Line, e.Column, e.Game, e.Move, e.Text, e.Err}
	}
	return "%d:%d: game %d: %s: %w", []any{e.Line, e.Column, e.Game, e.Text, e.Err}
}

// Place returns the line and the column.
func (e *Error) Place() (line, column int) { return e.Line, e.Column }

// Unwrap returns e.Err.
func (e *Error) Unwrap() error { return e.Err }
