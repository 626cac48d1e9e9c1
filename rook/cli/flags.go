package cli

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/rook"
	"games.example/rook/ui"
)

func declareBounds(flags *pflag.FlagSet, bounds *rook.Bounds) {
	flags.TextVar(bounds, "bounds", rook.Bounds{D: 4, R: 4}, "how far the rook can go, `DOWNxRIGHT`")
}

// playerFlag is a flag that selects a player: one of the words, or a program.
type playerFlag struct {
	kind  *string
	words []string
}

func declarePlayers(cmd *cobra.Command, kinds *[2]string, words ...string) {
	for i, name := range []string{"p1", "p2"} {
		flag := playerFlag{&kinds[i], words}
		cmd.Flags().Var(flag, name, "player "+name[1:]+": "+flag.Expected())
		completions := append(slices.Clone(words), ui.Outside)
		// The call fails only if the flag does not exist.
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp))
	}
}

// String returns the player.
func (f playerFlag) String() string { return *f.kind }

// Type returns the word that stands for the flag's value in the help.
func (f playerFlag) Type() string { return "player" }

// Set sets the player to one of the words or to a program. For any other text it
// returns strconv.ErrSyntax.
func (f playerFlag) Set(text string) error {
	cmd, isProgram := strings.CutPrefix(text, ui.Outside)
	if !slices.Contains(f.words, text) && (!isProgram || strings.TrimSpace(cmd) == "") {
		return strconv.ErrSyntax
	}
	*f.kind = text
	return nil
}

// Expected returns a list of the texts that Set accepts.
func (f playerFlag) Expected() string {
	return command.Either(append(slices.Clone(f.words), ui.Outside+"COMMAND"))
}
