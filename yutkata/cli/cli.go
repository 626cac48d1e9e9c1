// Package cli implements the yutkata program: its commands, their input and their
// output.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
)

// Run executes the command line args, without the program's name, and returns
// the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	yutkata := &cobra.Command{
		Use:   "yutkata",
		Short: "The 15-space Yut kata",
		Long: `The 15-space Yut kata: two players throw four sticks and race two tokens each
along one line of spaces. yutkata play starts a game.`,
		Example: "  yutkata play",
	}
	command.Commands(yutkata, command.ToPlay, newPlay())
	command.Commands(yutkata, command.ToCheck, newReplay())
	command.Commands(yutkata, command.ToMeasure, newSimulate(), newSolve(),
		command.NewMerge(map[string]command.AnyJob{"yutkata simulate": &simulation{Report: report}}, "yutkata simulate --seed 1"))
	return command.Run(yutkata, args, stdin, stdout, stderr)
}
