// Package cli implements the rook program: its commands, their input and their output.
//
// Smart's data file is JSON that people can read. It is replaced in one step, under a lock,
// so that several programs can learn at the same time and share the file. A command that
// reads the file proves everything again, and refuses a file that claims too much. Package
// file describes the limits, such as those on Windows and in directories that others may
// write to.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
)

// Run executes the command line args, without the program's name, and returns
// the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	rook := &cobra.Command{
		Use:   "rook",
		Short: "The Unbalanced Rook, with strategies that learn",
		Long: `The Unbalanced Rook: two players take turns moving one rook DOWN or RIGHT, and the
player who brings it to the goal wins. rook play starts a game. Level medium is
smart, a program that learns from each game until it plays perfectly.`,
		Example: `  rook play
  rook play --level medium`,
	}
	command.Commands(rook, command.ToPlay, newPlay(), newTrain())
	command.Commands(rook, command.ToCheck, newReplay(), newShow(), newAnalyze())
	command.Commands(rook, command.ToMeasure, newSimulate(),
		command.NewMerge(map[string]command.AnyJob{"rook simulate": &tally{Report: report}}, "rook simulate --seed 1"))
	return command.Run(rook, args, stdin, stdout, stderr)
}
