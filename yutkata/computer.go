package yutkata

import "math"

// Choose returns a sensible token to move for the player on turn, who has thrown: a
// token that finishes, else a token that captures, else the token that gains the most
// spaces. If several tokens are equally good, it returns the first. If the player has
// not thrown or has won, Choose returns any token of the player.
func (r *Rules) Choose(state State) Token { return r.choose(&state) }

func (r *Rules) choose(s *State) Token {
	best, most := Token{player: s.turn}, math.MinInt
	for number := range r.tokens {
		token := Token{s.turn, int8(number)}
		next := *s
		move, err := r.move(&next, int(s.turn), token)
		if err != nil {
			continue
		}
		if worth := move.worth(); worth > most {
			best, most = token, worth
		}
	}
	return best
}

// worth returns the number of spaces that the move gains. For a move that finishes or
// captures, it returns one of the two largest numbers.
func (m *Move) worth() int {
	switch {
	case m.Finished:
		return math.MaxInt
	case m.Captured > 0:
		return math.MaxInt - 1
	}
	return m.To - m.From
}
