package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutkata/ui"
)

func newReplay() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a transcript line by line",
		Long: `Check a transcript, written as in the kata, line by line against the game. The
sticks fall as in the lines "The throw is ...". A transcript has these lines:

  $...       a line of the game
  >...       a command of a player
  ...*Note   a comment, to the end of the line
  ....       a cut: the game continues from the next board and turn

A first line "*Note yutkata play ...", as play writes it, holds the flags of the
game. A flag on the command line overrides only the same flag of that line.

It prints "ok" and the number of $ lines, or the first difference.`,
		Example: `  yutkata play --computer A --computer B > game.txt
  yutkata replay game.txt`,
		Args: command.OneInput,
		RunE: func(c *cobra.Command, args []string) error { return replay(c, args[0]) },
	}
	rulesForm().Declare(cmd)
	return cmd
}

// replay checks the transcript in an input.
func replay(c *cobra.Command, name string) error {
	choices, err := ruleChoices(c)
	if err != nil {
		return err
	}
	transcript := ui.NewTranscript(choices)
	lines, err := command.ReadLines(c, name, maxLine, func(_ int, line string) error { return transcript.Read(line) })
	if err == nil && lines == 0 { // an empty input counts as an empty line
		err = transcript.Read("")
	}
	var difference ui.Difference
	switch {
	case errors.As(err, &difference):
		fmt.Fprintf(c.OutOrStdout(), "%s:%s\n", command.Printable(name), command.Printable(difference.Error()))
		return command.ErrTold
	case err != nil:
		return command.Misuse("%w", err)
	}
	fmt.Fprintf(c.OutOrStdout(), "ok %d\n", transcript.Said())
	return nil
}

// maxLine is the length, in bytes, at which a line is too long. A shorter line
// has room for the longest board with all tokens, and for a long comment.
const maxLine = 2*ui.MaxSpaces + 1<<20
