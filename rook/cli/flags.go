package cli

import (
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/rook"
)

// flagError says of a flag that does not fit what was expected.
func flagError(_ *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if !errors.As(err, &invalid) {
		return misuseError{err}
	}
	flag := invalid.GetFlag()
	expected := map[string]string{
		"bool":   "true or false",
		"int":    "a whole number",
		"uint64": "a whole number, 0 to 18446744073709551615",
	}[flag.Value.Type()]
	return misuse("--%s %q: expected %s", flag.Name, invalid.GetValue(), expected)
}

// boundsFlag says on which board is played.
type boundsFlag struct{ text string }

func (f *boundsFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.text, "bounds", "4x4", "how far the rook can go, `DOWNxRIGHT`")
}

func (f *boundsFlag) bounds() (rook.Bounds, error) {
	bounds, err := rook.ParseBounds(f.text)
	switch {
	case err != nil && bounds == rook.Bounds{} && f.text != bounds.String():
		return bounds, misuse("--bounds %q: expected DOWNxRIGHT as in 3x5", f.text)
	case err != nil:
		return bounds, misuse("--bounds %q: %w", f.text, err)
	}
	return bounds, nil
}

// learnable are bounds about which smart can learn.
func (f *boundsFlag) learnable() (rook.Bounds, error) {
	bounds, err := f.bounds()
	if err == nil && bounds.Tiles() > rook.MostTiles {
		return bounds, misuse("--bounds %q: expected at most %d tiles to learn about", f.text, rook.MostTiles)
	}
	return bounds, err
}

func checkGames(games int) error {
	if games < 1 {
		return misuse("--games %d: expected 1 or more", games)
	}
	return nil
}

// seedFlag is the seed of chance, drawn where none is given.
type seedFlag struct{ value uint64 }

func (f *seedFlag) declare(flags *pflag.FlagSet) {
	flags.Uint64Var(&f.value, "seed", 0, "seed of chance (default: another one each time)")
}

func (f *seedFlag) chance(flags *pflag.FlagSet) *rand.Rand {
	seed := f.value
	if !flags.Changed("seed") {
		seed = rand.Uint64() //nolint:forbidigo // the one place where chance comes from outside
	}
	return rand.New(rand.NewPCG(seed, 0))
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
		return players, misuseError{err}
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
			return players, misuse("--p%d %q: expected %s", i+1, kind, f.choice())
		}
	}
	if !flags.Changed("data") {
		return players, nil
	}
	if !slices.Contains(f.kinds[:], "smart") {
		return players, misuse("--data %q: nobody plays smart", f.data)
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
