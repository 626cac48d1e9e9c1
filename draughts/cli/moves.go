package cli

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/internal/command"
)

// movesFlags holds the flags of the moves command.
type movesFlags struct {
	positionFlags
	limit          int // 0 means no limit
	unique, asJSON bool
}

func newMoves() *cobra.Command {
	var f movesFlags
	cmd := &cobra.Command{
		Use:   "moves [FEN|FILE|-]",
		Short: "List the valid turns of a position",
		Long: `List the valid turns of a position, one per line, sorted as strings. The position
is a FEN, or in a file or on standard input. A turn names every square that the piece lands on:
44-35 is a step, 44x26 a capture, 71x44x99 a capture of two pieces.

A board is ten lines of ten characters; the top line is row 9:

  space  light square           w b  man
  .      empty dark square      K B  king, white or black

A FEN and a position of the Hub protocol are read as well. Their turns name
squares as they do: 1 to 50. A player who has no turn has lost, and nothing is printed.`,
		Example: `  draughts moves W:W31-50:B1-20
  draughts show W:W27,32:B16,K3 --format kata > board.txt
  draughts moves board.txt --player black`,
		Args: command.AtMostOneInput,
		RunE: f.list,
	}
	f.declare(cmd)
	f.declareNotation(cmd, "how squares are named: column and row, or 1 to 50")
	cmd.Flags().BoolVar(&f.unique, "unique", false, "list moves instead of turns: only the first of all turns with the same start, end and captured pieces")
	command.Int(cmd.Flags(), &f.limit, "limit", 0, 1, math.MaxInt, "list only the first `N`, 1 or more (default: all)")
	cmd.Flags().BoolVar(&f.asJSON, "json", false, "print a JSON array")
	// The output has no color, but the flag is kept for its older values white and
	// black.
	_ = cmd.Flags().MarkHidden("color")
	return cmd
}

// list prints the turns of the position.
func (f *movesFlags) list(c *cobra.Command, args []string) error {
	p, err := f.position(c, args)
	if err != nil {
		return err
	}
	notation := f.notationOf(c)
	turns := p.Turns(notation)
	if f.unique {
		turns = slices.Values(p.UniqueTurns(notation))
	}
	if err := f.print(c.OutOrStdout(), turns, notation); err != nil {
		return err
	}
	if winner, over := p.Winner(); over && command.IsTerminal(c.ErrOrStderr()) {
		fmt.Fprintf(c.ErrOrStderr(), "%s has lost\n", winner.Opponent())
	}
	return nil
}

// print prints turns as they are found.
func (f *movesFlags) print(to io.Writer, turns iter.Seq[draughts.Turn], n draughts.Notation) error {
	out := bufio.NewWriter(to)
	separator := "["
	printed := 0
	for turn := range turns {
		text := turn.Text(n) + "\n"
		if f.asJSON {
			text = fmt.Sprintf("%s%q", separator, turn.Text(n))
			separator = ","
		}
		if _, err := out.WriteString(text); err != nil {
			return err
		}
		if printed++; printed == f.limit {
			break
		}
	}
	if f.asJSON {
		fmt.Fprintln(out, strings.TrimPrefix(separator, ",")+"]")
	}
	return out.Flush()
}
