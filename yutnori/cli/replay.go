package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori/record"
)

func newReplay() *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a record line by line",
		Long: `Check a record, as --record writes it, line by line: play its games again, and
compare each line with what happens. It prints "ok" and the number of
lines, or the first difference.`,
		Example: `  yutnori play --computer 0,1 --plain --pace 0 --record game.txt
  yutnori replay game.txt`,
		Args: command.OneInput,
		RunE: func(c *cobra.Command, args []string) error {
			name, reader := args[0], record.Reader{}
			lines, err := command.ReadLines(c, name, command.LongestLine, func(number int, line string) error {
				if mistake := reader.Line(line); mistake != nil {
					fmt.Fprintf(c.OutOrStdout(), "%s:%d: %s\n", command.Printable(name), number, command.Printable(english.Tell(mistake)))
					return command.ErrTold
				}
				return nil
			})
			switch {
			case err != nil:
				return err
			case lines == 0:
				return command.Mistake("%s: %w", name, record.ErrNoGame)
			}
			fmt.Fprintf(c.OutOrStdout(), "ok %d\n", lines)
			return nil
		},
	}
}
