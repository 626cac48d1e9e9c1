package rook

import "iter"

// UnsureStates returns, row by row, the states in which there is a winning move
// that smart is not sure to make: it may choose another one. This is judged by
// the theory of the game, which smart does not know.
func UnsureStates(smart *Smart) iter.Seq[State] {
	return func(yield func(State) bool) {
		for p := range positions(smart.bounds) {
			if best, winnable := WinningMove(p); winnable && !isSureOf(smart, p, best) && !yield(p.State) {
				return
			}
		}
	}
}

// Optimal returns the number of states with a winning move, and the number of
// these in which smart is sure to make it.
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

// isSureOf reports whether best is the only move that smart may choose.
func isSureOf(smart *Smart, p Position, best Move) bool {
	for move := range smart.Best(p) {
		if move != best {
			return false
		}
	}
	return true
}

// positions returns the positions of a board row by row, except the goal.
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
