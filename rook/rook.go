// Package rook implements the Unbalanced Rook. Two players take turns moving a rook
// across a board of tiles. Each move goes RIGHT or DOWN by at least one tile. The
// player who brings the rook to the bounds wins; a player who submits an illegal move
// loses.
//
//	|  R  |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |  X  |
//
// The rook R starts at the top left, and X is the goal. The bounds of this board
// are {"D": 4, "R": 4}, so it has 5 x 5 tiles.
//
// To play, first call New with Start(bounds) and the names of two players. Then call
// one of three methods for each move: Play makes a Move, Submit reads a move in JSON,
// and Ask calls a Strategy for its move. Winner reports whether the game is over, and
// History returns its moves. json.Marshal turns a Game into a record, which
// GameFromJSON reads.
//
//	game, err := rook.New(rook.Start(rook.Bounds{D: 4, R: 4}), "Ann", "Bob")
//	...
//	err = game.Play(rook.Move{Direction: rook.Right, Tiles: 3})
//	err = game.Submit([]byte(`{"direction": "D", "tiles": 4}`))
//	err = game.Ask(rook.Perfect{})
//	winner, over := game.Winner()
//
// The strategies are Random, Sensible, Perfect and Smart; Smart learns from records. A
// search needs no Game: a Position is a small value, its Play method returns the next
// Position, and Playout plays a whole game between two strategies.
//
// RULES.md, beside this file, has the rules in full.
package rook
