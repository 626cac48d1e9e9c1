package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"games.example/program"
)

func newReplay() *cobra.Command {
	var rules gameFlags
	replay := &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a transcript line by line",
		Long: `Check a transcript, written as in the kata, line by line against the game. The
lines "The throw is ..." tell how the sticks fall.

  $...       a line of the game
  >...       a command of a player
  ...*Note   a comment, to the end of the line
  ....       a cut: the game continues from the next board and turn

A first line "*Note yutkata play ...", as play writes it, has the flags of the
game. Flags on the command line replace them.

The result is "ok" with the number of $ lines, or the first difference.`,
		Args: program.OneInput,
		RunE: func(c *cobra.Command, args []string) error {
			in, err := program.OpenInput(c, args[0])
			if err != nil {
				return err
			}
			defer in.Close() //nolint:errcheck // only read
			replaying := newReplaying(rules, c.Flags().Changed)
			err = replaying.readAll(args[0], in)
			var difference differenceError
			switch {
			case errors.As(err, &difference):
				fmt.Fprintf(c.OutOrStdout(), "%s:%v\n", program.Printable(args[0]), difference)
				return program.ErrTold
			case err != nil:
				return program.Misuse("%w", err)
			}
			fmt.Fprintf(c.OutOrStdout(), "ok %d\n", replaying.said)
			return nil
		},
	}
	rules.declare(replay.Flags())
	return replay
}
