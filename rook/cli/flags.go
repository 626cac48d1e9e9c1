package cli

import (
	"math/rand/v2"
	"slices"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/rook"
)

// boundsFlag says on which board is played.
type boundsFlag struct{ text string }

func (f *boundsFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.text, "bounds", "4x4", "how far the rook can go, `DOWNxRIGHT`")
}

func (f *boundsFlag) bounds() (rook.Bounds, error) {
	var bounds rook.Bounds
	if err := bounds.UnmarshalText([]byte(f.text)); err != nil {
		return bounds, program.Misuse("--bounds %q: %w", f.text, err)
	}
	return bounds, nil
}

// learnable are bounds about which smart can learn.
func (f *boundsFlag) learnable() (rook.Bounds, error) {
	bounds, err := f.bounds()
	if err == nil && bounds.Tiles() > rook.MaxTiles {
		return bounds, program.Misuse("--bounds %q: expected at most %d tiles to learn about", f.text, rook.MaxTiles)
	}
	return bounds, err
}

func checkGames(games int) error {
	if games < 1 {
		return program.Misuse("--games %d: expected 1 or more", games)
	}
	return nil
}

// strategyFlags are the flags that say who plays, and with which data.
type strategyFlags struct {
	kinds [2]string
	data  string
	human bool // whether a human may play
}

func (f *strategyFlags) declare(flags *pflag.FlagSet, first, second string) {
	flags.StringVar(&f.kinds[0], "p1", first, "who moves first: "+f.choice())
	flags.StringVar(&f.kinds[1], "p2", second, "who moves second: "+f.choice())
	flags.StringVar(&f.data, "data", "", "`file` with what smart has learned")
}

func (f *strategyFlags) choice() string {
	if f.human {
		return "human, random, smart or perfect"
	}
	return "random, smart or perfect"
}

// strategies makes the players. A human is nil.
func (f *strategyFlags) strategies(flags *pflag.FlagSet, bounds rook.Bounds, chance *rand.Rand) (players [2]rook.Strategy, err error) {
	smart, err := rook.NewSmart(bounds, chance)
	if err != nil {
		return players, program.Misuse("%w", err)
	}
	for i, kind := range f.kinds {
		switch {
		case kind == "random":
			players[i] = rook.NewRandom(chance)
		case kind == "perfect":
			players[i] = rook.Perfect{}
		case kind == "smart":
			players[i] = smart
		case kind != "human" || !f.human:
			return players, program.Misuse("--p%d %q: expected %s", i+1, kind, f.choice())
		}
	}
	if !flags.Changed("data") {
		return players, nil
	}
	if !slices.Contains(f.kinds[:], "smart") {
		return players, program.Misuse("--data %q: nobody plays smart", f.data)
	}
	if smart, err = loadSmart(f.data, bounds, chance); err != nil {
		return players, err
	}
	for i, kind := range f.kinds {
		if kind == "smart" {
			players[i] = smart
		}
	}
	return players, nil
}
