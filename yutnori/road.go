package yutnori

import "slices"

// Position represents the place of a piece along its team's road: 0 in the hand, 1 to
// 29 on the board, 100 after it has arrived.
type Position int8

// Positions with a special meaning.
const (
	InHand  Position = 0   // not departed yet
	Last    Position = 29  // the start corner, one step from arriving
	Arrived Position = 100 // around the board and past the last position
)

// OnBoard reports whether the position is a cell of the board, 1 to 29.
func (p Position) OnBoard() bool { return p > InHand && p <= Last }

// Valid reports whether the position exists: 0 to 29 or 100.
func (p Position) Valid() bool { return p >= InHand && p <= Last || p == Arrived }

// A way holds the positions that a piece passes through, in order, until it
// arrives.
type way []Position

// roads holds all ways of a team. Where ways part, a piece that stopped there takes the
// shortest of them or, if its move is Long, the longest. Where ways meet, a piece goes
// back along the way that is listed first.
type roads []way

// allRoads holds the three ways of the board: around it, across it from the first
// corner, and across it from the second corner.
var allRoads = roads{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 29, 100},
	{5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29, 100},
	{10, 25, 26, 22, 27, 28, 29, 100},
}

// cowsRoads holds the cow's only way, which leads across the board from the first
// corner, even if the piece passed the corner.
var cowsRoads = roads{
	{0, 1, 2, 3, 4, 5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29, 100},
}

// from returns two ways for a piece that stopped on a position: the shortest and the
// longest. They are nil if the position is off the roads.
func (r roads) from(position Position) (short, long way) {
	for _, w := range r {
		i := slices.Index(w, position)
		if i < 0 {
			continue
		}
		rest := w[i:]
		if short == nil || len(rest) < len(short) {
			short = rest
		}
		if len(rest) > len(long) {
			long = rest
		}
	}
	return short, long
}

// forward returns the position that a piece reaches in the given number of steps along
// a way.
func (w way) forward(steps int) Position { return w[min(steps, len(w)-1)] }

// back returns the position one step behind the given position, on the first way that
// has both positions.
func (r roads) back(from Position) Position {
	for _, w := range r {
		if i := slices.Index(w, from); i > 0 {
			return w[i-1]
		}
	}
	return from
}
