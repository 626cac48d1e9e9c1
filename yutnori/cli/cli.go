// Package cli is the program yutnori: its commands, and what is typed at them.
// What it says stands in package words, how a game looks in package screen.
//
// The screens and what they say to a wrong answer go to standard output.
package cli

import (
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori/cli/words"
)

// Run executes the command line args, which does not hold the program's name,
// and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return program.Run(newYutnori(language(args)), args, stdin, stdout, stderr)
}

func newYutnori(language *words.Words) *cobra.Command {
	yutnori := newStart()
	yutnori.AddCommand(newBasic(), newAdvanced(), newHouse(language), newPlay(language), newUser(), newSaves(), newReplay(), newSimulate(), newSolve())
	return yutnori
}

// language returns the words of the language that a command line asks for, so
// that the help is in it, and what is said of other flags. In doubt it is
// English.
func language(args []string) *words.Words {
	if language := languages[program.Peek(newYutnori(&words.English), args, "lang")]; language != nil {
		return language
	}
	return &words.English
}

// languages are what the house game can be played in.
var languages = map[string]*words.Words{"en": &words.English, "ko": &words.Korean}
