// Package cli is the program yutnori: its commands, its screens, and what is
// typed at them.
//
// The screens and what they say to a wrong answer go to standard output.
package cli

import (
	"io"

	"games.example/program"
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	yutnori := newStart()
	yutnori.AddCommand(newBasic(), newAdvanced(), newHouse(), newUser(), newSaves(), newSimulate())
	return program.Run(yutnori, args, stdin, stdout, stderr)
}
