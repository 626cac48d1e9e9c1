package bot

import (
	"slices"

	"games.example/yutnori"
)

// An Adviser is a bot that rates all moves, and makes the first of the moves with the
// best rating. The strong and the perfect bot are advisers.
type Adviser interface {
	Player

	// Chances returns the chance to win, 0 to 1, after each legal move, in the
	// order of [yutnori.Rules.AppendMoves].
	Chances(state *yutnori.State) []float64
}

// bestMove returns the move that an adviser rates best, or the zero Move if there is
// no move. If there is only one move, it does not ask the adviser.
func bestMove(rules *yutnori.Rules, adviser Adviser, state *yutnori.State) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	moves := rules.AppendMoves(buffer[:0], state)
	switch len(moves) {
	case 0:
		return yutnori.Move{}
	case 1:
		return moves[0]
	}
	chances := adviser.Chances(state)
	return moves[slices.Index(chances, slices.Max(chances))]
}

// search looks for the best way to spend a pool. It tries every order of the results,
// and every result of the chains earned by catches.
type search struct {
	rules    *yutnori.Rules
	odds     [yutnori.NumResults]float64
	me       int
	patience int // the number of states that may still be examined; below 0, the search has failed
	known    map[yutnori.State]float64

	// judge returns the chance to win in a state in which a chain is due, or false if
	// the search should follow the player's throws. The argument reach is the
	// probability that the game reaches the state.
	judge func(s *search, state *yutnori.State, reach float64) (float64, bool)
}

// chances returns the chance to win after each legal move, or false if the search would
// examine more states than allowed.
func (s search) chances(state *yutnori.State, most int) ([]float64, bool) {
	s.me, s.patience, s.known = state.Turn(), most, map[yutnori.State]float64{}
	chances := s.spend(nil, state, 1)
	return chances, s.patience >= 0
}

// spend appends the chance to win after each legal move.
func (s *search) spend(chances []float64, state *yutnori.State, reach float64) []float64 {
	var buffer [yutnori.MaxMoves]yutnori.Move
	for _, move := range s.rules.AppendMoves(buffer[:0], state) {
		next, _, _ := s.rules.Move(*state, move) // a legal move
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
	chance, ok := s.judge(s, state, reach)
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
