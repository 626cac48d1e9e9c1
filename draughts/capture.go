package draughts

import "slices"

// capturing collects the captures of a player. Whenever a longer one is
// found, the shorter ones before it are dropped; so nobody needs to know the
// majority rule in advance.
type capturing struct {
	other, empty Squares
	listing      bool // whether the captures are listed, or only counted

	free  Squares // where the piece in hand can land, its own start included
	from  Squares // where the piece in hand comes from
	most  int     // how many pieces the captures so far take
	ways  int     // in how many ways
	start int     // where they begin in the list
}

// roundTrip is how many captures it takes to get back to the start, or to a
// square by way of the same captures in another order. Whoever captures fewer
// pieces makes a move of its own by each way to do so.
const roundTrip = 4

// pickUp takes the piece from its square, which is free from now on.
func (c *capturing) pickUp(piece Squares) {
	c.free = c.empty | piece
	c.from = piece
}

// targets is, for each direction, what the piece in hand can still capture:
// the opposing pieces with a free square behind them.
func (c *capturing) targets(captured Squares) fan {
	return targets(c.other&^captured, c.free)
}

// men lets all men capture that have one of the hits.
func (c *capturing) men(list []Move, hits fan) []Move {
	for i, victims := range hits.sets() {
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			c.pickUp(victim.toward(-directions[i]))
			list = c.man(list, victim.toward(directions[i]), victim, 1)
		}
	}
	return list
}

// kings lets all kings capture that have one of the hits.
func (c *capturing) kings(list []Move, kings Squares, hits fan) []Move {
	if hits.none() {
		return list
	}
	landings := hits.step().slide(c.empty)
	if !c.listing && landings.turn().slide(c.empty).step().and(targets(c.other, c.empty)).none() {
		c.count(landings.len(), 1)
		return list
	}
	tos := landings.sets()
	for i, victims := range hits.sets() {
		d := directions[i]
		one := victims&(victims-1) == 0
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			king, to := kings, tos[i]
			if kings&(kings-1) != 0 {
				king &= victim.slide(-d, c.empty).toward(-d)
			}
			if !one {
				to = victim.toward(d).slide(d, c.empty)
			}
			c.pickUp(king)
			list = c.king(list, to, victim, 1)
		}
	}
	return list
}

// man lets the man in hand go on from a square after it has captured n pieces.
func (c *capturing) man(list []Move, at, captured Squares, n int) []Move {
	for {
		hits := fanOf(at).step().and(c.targets(captured))
		victim := hits.all()
		if victim == 0 {
			return c.add(list, at, captured, n)
		}
		if victim&(victim-1) != 0 {
			for i, victim := range hits.sets() {
				if victim != 0 {
					list = c.man(list, victim.toward(directions[i]), captured|victim, n+1)
				}
			}
			return list
		}
		at = hits.step().all()
		captured |= victim
		n++
	}
}

// king lets the king in hand go on from any of the squares behind the last of
// the n pieces that it has captured. So a move is found once, no matter where
// between two pieces on a line the king makes a halt.
func (c *capturing) king(list []Move, at, captured Squares, n int) []Move {
	for {
		targets := c.targets(captured)
		hits := fanOf(at).slide(c.free).step().and(targets)
		victim := hits.all()
		if victim == 0 {
			return c.add(list, at, captured, n)
		}
		landings := hits.step().slide(c.free)
		if victim&(victim-1) == 0 {
			at = landings.all()
			captured |= victim
			n++
			continue
		}
		if !c.listing && landings.turn().slide(c.free).step().and(targets).none() {
			c.count(landings.len(), n+1)
			return list
		}
		tos := landings.sets()
		for i, victims := range hits.sets() {
			one := victims&(victims-1) == 0
			for ; victims != 0; victims &= victims - 1 {
				victim := victims & -victims
				to := tos[i]
				if !one {
					to = victim.toward(directions[i]).slide(directions[i], c.free)
				}
				list = c.king(list, to, captured|victim, n+1)
			}
		}
		return list
	}
}

// add adds a capture of n pieces for each of the squares on which it may end.
func (c *capturing) add(list []Move, to, captured Squares, n int) []Move {
	if c.count(to.Len(), n) {
		list = list[:c.start]
	}
	if n < c.most || !c.listing {
		return list
	}
	for ; to != 0; to &= to - 1 {
		m := Move{From: c.from.first(), To: to.first(), Captured: captured}
		if n < roundTrip || !slices.Contains(list[c.start:], m) {
			list = append(list, m)
		}
	}
	return list
}

// count counts so many ways to capture n pieces, and tells whether that is
// more than before.
func (c *capturing) count(ways, n int) bool {
	more := n > c.most
	if more {
		c.most, c.ways = n, 0
	}
	if n == c.most {
		c.ways += ways
	}
	return more
}
