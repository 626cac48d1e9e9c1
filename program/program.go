// Package program is what the games' programs have in common as programs: how
// they end, what they say of a wrong command line, and how they read a line.
//
// Results go to standard output. An error is one line on standard error: the
// program's name, what was wrong, what was expected; lower case, no full stop.
package program

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
)

// The exit statuses of a program.
const (
	Done    = 0
	Failed  = 1 // what was asked for did not come about
	Misused = 2 // wrong flags or arguments, a file that cannot be read
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status. It prepares root, which must not have run yet.
//
// A mistake in the command line and an error made by Misuse are Misused, and
// the line tells where help is; any other error is Failed, and so is output
// that could not be written.
func Run(root *cobra.Command, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	english := func(*cobra.Command) Language { return English }
	return RunIn(english, root, args, stdin, stdout, stderr)
}

// RunIn is Run where the errors of a command are told in its language.
func RunIn(language func(*cobra.Command) Language, root *cobra.Command, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	started := false
	root.PersistentPreRun = func(*cobra.Command, []string) { started = true }
	prepare(root)
	root.SetArgs(append([]string{}, args...)) // not nil, which would be the process's own
	root.SetIn(stdin)
	out := &output{Writer: stdout}
	root.SetOut(out)
	root.SetErr(stderr)

	command, err := root.ExecuteC()
	if out.err != nil {
		err, started = out.err, true
	}
	var mistake mistakeError
	switch {
	case err == nil:
		return Done
	case errors.Is(err, ErrTold):
		return Failed
	case errors.As(err, &mistake):
		fmt.Fprintln(stderr, oneLine(mistake.Error()))
		return Failed
	case out.err == nil && IsMisuse(err), !started:
		tell := language(command)
		fmt.Fprintf(stderr, "%s: %s (%s)\n", root.Name(), oneLine(tell.tell(err)), fmt.Sprintf(tell(helpTells), command.CommandPath()))
		return Misused
	default:
		fmt.Fprintf(stderr, "%s: %s\n", root.Name(), oneLine(language(command).tell(err)))
		return Failed
	}
}

// helpTells follows on what a reader of the help could have avoided.
const helpTells = "%s --help tells more"

// oneLine is a text with escapes for what would break the line or harm a
// terminal.
func oneLine(text string) string {
	var line strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			line.WriteRune(r)
		} else {
			line.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return line.String()
}

// prepare has cobra leave the telling of errors to Run.
func prepare(root *cobra.Command) {
	root.SilenceErrors = true
	root.SilenceUsage = true
	root.SuggestionsMinimumDistance = 2
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return flagError(err) })
	root.SetHelpCommand(newHelp())
	if root.Args == nil {
		root.Args = KnownCommand
	}
	if !root.Runnable() {
		root.RunE = func(c *cobra.Command, _ []string) error { return c.Help() }
	}
}

func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Help about any command",
		RunE: func(help *cobra.Command, args []string) error {
			command, rest, err := help.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return KnownCommand(help.Root(), args)
			}
			return command.Help()
		},
	}
}

// ErrTold ends a program in failure after it has said why.
var ErrTold = errors.New("told already")

// Misuse is an error that the reader of the help could have avoided. The format
// is that of Errorf.
func Misuse(format string, args ...any) error {
	return misuseError{Errorf(format, args...)}
}

// IsMisuse reports whether an error is one that Misuse made.
func IsMisuse(err error) bool { return errors.As(err, new(misuseError)) }

type misuseError struct{ error }

func (e misuseError) Unwrap() error { return e.error }

// Mistake is an error in a text that was read. Its line begins with the place,
// as in FILE:LINE:COLUMN, instead of the program's name; it is Failed. The
// format is that of Errorf.
func Mistake(format string, args ...any) error {
	return mistakeError{fmt.Errorf(format, args...)}
}

type mistakeError struct{ error }

func (e mistakeError) Unwrap() error { return e.error }

// NoArguments refuses arguments where only flags are expected.
func NoArguments(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return Errorf("unexpected argument %q", args[0])
	}
	return nil
}

// KnownCommand refuses a command that the program does not have.
func KnownCommand(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	for _, likely := range root.SuggestionsFor(args[0]) {
		return Misuse("unknown command %q, did you mean %q?", args[0], likely)
	}
	return Misuse("unknown command %q", args[0])
}
