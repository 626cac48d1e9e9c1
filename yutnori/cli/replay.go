package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori/record"
)

func newReplay() *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a record line by line",
		Long: `Check a record, as --record writes it, line by line: play its games again, and
compare each line with what happens. It prints "ok" and the number of
lines, or the first difference.`,
		Args: program.OneInput,
		RunE: func(c *cobra.Command, args []string) error {
			in, err := program.OpenInput(c, args[0])
			if err != nil {
				return err
			}
			defer in.Close() //nolint:errcheck // only read
			number, mistake, err := replay(args[0], in)
			switch {
			case err != nil:
				return err
			case mistake != nil:
				fmt.Fprintln(c.OutOrStdout(), program.Printable(mistake.Error()))
				return program.ErrTold
			}
			fmt.Fprintf(c.OutOrStdout(), "ok %d\n", number)
			return nil
		},
	}
}

// replay checks a whole record, and returns the number of its lines and its first
// mistake. The error is a misuse if the record cannot be read or holds no game.
func replay(name string, in io.Reader) (number int, mistake, err error) {
	var r record.Reader
	lines := program.NewLines(bufio.NewReader(in), program.LongestLine)
	for {
		line, err := lines.Next()
		switch {
		case errors.Is(err, io.EOF) && number == 0:
			return 0, nil, program.Mistake("%s: %w", name, record.ErrNoGame)
		case errors.Is(err, io.EOF):
			return number, nil, nil
		case err != nil:
			return number, nil, program.Misuse("%s: %w", name, err)
		}
		number++
		if err := r.Line(line); err != nil {
			return number, program.Errorf("%s:%d: %w", name, number, err), nil
		}
	}
}
