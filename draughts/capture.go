package draughts

import "slices"

// capturing collects the captures of a player, or only counts them. Whenever a
// longer one is found, the shorter ones before it are dropped; so nobody needs
// to know the majority rule in advance.
//
// A hit is an opposing piece that can be captured in the direction in whose
// set it is.
type capturing struct {
	other, empty Squares
	listing      bool // whether the captures are listed, or only counted

	from  Squares // where the piece in hand comes from
	free  Squares // where it can land: the empty squares and its own
	most  int     // how many pieces the captures so far take
	ways  int     // how many captures take as many
	start int     // where they begin in the list
}

// roundTrip is how many captures it takes to get back to the start, or to a
// square by way of the same captures in another order. Whoever captures fewer
// pieces makes another move each way.
const roundTrip = 4

// begin takes a piece in hand. Its square is free from now on.
func (c *capturing) begin(piece Squares) {
	c.from, c.free = piece, c.empty|piece
}

// targets is, for each direction, what the piece in hand can still capture:
// the opposing pieces with a free square behind them.
func (c *capturing) targets(captured Squares) fan {
	return targetsOf(c.other&^captured, c.free)
}

// men lets all men capture that have one of the hits.
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

// man lets the man in hand go on from a square after it has captured n pieces.
func (c *capturing) man(list []Move, at, captured Squares, n int) []Move {
	for {
		hits := fanOf(at).step().and(c.targets(captured))
		victims := hits.all()
		if victims == 0 {
			return c.add(list, at, captured, n)
		}
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

// kings lets all kings capture that have one of the hits.
//
// Where only the number is wanted and no king can go on, it is the number of
// squares to land on. The squares where kings stand need not be free for that:
// nobody comes back to one before the fourth capture.
func (c *capturing) kings(list []Move, kings Squares, hits fan) []Move {
	if hits.none() {
		return list
	}
	landings := hits.step().slide(c.empty)
	if !c.listing && landings.turn().slide(c.empty).step().and(targetsOf(c.other, c.empty)).none() {
		c.count(landings.len(), 1)
		return list
	}
	behind := landings.sets()
	for i, victims := range hits.sets() {
		d, single := directions[i], victims&(victims-1) == 0
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			king, to := kings, behind[i] // all there is behind, if this is the only hit of a direction
			if kings&(kings-1) != 0 {
				king &= victim.slide(-d, c.empty).toward(-d) // the one that looks at this piece
			}
			if !single {
				to = victim.toward(d).slide(d, c.empty)
			}
			c.begin(king)
			list = c.king(list, to, victim, 1)
		}
	}
	return list
}

// king lets the king in hand go on from all squares behind the last of the n
// pieces that it has captured. So a move is found once, no matter where
// between two pieces on a line the king halts.
func (c *capturing) king(list []Move, at, captured Squares, n int) []Move {
	for {
		targets := c.targets(captured)
		hits := fanOf(at).slide(c.free).step().and(targets)
		victims := hits.all()
		if victims == 0 {
			return c.add(list, at, captured, n)
		}
		landings := hits.step().slide(c.free)
		if victims&(victims-1) != 0 {
			if !c.listing && landings.turn().slide(c.free).step().and(targets).none() {
				c.count(landings.len(), n+1)
				return list
			}
			behind := landings.sets()
			for i, victims := range hits.sets() {
				d, single := directions[i], victims&(victims-1) == 0
				for ; victims != 0; victims &= victims - 1 {
					victim, to := victims&-victims, behind[i]
					if !single {
						to = victim.toward(d).slide(d, c.free)
					}
					list = c.king(list, to, captured|victim, n+1)
				}
			}
			return list
		}
		at, captured, n = landings.all(), captured|victims, n+1
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
		m := Move{c.from, to & -to, captured}
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
