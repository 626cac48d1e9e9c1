package cli

import (
	"encoding/json"
	"fmt"

	"games.example/program"
	"games.example/rook"
)

// record returns what replay reads of a game. If its random numbers begin with a
// seed that was drawn, this is a part of it.
func record(game *rook.Game, seed *program.SeedFlag, useChance bool) (string, error) {
	text, err := json.Marshal(game)
	if err != nil {
		return "", err
	}
	if useChance {
		text = fmt.Appendf(text[:len(text)-1], `,"seed":%d}`, seed.Seed()) // before its last brace
	}
	return string(text) + "\n", nil
}
