// Package reference plays yutnori by the protocol of practice. Rules uses the package
// with the rules. A second implementation, by hand, can break one rule, to test the
// features and the tests of learners.
package reference

import (
	"encoding/json"
	"fmt"

	"games.example/features"
	"games.example/yutnori"
)

// Game describes a new game.
type Game struct {
	Players int      `json:"players"`
	Pieces  int      `json:"pieces"`  // of each player
	Animals []string `json:"animals"` // by player, or empty
	House   House    `json:"house_rules"`
}

// House holds the house rules.
type House struct {
	BackResults      bool     `json:"back_results"`
	Corners          []string `json:"corners"`   // by player: se, ne, nw or sw
	Clockwise        []bool   `json:"clockwise"` // by player
	NoChain          bool     `json:"no_chain_for_yut_or_mo"`
	ShortWayOptional bool     `json:"short_way_optional"`
	BackDoFromOne    string   `json:"back_do_from_one"` // last, hand or arrive
}

// Observation holds everything that a program shows of a game.
type Observation struct {
	Pieces        [][]int  `json:"pieces"` // positions, by player
	Pool          []string `json:"pool"`
	Turn          int      `json:"turn"`
	ChainsOwed    int      `json:"chains_owed"`    // the number of chains that the player on turn must throw
	Winner        *int     `json:"winner"`         // a player, or null
	Caught        int      `json:"caught"`         // the number of pieces that the last move caught
	FinalPosition int      `json:"final_position"` // the position of the last move's pieces
}

// kata plays the game. The error of a refused action is a *features.Refusal.
type kata interface {
	New(Game) (Observation, error)
	Set(pieces [][]int, turn int) (Observation, error)
	Throw(player int, results []string) (Observation, error)
	Move(player, position int, result, way string) (Observation, error)
	Look() (Observation, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) features.Answer {
	if broken == "" {
		return NewRules().Answer
	}
	h := &byHand{Broken: features.Broken(broken)}
	_, _ = h.New(GameOf(yutnori.Basic(2, 4)))
	return func(line []byte) (any, error) { return answer(h, line) }
}

// answer returns the answer of a kata to a request.
func answer(k kata, line []byte) (any, error) {
	var asked struct {
		Do               string
		Player, Position int
		Turn             int
		Results          []string
		Result, Way      string
	}
	if err := json.Unmarshal(line, &asked); err != nil {
		return nil, err
	}
	switch asked.Do {
	case "new":
		var game Game
		if err := json.Unmarshal(line, &game); err != nil {
			return nil, err
		}
		return k.New(game)
	case "set":
		var position struct{ Pieces [][]int }
		if err := json.Unmarshal(line, &position); err != nil {
			return nil, err
		}
		return k.Set(position.Pieces, asked.Turn)
	case "throw":
		return k.Throw(asked.Player, asked.Results)
	case "move":
		return k.Move(asked.Player, asked.Position, asked.Result, asked.Way)
	case "look":
		return k.Look()
	default:
		return nil, fmt.Errorf("no request is called %q", asked.Do)
	}
}
