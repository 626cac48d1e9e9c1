package draughts

// A fan is four sets of squares, one for each direction: so the pieces of a
// player look in all directions at once, and nobody asks where a single piece
// stands.
type fan struct {
	downLeft, downRight, upLeft, upRight Squares
}

// fanOf is the same set in each direction.
func fanOf(b Squares) fan { return fan{b, b, b, b} }

// sets are the four sets in the order of directions.
func (f fan) sets() [4]Squares {
	return [4]Squares{f.downLeft, f.downRight, f.upLeft, f.upRight}
}

// and is what two fans have in common.
func (f fan) and(g fan) fan {
	return fan{f.downLeft & g.downLeft, f.downRight & g.downRight, f.upLeft & g.upLeft, f.upRight & g.upRight}
}

// or is what is in either of two fans.
func (f fan) or(g fan) fan {
	return fan{f.downLeft | g.downLeft, f.downRight | g.downRight, f.upLeft | g.upLeft, f.upRight | g.upRight}
}

// step moves each set one square in its direction.
func (f fan) step() fan {
	return fan{f.downLeft.toward(downLeft), f.downRight.toward(downRight), f.upLeft.toward(upLeft), f.upRight.toward(upRight)}
}

// back moves each set one square against its direction.
func (f fan) back() fan {
	return fan{f.downLeft.toward(upRight), f.downRight.toward(upLeft), f.upLeft.toward(downRight), f.upRight.toward(downLeft)}
}

// slide adds to each set the free squares in its direction.
func (f fan) slide(free Squares) fan {
	return fan{
		f.downLeft.slideDown(downLeft, free), f.downRight.slideDown(downRight, free),
		f.upLeft.slideUp(-upLeft, free), f.upRight.slideUp(-upRight, free),
	}
}

// turn lets everybody look in all directions but the one they come from: each
// set gets those of the two neighbors.
func (f fan) turn() fan {
	down, up := f.downLeft|f.downRight, f.upLeft|f.upRight
	return fan{down | f.upLeft, down | f.upRight, up | f.downLeft, up | f.downRight}
}

// apart tells whether no square is in more than one of the sets.
func (f fan) apart() bool {
	return f.downLeft&f.downRight|f.upLeft&f.upRight|(f.downLeft|f.downRight)&(f.upLeft|f.upRight) == 0
}

// all is every square in any of the sets.
func (f fan) all() Squares { return f.downLeft | f.downRight | f.upLeft | f.upRight }

// none tells whether all four sets are empty.
func (f fan) none() bool { return f.all() == 0 }

// len is the number of squares in all four sets.
func (f fan) len() int {
	return f.downLeft.Len() + f.downRight.Len() + f.upLeft.Len() + f.upRight.Len()
}
