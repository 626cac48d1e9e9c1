package yutkata

import "strings"

// State holds one moment of a game: the spaces of the tokens, the player on turn, and
// the throw that is still to be used. States can be compared with ==. The zero State is
// the start of any game, and the methods of Rules return the next states.
type State struct {
	counts counts
	turn   int8
	thrown Throw
	won    bool // whether the player on turn has won
}

// Turn returns the number of the player on turn, 0 for PlayerA.
func (s State) Turn() int { return int(s.turn) }

// Thrown returns the throw that the next move uses, and reports whether there is a
// throw.
func (s State) Thrown() (throw Throw, ok bool) { return s.thrown, s.thrown != 0 }

// Winner returns the number of the player who has won, and reports whether the game is
// over.
func (s State) Winner() (player int, ok bool) { return int(s.turn), s.won }

// counts holds the numbers of a state. First comes the space of each token, player by
// player: 0 off the board, the last space if finished. Then comes the number of turns
// that each player has yet to miss (B5). The counts of a small game fit in the array,
// so that the game allocates no memory for them. Further counts are in a string, eight
// bytes each, low byte first. The string has no zeros at its end, so that equal counts
// have equal strings.
type counts struct {
	first [12]int
	rest  string
}

const countBytes = 8

func (c *counts) at(i int) int {
	if i < len(c.first) {
		return c.first[i]
	}
	return c.inRest(i - len(c.first))
}

func (c *counts) inRest(i int) (n int) {
	for k := range countBytes {
		if at := i*countBytes + k; at < len(c.rest) {
			n |= int(c.rest[at]) << (8 * k)
		}
	}
	return n
}

func (c *counts) set(i, n int) {
	if i < len(c.first) {
		c.first[i] = n
		return
	}
	c.setInRest(i-len(c.first), n)
}

func (c *counts) setInRest(i, n int) {
	rest := make([]byte, max(len(c.rest), (i+1)*countBytes))
	copy(rest, c.rest)
	for k := range countBytes {
		rest[i*countBytes+k] = byte(n >> (8 * k))
	}
	c.rest = strings.TrimRight(string(rest), "\x00")
}

// Space returns the space of a token: the last space for a finished token, and 0 for a
// token that is off the board or not in the game.
func (r *Rules) Space(state State, token Token) int {
	if !r.has(token) {
		return 0
	}
	return r.at(&state, token)
}

func (r *Rules) at(s *State, token Token) int { return s.counts.at(r.index(token)) }

func (r *Rules) put(s *State, token Token, space int) { s.counts.set(r.index(token), space) }

// index returns the index of a token among the counts.
func (r *Rules) index(token Token) int { return int(token.player)*r.tokens + int(token.number) }

// Owed returns the number of turns that a player has yet to miss (B5).
func (r *Rules) Owed(state State, player int) int { return r.owed(&state, player) }

func (r *Rules) owed(s *State, player int) int { return s.counts.at(r.players*r.tokens + player) }

// owe adds to the number of turns that a player has yet to miss.
func (r *Rules) owe(s *State, player, turns int) {
	s.counts.set(r.players*r.tokens+player, r.owed(s, player)+turns)
}
