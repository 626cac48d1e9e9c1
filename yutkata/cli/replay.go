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
sticks fall as its lines "The throw is ..." say.

  $...       what the game says
  >...       what a player says
  ...*Note   a comment, to the end of the line
  ....       a cut: the game goes on from the next board and turn

A first line "*Note yutkata play ...", as play writes it, carries the flags of
the game. Flags that are given to replay override those.

It prints "ok" and how many $ lines were checked, or the first difference.`,
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
