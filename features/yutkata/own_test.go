package yutkata_test

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/yutkata"
)

// own plays by this project's rules.
type own struct {
	game *yutkata.Game
	next yutkata.Sticks
	last yutkata.Move
}

func (o *own) New(game game) (observation, error) {
	options, err := optionsOf(game)
	if err != nil {
		return observation{}, err
	}
	options = append(options, yutkata.Throws(func() (yutkata.Sticks, error) { return o.next, nil }))
	made, err := yutkata.New(options...)
	if err != nil {
		return observation{}, refused(err)
	}
	o.game, o.last = made, yutkata.Move{}
	return o.Look()
}

// optionsOf returns the options that make a game.
func optionsOf(game game) ([]yutkata.Option, error) {
	options := []yutkata.Option{
		yutkata.Spaces(game.Spaces), yutkata.Tokens(game.Tokens), yutkata.Players(game.Players),
	}
	if game.Wrap {
		options = append(options, yutkata.WrapAround())
	}
	for _, obstacle := range game.Obstacles {
		at, what, _ := strings.Cut(obstacle, ":")
		space, err := strconv.Atoi(at)
		if err != nil {
			return nil, err
		}
		if what == "miss" {
			options = append(options, yutkata.MissTurn(space))
			continue
		}
		back, err := strconv.Atoi(strings.TrimPrefix(what, "back:"))
		if err != nil {
			return nil, err
		}
		options = append(options, yutkata.MoveBack(space, back))
	}
	return options, nil
}

func (o *own) Set(position position) (observation, error) {
	state, err := stateOf(o.game.Rules(), position)
	if err != nil {
		return observation{}, refused(err)
	}
	o.game.Resume(state)
	o.last = yutkata.Move{}
	return o.Look()
}

// stateOf returns the state of a position.
func stateOf(rules *yutkata.Rules, position position) (yutkata.State, error) {
	var finished []yutkata.Token
	for _, name := range position.Finished {
		token, err := yutkata.ParseToken(name)
		if err != nil {
			return yutkata.State{}, err
		}
		finished = append(finished, token)
	}
	return rules.Setup(position.Board, finished, int(position.Turn[len(position.Turn)-1]-'A'))
}

func (o *own) Throw(player, sticks string) (_ observation, err error) {
	if o.next, err = yutkata.ParseSticks(sticks); err != nil {
		return observation{}, refused(err)
	}
	if _, err := o.game.Player(player).Throw(); err != nil {
		return observation{}, refused(err)
	}
	return o.Look()
}

func (o *own) Move(player, token string) (observation, error) {
	move, err := o.game.Player(player).Move(token)
	if err != nil {
		return observation{}, refused(err)
	}
	o.last = move
	return o.Look()
}

func (o *own) Look() (observation, error) {
	state := o.game.State()
	seen := observation{
		Board:    o.game.Board().String(),
		Turn:     o.game.Current().Name(),
		Finished: []string{},
		Captured: o.last.Captured,
		Again:    o.last.Again,
	}
	if throw, thrown := state.Thrown(); thrown {
		seen.ThrowToUse = throw.String()
	}
	for _, token := range o.game.Rules().Finished(state) {
		seen.Finished = append(seen.Finished, token.String())
	}
	if winner, won := o.game.Winner(); won {
		seen.Winner = winner.Name()
	}
	return seen, nil
}

func refused(err error) error { return &features.Refusal{Why: fmt.Sprint(err)} }
