package cli

import (
	"cmp"
	"os"
	"strings"

	"games.example/program"
	"games.example/yutnori/table"
)

// A language has the texts of the commands besides the texts of the table.
type language = table.Language

// english is the language in which all texts are written.
var english language

// languages holds the languages in which house and play can be played.
var languages = map[string]language{"en": english, "ko": korean}

// languageFor returns the language that a command line asks for. It is known
// before the flags are parsed, since the help and the errors are in that
// language. A command without --lang is in English, and after a wrong value the
// environment decides.
func languageFor(args []string) language {
	if len(args) > 0 && args[0] == "help" {
		args = args[1:]
	}
	name := program.Peek(newYutnori(english), args, "lang")
	if _, known := languages[name]; name != "" && !known {
		name = languageHere()
	}
	return languages[name]
}

// languageHere returns the name of the language that the environment asks for,
// or "en" if the program does not have it.
func languageHere() string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LANG"))
	name, _, _ := strings.Cut(strings.ReplaceAll(locale, ".", "_"), "_")
	if _, known := languages[name]; !known {
		return "en"
	}
	return name
}
