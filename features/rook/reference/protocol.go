// Package reference plays the Unbalanced Rook by the protocol of practice. Rules uses
// the package with the rules. A second implementation, by hand, can break one rule, to
// test the features and the tests of learners.
package reference

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"games.example/features"
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
	State      Tiles           `json:"state"`
	Data       json.RawMessage `json:"data"`
	Winner     string          `json:"winner"`      // a name, or nothing
	BrokenRule string          `json:"broken_rule"` // the rule that the last move broke: fields, direction, tiles or bounds, or nothing
}

// Choice holds the move that a strategy chooses.
type Choice struct {
	Move json.RawMessage `json:"move"`
}

// kata plays the game. The error of a refused action is a *features.Refusal.
type kata interface {
	New(Game) (Observation, error)
	Submit(player, move string) (Observation, error)
	Look() (Observation, error)
	Learn(Record) (Observation, error)
	Choose(strategy string, state Tiles) (json.RawMessage, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) features.Answer {
	if broken == "" {
		return NewRules(rand.New(rand.NewPCG(1, 2))).Answer
	}
	h := &byHand{Broken: features.Broken(broken)}
	_, _ = h.New(documentGame())
	return func(line []byte) (any, error) { return answer(h, line) }
}

func documentGame() Game {
	return Game{Bounds: Tiles{4, 4}, Players: []string{"Player 1", "Player 2"}}
}

// answer returns the answer of a kata to a request.
func answer(k kata, line []byte) (any, error) {
	var asked struct {
		Do, Player, Move, Strategy string
		Bounds, State              Tiles
		Players                    []string
		Game                       Record
	}
	if err := json.Unmarshal(line, &asked); err != nil {
		return nil, err
	}
	switch asked.Do {
	case "new":
		if len(asked.Players) != 2 {
			return refuse("there are two players")
		}
		return k.New(Game{asked.Bounds, asked.State, asked.Players})
	case "submit":
		return k.Submit(asked.Player, asked.Move)
	case "learn":
		return k.Learn(asked.Game)
	case "choose":
		move, err := k.Choose(asked.Strategy, asked.State)
		return Choice{move}, err
	case "look":
		return k.Look()
	default:
		return nil, fmt.Errorf("no request is called %q", asked.Do)
	}
}

func refuse(why string) (Observation, error) {
	return Observation{}, &features.Refusal{Why: why}
}
