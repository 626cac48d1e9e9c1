package ui

import (
	"math/rand/v2"

	"games.example/rook"
)

// Beginner returns the Smart with which the games of a new player begin. It has learned from
// three games: along the last row, along the last column, and against itself. So it
// gives no win away that Sensible sees, and is at least as strong. On a thin board, where
// three games could prove everything, it has learned from fewer games. It knows nothing of a
// board with more than rook.MaxTiles tiles.
func Beginner(bounds rook.Bounds) (*rook.Smart, error) {
	smart, err := rook.NewSmart(bounds, rand.New(rand.NewPCG(0, 0))) // always the same games
	if err != nil || min(bounds.D, bounds.R) == 0 || bounds.Tiles() > rook.MaxTiles {
		return smart, err
	}
	for _, along := range []rook.Direction{rook.Right, rook.Down} {
		_ = smart.Learn(edge(bounds, along)) // a finished game on this board
	}
	if min(bounds.D, bounds.R) > 1 {
		_, _ = smart.SelfPlay() // the board is not too large
	}
	return smart.WithChance(nil), nil
}

// edge returns the game in which the rook goes to the edge of the board with the first move,
// and then along the edge to the goal, one tile at a time.
func edge(bounds rook.Bounds, along rook.Direction) *rook.Game {
	game, _ := rook.New(rook.Start(bounds), "first", "second") // valid bounds
	move := rook.Move{Direction: rook.Down, Tiles: bounds.D}
	if along == rook.Down {
		move = rook.Move{Direction: rook.Right, Tiles: bounds.R}
	}
	for !game.Position().Over() {
		_ = game.Play(move) // a legal move
		move = rook.Move{Direction: along, Tiles: 1}
	}
	return game
}
