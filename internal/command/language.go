package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/message"
	"games.example/internal/printable"
)

// A Language translates English messages into another language. A message is identified
// by its English text, or by its English format if it has arguments. Nil is English.
type Language func(english string) string

func (l Language) text(english string) string {
	if l == nil {
		return english
	}
	return l(english)
}

type languageKey struct{}

// Speak makes Run and Complain print the errors of a command in a language.
func Speak(cmd *cobra.Command, language Language) {
	cmd.SetContext(context.WithValue(context.Background(), languageKey{}, language))
}

// LanguageOf returns the language of a command that is running or has run.
func LanguageOf(cmd *cobra.Command) Language {
	language, _ := cmd.Context().Value(languageKey{}).(Language)
	return language
}

// Peek returns the value that a flag has on the command line args, or else its default.
// It does not set the flag. The rest of the command line may be wrong: Peek also
// finds the language in which to report that.
func Peek(root *cobra.Command, args []string, flag string) string {
	cmd, rest, err := root.Find(args)
	if err != nil || cmd.Flags().Lookup(flag) == nil {
		return ""
	}
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.ParseErrorsAllowlist.UnknownFlags = true
	flags.Usage = func() {}
	flags.BoolP("help", "h", false, "")
	cmd.Flags().VisitAll(func(declared *pflag.Flag) {
		flags.StringP(declared.Name, declared.Shorthand, declared.Value.String(), "") // accepts any text
		flags.Lookup(declared.Name).NoOptDefVal = declared.NoOptDefVal
	})
	_ = flags.Parse(rest) // the command will report the mistake
	return flags.Lookup(flag).Value.String()
}

// Errorf returns an error as fmt.Errorf does, but its message can be translated.
func Errorf(format string, args ...any) error { return message.Errorf(format, args...) }

// A Phrase is a message argument that is translated along with the message.
type Phrase string

// Tell returns the message of an error in the language. If the error has a method
// Message() (format string, args []any), as the results of Errorf do, Tell translates
// the format and each argument that is an error or a Phrase. For an fs.PathError, the
// message is the path and the translated cause. For any other error, Tell translates the
// whole text. If the whole text has no translation, Tell translates the wrapped error.
// What may repeat a text from outside has at most the length of an excerpt.
func (l Language) Tell(err error) string {
	switch err := err.(type) { //nolint:errorlint // the outer error has the whole message
	case interface{ Message() (string, []any) }:
		return l.format(err.Message())
	case *fs.PathError:
		return printable.Excerpt(err.Path) + ": " + l.Tell(err.Err)
	}
	text := l.text(err.Error())
	if inner := errors.Unwrap(err); inner != nil && text == err.Error() {
		if before, found := strings.CutSuffix(text, inner.Error()); found {
			return printable.Excerpt(before) + l.Tell(inner)
		}
		if after, found := strings.CutPrefix(text, inner.Error()); found {
			return l.Tell(inner) + printable.Excerpt(after)
		}
	}
	return printable.Excerpt(text)
}

func (l Language) format(format string, args []any) string {
	told := make([]any, len(args))
	for i, arg := range args {
		switch arg := arg.(type) {
		case error:
			told[i] = errors.New(l.Tell(arg))
		case Phrase:
			told[i] = l.text(string(arg))
		default:
			told[i] = arg
		}
	}
	return fmt.Errorf(l.text(format), told...).Error()
}
