package draughts

import "iter"

// Position holds the pieces on the board and the player to move. Positions can
// be compared with ==. The zero Position is the empty board with White to move.
//
// A Position stores the pieces of the player to move and of the opponent, rather than
// White's and Black's. So only the steps and the crowning of men depend on the color.
type Position struct {
	own, other Squares // pieces of the player to move, and of the opponent
	kings      Squares // the squares of all kings, and the blackToMove bit
}

// blackToMove is a bit that belongs to no square. It is set if Black is to move.
const blackToMove Squares = 1 << 63

// Start returns the starting position: each player has twenty men, and White is to
// move.
func Start() Position {
	const rows = 1<<21 - 1 - 1<<10 // squares 1 to 20
	return Position{own: rows << 33, other: rows}
}

// With returns the position after the piece replaces the contents of the square. With
// allows any piece on any square, and None clears the square. If the square is off the
// board, the position is unchanged.
func (p Position) With(s Square, piece Piece) Position {
	here := s.alone()
	p.own &^= here
	p.other &^= here
	p.kings &^= here
	color, some := piece.Color()
	switch {
	case !some:
		return p
	case color == p.ToMove():
		p.own |= here
	default:
		p.other |= here
	}
	if piece.IsKing() {
		p.kings |= here
	}
	return p
}

// WithToMove returns the position with the same board and the given player to
// move.
func (p Position) WithToMove(c Color) Position {
	if (p.ToMove() == White) != (c == White) {
		p.own, p.other = p.other, p.own
		p.kings ^= blackToMove
	}
	return p
}

// ToMove returns the player to move.
func (p Position) ToMove() Color {
	if p.kings&blackToMove == 0 {
		return White
	}
	return Black
}

// At returns the piece on the square, or None for a square off the board.
func (p Position) At(s Square) Piece {
	here := s.alone()
	color := p.ToMove()
	switch {
	case p.own&here != 0:
	case p.other&here != 0:
		color = color.Opponent()
	default:
		return None
	}
	if p.kings&here != 0 {
		return King(color)
	}
	return Man(color)
}

// Occupied returns the squares that have a piece of the given color.
func (p Position) Occupied(c Color) Squares {
	if (p.ToMove() == White) == (c == White) {
		return p.own
	}
	return p.other
}

// Kings returns the squares of the kings of both colors.
func (p Position) Kings() Squares { return p.kings &^ blackToMove }

// Pieces returns an iterator over the occupied squares and their pieces, in
// ascending order of squares.
func (p Position) Pieces() iter.Seq2[Square, Piece] {
	return func(yield func(Square, Piece) bool) {
		for s := range (p.own | p.other).All() {
			if !yield(s, p.At(s)) {
				return
			}
		}
	}
}

func (p Position) allPieces() Squares { return p.own | p.other }

func (p Position) empty() Squares { return allSquares ^ p.allPieces() }

// men returns the squares of the men of both colors.
func (p Position) men() Squares { return p.allPieces() &^ p.kings }
