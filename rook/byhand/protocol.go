// Package byhand implements the rules of rook without package rook, and can break one
// of the rules. It tests the features and the learners' tests. It answers the requests
// of the practice protocol.
package byhand

import (
	"encoding/json"

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

// A Kata plays the game. Its methods return an Observation, except that choose returns a
// Choice. An error refuses the request.
type Kata interface {
	NewGame(Game) (any, error)
	Submit(player, move string) (any, error)
	Look() (any, error)
	Learn(Record) (any, error)
	Choose(strategy string, state Tiles) (any, error)
}

// New returns the rules by hand. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	return Begin(&byHand{Broken: protocol.Broken(broken)})
}

// Begin begins the document's game, and returns the function that answers requests.
func Begin(k Kata) protocol.Answer {
	_, _ = k.NewGame(Game{Bounds: Tiles{4, 4}, Players: []string{"Player 1", "Player 2"}})
	type choose struct {
		Strategy string
		State    Tiles
	}
	return protocol.Requests{
		"new": protocol.Fields(k.NewGame),
		"submit": protocol.Fields(func(asked struct{ Player, Move string }) (any, error) {
			return k.Submit(asked.Player, asked.Move)
		}),
		"learn":  protocol.Fields(func(asked struct{ Game Record }) (any, error) { return k.Learn(asked.Game) }),
		"choose": protocol.Fields(func(asked choose) (any, error) { return k.Choose(asked.Strategy, asked.State) }),
		"look":   func([]byte) (any, error) { return k.Look() },
	}.Answer
}
