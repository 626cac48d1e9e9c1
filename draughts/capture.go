package draughts

import "slices"

// capturing collects the captures of a player. Whenever a longer one is
// found, the shorter ones before it are dropped; so nobody needs to know the
// majority rule in advance.
type capturing struct {
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
func (c *capturing) man(list []Move, at, captured Squares, n int) []Move {
	goesOn := false
	for _, d := range directions {
		victim := at.toward(d) & c.other &^ captured
		if to := victim.toward(d) & c.free; to != 0 {
			goesOn = true
			list = c.man(list, to, captured|victim, n+1)
		}
	}
	if !goesOn && n > 0 {
		list = c.add(list, at, captured, n)
	}
	return list
}

// king lets the king in hand capture the victim, its nth, in the direction d
// and go on from all squares behind it.
//
// So a move is found once, no matter between which of two pieces on a line the
// king makes a halt.
func (c *capturing) king(list []Move, victim Squares, d int, captured Squares, n int) []Move {
	captured |= victim
	to := victim.toward(d).slide(d, c.free)
	goesOn := false
	for _, e := range directions {
		if e == -d {
			continue
		}
		victims := to.slide(e, c.free).toward(e) & c.other &^ captured & c.free.toward(-e)
		for ; victims != 0; victims &= victims - 1 {
			goesOn = true
			list = c.king(list, victims&-victims, e, captured, n+1)
		}
	}
	if goesOn {
		return list
	}
	return c.add(list, to, captured, n)
}

// add adds a capture of n pieces for each of the squares on which it may end.
func (c *capturing) add(list []Move, to, captured Squares, n int) []Move {
	if n < c.most {
		return list
	}
	if n > c.most {
		c.most = n
		list = list[:c.start]
	}
	for ; to != 0; to &= to - 1 {
		m := Move{From: c.from, To: to.first(), Captured: captured}
		// To capture the same pieces in another order takes a round of four.
		if n < 4 || !slices.Contains(list[c.start:], m) {
			list = append(list, m)
		}
	}
	return list
}
