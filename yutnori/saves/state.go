package saves

import (
	"slices"

	"games.example/yutnori"
)

// Of is what is saved of a game between two turns: who the players are, in
// their order, as what animals they play, and where their pieces are. There are
// as many animals as ids.
func Of(ids []string, animals []yutnori.Animal, state yutnori.State) Game {
	game := Game{Turn: state.Turn()}
	for i, id := range ids {
		player := Player{ID: id, Animal: animals[i]}
		copy(player.Positions[:], state.Pieces(i))
		game.Players = append(game.Players, player)
	}
	return game
}

// Resume returns the rules of the game and its state, in which the player who
// throws first is on turn. It fails for no game that Check finds right.
func (g Game) Resume() (*yutnori.Rules, yutnori.State, error) {
	rules, err := yutnori.NewRules(yutnori.Advanced(g.Animals()...))
	if err != nil {
		return nil, yutnori.State{}, err
	}
	var pieces [][]yutnori.Position
	for _, player := range g.Players {
		pieces = append(pieces, slices.Clone(player.Positions[:]))
	}
	state, err := rules.Setup(pieces, g.Turn)
	return rules, state, err
}

// Animals returns the animals in player order.
func (g Game) Animals() []yutnori.Animal {
	animals := make([]yutnori.Animal, len(g.Players))
	for i, player := range g.Players {
		animals[i] = player.Animal
	}
	return animals
}
