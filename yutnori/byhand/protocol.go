// Package byhand implements the rules of yutnori without package yutnori, and can break one
// of the rules. It tests the features and the learners' tests. It answers the requests
// of the practice protocol.
package byhand

import (
	"games.example/internal/protocol"
)

// Game describes a new game.
type Game struct {
	Players int      `json:"players"`
	Pieces  int      `json:"pieces"`  // of each player
	Animals []string `json:"animals"` // an animal for each player, or empty
	House   House    `json:"house_rules"`
}

// House holds the house rules.
type House struct {
	BackResults      bool     `json:"back_results"`
	Corners          []string `json:"corners"`   // for each player: se, ne, nw or sw
	Clockwise        []bool   `json:"clockwise"` // for each player
	NoChain          bool     `json:"no_chain_for_yut_or_mo"`
	ShortWayOptional bool     `json:"short_way_optional"`
	BackDoFromOne    string   `json:"back_do_from_one"` // last, hand or arrive
}

// For returns the game for the given number of players, with as many pieces each. Each
// player starts at the lower right corner and goes counterclockwise.
func (g Game) For(players, pieces int) Game {
	g.Players, g.Pieces, g.House.Corners, g.House.Clockwise = players, pieces, []string{}, []bool{}
	for range players {
		g.House.Corners, g.House.Clockwise = append(g.House.Corners, "se"), append(g.House.Clockwise, false)
	}
	return g
}

// Observation holds everything that a program shows of a game.
type Observation struct {
	Pieces        [][]int  `json:"pieces"` // the positions of each player's pieces
	Pool          []string `json:"pool"`
	Turn          int      `json:"turn"`
	ChainsOwed    int      `json:"chains_owed"`    // the number of chains that the player on turn must throw
	Winner        *int     `json:"winner"`         // a player, or null
	Caught        int      `json:"caught"`         // the number of pieces that the last move caught
	FinalPosition int      `json:"final_position"` // the position of the last move's pieces
}

// A Kata plays the game. Its methods return an Observation, or an error that refuses the
// request.
type Kata interface {
	NewGame(Game) (any, error)
	Set(pieces [][]int, turn int) (any, error)
	Throw(player int, results []string) (any, error)
	Move(player, position int, result, way string) (any, error)
	Look() (any, error)
}

// New returns the rules by hand. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	return Begin(&byHand{Broken: protocol.Broken(broken)})
}

// Begin begins a basic game of two players, and returns the function that answers
// requests.
func Begin(k Kata) protocol.Answer {
	_, _ = k.NewGame(Game{House: House{BackDoFromOne: "last"}}.For(2, 4))
	type set struct {
		Pieces [][]int
		Turn   int
	}
	type throw struct {
		Player  int
		Results []string
	}
	type move struct {
		Player, Position int
		Result, Way      string
	}
	return protocol.Requests{
		"new":   protocol.Fields(k.NewGame),
		"set":   protocol.Fields(func(asked set) (any, error) { return k.Set(asked.Pieces, asked.Turn) }),
		"throw": protocol.Fields(func(asked throw) (any, error) { return k.Throw(asked.Player, asked.Results) }),
		"move": protocol.Fields(func(asked move) (any, error) {
			return k.Move(asked.Player, asked.Position, asked.Result, asked.Way)
		}),
		"look": func([]byte) (any, error) { return k.Look() },
	}.Answer
}
