package rook

import "iter"

// Errs are the states, row by row, in which there is a winning move and Smart
// is not sure to make it: it may choose a move that does not win.
func (s *Smart) Errs() iter.Seq[State] {
	return func(yield func(State) bool) {
		for p := range positions(s.bounds) {
			if best, winnable := WinningMove(p); winnable && !s.isSureOf(p, best) && !yield(p.State) {
				return
			}
		}
	}
}

// Optimal is in how many of the states that have a winning move Smart is sure
// to make it.
func (s *Smart) Optimal() (optimal, winnable int) {
	for p := range positions(s.bounds) {
		if best, wins := WinningMove(p); wins {
			winnable++
			if s.isSureOf(p, best) {
				optimal++
			}
		}
	}
	return optimal, winnable
}

func (s *Smart) isSureOf(p Position, best Move) bool {
	for move := range s.Best(p) {
		if move != best {
			return false
		}
	}
	return true
}

// positions are those of a board, row by row, the goal left out.
func positions(bounds Bounds) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		for d := range bounds.D + 1 {
			for r := range bounds.R + 1 {
				p := Position{Bounds: bounds, State: State{D: d, R: r}}
				if !p.Over() && !yield(p) {
					return
				}
			}
		}
	}
}
