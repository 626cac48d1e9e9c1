package yutkata_test

import (
	"games.example/features"
)

// kata is what the features ask of whoever plays: this project's rules, or
// somebody else's program. The error of a refused action is a
// *features.Refusal.
type kata interface {
	New(game) (observation, error)
	Set(position) (observation, error)
	Throw(player, sticks string) (observation, error)
	Move(player, token string) (observation, error)
	Look() (observation, error)
}

// game describes a new game.
type game struct {
	Spaces    int      `json:"spaces"`
	Tokens    int      `json:"tokens"` // of each player
	Players   int      `json:"players"`
	Wrap      bool     `json:"wrap"`
	Obstacles []string `json:"obstacles"` // 4:miss or 5:back:2, the space first
}

// position describes a moment of a game before a throw. Tokens that are neither
// on the board nor finished are off the board.
type position struct {
	Board    string   `json:"board"`
	Finished []string `json:"finished"`
	Turn     string   `json:"turn"`
}

// observation holds all that can be seen of a game.
type observation struct {
	Board      string   `json:"board"`        // as in the kata's transcript
	Turn       string   `json:"turn"`         // PlayerA
	ThrowToUse string   `json:"throw_to_use"` // GEOL, or nothing
	Finished   []string `json:"finished"`     // tokens
	Winner     string   `json:"winner"`       // PlayerA, or nothing
	Captured   int      `json:"captured"`     // how many tokens the last move sent off
	Again      bool     `json:"again"`        // it earned another throw
}

// program is a kata at the other end of a pipe.
type program struct{ *features.Program }

func (p program) New(g game) (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
		game
	}{"new", g})
}

func (p program) Set(at position) (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
		position
	}{"set", at})
}

func (p program) Throw(player, sticks string) (observation, error) {
	return p.ask(struct {
		Do     string `json:"do"`
		Player string `json:"player"`
		Sticks string `json:"sticks"`
	}{"throw", player, sticks})
}

func (p program) Move(player, token string) (observation, error) {
	return p.ask(struct {
		Do     string `json:"do"`
		Player string `json:"player"`
		Token  string `json:"token"`
	}{"move", player, token})
}

func (p program) Look() (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
	}{"look"})
}

func (p program) ask(request any) (answer observation, err error) {
	return answer, p.Ask(request, &answer)
}
