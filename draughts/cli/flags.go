package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"games.example/draughts"
)

// choice is a flag that is one of a few words.
type choice struct {
	word  string
	among []string
}

// String is the word that was chosen.
func (c *choice) String() string { return c.word }

// Type is what the help shows in place of the word.
func (c *choice) Type() string { return strings.Join(c.among, "|") }

// Set chooses a word.
func (c *choice) Set(word string) error {
	if !slices.Contains(c.among, word) {
		return fmt.Errorf("expected %s", c.Expected())
	}
	c.word = word
	return nil
}

// Expected is the words to choose from.
func (c *choice) Expected() string {
	last := len(c.among) - 1
	return strings.Join(c.among[:last], ", ") + " or " + c.among[last]
}

func (c *choice) declare(command *cobra.Command, name, usage string) {
	command.Flags().Var(c, name, usage)
	// It fails only for a flag that does not exist.
	_ = command.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(c.among, cobra.ShellCompDirectiveNoFileComp))
}

// notationFlag says how squares are named.
type notationFlag struct{ choice }

func (f *notationFlag) declare(command *cobra.Command, usage string) {
	f.choice = choice{
		word:  draughts.Kata.String(),
		among: []string{draughts.Kata.String(), draughts.PDN.String()},
	}
	f.choice.declare(command, "notation", usage)
}

func (f *notationFlag) notation() draughts.Notation {
	if f.word == draughts.PDN.String() {
		return draughts.PDN
	}
	return draughts.Kata
}
