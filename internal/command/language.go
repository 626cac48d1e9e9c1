package command

import (
	"context"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/message"
)

type languageKey struct{}

// Speak makes Run and Complain print the errors of a command in a language.
func Speak(cmd *cobra.Command, language message.Language) {
	cmd.SetContext(context.WithValue(context.Background(), languageKey{}, language))
}

// LanguageOf returns the language of a command. A command that does not run, such as
// the subject of the help command, may have none.
func LanguageOf(cmd *cobra.Command) message.Language {
	if cmd.Context() == nil {
		return nil
	}
	language, _ := cmd.Context().Value(languageKey{}).(message.Language)
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
type Phrase = message.Phrase
