package rook

import "iter"

// Errs are the states, row by row, in which there is a winning move and smart
// is not sure to make it: it may choose a move that does not win. The theory of
// the game tells; smart does not know it.
func Errs(smart *Smart) iter.Seq[State] {
	return func(yield func(State) bool) {
		for p := range positions(smart.bounds) {
			if best, winnable := WinningMove(p); winnable && !isSureOf(smart, p, best) && !yield(p.State) {
				return
			}
		}
	}
}

// Optimal is in how many of the states that have a winning move smart is sure
// to make it.
func Optimal(smart *Smart) (optimal, winnable int) {
	for p := range positions(smart.bounds) {
		if best, wins := WinningMove(p); wins {
			winnable++
			if isSureOf(smart, p, best) {
				optimal++
			}
		}
	}
	return optimal, winnable
}

func isSureOf(smart *Smart, p Position, best Move) bool {
	for move := range smart.Best(p) {
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
