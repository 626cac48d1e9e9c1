package rook

import (
	"errors"
	"fmt"
)

// The conditions of a legal move, in the order in which they are checked. The first
// condition that a move does not meet is the Rule of its IllegalMoveError.
var (
	ErrFields    = errors.New("fields")    // the move has exactly the fields direction and tiles
	ErrDirection = errors.New("direction") // the direction is "D" or "R"
	ErrTiles     = errors.New("tiles")     // tiles is a whole number greater than 0
	ErrBounds    = errors.New("bounds")    // the rook stays within the bounds
)

// IllegalMoveError represents a move that breaks a rule. The player who submits
// the move loses the game.
type IllegalMoveError struct {
	Rule error  // ErrFields, ErrDirection, ErrTiles or ErrBounds
	Why  string // a description on one line

	// Submitted is the move as it was submitted to a position or a game. It is usually
	// JSON, but may be any text.
	Submitted string
}

// Error returns "illegal (RULE): WHY".
func (e *IllegalMoveError) Error() string { return fmt.Sprintf("illegal (%v): %s", e.Rule, e.Why) }

// Unwrap returns the rule that the move breaks.
func (e *IllegalMoveError) Unwrap() error { return e.Rule }

func illegal(rule error, format string, args ...any) *IllegalMoveError {
	return &IllegalMoveError{Rule: rule, Why: fmt.Sprintf(format, args...)}
}
