// Package reference answers the requests of the yutnori protocol. Rules plays by the rules
// in package yutnori. A second, independent implementation can break one rule, to test the
// features and the learners' tests.
package reference

import (
	"games.example/internal/protocol"
	"games.example/yutnori"
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

// kata plays the game. Its methods return an Observation, or an error that refuses the
// request.
type kata interface {
	newGame(Game) (any, error)
	set(pieces [][]int, turn int) (any, error)
	throw(player int, results []string) (any, error)
	move(player, position int, result, way string) (any, error)
	look() (any, error)
}

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	if broken == "" {
		_, answer := NewRules()
		return answer
	}
	return begin(&byHand{Broken: protocol.Broken(broken)})
}

// begin begins a basic game of two players, and returns the function that answers
// requests.
func begin(k kata) protocol.Answer {
	_, _ = k.newGame(GameOf(yutnori.Basic(2, 4)))
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
		"new":   protocol.Fields(k.newGame),
		"set":   protocol.Fields(func(asked set) (any, error) { return k.set(asked.Pieces, asked.Turn) }),
		"throw": protocol.Fields(func(asked throw) (any, error) { return k.throw(asked.Player, asked.Results) }),
		"move": protocol.Fields(func(asked move) (any, error) {
			return k.move(asked.Player, asked.Position, asked.Result, asked.Way)
		}),
		"look": func([]byte) (any, error) { return k.look() },
	}.Answer
}
