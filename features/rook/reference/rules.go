// Package reference answers the requests of the rook protocol by the rules in package
// rook. Package byhand answers instead if a rule is broken.
package reference

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"games.example/internal/protocol"
	"games.example/rook"
	"games.example/rook/byhand"
)

// New returns the reference. If broken is not empty, it is the name of the rule to break.
func New(broken string) protocol.Answer {
	if broken != "" {
		return byhand.New(broken)
	}
	_, answer := NewRules(rand.New(rand.NewPCG(1, 2)))
	return answer
}

// Rules plays by the rules in package rook.
type Rules struct {
	game   *rook.Game
	smart  *rook.Smart
	chance *rand.Rand
}

// NewRules returns the rules, and the function that answers requests. The strategies use
// the given source of random numbers. The document's game has already begun.
func NewRules(chance *rand.Rand) (*Rules, protocol.Answer) {
	r := &Rules{chance: chance}
	return r, byhand.Begin(r)
}

// Game returns the game in progress, and the smart strategy.
func (r *Rules) Game() (*rook.Game, *rook.Smart) { return r.game, r.smart }

// NewGame begins a game, and makes smart forget everything.
func (r *Rules) NewGame(game byhand.Game) (any, error) {
	if len(game.Players) != 2 {
		return nil, errors.New("there are two players")
	}
	position := rook.Position{Bounds: rook.Bounds(game.Bounds), State: rook.State(game.State)}
	made, err := rook.New(position, game.Players[0], game.Players[1])
	if err != nil {
		return nil, err
	}
	smart, err := rook.NewSmart(position.Bounds, r.chance)
	if err != nil {
		return nil, err
	}
	r.game, r.smart = made, smart
	return r.Look()
}

// Submit makes the move of a player.
func (r *Rules) Submit(player, move string) (any, error) {
	if _, over := r.game.Winner(); !over && player != r.game.ToMove() {
		return nil, errors.New("another player is on turn")
	}
	err := r.game.Submit([]byte(move))
	if _, illegal := errors.AsType[*rook.IllegalMoveError](err); err != nil && !illegal {
		return nil, err
	}
	return r.Look()
}

// Look returns the observation of the game.
func (r *Rules) Look() (any, error) {
	seen := byhand.Observation{State: byhand.Tiles(r.game.Position().State), Data: r.game.History()}
	if winner, over := r.game.Winner(); over {
		seen.Winner = winner
	}
	if illegal := r.game.Illegal(); illegal != nil {
		seen.BrokenRule = illegal.Rule.Error()
	}
	return seen, nil
}

// Learn makes smart learn from a game.
func (r *Rules) Learn(record byhand.Record) (any, error) {
	text, _ := json.Marshal(record) // it was read from JSON
	learned, err := rook.GameFromJSON(text)
	if err == nil {
		err = r.smart.Learn(learned)
	}
	if err != nil {
		return nil, err
	}
	return r.Look()
}

// Choose returns the move that a strategy, random or smart, makes from the given state
// on the game's board.
func (r *Rules) Choose(strategy string, state byhand.Tiles) (any, error) {
	var chooser rook.Strategy
	switch strategy {
	case "random":
		chooser = rook.NewRandom(r.chance)
	case "smart":
		chooser = r.smart
	default:
		return nil, fmt.Errorf("expected random or smart, not %q", strategy)
	}
	bounds := r.game.Position().Bounds
	move, err := chooser.Move(rook.Position{Bounds: bounds, State: rook.State(state)})
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(move)
	return byhand.Choice{Move: text}, err
}
