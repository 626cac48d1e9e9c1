// Package cli is the program draughts: its commands, what they read and what
// they print.
//
// Results go to standard output. An error is one line on standard error: the
// program's name, what was wrong, what was expected; lower case, no full stop.
// A mistake in a position is told as compilers tell theirs: FILE:LINE:COLUMN
// instead of the program's name.
package cli

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// The exit statuses of the program.
const (
	done    = 0
	failed  = 1 // a wrong position, or output that could not be written
	misused = 2 // wrong flags or arguments, a file that cannot be read
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	program := newProgram()
	program.SetArgs(append([]string{}, args...))
	program.SetIn(stdin)
	program.SetOut(stdout)
	program.SetErr(stderr)

	command, err := program.ExecuteC()
	var misuse misuseError
	var wrong positionError
	switch {
	case err == nil:
		return done
	case errors.As(err, &wrong):
		fmt.Fprintln(stderr, wrong)
		return failed
	case errors.As(err, &misuse):
		fmt.Fprintf(stderr, "%s: %v (%s --help tells more)\n", program.Name(), err, command.CommandPath())
		return misused
	default:
		fmt.Fprintf(stderr, "%s: %v\n", program.Name(), err)
		return failed
	}
}

func newProgram() *cobra.Command {
	program := &cobra.Command{
		Use:                        "draughts",
		Short:                      "International draughts: every valid turn of a position",
		Args:                       knownCommand,
		RunE:                       func(c *cobra.Command, _ []string) error { return c.Help() },
		SilenceErrors:              true,
		SilenceUsage:               true,
		SuggestionsMinimumDistance: 2,
	}
	program.SetFlagErrorFunc(flagError)
	program.AddCommand(newMoves(), newShow(), newPerft())
	return program
}

// misuseError is an error that the reader of the help could have avoided.
type misuseError struct{ error }

func (e misuseError) Unwrap() error { return e.error }

func misuse(format string, args ...any) error {
	return misuseError{fmt.Errorf(format, args...)}
}

// knownCommand refuses a command that the program does not have.
func knownCommand(program *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	for _, likely := range program.SuggestionsFor(args[0]) {
		return misuse("unknown command %q, did you mean %q?", args[0], likely)
	}
	return misuse("unknown command %q", args[0])
}
