package cli

import (
	"cmp"
	"os"
	"slices"
	"strings"

	"games.example/program"
	"games.example/yutnori"
)

// A language maps English texts to its own texts. A text without a translation
// stays English, so nil is English.
type language map[string]string

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

// text returns a text in the language.
func (l language) text(text string) string { return cmp.Or(l[text], text) }

// parseResult returns the result with a name in this language or in English.
// The older spelling of 백도 is understood. The error is yutnori.ErrNoResult.
func (l language) parseResult(name string) (result yutnori.Result, err error) {
	all := yutnori.House().Results()
	if i := slices.Index(l.names(all), strings.Replace(name, "빽", "백", 1)); i >= 0 {
		return all[i], nil
	}
	err = result.UnmarshalText([]byte(name))
	return result, err
}

// names returns the names of results.
func (l language) names(results []yutnori.Result) []string {
	var names []string
	for _, result := range results {
		names = append(names, l.text(result.String()))
	}
	return names
}

// list joins words with commas, and the last word with last.
func (l language) list(words []string, last string) string {
	end := len(words) - 1
	if end < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:end], ", ") + l.text(last) + words[end]
}
