package saves

import (
	"errors"
	"fmt"
	"slices"

	"games.example/yutnori"
)

// NewGame returns a state between two turns as a saved game. If there are fewer animals
// than ids, the game cannot be saved.
func NewGame(ids []string, animals []yutnori.Animal, state yutnori.State) Game {
	game := Game{Turn: state.Turn()}
	for i, id := range ids {
		player := Player{ID: id, Animal: yutnori.NumAnimals}
		if i < len(animals) {
			player.Animal = animals[i]
		}
		state.AppendPieces(player.Positions[:0], i)
		game.Players = append(game.Players, player)
	}
	return game
}

// Resume returns the rules and the state of the game. The player that throws first is
// on turn. Resume never fails for a game that Check accepts.
func (g Game) Resume() (*yutnori.Rules, yutnori.State, error) {
	rules, err := yutnori.NewRules(yutnori.Advanced(g.Animals()...))
	if err != nil {
		return nil, yutnori.State{}, err
	}
	var pieces [][]yutnori.Position
	for _, player := range g.Players {
		if player.Animal >= yutnori.NumAnimals {
			return nil, yutnori.State{}, fmt.Errorf("%w: %d", yutnori.ErrNoAnimal, uint8(player.Animal))
		}
		pieces = append(pieces, slices.Clone(player.Positions[:]))
	}
	state, err := rules.Setup(pieces, g.Turn)
	return rules, state, g.withNames(err)
}

// withNames returns an error of Setup in which names replace the numbers of players.
func (g Game) withNames(err error) error {
	setup, ok := errors.AsType[*yutnori.SetupError](err)
	if !ok {
		return err
	}
	name := g.Players[setup.Player].ID
	switch {
	case errors.Is(setup.Reason, yutnori.ErrAllArrived):
		return fmt.Errorf("%s: %w", name, setup.Reason)
	case errors.Is(setup.Reason, yutnori.ErrSharedCell):
		return fmt.Errorf("%w: %s and %s on %d", setup.Reason, g.Players[setup.Other].ID, name, setup.At)
	}
	return fmt.Errorf("%s: %w: %d", name, setup.Reason, setup.At)
}

// Animals returns the players' animals in order.
func (g Game) Animals() []yutnori.Animal {
	animals := make([]yutnori.Animal, len(g.Players))
	for i, player := range g.Players {
		animals[i] = player.Animal
	}
	return animals
}
