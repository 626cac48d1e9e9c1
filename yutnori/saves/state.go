package saves

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"games.example/yutnori"
)

// Of returns what is saved of a game between two turns: the players in order,
// their animals, and where their pieces are. If there are fewer animals than
// ids, the game cannot be saved.
func Of(ids []string, animals []yutnori.Animal, state yutnori.State) Game {
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

// Resume returns the rules of the game and its state, in which the player who
// throws first is on turn. It never fails for a game that Check accepts.
func (g Game) Resume() (*yutnori.Rules, yutnori.State, error) {
	rules, err := rulesFor(g.Animals())
	if err != nil {
		return nil, yutnori.State{}, err
	}
	var pieces [][]yutnori.Position
	for _, player := range g.Players {
		pieces = append(pieces, slices.Clone(player.Positions[:]))
	}
	state, err := rules.Setup(pieces, g.Turn)
	return rules, state, g.withNames(err)
}

// withNames returns an error of Setup with names instead of numbers.
func (g Game) withNames(err error) error {
	var setup *yutnori.SetupError
	if !errors.As(err, &setup) {
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

// knownRules caches rules, since a file may have a million lines.
var knownRules sync.Map // of *yutnori.Rules by [yutnori.MaxPlayers + 1]int: the number of players, and their animals

func rulesFor(animals []yutnori.Animal) (*yutnori.Rules, error) {
	key := [yutnori.MaxPlayers + 1]int{len(animals)}
	for player, animal := range animals[:min(len(animals), yutnori.MaxPlayers)] {
		if animal >= yutnori.NumAnimals {
			return nil, fmt.Errorf("%w: %d", yutnori.ErrNoAnimal, uint8(animal))
		}
		key[player+1] = int(animal)
	}
	if known, ok := knownRules.Load(key); ok {
		return known.(*yutnori.Rules), nil
	}
	worked, err := yutnori.NewRules(yutnori.Advanced(animals...))
	if err == nil {
		knownRules.Store(key, worked)
	}
	return worked, err
}

// Animals returns the players' animals in order.
func (g Game) Animals() []yutnori.Animal {
	animals := make([]yutnori.Animal, len(g.Players))
	for i, player := range g.Players {
		animals[i] = player.Animal
	}
	return animals
}
