package rook

// UnsureStates returns, row by row, the states in which smart may miss the winning
// move. It compares smart with the theory of the game, which smart does not know.
func (s *Smart) UnsureStates() []State {
	var unsure []State
	for d := range s.bounds.D + 1 {
		for r := range s.bounds.R + 1 {
			p := Position{Bounds: s.bounds, State: State{D: d, R: r}}
			if best, wins := WinningMove(p); wins && !s.isSureOf(best, p) {
				unsure = append(unsure, p.State)
			}
		}
	}
	return unsure
}

// Optimal returns the number of states in which smart is sure to make the winning
// move, and the number of states that have a winning move.
func (s *Smart) Optimal() (optimal, winnable int) {
	winnable = s.bounds.Tiles() - int(NumLosingStates(s.bounds))
	return winnable - len(s.UnsureStates()), winnable
}

// isSureOf reports whether best is the only move that smart may make in p.
func (s *Smart) isSureOf(best Move, p Position) bool {
	for move := range s.Best(p) {
		if move != best {
			return false
		}
	}
	return true
}
