package draughts

import (
	"errors"
	"slices"
)

// ErrNotAMove is the error for a move that the player to move does not have.
var ErrNotAMove = errors.New("not a valid move in this position")

// Move is what a turn changes: a piece goes from one square to another, which
// may be the same one, and the captured pieces leave the board. Turns on
// different paths that agree in all three are the same move.
type Move struct {
	From, To Square
	Captured Squares
}

// PlayMove is the position after the move. If the player to move does not have
// that move, it is the same position, and ErrNotAMove.
func (p Position) PlayMove(m Move) (Position, error) {
	var room [roomForMoves]Move
	if !slices.Contains(p.AppendMoves(room[:0]), m) {
		return p, ErrNotAMove
	}
	return p.After(m), nil
}

// After is the position after one of the moves that [Position.AppendMoves]
// lists. Unlike [Position.PlayMove] it does not look whether the move is one of
// them.
func (p Position) After(m Move) Position {
	return p.after(m.From.alone(), m.To.alone(), m.Captured)
}

// after is the position after the piece has gone from one square to another.
func (p Position) after(from, to, captured Squares) Position {
	kings := p.kings &^ captured
	if p.kings&from != 0 {
		kings = kings&^from | to
	} else {
		kings |= to & p.lastRow()
	}
	return Position{
		own:    p.other &^ captured,
		other:  p.own&^from | to,
		kings:  kings,
		toMove: p.toMove.Opponent(),
	}
}

// Winner is the player who has won, and false while the game goes on. Whoever
// is to move and has no move, perhaps for want of pieces, has lost.
func (p Position) Winner() (Color, bool) {
	return p.toMove.Opponent(), p.Count() == 0
}

// lastRow is where the men of the player to move are crowned.
func (p Position) lastRow() Squares {
	if p.toMove == White {
		return 0b11111
	}
	return 0b11111 << 49
}
