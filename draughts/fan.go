package draughts

// A fan holds a set of squares for each of the four directions. With fans, a few
// operations examine all pieces of a player in all directions.
type fan struct {
	downLeft, downRight, upLeft, upRight Squares
}

// fanOf returns a fan with the same set in each direction.
func fanOf(b Squares) fan { return fan{b, b, b, b} }

// sets returns the four sets in the order of directions.
func (f fan) sets() [4]Squares {
	return [4]Squares{f.downLeft, f.downRight, f.upLeft, f.upRight}
}

func (f fan) and(g fan) fan {
	return fan{f.downLeft & g.downLeft, f.downRight & g.downRight, f.upLeft & g.upLeft, f.upRight & g.upRight}
}

func (f fan) or(g fan) fan {
	return fan{f.downLeft | g.downLeft, f.downRight | g.downRight, f.upLeft | g.upLeft, f.upRight | g.upRight}
}

// without returns the squares of the fan that are not in another fan.
func (f fan) without(g fan) fan {
	return fan{f.downLeft &^ g.downLeft, f.downRight &^ g.downRight, f.upLeft &^ g.upLeft, f.upRight &^ g.upRight}
}

// step returns the fan with each set moved one square in its direction.
func (f fan) step() fan {
	return fan{f.downLeft.toward(downLeft), f.downRight.toward(downRight), f.upLeft.toward(upLeft), f.upRight.toward(upRight)}
}

// back returns the fan with each set moved one square against its direction.
func (f fan) back() fan {
	return fan{f.downLeft.toward(upRight), f.downRight.toward(upLeft), f.upLeft.toward(downRight), f.upRight.toward(downLeft)}
}

// slide returns the fan after each set is extended by the free squares in its
// direction.
func (f fan) slide(free Squares) fan {
	return fan{
		f.downLeft.slide(downLeft, free).slideOn(downLeft, free),
		f.downRight.slide(downRight, free).slideOn(downRight, free),
		f.upLeft.slide(upLeft, free).slideOn(upLeft, free),
		f.upRight.slide(upRight, free).slideOn(upRight, free),
	}
}

// turn returns the fan for pieces that may continue in any direction except back. Each
// set becomes the union of all sets except the opposite set.
func (f fan) turn() fan {
	down, up := f.downLeft|f.downRight, f.upLeft|f.upRight
	return fan{down | f.upLeft, down | f.upRight, up | f.downLeft, up | f.downRight}
}

// disjoint reports whether no square is in more than one of the sets.
func (f fan) disjoint() bool {
	return f.downLeft&f.downRight|f.upLeft&f.upRight|(f.downLeft|f.downRight)&(f.upLeft|f.upRight) == 0
}

func (f fan) all() Squares { return f.downLeft | f.downRight | f.upLeft | f.upRight }

func (f fan) none() bool { return f.all() == 0 }

// len returns the total number of squares in the four sets.
func (f fan) len() int {
	return f.downLeft.Len() + f.downRight.Len() + f.upLeft.Len() + f.upRight.Len()
}

// jumps returns, for each direction, the empty squares two steps away.
func (b Squares) jumps(empty Squares) fan {
	return fan{
		b.toward(2*downLeft) & empty, b.toward(2*downRight) & empty,
		b.toward(2*upLeft) & empty, b.toward(2*upRight) & empty,
	}
}

// before returns the squares one step before each set, where capturing pieces come
// from.
func (f fan) before() Squares {
	return f.downLeft.toward(upRight) | f.downRight.toward(upLeft) |
		f.upLeft.toward(downRight) | f.upRight.toward(downLeft)
}

// behind returns the squares one step behind each set, where capturing pieces land.
func (f fan) behind() Squares {
	return f.downLeft.toward(downLeft) | f.downRight.toward(downRight) |
		f.upLeft.toward(upLeft) | f.upRight.toward(upRight)
}
