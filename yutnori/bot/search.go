package bot

import (
	"slices"

	"games.example/yutnori"
)

// search looks for the best way to spend a pool: it tries every order, with
// every result of the chains that catches earn. It plays by the rules; the
// value of a state before a throw is given by a function.
type search struct {
	rules    *yutnori.Rules
	odds     [yutnori.NumResults]float64
	me       int
	patience int // states that may yet be looked at; below 0, the result is void
	known    map[yutnori.State]float64
	value    value
}

// value judges the states in which a chain is to be thrown.
type value interface {
	// chance returns the player's chance to win, or false if the search should
	// go on through the player's throws. reach is the probability of getting to
	// the state.
	chance(s *search, state *yutnori.State, reach float64) (float64, bool)
}

func newSearch(rules *yutnori.Rules, sticks yutnori.Sticks, value value) search {
	return search{rules: rules, odds: rules.Chances(sticks), value: value}
}

// chances returns the chance to win after each legal move, or false if there
// are too many orders to try.
func (s search) chances(state *yutnori.State, patience int) ([]float64, bool) {
	s.me, s.patience, s.known = state.Turn(), patience, map[yutnori.State]float64{}
	chances := s.spend(nil, state, 1)
	return chances, s.patience >= 0
}

// spend appends the chance to win after each legal move.
func (s *search) spend(chances []float64, state *yutnori.State, reach float64) []float64 {
	var buffer [yutnori.MaxMoves]yutnori.Move
	for _, move := range s.rules.AppendMoves(buffer[:0], state) {
		next, _, _ := s.rules.Move(*state, move) // it is legal
		chances = append(chances, s.after(&next, reach))
	}
	return chances
}

// after returns the chance to win from a state after a move or a throw.
func (s *search) after(state *yutnori.State, reach float64) float64 {
	if _, won := state.Winner(); won {
		return 1
	}
	if chance, ok := s.known[*state]; ok {
		return chance
	}
	s.patience--
	if s.patience < 0 {
		return 0
	}
	chance := s.ahead(state, reach)
	s.known[*state] = chance
	return chance
}

func (s *search) ahead(state *yutnori.State, reach float64) float64 {
	if state.Chains() == 0 {
		var buffer [yutnori.MaxMoves]float64
		return slices.Max(s.spend(buffer[:0], state, reach))
	}
	chance, ok := s.value.chance(s, state, reach)
	if ok {
		return chance
	}
	for result, odds := range s.odds {
		if odds == 0 {
			continue
		}
		if next, _, err := s.rules.Throw(*state, yutnori.Result(result)); err == nil {
			chance += odds * s.after(&next, reach*odds)
		}
	}
	return chance
}
