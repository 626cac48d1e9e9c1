// Package command holds the common parts of the games' programs. A program makes its
// commands with cobra and passes them to Run:
//
//	func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
//		game := &cobra.Command{Use: "game", Short: "A game"}
//		game.AddCommand(newPlay(), newSimulate())
//		return command.Run(game, args, stdin, stdout, stderr)
//	}
//
// Commands use the same kinds of flags: Int for whole numbers, OneOf for words,
// SeedFlag and ColorFlag. They read an input with ReadInput or OpenInput, or ask
// questions on a Console. Long commands show their Progress and are Interruptible.
//
// Results go to standard output. An error is one line on standard error. Errorf, Misuse
// and Mistake make errors. The line has the program's name, the mistake and the
// expected value, in lower case and without a full stop. For a file that cannot be read
// or written, return Misuse("%w", err). Print text from outside in the form that
// Printable returns. Run does so for errors.
package command

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"games.example/internal/message"
	"games.example/internal/printable"
)

// Printable returns text from outside in a form that can be printed on one line.
func Printable(text string) string { return printable.Line(text) }

// The exit statuses of a program.
const (
	Done    = 0
	Failed  = 1 // the command has failed
	Misused = 2 // flags or arguments were wrong, or a file could not be read
)

// Run executes the command line args, which do not include the program's name, and
// returns the exit status. Run adds the common commands and flags to root, which must
// not have run yet.
//
// The status is Misused for a mistake in the command line and for an error made by
// Misuse. Such an error's line ends with the command that prints help. The status is
// Failed for any other error and for output that could not be written. Errors are
// printed in the language of the command; see Speak. If errors.Join has joined several
// errors, each is printed on its own line, and the first determines the status.
//
// Ctrl-C ends the program, unless the command is Interruptible, and Ctrl-\ does
// what Ctrl-C does.
func Run(root *cobra.Command, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	defer quitAsInterrupt()()
	out := &output{Writer: stdout}
	started := false
	root.PersistentPreRun = func(*cobra.Command, []string) { started = true }
	prepare(root)
	root.SetArgs(append([]string{}, args...)) // nil would mean the process's own arguments
	root.SetIn(stdin)
	root.SetOut(out)
	root.SetErr(stderr)

	cmd, err := root.ExecuteC()
	unwritten := WriteError(out)
	if unwritten != nil {
		err, started = unwritten, true
	}
	status := Done
	for _, err := range joined(err) {
		misused := !started || unwritten == nil && errors.As(err, new(misuseError))
		status = cmp.Or(status, fail(cmd, err, misused))
	}
	return status
}

// joined returns the errors that errors.Join has joined, in order, or else the error
// itself. For nil it returns nil.
func joined(err error) []error {
	if err == nil {
		return nil
	}
	several, ok := err.(interface{ Unwrap() []error })
	if !ok || err.Error() != errors.Join(several.Unwrap()...).Error() {
		return []error{err}
	}
	var all []error
	for _, err := range several.Unwrap() {
		all = append(all, joined(err)...)
	}
	return all
}

// fail prints an error, unless it is ErrTold, and returns the exit status.
func fail(c *cobra.Command, err error, misused bool) int {
	var mistake mistakeError
	switch {
	case errors.Is(err, ErrTold):
		return Failed
	case errors.As(err, &mistake):
		fmt.Fprintln(c.ErrOrStderr(), Printable(LanguageOf(c).Tell(mistake)))
		return Failed
	case misused:
		help := LanguageOf(c).Format("see %s --help", strings.TrimSuffix(c.CommandPath(), " help"))
		Complain(c, Errorf("%w (%s)", err, help))
		return Misused
	default:
		Complain(c, err)
		return Failed
	}
}

// Complain prints an error that does not end the program. The error is printed on one
// line, as in Run.
func Complain(c *cobra.Command, err error) {
	fmt.Fprintf(c.ErrOrStderr(), "%s: %s\n", c.Root().Name(), Printable(LanguageOf(c).Tell(err)))
}

// prepare adds the commands and flags that every program has. Run, not cobra, prints
// errors.
func prepare(root *cobra.Command) {
	root.SilenceErrors = true
	root.SilenceUsage = true
	root.Version = versionOf(debug.ReadBuildInfo())
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return flagError(c.Flags(), err) })
	root.SetHelpCommand(newHelp())
	flowHelp(root)
	addManuals(root)
	if root.Args == nil {
		root.Args = KnownCommand
	}
	if !root.Runnable() {
		root.RunE = func(c *cobra.Command, _ []string) error { return c.Help() }
	}
}

// flowHelp makes the help of all commands fit the width of its window.
func flowHelp(root *cobra.Command) {
	help := root.HelpFunc()
	root.SetHelpFunc(func(c *cobra.Command, args []string) {
		out, text := c.OutOrStdout(), &strings.Builder{}
		c.SetOut(text)
		help(c, args)
		c.SetOut(out)
		fmt.Fprint(out, Flow(text.String(), Width(out)))
	})
}

func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Help about any command",
		RunE: func(help *cobra.Command, args []string) error {
			cmd, rest, _ := help.Root().Find(args)
			if len(rest) > 0 {
				return KnownCommand(cmd, rest)
			}
			cmd.InitDefaultHelpFlag()
			cmd.InitDefaultVersionFlag()
			return cmd.Help()
		},
	}
}

// ErrTold is returned by a command that has failed and has printed the reason.
var ErrTold = errors.New("told already")

// Misuse is like Errorf, but for a mistake that a user can prevent by reading the help.
func Misuse(format string, args ...any) error {
	return misuseError{message.Errorf(format, args...)}
}

type misuseError struct{ *message.Formatted }

// Mistake is like Errorf, but for a mistake in text that the program has read. Its line
// begins with the position, as in FILE:LINE:COLUMN, instead of the program's name, and
// the status is Failed.
func Mistake(format string, args ...any) error {
	return mistakeError{message.Errorf(format, args...)}
}

type mistakeError struct{ *message.Formatted }

// NoArguments returns an error if there are arguments, because only flags are expected.
func NoArguments(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return Errorf("unexpected argument %q", args[0])
	}
	return nil
}

// KnownCommand returns an error if the arguments name an unknown command.
func KnownCommand(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, cmd := range root.Commands() {
		if cmd.IsAvailableCommand() {
			names = append(names, cmd.Name())
		}
	}
	if likely := Likely(args[0], names); likely != "" {
		return Misuse("unknown command %q, did you mean %q?", args[0], likely)
	}
	return Misuse("unknown command %q", args[0])
}

// Likely returns the name that is most similar to a mistyped one, or "" if no name is
// similar.
func Likely(typed string, names []string) string {
	all := &cobra.Command{}
	for _, name := range names {
		all.AddCommand(&cobra.Command{Use: name, Run: func(*cobra.Command, []string) {}})
	}
	most := 2
	if utf8.RuneCountInString(typed) < len(typed) {
		most = 3 // the bytes of one Hangul syllable
	}
	for all.SuggestionsMinimumDistance = range 1 + min(most, len(typed)/2) {
		for _, likely := range all.SuggestionsFor(typed) {
			return likely
		}
	}
	return ""
}
