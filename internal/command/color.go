package command

import (
	"os"

	"github.com/spf13/cobra"
)

// ColorFlag is the --color flag.
type ColorFlag struct{ When Word }

// Declare declares the flag, with auto as its default. The flag also accepts the hidden
// words, which the help does not show.
func (f *ColorFlag) Declare(cmd *cobra.Command, hidden ...string) {
	f.When = "auto"
	const usage = "when to use color; auto is on a terminal, unless NO_COLOR is set or TERM is dumb"
	oneOf(cmd, &f.When, "color", usage, []string{"auto", "always", "never"}, hidden)
}

// On reports whether the command's output to out is in color.
func (f *ColorFlag) On(out any) bool {
	switch f.When {
	case "always":
		return true
	case "never":
		return false
	}
	return IsTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}
