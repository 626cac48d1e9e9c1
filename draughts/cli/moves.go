package cli

import (
	"bufio"
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/internal/command"
)

func newMoves() *cobra.Command {
	var (
		from           positionFlags
		limit          int
		unique, asJSON bool
	)
	moves := &cobra.Command{
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
		RunE: func(c *cobra.Command, args []string) error {
			p, err := from.position(c, args)
			if err != nil {
				return err
			}
			notation := from.notationOf(c)
			turns := p.Turns(notation)
			if unique {
				turns = slices.Values(p.UniqueTurns(notation))
			}
			if err := printTurns(c, turns, notation, limit, asJSON); err != nil {
				return err
			}
			if winner, over := p.Winner(); over && command.IsTerminal(c.ErrOrStderr()) {
				fmt.Fprintf(c.ErrOrStderr(), "%s has lost\n", winner.Opponent())
			}
			return nil
		},
	}
	from.declare(moves)
	from.declareNotation(moves, "how squares are named: column and row, or 1 to 50")
	moves.Flags().BoolVar(&unique, "unique", false, "list moves instead of turns: only the first of all turns with the same start, end and captured pieces")
	command.Int(moves.Flags(), &limit, "limit", 0, 1, math.MaxInt, "list only the first `N`, 1 or more (default: all)")
	moves.Flags().BoolVar(&asJSON, "json", false, "print a JSON array")
	// The output has no color, but the flag is kept for its older values white and
	// black.
	_ = moves.Flags().MarkHidden("color")
	return moves
}

// printTurns prints turns as they are found: at most limit turns, or all turns if limit
// is 0.
func printTurns(c *cobra.Command, turns iter.Seq[draughts.Turn], n draughts.Notation, limit int, asJSON bool) error {
	out := bufio.NewWriter(c.OutOrStdout())
	separator := "["
	for turn := range turns {
		text := turn.Text(n) + "\n"
		if asJSON {
			text = fmt.Sprintf("%s%q", separator, turn.Text(n))
			separator = ","
		}
		if _, err := out.WriteString(text); err != nil {
			return err
		}
		if limit--; limit == 0 {
			break
		}
	}
	if asJSON {
		fmt.Fprintln(out, strings.TrimPrefix(separator, ",")+"]")
	}
	return out.Flush()
}
