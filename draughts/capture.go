package draughts

import "slices"

// capturing collects the captures of a player. Whenever a longer one is
// found, the shorter ones before it are dropped; so nobody needs to know the
// majority rule in advance.
type capturing struct {
	list  []Move
	start int // where the captures begin in the list
	most  int // how many pieces each of them captures

	other Squares // the opposing pieces; captured ones stay until the end
	free  Squares // where the piece in hand can land, its own start included
	from  Square  // where the piece in hand comes from
}

// pickUp takes the piece from its square, which is free from now on.
func (c *capturing) pickUp(piece, empty Squares) {
	c.free = empty | piece
	c.from = piece.first()
}

// man lets the man in hand go on from a square after it has captured n pieces.
func (c *capturing) man(at, captured Squares, n int) {
	goesOn := false
	for _, d := range directions {
		victim := at.toward(d) & c.other &^ captured
		if to := victim.toward(d) & c.free; to != 0 {
			goesOn = true
			c.man(to, captured|victim, n+1)
		}
	}
	if !goesOn && n > 0 {
		c.add(at, captured, n)
	}
}

// king lets the king in hand jump in the direction d after it has captured n
// pieces, and tells whether it could. It may stand on any of the given
// squares, which lie on one line behind the last captured piece.
//
// So a move is found once, no matter between which of two pieces on a line the
// king makes a halt.
func (c *capturing) king(at Squares, d int, captured Squares, n int) bool {
	reach := slide(at, d, c.free)
	victims := reach.toward(d) & c.other &^ captured & c.free.toward(-d)
	for rest := victims; rest != 0; rest &= rest - 1 {
		victim := rest & -rest
		to := slide(victim.toward(d), d, c.free)
		goesOn := false
		for _, e := range directions {
			if e != -d && c.king(to, e, captured|victim, n+1) {
				goesOn = true
			}
		}
		if !goesOn {
			c.add(to, captured|victim, n+1)
		}
	}
	return victims != 0
}

// add adds a capture of n pieces for each of the squares on which it may end.
func (c *capturing) add(to, captured Squares, n int) {
	if n < c.most {
		return
	}
	if n > c.most {
		c.most = n
		c.list = c.list[:c.start]
	}
	for ; to != 0; to &= to - 1 {
		m := Move{From: c.from, To: to.first(), Captured: captured}
		// To capture the same pieces in another order takes a round of four.
		if n < 4 || !slices.Contains(c.list[c.start:], m) {
			c.list = append(c.list, m)
		}
	}
}

// slide is the squares with all free squares that are reached from them in
// one direction.
func slide(from Squares, direction int, free Squares) Squares {
	for next := from.toward(direction) & free; next != 0; next = next.toward(direction) & free {
		from |= next
	}
	return from
}
