package draughts

import "strings"

// mostLandings is more than any turn has: every piece that is captured stands
// on another of the 32 dark squares that are not at the edge of the board.
const mostLandings = 32

// Turn is what a player does in one go: a step, or a series of captures, with
// every square that the piece lands on. It is a comparable value. Turns come
// from [Position.Turns]; the zero Turn is none.
type Turn struct {
	squares  [1 + mostLandings]Square // from the start to the last landing
	landings uint8
	captured Squares
}

// From is the square that the piece starts from.
func (t Turn) From() Square { return t.squares[0] }

// To is the square that the piece ends on. It may be the one it started from.
func (t Turn) To() Square { return t.squares[t.landings] }

// Squares are the squares on which the piece stands, from its start to its
// end, at least two.
func (t Turn) Squares() []Square { return t.squares[:t.landings+1] }

// Captured is where the captured pieces stand, and empty for a step.
func (t Turn) Captured() Squares { return t.captured }

// Move is what the turn changes, whatever its path.
func (t Turn) Move() Move { return NewMove(t.From(), t.To(), t.captured) }

// String is the turn as the kata writes it, such as 44-35 or 71x44x99.
func (t Turn) String() string { return t.In(Kata) }

// In is the turn in a notation: its squares, with a dash between for a step
// and an x for a capture.
func (t Turn) In(n Notation) string {
	var b strings.Builder
	for i, s := range t.Squares() {
		switch {
		case i == 0:
		case t.captured != 0:
			b.WriteByte('x')
		default:
			b.WriteByte('-')
		}
		b.WriteString(n.Square(s))
	}
	return b.String()
}

// and is the turn that goes on to a square and captures a piece on the way.
func (t Turn) and(to Square, victim Squares) Turn {
	t.landings++
	t.squares[t.landings] = to
	t.captured |= victim
	return t
}
