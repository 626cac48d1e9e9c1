package draughts

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ParseShortTurn reads a turn of the player to move as people write it. A capture may
// be written with its first square, its last square and any of the landing squares
// between them, if only one move fits. If no move fits, ParseShortTurn reads the
// squares after the second as the captured pieces, in any order.
//
// The error is an *AmbiguousError, or one of the errors of [Position.ParseTurn], without
// the quoted text.
func (p Position) ParseShortTurn(text string, n Notation) (Turn, error) {
	var room [2 + maxLandings]Square
	squares, captures, ok := n.readSquares(room[:0], text)
	if !ok {
		return Turn{}, fmt.Errorf("%w: expected one like %s", ErrNotATurn, n.examples())
	}
	turn, err := p.follow(squares, captures)
	if err == nil || !captures {
		return turn, err
	}

	turns := p.capturesBy(squares)
	switch len(turns) {
	case 0:
		tries := mostTries
		if errors.Is(err, ErrNoJump) && p.pickUp(squares[0]).passes(squares[0], 0, squares[1:], &tries) {
			err = ErrMustCaptureMore
		}
		return Turn{}, err
	case 1:
		return turns[0], nil
	default:
		return Turn{}, &AmbiguousError{turns, n}
	}
}

// mostTries limits the search for a capture of too few pieces. The search only decides
// which error to return.
const mostTries = 10_000

// passes reports whether a capture of any length can continue from a square and land on
// the given squares in order. It returns false when no tries are left.
func (h hand) passes(from Square, captured Squares, squares []Square, tries *int) bool {
	for _, d := range directions {
		j := h.jump(from, d, captured)
		for to := range j.landings.All() {
			if *tries--; *tries < 0 {
				return false
			}
			rest := squares
			if to == rest[0] {
				rest = rest[1:]
			}
			if len(rest) == 0 || h.passes(to, captured|j.victim, rest, tries) {
				return true
			}
		}
	}
	return false
}

// capturesBy returns a turn for each capture that fits the squares as ParseShortTurn
// reads them.
func (p Position) capturesBy(squares []Square) []Turn {
	last := len(squares) - 1
	var room [roomForMoves]Move
	var turns []Turn
	for _, m := range p.AppendMoves(room[:0]) {
		if m.captured == 0 || m.From() != squares[0] || m.To() != squares[last] {
			continue
		}
		p.turnsOf([]Move{m}, Kata, func(t Turn) bool {
			fits := t.passes(squares[1:last])
			if fits {
				turns = append(turns, t)
			}
			return !fits
		})
	}
	if turns == nil && len(squares) > 2 {
		if turn, err := p.TurnOf(captureOver(squares)); err == nil {
			return []Turn{turn}
		}
	}
	return turns
}

// passes reports whether the turn lands on the given squares, in order, before its last
// square.
func (t Turn) passes(squares []Square) bool {
	for _, s := range t.Squares()[1:t.landings] {
		if len(squares) > 0 && squares[0] == s {
			squares = squares[1:]
		}
	}
	return len(squares) == 0
}

// ShortTurn returns a short text for a turn, which [Position.ParseShortTurn] reads as
// the same move. For a capture, the text has only the first and the last square, or
// every landing square if another move also begins and ends there.
func (p Position) ShortTurn(t Turn, n Notation) string {
	if t.landings == 1 {
		return t.Text(n)
	}
	var room [roomForMoves]Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() == t.From() && m.To() == t.To() && m.captured != t.captured {
			return t.Text(n)
		}
	}
	return n.Square(t.From()) + "x" + n.Square(t.To())
}

// AmbiguousError is returned for text that fits several moves.
type AmbiguousError struct {
	Turns    []Turn // one turn of each move that fits
	Notation Notation
}

// Error returns a message that lists the turns.
func (e *AmbiguousError) Error() string {
	format, args := e.Message()
	return fmt.Sprintf(format, args...)
}

// Message returns the format and the arguments of the message.
func (e *AmbiguousError) Message() (format string, args []any) {
	texts := make([]string, len(e.Turns))
	for i, t := range e.Turns {
		texts[i] = t.Text(e.Notation)
	}
	slices.Sort(texts)
	last := max(len(texts)-1, 0)
	return "%d moves begin and end like this: expected %s or %s",
		[]any{len(texts), strings.Join(texts[:last], ", "), strings.Join(texts[last:], "")}
}

// readSquares appends the squares of a turn, and reports whether the turn captures. The
// last result is false if the text is not a turn, or if the slice has no room for the
// squares.
func (n Notation) readSquares(squares []Square, text string) (read []Square, captures, ok bool) {
	between := "-"
	if captures = strings.Contains(text, "x"); captures {
		between = "x"
	}
	for name := range strings.SplitSeq(text, between) {
		s, known := n.readSquare(name)
		if !known || len(squares) == cap(squares) {
			return nil, false, false
		}
		squares = append(squares, s)
	}
	return squares, captures, len(squares) == 2 || captures && len(squares) > 2
}

// readSquare reads the name of a square, which has at most two digits.
func (n Notation) readSquare(name string) (Square, bool) {
	number, err := strconv.ParseUint(name, 10, 8)
	if err != nil || len(name) > 2 {
		return 0, false
	}
	if n == Kata {
		s, dark := SquareAt(int(number/10), int(number%10))
		return s, dark && len(name) == 2
	}
	s := Square(number)
	return s, s.OnBoard()
}
