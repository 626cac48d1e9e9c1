package cli

import (
	"fmt"
	"math/rand/v2"

	"games.example/rook"
)

// loadSmart reads what smart has learned about these bounds. The error names
// the file and says what is wrong with it.
func loadSmart(file string, bounds rook.Bounds, chance *rand.Rand) (*rook.Smart, error) {
	data, err := readFile(file)
	if err != nil {
		return nil, err
	}
	smart, err := rook.ReadSmart(data, chance)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", file, err)
	case smart.Bounds() != bounds:
		return nil, fmt.Errorf("%s: learned on bounds %v, expected %v", file, smart.Bounds(), bounds)
	}
	return smart, nil
}
