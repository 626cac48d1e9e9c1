package command

import (
	"os"
	"strings"

	"github.com/spf13/cobra"
)

// ColorFlag is the --color flag.
type ColorFlag struct{ When Word }

// Declare declares the flag, with auto as its default. The flag also accepts the hidden
// words, which the help does not show.
func (f *ColorFlag) Declare(cmd *cobra.Command, hidden ...string) {
	f.When = "auto"
	const usage = "when to use color; auto is on a terminal with colors, unless NO_COLOR is set"
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
	return IsTerminal(out) && os.Getenv("NO_COLOR") == "" && !isColorless(os.Getenv("TERM"))
}

// isColorless reports whether a type of terminal, such as vt220, has no colors.
func isColorless(term string) bool {
	return term == "dumb" || strings.HasPrefix(term, "vt") || strings.HasSuffix(term, "-m") || strings.HasSuffix(term, "-mono")
}

// Environ returns the environment for a library that decides by NO_COLOR and CLICOLOR_FORCE
// whether the output to out is in color.
func (f *ColorFlag) Environ(out any) []string {
	if f.On(out) {
		return append(os.Environ(), "NO_COLOR=", "CLICOLOR_FORCE=1")
	}
	return append(os.Environ(), "NO_COLOR=1")
}
