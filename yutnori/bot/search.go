package bot

import "games.example/yutnori"

// search looks for the best way to spend a pool: it tries every order, with
// every result of the chains that catches earn. It plays by the rules; what a
// state in front of a throw is worth it is told.
type search struct {
	rules    *yutnori.Rules
	odds     [yutnori.NumResults]float64
	me       int
	patience int // states that may yet be looked at; below 0, the result is void
	known    map[yutnori.State]float64
	value    value
}

// value is what a search is told about states in which a chain is to be thrown.
type value interface {
	// chance returns the player's chance to win, and false if the search should
	// go on through what the player throws. reach is how likely it is to get to
	// the state.
	chance(s *search, state *yutnori.State, reach float64) (float64, bool)
}

func newSearch(rules *yutnori.Rules, sticks yutnori.Sticks, value value) search {
	return search{rules: rules, odds: rules.Chances(sticks), value: value}
}

// move returns the best move for the player on turn, and false if there are too
// many orders to try.
func (s search) move(state *yutnori.State, patience int) (best yutnori.Move, ok bool) {
	s.me, s.patience, s.known = state.Turn(), patience, map[yutnori.State]float64{}
	best, _ = s.spend(state, 1)
	return best, s.patience >= 0
}

// spend returns the best move that spends something of the pool, and the chance
// to win that it leaves.
func (s *search) spend(state *yutnori.State, reach float64) (best yutnori.Move, chance float64) {
	var buffer [yutnori.MaxMoves]yutnori.Move
	chance = -1
	for _, move := range s.rules.AppendMoves(buffer[:0], state) {
		next := *state
		var event yutnori.Event
		if next.Move(s.rules, move, &event) != nil {
			continue
		}
		if after := s.after(&next, reach); after > chance {
			best, chance = move, after
		}
	}
	return best, chance
}

// after returns the chance to win from a state that a move or a throw has led
// to.
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
		_, chance := s.spend(state, reach)
		return chance
	}
	chance, ok := s.value.chance(s, state, reach)
	if ok {
		return chance
	}
	for result, odds := range s.odds {
		next := *state
		var event yutnori.Event
		if odds > 0 && next.Throw(s.rules, yutnori.Result(result), &event) == nil {
			chance += odds * s.after(&next, reach*odds)
		}
	}
	return chance
}
