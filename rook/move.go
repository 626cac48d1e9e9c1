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

// MarshalText returns D or R.
func (d Direction) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// Move represents a move of the rook: a number of tiles in one direction. In JSON it is
// {"direction":"R","tiles":3}.
type Move struct {
	Direction Direction `json:"direction"`
	Tiles     int       `json:"tiles"`
}

// String returns the move as players type it, as in R 3.
func (m Move) String() string { return fmt.Sprintf("%v %d", m.Direction, m.Tiles) }
