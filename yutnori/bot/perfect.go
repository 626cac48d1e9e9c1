package bot

import (
	"math/rand/v2"

	"games.example/yutnori"
)

// perfect makes the moves that are best according to a solution. It uses no randomness.
type perfect struct {
	search
	*Solution
	strong Adviser
}

// NewPerfect returns a bot that plays as well as possible, according to a solution. The
// sticks must be the sticks of the solution.
func NewPerfect(solution *Solution, sticks yutnori.YutSticks) Adviser {
	p := &perfect{Solution: solution, strong: NewStrong(solution.rules, sticks)}
	p.search = search{rules: solution.rules, odds: solution.rules.Chances(sticks), judge: p.chance}
	return p
}

func (p *perfect) Move(state *yutnori.State, _ *rand.Rand) yutnori.Move {
	return bestMove(p.search.rules, p, state)
}

// Chances returns the chances that the solution gives. If a long pool can be spent in
// too many orders, it returns the chances that a strong bot gives.
func (p *perfect) Chances(state *yutnori.State) []float64 {
	if chances, ok := p.search.chances(state, 100*patience); ok {
		return chances
	}
	return p.strong.Chances(state)
}

// chance makes the search follow the throws after a catch, as long as results are left in
// the pool or more than one chain is owed. Once the throws are too unlikely, it ignores
// the rest of the pool.
func (p *perfect) chance(s *search, state *yutnori.State, reach float64) (float64, bool) {
	pool := state.Pool()
	switch {
	case state.Turn() != s.me:
		return 1 - p.Chance(state), true
	case state.Chains() == 1 && pool.Len() == 0 || reach < 1e-4:
		return p.Chance(state), true
	}
	return 0, false
}
