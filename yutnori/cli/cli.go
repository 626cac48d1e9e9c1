// Package cli is the program yutnori: its commands, its screens, and what is
// typed at them.
//
// The screens and what they say to a wrong answer go to standard output.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	words := language(args)
	yutnori := newStart()
	yutnori.AddCommand(newBasic(), newAdvanced(), newHouse(words), newUser(), newSaves(), newSimulate())
	spoken := func(command *cobra.Command) program.Language {
		if command.Name() == house {
			return words.message
		}
		return program.English
	}
	return program.RunIn(spoken, yutnori, args, stdin, stdout, stderr)
}
