// Package cli implements the program yutnori: its commands and their dialogs.
// Package words holds its texts, and package screen draws a game.
//
// The screens and their replies to wrong answers go to standard output.
package cli

import (
	"cmp"
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori/cli/words"
)

// Run executes the command line args, without the program's name, and returns
// the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return program.Run(newYutnori(language(args)), args, stdin, stdout, stderr)
}

func newYutnori(language *words.Words) *cobra.Command {
	yutnori := newStart()
	yutnori.AddCommand(newBasic(), newAdvanced(), newHouse(language), newPlay(language), newUser(), newSaves(), newReplay(), newSimulate(), newSolve())
	return yutnori
}

// language returns the words of the language that a command line asks for, so
// that the help and messages about other flags are in it. A command without the
// flag is in English, and a wrong value leaves the choice to the environment.
func language(args []string) *words.Words {
	if len(args) > 0 && args[0] == "help" {
		args = args[1:]
	}
	name := program.Peek(newYutnori(&words.English), args, "lang")
	if name != "" && languages[name] == nil {
		name = spokenHere()
	}
	return cmp.Or(languages[name], &words.English)
}

// languages holds the languages in which the house game can be played.
var languages = map[string]*words.Words{"en": &words.English, "ko": &words.Korean}
