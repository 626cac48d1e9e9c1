package bot

import (
	"math/rand/v2"

	"games.example/yutnori"
)

// perfect plays by a solution. It uses no randomness.
type perfect struct {
	search
	*Solution
	strong Bot
}

// NewPerfect returns a bot that plays as well as possible by a solution, for
// the same sticks.
func NewPerfect(solution *Solution, sticks yutnori.Sticks) Bot {
	p := &perfect{Solution: solution, strong: NewStrong(solution.rules, sticks)}
	p.search = newSearch(solution.rules, sticks, p)
	return p
}

// Move plays like a strong bot if a long pool can be spent in too many orders.
func (p *perfect) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	if best, ok := p.move(state, 100*patience); ok {
		return best
	}
	return p.strong.Move(state, chance)
}

// chance follows the throws after a catch with something left in the pool until
// they are unlikely; then the rest of the pool no longer counts.
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
