package yutnori_test

import "games.example/features"

// kata is what the features ask of whoever plays: this project's rules, or
// somebody else's program. The error of a refused action is a
// *features.Refusal.
type kata interface {
	New(game) (observation, error)
	// Set lets the game go on from where the pieces of each player are.
	Set(pieces [][]int, turn int) (observation, error)
	// Throw adds results to the pool, or none of them if one is refused.
	Throw(player int, results []string) (observation, error)
	Move(player, position int, result, way string) (observation, error)
	Look() (observation, error)
}

// game describes a new game.
type game struct {
	Players int      `json:"players"`
	Pieces  int      `json:"pieces"`  // of each player
	Animals []string `json:"animals"` // by player, or empty
	House   house    `json:"house_rules"`
}

// house holds the house rules.
type house struct {
	BackResults      bool     `json:"back_results"`
	Corners          []string `json:"corners"`   // by player: se, ne, nw or sw
	Clockwise        []bool   `json:"clockwise"` // by player
	NoChain          bool     `json:"no_chain_for_yut_or_mo"`
	ShortWayOptional bool     `json:"short_way_optional"`
	BackDoFromOne    string   `json:"back_do_from_one"` // last, hand or arrive
}

// observation holds all that can be seen of a game.
type observation struct {
	Pieces        [][]int  `json:"pieces"` // positions, by player
	Pool          []string `json:"pool"`
	Turn          int      `json:"turn"`
	ChainsOwed    int      `json:"chains_owed"`    // that the player on turn has to throw
	Winner        *int     `json:"winner"`         // a player, or null
	Caught        int      `json:"caught"`         // how many pieces the last move caught
	FinalPosition int      `json:"final_position"` // where the piece of the last move is
}

// program is a kata at the other end of a pipe.
type program struct{ *features.Program }

func (p program) New(g game) (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
		game
	}{"new", g})
}

func (p program) Set(pieces [][]int, turn int) (observation, error) {
	return p.ask(struct {
		Do     string  `json:"do"`
		Pieces [][]int `json:"pieces"`
		Turn   int     `json:"turn"`
	}{"set", pieces, turn})
}

func (p program) Throw(player int, results []string) (observation, error) {
	return p.ask(struct {
		Do      string   `json:"do"`
		Player  int      `json:"player"`
		Results []string `json:"results"`
	}{"throw", player, results})
}

func (p program) Move(player, position int, result, way string) (observation, error) {
	return p.ask(struct {
		Do       string `json:"do"`
		Player   int    `json:"player"`
		Position int    `json:"position"`
		Result   string `json:"result"`
		Way      string `json:"way"`
	}{"move", player, position, result, way})
}

func (p program) Look() (observation, error) {
	return p.ask(struct {
		Do string `json:"do"`
	}{"look"})
}

func (p program) ask(request any) (answer observation, err error) {
	return answer, p.Ask(request, &answer)
}
