package bot

import "games.example/yutnori"

// An Adviser rates moves. The strong and the perfect bot are advisers.
type Adviser interface {
	// Chances returns the chance to win, 0 to 1, after each of the moves, which
	// are moves of the player on turn.
	Chances(state *yutnori.State, moves []yutnori.Move) []float64
}

var (
	_ Adviser = strong{}
	_ Adviser = &perfect{}
)

// Chances returns the chances to win, looking as far ahead as Move does.
func (s strong) Chances(state *yutnori.State, moves []yutnori.Move) []float64 {
	for depth := throwsAhead; depth >= 0; depth-- {
		search := search{rules: s.rules, odds: s.paces[0].odds, value: lookahead{s.outlook, depth}}
		if chances, ok := search.chances(state, moves, s.patience); ok {
			return chances
		}
	}
	chances := make([]float64, len(moves))
	for i, move := range moves {
		if next, _, err := s.rules.Move(*state, move); err == nil {
			chances[i] = s.estimate(&next, state.Turn())
		}
	}
	return chances
}

// Chances returns the chances by the solution, or those of a strong bot if a
// long pool can be spent in too many orders.
func (p *perfect) Chances(state *yutnori.State, moves []yutnori.Move) []float64 {
	if chances, ok := p.search.chances(state, moves, 100*patience); ok {
		return chances
	}
	return p.strong.(Adviser).Chances(state, moves)
}

// chances returns the chance to win after each of the moves, or false if there
// are too many orders to try.
func (s search) chances(state *yutnori.State, moves []yutnori.Move, patience int) ([]float64, bool) {
	s.me, s.patience, s.known = state.Turn(), patience, map[yutnori.State]float64{}
	chances := make([]float64, len(moves))
	for i, move := range moves {
		if next, _, err := s.rules.Move(*state, move); err == nil {
			chances[i] = s.after(&next, 1)
		}
	}
	return chances, s.patience >= 0
}
