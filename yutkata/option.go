package yutkata

import "math/rand/v2"

// An Option changes the game that New makes. Options combine freely; a later option
// replaces an earlier one that sets the same rule.
type Option func(*setup)

// setup holds the values of the options, which New checks.
type setup struct {
	rules     Rules
	obstacles []obstacle
	thrower   Thrower
}

// Spaces sets the length of the board, 2 or more (B1).
func Spaces(n int) Option { return func(s *setup) { s.rules.spaces = n } }

// Tokens sets how many tokens each player has, 1 to MaxTokens (B2).
func Tokens(n int) Option { return func(s *setup) { s.rules.tokens = n } }

// Players sets how many players there are, 2 to MaxPlayers (B3).
func Players(n int) Option { return func(s *setup) { s.rules.players = n } }

// WrapAround lets a throw that is too big carry a token past the last space and on
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

// Seed makes the throws random. Games with the same seed have the same throws.
func Seed(seed uint64) Option {
	return func(s *setup) { s.thrower = RandomThrower(rand.New(rand.NewPCG(seed, 0))) }
}

// Throws makes the given thrower throw the sticks.
func Throws(thrower Thrower) Option { return func(s *setup) { s.thrower = thrower } }
