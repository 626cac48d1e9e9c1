package draughts

import "slices"

// A capturing lists or counts the captures of a player. When it finds a longer capture,
// it drops the shorter captures, so that only the longest remain.
//
// A hit is an opposing piece that can be captured. A fan of hits holds the pieces that
// can be captured in each direction.
type capturing struct {
	other, empty Squares
	listing      bool // whether to list the captures instead of only counting them

	from    Squares // the square from which the piece in hand was picked up
	free    Squares // the empty squares and the square of the piece in hand
	targets fan     // for each direction, the opposing pieces with a free square behind them
	most    int     // the number of pieces that the longest captures so far take
	ways    int     // the number of the longest captures so far, if they are only counted
	start   int     // the index of the first capture in the list
}

// roundTrip is the smallest number of jumps in which a piece can return to its start,
// or take the same pieces in another order and end on the same square. With fewer
// jumps, different paths are always different moves.
const roundTrip = 4

// begin picks up the piece that will capture. Its square is free from then on.
func (c *capturing) begin(piece Squares) {
	c.from, c.free = piece, c.empty|piece
	c.targets = targetsOf(c.other, c.free)
}

// men appends the captures that men can begin by taking one of the hits.
func (c *capturing) men(list []Move, hits fan) []Move {
	if hits.none() {
		return list
	}
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			c.begin(victim.toward(-d))
			list = c.man(list, victim.toward(d), victim, 1)
		}
	}
	return list
}

// man appends the captures that the man in hand can complete from a square after
// capturing n pieces.
func (c *capturing) man(list []Move, at, captured Squares, n int) []Move {
	for {
		hits := hitsOf(at, c.targets)
		victims := hits.all() &^ captured
		if victims == 0 {
			return c.add(list, at, captured, n)
		}
		hits = hits.and(fanOf(victims))
		if victims&(victims-1) != 0 {
			for i, victim := range hits.sets() {
				if victim != 0 {
					list = c.man(list, victim.toward(directions[i]), captured|victim, n+1)
				}
			}
			return list
		}
		at, captured, n = hits.step().all(), captured|victims, n+1
	}
}

// kings appends the captures that kings can begin by taking one of the hits.
func (c *capturing) kings(list []Move, hits fan) []Move {
	list = c.kingsOver(list, hits.downLeft, downLeft)
	list = c.kingsOver(list, hits.downRight, downRight)
	list = c.kingsOver(list, hits.upLeft, upLeft)
	return c.kingsOver(list, hits.upRight, upRight)
}

// kingsOver appends the captures that kings can begin by taking one of the victims in
// the given direction.
func (c *capturing) kingsOver(list []Move, victims Squares, direction int) []Move {
	for ; victims != 0; victims &= victims - 1 {
		list = c.kingBefore(list, victims&-victims, direction)
	}
	return list
}

// kingBefore picks up the king that faces the victim in the given direction, and
// appends the captures that the king can begin by taking the victim.
func (c *capturing) kingBefore(list []Move, victim Squares, direction int) []Move {
	king := victim.toward(-direction)
	for king&c.empty != 0 {
		king = king.toward(-direction)
	}
	c.from, c.free = king, c.empty|king
	return c.king(list, victim, 0, direction, 1)
}

// king appends the captures by the king in hand, which has already taken the captured
// pieces. It next takes the victim, its n-th piece, in the given direction. The search
// then continues from all landing squares behind the victim at once, straight ahead and
// to both sides. So if the king can land on several squares between two pieces on a
// line, king finds the move only once.
func (c *capturing) king(list []Move, victim, captured Squares, direction, n int) []Move {
	captured |= victim
	other, free := c.other&^captured, c.free
	landings := victim.toward(direction).slide(direction, free)
	ahead := landings.toward(direction) & other & free.toward(-direction)
	var hits fan
	switch direction {
	case downLeft:
		hits.downLeft = ahead
	case downRight:
		hits.downRight = ahead
	case upLeft:
		hits.upLeft = ahead
	case upRight:
		hits.upRight = ahead
	}
	switch direction { // to the sides, over pieces with a free square on both sides
	case downLeft, upRight:
		if sides := other & free.toward(downRight) & free.toward(upLeft); sides != 0 {
			hits.downRight = landings.sees(downRight, free) & sides
			hits.upLeft = landings.sees(upLeft, free) & sides
		}
	case downRight, upLeft:
		if sides := other & free.toward(downLeft) & free.toward(upRight); sides != 0 {
			hits.downLeft = landings.sees(downLeft, free) & sides
			hits.upRight = landings.sees(upRight, free) & sides
		}
	}
	if hits.all() == 0 {
		return c.add(list, landings, captured, n)
	}
	list = c.kingOver(list, hits.downLeft, captured, downLeft, n+1)
	list = c.kingOver(list, hits.downRight, captured, downRight, n+1)
	list = c.kingOver(list, hits.upLeft, captured, upLeft, n+1)
	return c.kingOver(list, hits.upRight, captured, upRight, n+1)
}

// kingOver appends the captures in which the king in hand takes one of the victims
// next, as its n-th piece.
func (c *capturing) kingOver(list []Move, victims, captured Squares, direction, n int) []Move {
	for ; victims != 0; victims &= victims - 1 {
		list = c.king(list, victims&-victims, captured, direction, n)
	}
	return list
}

// add lists or counts a capture of n pieces for each square on which the piece may land
// last, unless a longer capture has been found. It drops shorter captures.
func (c *capturing) add(list []Move, to, captured Squares, n int) []Move {
	if n < c.most {
		return list
	}
	if n > c.most {
		c.most, c.ways, list = n, 0, list[:c.start]
	}
	if !c.listing {
		c.ways += to.Len()
		return list
	}
	for ; to != 0; to &= to - 1 {
		m := Move{c.from, to & -to, captured}
		if n < roundTrip || !slices.Contains(list[c.start:], m) {
			list = append(list, m)
		}
	}
	return list
}
