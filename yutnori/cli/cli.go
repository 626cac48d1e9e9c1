// Package cli implements the yutnori program: its commands and their dialogs.
//
// The screens and the replies to wrong answers go to standard output.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
)

// Run executes the command line args, which do not include the program's name, and
// returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return command.Run(newYutnori(languageFor(args)), args, stdin, stdout, stderr)
}

func newYutnori(speak language) *cobra.Command {
	root := newStart()
	command.Commands(root, command.ToPlay, newPlay(speak), newBasic(), newAdvanced(), newUser())
	command.Commands(root, command.ToCheck, newReplay(), newSaves())
	command.Commands(root, command.ToMeasure, newSimulate(), newSolve(),
		command.NewMerge(map[string]command.AnyJob{"yutnori simulate": newSimulation()}, "yutnori simulate --seed 1"))
	return root
}
