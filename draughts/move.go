package draughts

import (
	"errors"
	"fmt"
	"slices"
)

// ErrNotAMove says that the player to move does not have this move.
var ErrNotAMove = errors.New("not a valid move in this position")

// Move is what a turn changes: a piece goes from one square to another, which
// may be the same one, and the captured pieces leave the board. Turns on
// different paths that agree in all three are the same move. It is a comparable
// value. The zero Move is not a move of any position.
//
// From and to are sets of one square each, so that [Position.After] need not
// make them.
type Move struct {
	from, to, captured Squares
}

// NewMove returns the move from one square to another that captures the given
// pieces. It may be a move of no position at all.
func NewMove(from, to Square, captured Squares) Move {
	return Move{from.alone(), to.alone(), captured}
}

// From returns the square that the piece starts from, 0 for the zero Move.
func (m Move) From() Square { return m.from.first() }

// To returns the square that the piece ends on. It may be the one it started
// from.
func (m Move) To() Square { return m.to.first() }

// Captured returns the squares of the captured pieces. The set is empty for a
// step.
func (m Move) Captured() Squares { return m.captured }

// String returns the move in the squares of PDN, a step like 32-28, a capture
// with the captured pieces behind its end, like 46x5x19x37.
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

// PlayMove returns the position after the move. If the player to move does not
// have that move, it returns the same position and ErrNotAMove.
func (p Position) PlayMove(m Move) (Position, error) {
	var room [roomForMoves]Move
	if !slices.Contains(p.AppendMoves(room[:0]), m) {
		return p, ErrNotAMove
	}
	return p.After(m), nil
}

// After returns the position after one of the moves that [Position.AppendMoves]
// lists. Unlike [Position.PlayMove] it does not check that the move is one of
// them; after any other move the position means nothing.
func (p Position) After(m Move) Position {
	return p.after(m.from, m.to, m.captured)
}

// after returns the position after a piece has gone from one square to another.
func (p Position) after(from, to, captured Squares) Position {
	moved := from ^ to // nothing, for a capture that ends where it started
	kings := p.kings&^captured ^ blackToMove
	if kings&from != 0 {
		kings ^= moved
	} else {
		kings |= to & p.lastRow()
	}
	return Position{own: p.other ^ captured, other: p.own ^ moved, kings: kings}
}

// Winner returns the player who has won, and false while the game goes on. A
// player who is to move and has no move, or no piece, has lost.
func (p Position) Winner() (Color, bool) {
	return p.ToMove().Opponent(), p.Count() == 0
}

// lastRow returns the squares where men of the player to move are crowned.
func (p Position) lastRow() Squares {
	if p.kings&blackToMove == 0 {
		return 0b11111
	}
	return 0b11111 << 49
}
