package draughts

import (
	"iter"
	"math/bits"
)

// Square represents a dark square by its number in Portable Draughts Notation,
// 1 to 50. Any other value is off the board.
type Square uint8

// SquareAt returns the square in column x and row y, both 0 to 9 from the lower left.
// It returns false for a light square and for coordinates off the board.
func SquareAt(x, y int) (Square, bool) {
	if x < 0 || x > 9 || y < 0 || y > 9 || (x+y)%2 != 0 {
		return 0, false
	}
	return Square((9-y)*5 + x/2 + 1), true
}

// OnBoard reports whether the square is on the board, from 1 to 50.
func (s Square) OnBoard() bool { return s >= 1 && s <= 50 }

// X returns the column of a square on the board, 0 to 9 from the left.
func (s Square) X() int { return int(s-1)%5*2 + s.Y()%2 }

// Y returns the row of a square on the board, 0 to 9 from the bottom.
func (s Square) Y() int { return 9 - int(s-1)/5 }

// Squares is a set of squares. The zero Squares is the empty set.
//
// Each square has one bit. The bit after every second row, marked · here, and the ten
// bits after the last row belong to no square:
//
//	   0   1   2   3   4
//	 5   6   7   8   9   ·
//	  11  12  13  14  15
//	16  17  18  19  20   ·
//	  22  23  24  25  26
//	27  28  29  30  31   ·
//	  33  34  35  36  37
//	38  39  40  41  42   ·
//	  44  45  46  47  48
//	49  50  51  52  53
//
// So a step to the lower left adds 5 to the number of the bit, and a step to the lower
// right adds 6, anywhere on the board. A step over the edge always ends on a bit that
// belongs to no square, even though toward rotates the bits.
type Squares uint64

// SquaresOf returns the set of the given squares. It ignores squares off the board.
func SquaresOf(squares ...Square) Squares {
	var set Squares
	for _, s := range squares {
		set |= s.alone()
	}
	return set
}

// Has reports whether the square is in the set.
func (b Squares) Has(s Square) bool { return b&s.alone() != 0 }

// Len returns the number of squares in the set.
func (b Squares) Len() int { return bits.OnesCount64(uint64(b)) }

// All returns an iterator over the squares of the set, in ascending order.
func (b Squares) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for ; b != 0; b &= b - 1 {
			if !yield(b.first()) {
				return
			}
		}
	}
}

// SeenBy returns the set as the player sees it, from the player's side of the board.
// Square n is bit n-1 for White, and bit 50-n for Black.
func (b Squares) SeenBy(player Color) uint64 {
	const ten = 1<<10 - 1
	s := uint64(b)
	s = s&ten | s>>1&(ten<<10) | s>>2&(ten<<20) | s>>3&(ten<<30) | s>>4&(ten<<40)
	if player == White {
		return s
	}
	return bits.Reverse64(s) >> (64 - 50)
}

// allSquares holds all fifty squares.
const allSquares Squares = 1<<54 - 1 - 1<<10 - 1<<21 - 1<<32 - 1<<43

// A direction is the number that a step adds to the number of a square's bit. The
// negative number is the opposite direction.
const (
	downLeft  = 5
	downRight = 6
	upRight   = -downLeft
	upLeft    = -downRight
)

// directions holds the four directions in the order of the sets of a fan.
var directions = [4]int{downLeft, downRight, upLeft, upRight}

// toward returns the set after each square is moved one step in the given direction. A
// step over the edge ends on a bit without a square.
func (b Squares) toward(direction int) Squares {
	return Squares(bits.RotateLeft64(uint64(b), direction))
}

// slide returns the set and the free squares up to seven steps away from it in the
// given direction. A king has at most seven free squares before a piece that it
// captures, and at most seven beyond the first square behind the piece. The three
// shifts reach one, three and seven squares.
func (b Squares) slide(direction int, free Squares) Squares {
	b |= free & b.toward(direction)
	free &= free.toward(direction) // free squares with another free square before them
	b |= free & b.toward(2*direction)
	free &= free.toward(2 * direction)
	return b | free&b.toward(4*direction)
}

// slideOn extends the result of slide to nine steps, because a whole line may be free.
func (b Squares) slideOn(direction int, free Squares) Squares {
	free &= free.toward(direction)
	return b | free&b.toward(2*direction)
}

// sees returns the squares that kings see in the given direction: the free squares up
// to seven steps away, and the first square that is not free.
func (b Squares) sees(direction int, free Squares) Squares {
	return b.slide(direction, free).toward(direction)
}

// alone returns the set that holds only the square, or the empty set if the square is
// off the board.
func (s Square) alone() Squares { return alone[s] }

var alone = func() (sets [256]Squares) {
	for s := Square(1); s.OnBoard(); s++ {
		sets[s] = 1 << (s - 1 + (s-1)/10)
	}
	return sets
}()

// first returns the square with the lowest number in the set, or 0 if the set is empty.
func (b Squares) first() Square {
	return numbers[bits.TrailingZeros64(uint64(b))]
}

// numbers holds the square of each bit, or 0 for a bit that belongs to no square. The
// last element is for the empty set.
var numbers = func() (squares [65]Square) {
	for s := Square(1); s.OnBoard(); s++ {
		squares[bits.TrailingZeros64(uint64(s.alone()))] = s
	}
	return squares
}()
