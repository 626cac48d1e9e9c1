package draughts

// maxLandings is the greatest number of landings in a turn: a piece can be captured on
// each of the 32 dark squares inside the edge of the board.
const maxLandings = 32

// Turn represents a step or a series of captures, with every square on which the piece
// lands. Turns can be compared with ==. Turns come from [Position.Turns] and
// [Position.ParseTurn]. The zero Turn is not a turn in any position.
type Turn struct {
	squares  [1 + maxLandings]Square // from the start to the last landing
	landings uint8
	captured Squares
}

// From returns the square on which the piece starts.
func (t Turn) From() Square { return t.squares[0] }

// To returns the square on which the piece ends, which may be its start.
func (t Turn) To() Square { return t.squares[t.landings] }

// Squares returns the squares on which the piece stands, from its start to its end.
// There are at least two.
func (t Turn) Squares() []Square { return t.squares[:t.landings+1] }

// Captured returns the squares of the captured pieces. The set is empty for a
// step.
func (t Turn) Captured() Squares { return t.captured }

// Move returns the move that the turn makes. It does not depend on the path.
func (t Turn) Move() Move { return NewMove(t.From(), t.To(), t.captured) }

// String returns the turn as the kata writes it, such as 44-35 or 71x44x99.
func (t Turn) String() string { return t.Text(Kata) }

// Text returns the turn in the given notation: its squares, with a dash between
// them for a step and an x for a capture.
func (t Turn) Text(n Notation) string { return n.join(t.Squares(), t.captured != 0) }

// join returns the names of the squares, with an x between them for a capture
// and a dash otherwise.
func (n Notation) join(squares []Square, captures bool) string {
	between := byte('-')
	if captures {
		between = 'x'
	}
	var room [3 * (1 + maxLandings)]byte
	text := room[:0]
	for i, s := range squares {
		if i > 0 {
			text = append(text, between)
		}
		text = append(text, n.Square(s)...)
	}
	return string(text)
}

// extended returns the turn with one more landing square. The set victim holds the
// captured piece, or is empty.
func (t Turn) extended(to Square, victim Squares) Turn {
	t.landings++
	t.squares[t.landings] = to
	t.captured |= victim
	return t
}
