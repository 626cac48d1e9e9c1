// Package rook implements the Unbalanced Rook. Two players take turns moving a
// rook RIGHT or DOWN across a board of tiles, at least one tile a move. The
// player who brings it to the bounds wins; a player who submits an illegal move
// loses.
//
//	|  R  |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |  X  |
//
// The rook R starts at the top left, and X is where the bounds {"D": 4, "R": 4}
// let it end, so this board has 5 x 5 tiles.
//
// To play, first call New with Start(bounds) and the names of two players.
// Then call Play, Submit or Ask for one move after another: Play takes a Move,
// Submit a move in JSON, and Ask the answer of a Strategy. Last, when Winner
// reports that the game is over, ask for its History, or marshal the Game to get a
// record that GameFromJSON reads.
//
//	game, err := rook.New(rook.Start(rook.Bounds{D: 4, R: 4}), "Ann", "Bob")
//	...
//	err = game.Play(rook.Move{Direction: rook.Right, Tiles: 3})
//	err = game.Submit([]byte(`{"direction": "D", "tiles": 4}`))
//	err = game.Ask(rook.Perfect{})
//	winner, over := game.Winner()
//
// The strategies are Random, Perfect, and Smart, which learns from records. A
// search needs no Game: a Position is a small value, its Play returns the next
// one, and Playout plays a whole game of two strategies.
//
// RULES.md, beside this file, has the rules in full.
package rook
