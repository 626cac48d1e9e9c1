package rook_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"

	"games.example/features"
	"games.example/rook"
)

// own plays by this project's rules.
type own struct {
	game   *rook.Game
	smart  *rook.Smart
	chance *rand.Rand
}

func (o *own) New(g game) (_ observation, err error) {
	o.game, err = rook.NewGame(positionOf(g.Bounds, g.State), g.Players[0], g.Players[1])
	if err != nil {
		return observation{}, refused(err)
	}
	if o.smart, err = rook.NewSmart(rook.Bounds(g.Bounds), o.chance); err != nil {
		return observation{}, err
	}
	return o.Look()
}

func positionOf(bounds, state tiles) rook.Position {
	return rook.Position{Bounds: rook.Bounds(bounds), State: rook.State(state)}
}

func (o *own) Submit(player, move string) (observation, error) {
	if _, over := o.game.Winner(); !over && player != o.game.ToMove() {
		return observation{}, refused(errors.New("another player is on turn"))
	}
	err := o.game.Submit([]byte(move))
	if _, illegal := errors.AsType[*rook.IllegalMoveError](err); err != nil && !illegal {
		return observation{}, refused(err)
	}
	return o.Look()
}

func (o *own) Look() (observation, error) {
	data, err := json.Marshal(o.game.History())
	seen := observation{State: tiles(o.game.Position().State), Data: data}
	if winner, over := o.game.Winner(); over {
		seen.Winner = winner
	}
	if illegal := o.game.Illegal(); illegal != nil {
		seen.BrokenRule = illegal.Rule.Error()
	}
	return seen, err
}

func (o *own) Learn(r record) (observation, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return observation{}, err
	}
	learned, err := rook.GameFromJSON(text)
	if err != nil {
		return observation{}, refused(err)
	}
	if err := o.smart.Learn(learned); err != nil {
		return observation{}, refused(err)
	}
	return o.Look()
}

func (o *own) Choose(strategy string, state tiles) (json.RawMessage, error) {
	var chooser rook.Strategy = o.smart
	if strategy == "random" {
		chooser = rook.NewRandom(o.chance)
	}
	bounds := o.game.Position().Bounds
	move, err := chooser.Move(rook.Position{Bounds: bounds, State: rook.State(state)})
	if err != nil {
		return nil, err
	}
	return json.Marshal(move)
}

func refused(err error) error { return &features.Refusal{Why: err.Error()} }
