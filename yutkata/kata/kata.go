// Package kata is a solution of the 15-space Yut kata, as short as the kata itself.
package kata

import "strings"

// A GameBoard is the board of a game, with the tokens on its spaces.
type GameBoard struct {
	spaces [15]string
}

// NewGameBoard returns the board of a new game. All tokens are off the board.
func NewGameBoard() *GameBoard { return &GameBoard{} }

// DisplayBoard returns the spaces from the first to the last, each with its tokens.
func (b *GameBoard) DisplayBoard() string {
	return "[[" + strings.Join(b.spaces[:], "],[") + "]]"
}
