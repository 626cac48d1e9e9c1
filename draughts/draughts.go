// Package draughts implements the rules of international draughts: a board of
// ten by ten squares, flying kings, and a duty to capture as many pieces as
// possible.
//
// A [Position] comes from [Start], [ParseFEN] or [ParseBoard]. [Position.Turns]
// lists the turns of the player to move, and [Position.ParseTurn] reads a turn.
// [Position.Play] returns the next position, and [Position.Winner] returns the
// winner once the game is over:
//
//	p := draughts.Start()
//	turn, err := p.ParseTurn("32-28", draughts.PDN)
//	if err != nil {
//		return err // it names the rule that the turn breaks
//	}
//	p, err = p.Play(turn)
//
// A [Turn] names every square that the piece lands on. A [Move] holds only the
// start, the end and the captured pieces. A search lists moves with
// [Position.AppendMoves] and plays them with [Position.After]. Neither allocates memory
// if the slice of moves has room. [Perft] counts the ways to play a given number of
// moves.
//
// A Position is a small, immutable value. A [Game] records the turns played, and
// so can detect draws.
//
// # The board
//
// The dark squares are numbered as in Portable Draughts Notation (PDN), from 1 to 50,
// beginning at the upper left. White starts at the bottom and moves up.
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
// The kata "Valid Draughts Moves" gives each square coordinates instead. From the lower
// left, x counts to the right and y upward, both from 0 to 9. A square is dark if x + y
// is even.
package draughts

import "fmt"

// Color is the color of a player and of the player's pieces. Any value but
// White counts as Black.
type Color uint8

// The two players. White starts at the bottom, moves up and moves first.
const (
	White Color = iota
	Black
)

// Opponent returns the other color.
func (c Color) Opponent() Color {
	if c == White {
		return Black
	}
	return White
}

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// MarshalText returns the same text as String.
func (c Color) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads "white" or "black". For any other text it returns an error
// and leaves the color unchanged.
func (c *Color) UnmarshalText(text []byte) error {
	for _, color := range []Color{White, Black} {
		if color.String() == string(text) {
			*c = color
			return nil
		}
	}
	return fmt.Errorf("color %q: expected white or black", text)
}

// Piece represents the contents of a square. The zero Piece is None, an empty square.
// Any value without a name counts as None.
type Piece uint8

// The contents of a dark square.
const (
	None Piece = iota
	WhiteMan
	BlackMan
	WhiteKing
	BlackKing
)

// Man returns a man of the given color.
func Man(c Color) Piece {
	if c == White {
		return WhiteMan
	}
	return BlackMan
}

// King returns a king of the given color.
func King(c Color) Piece {
	if c == White {
		return WhiteKing
	}
	return BlackKing
}

// Color returns the piece's color, or false for None.
func (p Piece) Color() (Color, bool) {
	switch p {
	case WhiteMan, WhiteKing:
		return White, true
	case BlackMan, BlackKing:
		return Black, true
	default:
		return White, false
	}
}

// IsKing reports whether the piece is a king.
func (p Piece) IsKing() bool { return p == WhiteKing || p == BlackKing }

// String returns the piece's name, such as "white man", or "no piece" for None.
func (p Piece) String() string {
	color, some := p.Color()
	switch {
	case !some:
		return "no piece"
	case p.IsKing():
		return color.String() + " king"
	default:
		return color.String() + " man"
	}
}
