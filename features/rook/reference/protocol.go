// Package reference answers the requests of the rook protocol. Rules plays by the rules
// in package rook. A second, independent implementation can break one rule, to test the
// features and the learners' tests.
package reference

import (
	"encoding/json"
	"math/rand/v2"

	"games.example/internal/protocol"
)

// Tiles counts tiles DOWN and RIGHT.
type Tiles struct {
	D int `json:"D"`
	R int `json:"R"`
}

// Game describes a new game.
type Game struct {
	Bounds  Tiles    `json:"bounds"`
	State   Tiles    `json:"state"`
	Players []string `json:"players"`
}

// Record is a game that has ended.
type Record struct {
	Bounds  Tiles             `json:"bounds"`
	Players []string          `json:"players"`
	Moves   []json.RawMessage `json:"moves"`
}

// Observation holds everything that a program shows of a game.
type Observation struct {
	State      Tiles  `json:"state"`
	Data       any    `json:"data"`        // the history, an object
	Winner     string `json:"winner"`      // a name, or nothing
	BrokenRule string `json:"broken_rule"` // the rule that the last move broke: fields, direction, tiles or bounds, or nothing
}

// Choice holds the move that a strategy chooses.
type Choice struct {
	Move json.RawMessage `json:"move"`
}

// kata plays the game. Its methods return an Observation, except that choose returns a
// Choice. An error refuses the request.
type kata interface {
	newGame(Game) (any, error)
	submit(player, move string) (any, error)
	look() (any, error)
	learn(Record) (any, error)
	choose(strategy string, state Tiles) (any, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	if broken == "" {
		_, answer := NewRules(rand.New(rand.NewPCG(1, 2)))
		return answer
	}
	return begin(&byHand{Broken: protocol.Broken(broken)})
}

// begin begins the document's game, and returns the function that answers requests.
func begin(k kata) protocol.Answer {
	_, _ = k.newGame(Game{Bounds: Tiles{4, 4}, Players: []string{"Player 1", "Player 2"}})
	type choose struct {
		Strategy string
		State    Tiles
	}
	return protocol.Requests{
		"new": protocol.Fields(k.newGame),
		"submit": protocol.Fields(func(asked struct{ Player, Move string }) (any, error) {
			return k.submit(asked.Player, asked.Move)
		}),
		"learn":  protocol.Fields(func(asked struct{ Game Record }) (any, error) { return k.learn(asked.Game) }),
		"choose": protocol.Fields(func(asked choose) (any, error) { return k.choose(asked.Strategy, asked.State) }),
		"look":   func([]byte) (any, error) { return k.look() },
	}.Answer
}
