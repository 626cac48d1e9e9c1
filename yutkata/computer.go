package yutkata

import "math"

// Choose is a sensible token to move for the player on turn, who has thrown:
// one that finishes, else one that captures, else the one whose move brings it
// furthest ahead; of equal ones the first. On other occasions it is a token of
// that player all the same.
func (r *Rules) Choose(state State) Token { return r.choose(&state) }

func (r *Rules) choose(s *State) Token {
	best, most := Token{player: int8(s.turn)}, math.MinInt
	for number := range r.tokens {
		token := Token{int8(s.turn), int8(number)}
		if s.At(token) == r.spaces {
			continue
		}
		if worth := r.worth(s, token); worth > most {
			best, most = token, worth
		}
	}
	return best
}

// What is worth more than any number of spaces.
const (
	finishing = math.MaxInt
	capturing = math.MaxInt - 1
)

// worth is how many spaces a move brings the token ahead, or finishing, or
// capturing.
func (r *Rules) worth(s *State, token Token) int {
	from := s.At(token)
	to, ok := r.reach(from, s.thrown.Spaces())
	switch {
	case !ok:
		return 0
	case to == r.spaces:
		return finishing
	case r.othersOn(s, token, to):
		return capturing
	}
	if back := r.obstacles[to]; back > 0 {
		to = max(to-back, 0)
		if r.othersOn(s, token, to) {
			return capturing
		}
	}
	return to - from
}

// othersOn reports whether the space holds tokens of other players. Off the
// board there is nobody.
func (r *Rules) othersOn(s *State, token Token, space int) bool {
	if space == 0 {
		return false
	}
	for player := range r.players {
		if player == token.Player() {
			continue
		}
		for number := range r.tokens {
			if s.at[player][number] == space {
				return true
			}
		}
	}
	return false
}
