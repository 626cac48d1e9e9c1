// Package cli is the program yutnori: its commands, its screens, and what is
// typed at them.
//
// The screens and what they say to a wrong answer go to standard output. An
// error is one line on standard error: the program's name, what was wrong, what
// was expected; lower case, no full stop.
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
	failed  = 1 // what was asked for did not come about
	misused = 2 // wrong flags or arguments
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	started := false
	program := newProgram()
	program.PersistentPreRun = func(*cobra.Command, []string) { started = true }
	program.SetArgs(append([]string{}, args...))
	program.SetIn(stdin)
	out := &output{Writer: stdout}
	program.SetOut(out)
	program.SetErr(stderr)

	command, err := program.ExecuteC()
	if out.err != nil {
		err = out.err
	}
	var misuse misuseError
	switch {
	case err == nil:
		return done
	case errors.Is(err, errTold):
		return failed
	case out.err == nil && (errors.As(err, &misuse) || !started):
		fmt.Fprintf(stderr, "%s: %v (%s --help tells more)\n", program.Name(), err, command.CommandPath())
		return misused
	default:
		fmt.Fprintf(stderr, "%s: %v\n", program.Name(), err)
		return failed
	}
}

func newProgram() *cobra.Command {
	program := newStart()
	program.SilenceErrors = true
	program.SilenceUsage = true
	program.SuggestionsMinimumDistance = 2
	program.SetFlagErrorFunc(flagError)
	program.SetHelpCommand(newHelp())
	program.AddCommand(newBasic(), newAdvanced(), newUser(), newSaves(), newSimulate())
	return program
}

func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Help about any command",
		RunE: func(help *cobra.Command, args []string) error {
			command, rest, err := help.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return knownCommand(help.Root(), args)
			}
			return command.Help()
		},
	}
}

// output remembers the first error of its writer, so that what could not be
// printed is a failure.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(text []byte) (int, error) {
	n, err := o.Writer.Write(text)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// errTold ends the program in failure after it has said why.
var errTold = errors.New("told already")

// misuseError is an error that the reader of the help could have avoided.
type misuseError struct{ error }

func (e misuseError) Unwrap() error { return e.error }

func misuse(format string, args ...any) error {
	return misuseError{fmt.Errorf(format, args...)}
}

func noArguments(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return misuse("unexpected argument %q", args[0])
	}
	return nil
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
