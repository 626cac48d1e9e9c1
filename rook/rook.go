// Package rook is the Unbalanced Rook: two players in turn take a rook RIGHT
// or DOWN across a board of tiles, at least one tile a move. Who brings it to
// the bounds wins; who submits an illegal move loses.
//
//	|  R  |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |     |
//	|     |     |     |     |  X  |
//
// The rook R starts at the top left and X is where the bounds {"D": 4, "R": 4}
// let it end, so the board has 5 x 5 tiles.
package rook
