// Package draughts knows the rules of international draughts: ten by ten
// squares, flying kings, and the majority rule.
//
// The dark squares carry the numbers of Portable Draughts Notation, 1 to 50,
// from the upper left. White starts at the bottom and moves up.
//
//	9     1   2   3   4   5
//	8   6   7   8   9  10
//	7    11  12  13  14  15
//	6  16  17  18  19  20
//	5    21  22  23  24  25
//	4  26  27  28  29  30
//	3    31  32  33  34  35
//	2  36  37  38  39  40
//	1    41  42  43  44  45
//	0  46  47  48  49  50
//	   0 1 2 3 4 5 6 7 8 9
//
// The same squares have coordinates, as in the kata: x to the right and y up,
// both 0 to 9 from the lower left. A square is dark where x + y is even.
//
// A [Position] is a small value that never changes; [Position.AppendMoves]
// lists its moves and [Position.After] is the position after one of them.
package draughts

// Color is the color of a player and of the player's pieces.
type Color uint8

// The two players. White starts at the bottom, moves up and moves first.
const (
	White Color = iota
	Black
)

// Opponent is the other color.
func (c Color) Opponent() Color { return c ^ 1 }

// String is "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// Piece is what can stand on a square. The zero Piece is None, a free square.
type Piece uint8

// Everything that can stand on a dark square.
const (
	None Piece = iota
	WhiteMan
	BlackMan
	WhiteKing
	BlackKing
)

// Man is the man of a color.
func Man(c Color) Piece { return WhiteMan + Piece(c) }

// King is the king of a color.
func King(c Color) Piece { return WhiteKing + Piece(c) }

// Color is the piece's color, and false for None.
func (p Piece) Color() (Color, bool) {
	return Color(p-WhiteMan) & 1, p != None
}

// IsKing tells a king from a man.
func (p Piece) IsKing() bool { return p >= WhiteKing }

// String is the piece's name, such as "white man"; None is "no piece".
func (p Piece) String() string {
	switch p {
	case WhiteMan:
		return "white man"
	case BlackMan:
		return "black man"
	case WhiteKing:
		return "white king"
	case BlackKing:
		return "black king"
	default:
		return "no piece"
	}
}
