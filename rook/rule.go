package rook

import "fmt"

// Rule is one of the conditions of a legal move, and the error of a move that
// breaks it. They are checked in the order in which they stand here; the first
// one that is broken counts.
type Rule string

// The conditions of a legal move.
const (
	ErrFields    Rule = "fields"    // it has exactly the fields direction and tiles
	ErrDirection Rule = "direction" // the direction is D or R
	ErrTiles     Rule = "tiles"     // tiles is a whole number greater than 0
	ErrBounds    Rule = "bounds"    // the rook stays within the bounds
)

func (r Rule) Error() string { return string(r) }

// IllegalMoveError is a move that breaks a rule. Its player has lost (R4).
type IllegalMoveError struct {
	Rule Rule
	Why  string // in words, on one line

	// Submitted is the move as it was submitted to a position or a game, in
	// JSON unless it was none.
	Submitted string
}

func (e *IllegalMoveError) Error() string { return fmt.Sprintf("illegal (%s): %s", e.Rule, e.Why) }

// Unwrap is the rule that is broken.
func (e *IllegalMoveError) Unwrap() error { return e.Rule }

func illegal(rule Rule, format string, args ...any) *IllegalMoveError {
	return &IllegalMoveError{Rule: rule, Why: fmt.Sprintf(format, args...)}
}
