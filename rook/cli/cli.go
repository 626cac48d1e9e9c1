// Package cli is the program rook: its commands, what they read and what they
// print.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	rook := &cobra.Command{Use: "rook", Short: "The Unbalanced Rook, with strategies that learn"}
	rook.AddCommand(newAnalyse(), newLearn(), newPlay(), newReplay(), newShow(), newSimulate(), newTrain())
	return program.Run(rook, args, stdin, stdout, stderr)
}
