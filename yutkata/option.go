package yutkata

import "math/rand/v2"

// An Option changes the game that New makes. Options combine freely. If two options set
// the same rule, the later option counts.
type Option func(*setup)

// setup holds the values of the options until New checks them.
type setup struct {
	rules     Rules
	obstacles []obstacle
	thrower   Thrower
}

// Spaces sets the length of the board, 2 or more (B1).
func Spaces(n int) Option { return func(s *setup) { s.rules.spaces = n } }

// Tokens sets the number of tokens of each player, 1 to MaxTokens (B2).
func Tokens(n int) Option { return func(s *setup) { s.rules.tokens = n } }

// Players sets the number of players, 2 to MaxPlayers (B3).
func Players(n int) Option { return func(s *setup) { s.rules.players = n } }

// WrapAround lets a throw that is too big carry a token past the last space, and on
// from space 1 (B4).
func WrapAround() Option { return func(s *setup) { s.rules.wrap = true } }

// MissTurn puts an obstacle on a space: a player whose token lands there misses
// the next turn (B5).
func MissTurn(space int) Option {
	return func(s *setup) { s.obstacles = append(s.obstacles, obstacle{space: space, misses: true}) }
}

// MoveBack puts an obstacle on a space: a token that lands there moves back the
// given number of spaces, 1 or more (B6).
func MoveBack(space, back int) Option {
	return func(s *setup) { s.obstacles = append(s.obstacles, obstacle{space: space, back: back}) }
}

// Seed sets the seed of the random throws. Games with the same seed have the same throws.
func Seed(seed uint64) Option {
	return func(s *setup) { s.thrower = RandomThrower(rand.New(rand.NewPCG(seed, 0))) }
}

// Throws lets the given thrower throw the sticks.
func Throws(thrower Thrower) Option { return func(s *setup) { s.thrower = thrower } }
