package rook

import "fmt"

// Direction represents the direction of a move: Down or Right. A move in any other
// direction is illegal.
type Direction byte

// The directions, as the document writes them.
const (
	Down  Direction = 'D'
	Right Direction = 'R'
)

// String returns D or R.
func (d Direction) String() string { return string(rune(d)) }

// Move moves the rook a number of tiles in one direction.
type Move struct {
	Direction Direction
	Tiles     int
}

// String returns the move as players type it, as in R 3.
func (m Move) String() string { return fmt.Sprintf("%v %d", m.Direction, m.Tiles) }
