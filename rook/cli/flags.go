package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/rook"
)

// boundsFlag selects the board.
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

// learnable returns bounds that smart can learn about.
func (f *boundsFlag) learnable() (rook.Bounds, error) {
	bounds, err := f.bounds()
	if err == nil && bounds.Tiles() > rook.MaxTiles {
		return bounds, program.Misuse("--bounds %q: expected at most %d tiles to learn about", f.text, rook.MaxTiles)
	}
	return bounds, err
}

// outside is the prefix of a player that is a program: exec:COMMAND.
const outside = "exec:"

// playerFlag selects a player: one of some words, or a program.
type playerFlag struct {
	kind  *string
	words []string
}

// declarePlayers declares --p1 and --p2.
func declarePlayers(command *cobra.Command, kinds *[2]string, words ...string) {
	for i, name := range []string{"p1", "p2"} {
		flag := playerFlag{&kinds[i], words}
		command.Flags().Var(flag, name, "player "+name[1:]+": "+flag.Expected())
		completions := append(slices.Clone(words), outside)
		// It fails only for a flag that does not exist.
		_ = command.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp))
	}
}

// String returns who plays.
func (f playerFlag) String() string {
	if f.kind == nil {
		return "" // of the zero value, with which pflag compares
	}
	return *f.kind
}

// Type returns what the help shows in place of who plays.
func (f playerFlag) Type() string { return "player" }

// Set takes one of the words, or a program.
func (f playerFlag) Set(text string) error {
	command, isProgram := strings.CutPrefix(text, outside)
	if !slices.Contains(f.words, text) && (!isProgram || strings.TrimSpace(command) == "") {
		return errPlayer
	}
	*f.kind = text
	return nil
}

var errPlayer = program.Errorf("not a player")

// Expected returns what Set takes.
func (f playerFlag) Expected() string {
	return program.Either(append(slices.Clone(f.words), outside+"COMMAND"))
}
