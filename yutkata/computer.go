package yutkata

import "math"

// A Chooser returns the token to move in a state in which the player on turn
// has thrown.
type Chooser func(State) Token

// Choose returns a sensible token to move for the player on turn, who has
// thrown: one that finishes, else one that captures, else the one whose move
// brings it furthest ahead; of equal ones the first. In other states it returns
// some token of that player.
func (r *Rules) Choose(state State) Token { return r.choose(&state) }

func (r *Rules) choose(s *State) Token {
	best, most := Token{player: s.turn}, math.MinInt
	for number := range r.tokens {
		token := Token{s.turn, int8(number)}
		if r.at(s, token) == r.spaces {
			continue
		}
		if worth := r.worth(s, token); worth > most {
			best, most = token, worth
		}
	}
	return best
}

// Values above any number of spaces.
const (
	finishing = math.MaxInt
	capturing = math.MaxInt - 1
)

// worth returns how many spaces a move brings the token ahead, or else the
// value finishing or capturing.
func (r *Rules) worth(s *State, token Token) int {
	from := r.at(s, token)
	to, ok := r.reach(from, s.thrown.Spaces())
	switch {
	case !ok:
		return 0
	case to == r.spaces:
		return finishing
	case r.occupied(s, token.Player(), to):
		return capturing
	}
	if back, _ := r.Obstacle(to); back > 0 {
		to = max(to-back, 0)
		if r.occupied(s, token.Player(), to) {
			return capturing
		}
	}
	return to - from
}

// occupied reports whether tokens of other players stand on the space. Tokens
// off the board and on the last space do not count.
func (r *Rules) occupied(s *State, player, space int) bool {
	if space == 0 || space == r.spaces {
		return false
	}
	for other := range r.players {
		if other == player {
			continue
		}
		for i := other * r.tokens; i < (other+1)*r.tokens; i++ {
			if s.counts.at(i) == space {
				return true
			}
		}
	}
	return false
}
