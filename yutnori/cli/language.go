package cli

import (
	"cmp"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/yutnori/ui"
)

// A language holds the texts of the commands and of the table.
type language = ui.Language

var english, korean = ui.English, ui.Korean

// languages holds the languages of the play command, keyed by the values of --lang.
var languages = map[string]language{"en": english, "ko": korean}

// languageFor returns the language for a command line. It accepts mistakes in other
// flags, because the messages about these mistakes must be in that language. Commands
// that have no --lang flag are in English. If the value of --lang is missing or wrong,
// the environment decides.
func languageFor(args []string) language {
	if len(args) > 0 && args[0] == "help" {
		args = args[1:]
	}
	name := command.Peek(newYutnori(english), args, "lang")
	if _, known := languages[name]; name != "" && !known {
		name = languageHere()
	}
	return languages[name]
}

// languageHere returns the name of the environment's language, or "en" if the program
// has no texts in that language.
func languageHere() string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LANG"))
	name, _, _ := strings.Cut(strings.ReplaceAll(locale, ".", "_"), "_")
	if _, known := languages[name]; !known {
		return "en"
	}
	return name
}

// translate translates the help and the errors of a command.
func translate(speak language, cmd *cobra.Command) {
	if speak.Language == nil {
		return
	}
	command.Speak(cmd, speak.Language)
	cmd.InitDefaultHelpFlag()
	cmd.Flags().VisitAll(func(flag *pflag.Flag) { flag.Usage = speak.Text(flag.Usage) })
}
