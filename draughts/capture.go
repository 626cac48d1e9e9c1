package draughts

import "slices"

// A capturing lists or counts the captures of a player. A longer capture
// replaces the shorter ones found before it, which enforces the rule that as
// many pieces as possible must be captured.
//
// A hit is an opposing piece that can be captured in a direction: it is in the
// fan's set for that direction.
type capturing struct {
	other, empty Squares
	listing      bool // whether the captures are listed, or only counted

	from    Squares // where the piece in hand comes from
	free    Squares // where it can land: the empty squares and its own
	targets fan     // what it can capture in each direction: pieces with a free square behind them
	most    int     // the number of pieces that the captures so far take
	ways    int     // the number of captures that take that many, if they are counted
	start   int     // where they begin in the list
}

// roundTrip is the least number of captures that can lead back to the start, or
// to the same square in another order. Two ways with fewer captures are always
// two moves.
const roundTrip = 4

// begin picks up a piece. Its square is free from then on.
func (c *capturing) begin(piece Squares) {
	c.from, c.free = piece, c.empty|piece
	c.targets = targetsOf(c.other, c.free)
}

// men appends the captures of men that begin with the hits.
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

// man appends the captures of the man in hand that go on from a square after n
// pieces.
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

// kings appends the captures of kings that begin with the hits.
func (c *capturing) kings(list []Move, hits fan) []Move {
	if hits.none() {
		return list
	}
	if !c.listing {
		// If no king can go on, each square behind a hit is one capture. The
		// kings' own squares need not count as free for that: no king returns to
		// its square before the fourth capture.
		landings := hits.step().slide(c.empty)
		if landings.turn().hits(targetsOf(c.other, c.empty), c.empty).none() {
			c.count(landings.len(), 1)
			return list
		}
	}
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			king := victim.toward(-d)
			for king&c.empty != 0 {
				king = king.toward(-d)
			}
			c.begin(king)
			list = c.king(list, victim.toward(d).slide(d, c.free), victim, 1)
		}
	}
	return list
}

// king appends the captures of the king in hand that go on from any square
// behind the last of n pieces. So a move is found only once, wherever the king
// halts between two pieces on a line.
func (c *capturing) king(list []Move, at, captured Squares, n int) []Move {
	targets := c.targets.and(fanOf(^captured))
	hits := fanOf(at).hits(targets, c.free)
	if hits.none() {
		return c.add(list, at, captured, n)
	}
	if !c.listing {
		landings := hits.step().slide(c.free)
		if landings.turn().hits(targets, c.free).none() {
			c.count(landings.len(), n+1)
			return list
		}
	}
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			list = c.king(list, victim.toward(d).slide(d, c.free), captured|victim, n+1)
		}
	}
	return list
}

// add appends a capture of n pieces for each of the squares on which it may end.
func (c *capturing) add(list []Move, to, captured Squares, n int) []Move {
	if !c.listing {
		c.count(to.Len(), n)
		return list
	}
	if n < c.most {
		return list
	}
	if n > c.most {
		c.most, list = n, list[:c.start]
	}
	for ; to != 0; to &= to - 1 {
		m := Move{c.from, to & -to, captured}
		if n < roundTrip || !slices.Contains(list[c.start:], m) {
			list = append(list, m)
		}
	}
	return list
}

// count adds ways to capture n pieces.
func (c *capturing) count(ways, n int) {
	if n > c.most {
		c.most, c.ways = n, 0
	}
	if n == c.most {
		c.ways += ways
	}
}
