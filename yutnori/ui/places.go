package ui

import "games.example/yutnori"

// places holds the position of each piece of each player. Unlike a state, it tells a
// player's pieces apart.
type places [yutnori.MaxPlayers][yutnori.MaxPieces]yutnori.Position

// moved returns the places after the given number of a player's pieces have moved.
func (p places) moved(player int8, from, to yutnori.Position, pieces int8) places {
	for piece := range p[player] {
		if p[player][piece] == from && pieces > 0 {
			p[player][piece] = to
			pieces--
		}
	}
	return p
}

func (p places) count(rules *yutnori.Rules, player int, at yutnori.Position) (count int) {
	for _, piece := range p[player][:rules.Pieces()] {
		if piece == at {
			count++
		}
	}
	return count
}

func (p places) stacks(rules *yutnori.Rules) map[yutnori.Cell]yutnori.Stack {
	stacks := map[yutnori.Cell]yutnori.Stack{}
	for player := range rules.Players() {
		for _, at := range p[player][:rules.Pieces()] {
			if cell, ok := rules.Cell(player, at); ok {
				stacks[cell] = yutnori.Stack{Player: player, Pieces: stacks[cell].Pieces + 1}
			}
		}
	}
	return stacks
}
