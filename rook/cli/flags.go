package cli

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/rook"
	"games.example/rook/ui"
)

// row returns the row of the form that has the given name.
func row(name string) play.Row {
	rows := ui.Setup{}.Rows(nil)
	return rows[slices.IndexFunc(rows, func(r play.Row) bool { return r.Name == name })]
}

func declareBounds(flags *pflag.FlagSet, bounds *rook.Bounds) {
	row := row("bounds")
	flags.TextVar(bounds, row.Name, rook.Bounds{D: 4, R: 4}, row.Help)
}

// playerFlag is a flag that selects a player: one of the words, or a program.
type playerFlag struct {
	kind  *string
	words []string
}

// declarePlayer declares the flag of a player, who is in words or a program.
func declarePlayer(cmd *cobra.Command, kind *string, name string, words []string) {
	flag := playerFlag{kind, words}
	cmd.Flags().Var(flag, name, "player "+name[1:]+": "+flag.Expected())
	completions := append(flag.spoken(), ui.Outside)
	// The call fails only if the flag does not exist.
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp))
}

// spoken returns the words that the flag accepts, without their older names.
func (f playerFlag) spoken() (words []string) {
	for _, kind := range f.words {
		words = append(words, ui.Word(kind))
	}
	return words
}

// String returns the word for the player.
func (f playerFlag) String() string { return ui.Word(*f.kind) }

// Type returns the word that stands for the flag's value in the help.
func (f playerFlag) Type() string { return "player" }

// Set sets the player to one of the words, to one with its older name, or to a program.
// For any other text it returns strconv.ErrSyntax.
func (f playerFlag) Set(text string) error {
	if i := slices.Index(f.spoken(), text); i >= 0 {
		text = f.words[i]
	}
	cmd, isProgram := strings.CutPrefix(text, ui.Outside)
	if !slices.Contains(f.words, text) && (!isProgram || strings.TrimSpace(cmd) == "") {
		return strconv.ErrSyntax
	}
	*f.kind = text
	return nil
}

// Expected returns a list of the texts that Set accepts.
func (f playerFlag) Expected() string {
	return command.Either(append(f.spoken(), ui.Outside+"COMMAND"))
}
