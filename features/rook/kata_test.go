package rook_test

import (
	"encoding/json"

	"games.example/features"
)

// kata is what the features ask of whoever plays: this project's rules, or
// somebody else's program. The error of a refused action is a
// *features.Refusal.
type kata interface {
	// New begins a game and makes smart forget what it has learned.
	New(game) (observation, error)
	Submit(player, move string) (observation, error)
	Look() (observation, error)
	Learn(record) (observation, error)
	// Choose returns the move of a strategy, random or smart, on the board of
	// the game with the rook elsewhere.
	Choose(strategy string, state tiles) (json.RawMessage, error)
}

// tiles holds a number of tiles DOWN and one RIGHT.
type tiles struct {
	D int `json:"D"`
	R int `json:"R"`
}

// game describes a new game.
type game struct {
	Bounds  tiles    `json:"bounds"`
	State   tiles    `json:"state"`
	Players []string `json:"players"`
}

// record is a game that has ended.
type record struct {
	Bounds  tiles             `json:"bounds"`
	Players []string          `json:"players"`
	Moves   []json.RawMessage `json:"moves"`
}

// observation holds all that can be seen of a game.
type observation struct {
	State      tiles           `json:"state"`
	Data       json.RawMessage `json:"data"`
	Winner     string          `json:"winner"`      // a name, or nothing
	BrokenRule string          `json:"broken_rule"` // by the last move: fields, direction, tiles, bounds, or nothing
}

// program is a kata at the other end of a pipe.
type program struct{ *features.Program }

func (p program) New(g game) (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
		game
	}{"new", g})
}

func (p program) Submit(player, move string) (observation, error) {
	return p.ask(struct {
		Do     string `json:"do"`
		Player string `json:"player"`
		Move   string `json:"move"`
	}{"submit", player, move})
}

func (p program) Look() (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
	}{"look"})
}

func (p program) Learn(r record) (observation, error) {
	return p.ask(struct {
		Do   string `json:"do"`
		Game record `json:"game"`
	}{"learn", r})
}

func (p program) Choose(strategy string, state tiles) (json.RawMessage, error) {
	var answer struct {
		Move json.RawMessage `json:"move"`
	}
	err := p.Ask(struct {
		Do       string `json:"do"`
		Strategy string `json:"strategy"`
		State    tiles  `json:"state"`
	}{"choose", strategy, state}, &answer)
	return answer.Move, err
}

func (p program) ask(request any) (answer observation, err error) {
	return answer, p.Ask(request, &answer)
}
