// Package reference plays yutkata by the protocol of practice. Rules uses the package
// with the rules. A second implementation, by hand, can break one rule, to test the
// features and the tests of learners.
package reference

import (
	"encoding/json"
	"fmt"

	"games.example/features"
)

// Game describes a new game.
type Game struct {
	Spaces    int      `json:"spaces"`
	Tokens    int      `json:"tokens"` // of each player
	Players   int      `json:"players"`
	Wrap      bool     `json:"wrap"`
	Obstacles []string `json:"obstacles"` // 4:miss or 5:back:2, the space first
}

// Position describes a moment of a game before a throw. Tokens that are not on the
// board and have not finished have not entered yet.
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
	Captured   int      `json:"captured"`     // the number of tokens that the last move sent off
	Again      bool     `json:"again"`        // whether the last move earned another throw
}

// kata plays the game. The error of a refused action is a *features.Refusal.
type kata interface {
	New(Game) (Observation, error)
	Set(Position) (Observation, error)
	Throw(player, sticks string) (Observation, error)
	Move(player, token string) (Observation, error)
	Look() (Observation, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) features.Answer {
	if broken == "" {
		return NewRules().Answer
	}
	h := &byHand{Broken: features.Broken(broken)}
	_, _ = h.New(kataGame)
	return func(line []byte) (any, error) { return answer(h, line) }
}

var kataGame = Game{Spaces: 15, Tokens: 2, Players: 2}

// mostSpaces is the length of the longest board that an answer of 1048576 bytes can
// show.
const mostSpaces = 500_000

// answer returns the answer of a kata to a request.
func answer(k kata, line []byte) (any, error) {
	var asked struct {
		Do     string `json:"do"`
		Player string `json:"player"`
		Sticks string `json:"sticks"`
		Token  string `json:"token"`
		Game
		Position
	}
	if err := json.Unmarshal(line, &asked); err != nil {
		return nil, err
	}
	switch asked.Do {
	case "new":
		if asked.Spaces > mostSpaces {
			return refuse(fmt.Errorf("a board has at most %d spaces, not %d", mostSpaces, asked.Spaces))
		}
		return k.New(asked.Game)
	case "set":
		return k.Set(asked.Position)
	case "throw":
		return k.Throw(asked.Player, asked.Sticks)
	case "move":
		return k.Move(asked.Player, asked.Token)
	case "look":
		return k.Look()
	default:
		return nil, fmt.Errorf("no request is called %q", asked.Do)
	}
}
