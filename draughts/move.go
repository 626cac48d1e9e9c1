package draughts

import (
	"errors"
	"fmt"
	"slices"
)

// ErrNotAMove is returned for a move that the player to move cannot make.
var ErrNotAMove = errors.New("not a valid move in this position")

// Move represents the change that a turn makes on the board. A piece goes from one
// square to another, or back to the same square, and the captured pieces leave the
// board. Turns on different paths that make the same change are the same move. Moves
// can be compared with ==. The zero Move is not a move in any position.
type Move struct {
	from, to Squares // one square each, as the sets that [Position.After] needs
	captured Squares
}

// NewMove returns the move from one square to another that captures the given pieces.
// The move may be invalid in every position.
func NewMove(from, to Square, captured Squares) Move {
	return Move{from.alone(), to.alone(), captured}
}

// From returns the square on which the piece starts, or 0 for the zero Move.
func (m Move) From() Square { return m.from.first() }

// To returns the square on which the piece ends, which may be its start.
func (m Move) To() Square { return m.to.first() }

// Captured returns the squares of the captured pieces. The set is empty for a
// step.
func (m Move) Captured() Squares { return m.captured }

// String returns the move as squares in PDN: a step such as 32-28, or a capture such as
// 46x5x19x37. The captured pieces follow the first and the last square.
func (m Move) String() string {
	if m.captured == 0 {
		return fmt.Sprintf("%d-%d", m.From(), m.To())
	}
	text := fmt.Sprintf("%dx%d", m.From(), m.To())
	for s := range m.captured.All() {
		text += fmt.Sprintf("x%d", s)
	}
	return text
}

// PlayMove returns the position after the move. If the player to move cannot make the
// move, it returns the same position and ErrNotAMove.
func (p Position) PlayMove(m Move) (Position, error) {
	var room [roomForMoves]Move
	if !slices.Contains(p.AppendMoves(room[:0]), m) {
		return p, ErrNotAMove
	}
	return p.After(m), nil
}

// After returns the position after one of the moves that [Position.AppendMoves] lists.
// Unlike [Position.PlayMove], it does not check the move, and the result is meaningless
// for any other move.
func (p Position) After(m Move) Position {
	moved := m.from ^ m.to // empty for a capture that ends where it started
	kings := p.kings &^ m.captured
	switch {
	case kings&m.from != 0:
		kings ^= moved
	case m.to&lastRows != 0:
		kings |= m.to & lastRow(kings)
	}
	return Position{p.other ^ m.captured, p.own ^ moved, kings ^ blackToMove}
}

// Winner returns the player who has won, or false if the player to move has a
// move.
func (p Position) Winner() (Color, bool) {
	return p.ToMove().Opponent(), p.NumMoves() == 0
}

// lastRows holds the squares where men of either color are crowned.
const lastRows Squares = 0b11111 | 0b11111<<49

// lastRow returns the squares where men of the player to move are crowned. It uses the
// blackToMove bit as a sign bit, to select the row without a branch.
func lastRow(kings Squares) Squares {
	return 0b11111 ^ lastRows&Squares(int64(kings)>>63)
}
