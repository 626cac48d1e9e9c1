package cli

import (
	"cmp"
	"os"
	"strings"

	"games.example/program"
	"games.example/yutnori/table"
)

// A language holds the texts of the commands and of the table.
type language = table.Language

// english is the language in which all texts are written.
var english language

// languages holds the languages of house and play.
var languages = map[string]language{"en": english, "ko": korean}

// languageFor returns the language that a command line asks for. It does not parse the
// other flags, because their errors and the help are in that language. Without --lang,
// the language is English. After a wrong value of --lang, the environment decides.
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

// languageHere returns the name of the environment's language, or "en" if the program
// does not have that language.
func languageHere() string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LANG"))
	name, _, _ := strings.Cut(strings.ReplaceAll(locale, ".", "_"), "_")
	if _, known := languages[name]; !known {
		return "en"
	}
	return name
}
