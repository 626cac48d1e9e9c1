package cli

import (
	"encoding/json"
	"fmt"

	"games.example/program"
	"games.example/rook"
)

// record returns the record of a game, which replay reads. If its random
// numbers come from a seed that was drawn, the seed is part of it.
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
