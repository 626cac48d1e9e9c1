// Package reference answers the requests of the yutkata protocol. Rules plays by the rules
// in package yutkata. A second, independent implementation can break one rule, to test the
// features and the learners' tests.
package reference

import (
	"games.example/internal/protocol"
)

// Game describes a new game.
type Game struct {
	Spaces    int      `json:"spaces"`
	Tokens    int      `json:"tokens"` // of each player
	Players   int      `json:"players"`
	Wrap      bool     `json:"wrap"`
	Obstacles []string `json:"obstacles"` // such as 4:miss or 5:back:2, with the space first
}

// Position describes a moment of a game before a throw. Tokens that are neither on the
// board nor finished are off the board.
type Position struct {
	Board    string   `json:"board"`
	Finished []string `json:"finished"`
	Turn     string   `json:"turn"`
}

// Observation holds everything that a program shows of a game.
type Observation struct {
	Board      string   `json:"board"`        // as in the kata's transcript
	Turn       string   `json:"turn"`         // PlayerA
	ThrowToUse string   `json:"throw_to_use"` // GEOL, or nothing
	Finished   []string `json:"finished"`     // tokens
	Winner     string   `json:"winner"`       // PlayerA, or nothing
	Captured   int      `json:"captured"`     // the number of tokens that the last move sent off the board
	Again      bool     `json:"again"`        // whether the last move earned another throw
}

// kata plays the game. Its methods return an Observation, or an error that refuses the
// request.
type kata interface {
	newGame(Game) (any, error)
	set(Position) (any, error)
	throw(player, sticks string) (any, error)
	move(player, token string) (any, error)
	look() (any, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	if broken == "" {
		_, answer := NewRules()
		return answer
	}
	return begin(&byHand{Broken: protocol.Broken(broken)})
}

// begin begins the kata's own game, and returns the function that answers requests.
func begin(k kata) protocol.Answer {
	_, _ = k.newGame(Game{Spaces: 15, Tokens: 2, Players: 2})
	return protocol.Requests{
		"new": protocol.Fields(k.newGame),
		"set": protocol.Fields(k.set),
		"throw": protocol.Fields(func(asked struct{ Player, Sticks string }) (any, error) {
			return k.throw(asked.Player, asked.Sticks)
		}),
		"move": protocol.Fields(func(asked struct{ Player, Token string }) (any, error) {
			return k.move(asked.Player, asked.Token)
		}),
		"look": func([]byte) (any, error) { return k.look() },
	}.Answer
}

// mostSpaces is the length of the longest board that an answer of 1048576 bytes can
// show.
const mostSpaces = 500_000
