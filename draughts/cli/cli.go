// Package cli implements the draughts program: its commands, their input and their
// output.
//
// If a position has a mistake, the message begins with FILE:LINE:COLUMN instead of the
// program's name, as compiler messages do.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
)

// Run executes the command line args, which lack the program's name, and returns the
// exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	draughts := &cobra.Command{
		Use:   "draughts",
		Short: "International draughts: every valid turn of a position",
		Long: `International draughts on 100 squares. draughts play starts a game against the
engine. The other commands list the valid turns of a position, check and analyze
recorded games, and let the engine play other programs.`,
		Example: `  draughts play
  draughts moves W:W31-50:B1-20`,
	}
	command.Commands(draughts, command.ToPlay, newPlay())
	command.Commands(draughts, command.ToCheck, newMoves(), newShow(), newPDN(), newAnalyze(), newEndgame())
	command.Commands(draughts, command.ForPrograms, newHub(), newDXP())
	command.Commands(draughts, command.ToMeasure, newMatch(), newPerft(),
		command.NewMerge(map[string]command.AnyJob{
			"draughts match": &matchTotal{Report: reportMatch}, "draughts perft": &perftTotal{Report: reportPerft},
		}, "draughts perft --depth 8"))
	return command.Run(draughts, args, stdin, stdout, stderr)
}
