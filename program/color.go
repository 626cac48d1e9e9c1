package program

import (
	"os"

	"github.com/spf13/cobra"
)

// ColorFlag is the flag --color, which says when there are colors.
type ColorFlag struct{ When Word }

// ColorWords are the values of ColorFlag.
var ColorWords = []string{"auto", "always", "never"}

// Declare declares the flag, with auto as its default.
func (f *ColorFlag) Declare(command *cobra.Command) {
	f.When = "auto"
	OneOf(command, &f.When, "color", "when to use color; auto is on a terminal, unless NO_COLOR is set or TERM is dumb", ColorWords...)
}

// On reports whether there are colors in what is printed to out.
func (f *ColorFlag) On(out any) bool {
	switch f.When {
	case "always":
		return true
	case "never":
		return false
	}
	return IsTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}
