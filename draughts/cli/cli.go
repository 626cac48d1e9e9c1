// Package cli is the program draughts: its commands, what they read and what
// they print.
//
// A mistake in a position is told as compilers tell theirs: FILE:LINE:COLUMN
// instead of the program's name.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	draughts := &cobra.Command{Use: "draughts", Short: "International draughts: every valid turn of a position"}
	draughts.AddCommand(newMoves(), newShow(), newPerft(), newPDN(), newPlay(), newHub(), newDXP())
	return program.Run(draughts, args, stdin, stdout, stderr)
}
