package draughts

// A fan is four sets of squares, one for each direction: so the pieces of a
// player look in all directions at once, and nobody asks where a single piece
// stands.
type fan struct {
	downLeft, downRight, upLeft, upRight Squares
}

// fanOf is the same set in each direction.
func fanOf(b Squares) fan { return fan{b, b, b, b} }

// and is what two fans have in common.
func (f fan) and(g fan) fan {
	return fan{f.downLeft & g.downLeft, f.downRight & g.downRight, f.upLeft & g.upLeft, f.upRight & g.upRight}
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
		f.downLeft.slide(downLeft, free), f.downRight.slide(downRight, free),
		f.upLeft.slide(upLeft, free), f.upRight.slide(upRight, free),
	}
}

// all is every square in any of the sets.
func (f fan) all() Squares { return f.downLeft | f.downRight | f.upLeft | f.upRight }

// none tells whether all four sets are empty.
func (f fan) none() bool { return f.all() == 0 }
