// Package byhand implements the rules of yutkata without package yutkata, and can break one
// of the rules. It tests the features and the learners' tests. It answers the requests
// of the practice protocol.
package byhand

import (
	"strconv"
	"strings"

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

// A Kata plays the game. Its methods return an Observation, or an error that refuses the
// request.
type Kata interface {
	NewGame(Game) (any, error)
	Set(Position) (any, error)
	Throw(player, sticks string) (any, error)
	Move(player, token string) (any, error)
	Look() (any, error)
}

// New returns the rules by hand. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	return Begin(&byHand{Broken: protocol.Broken(broken)})
}

// Begin begins the kata's own game, and returns the function that answers requests.
func Begin(k Kata) protocol.Answer {
	_, _ = k.NewGame(Game{Spaces: 15, Tokens: 2, Players: 2})
	return protocol.Requests{
		"new": protocol.Fields(k.NewGame),
		"set": protocol.Fields(k.Set),
		"throw": protocol.Fields(func(asked struct{ Player, Sticks string }) (any, error) {
			return k.Throw(asked.Player, asked.Sticks)
		}),
		"move": protocol.Fields(func(asked struct{ Player, Token string }) (any, error) {
			return k.Move(asked.Player, asked.Token)
		}),
		"look": func([]byte) (any, error) { return k.Look() },
	}.Answer
}

// MostSpaces is the length of the longest board that an answer of 1048576 bytes can
// show.
const MostSpaces = 500_000

// Miss stands for an obstacle at which a player misses a turn.
const Miss = -1 << 31

// ParseObstacle returns the space of an obstacle, and how many spaces it moves a token
// back, or Miss.
func ParseObstacle(text string) (space, back int, ok bool) {
	at, kind, _ := strings.Cut(text, ":")
	space, err := strconv.Atoi(at)
	if kind == "miss" {
		return space, Miss, err == nil
	}
	number, moves := strings.CutPrefix(kind, "back:")
	back, failed := strconv.Atoi(number)
	return space, back, err == nil && moves && failed == nil
}

// PlayerNumber returns 0 for PlayerA, 1 for PlayerB and so on, or -1 for text that does
// not have this form.
func PlayerNumber(name string) int {
	letter, ok := strings.CutPrefix(name, "Player")
	if !ok || len(letter) != 1 {
		return -1
	}
	return int(letter[0]) - 'A'
}
