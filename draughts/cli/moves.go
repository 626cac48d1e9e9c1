package cli

import (
	"bufio"
	"encoding/json"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

func newMoves() *cobra.Command {
	var from positionFlags
	var notation notationFlag
	var unique, asJSON bool
	var limit int
	moves := &cobra.Command{
		Use:   "moves [FILE|-]",
		Short: "List the valid turns of a board",
		Long: `List the valid turns of the board in the file or on standard input, one a
line, sorted as strings. A turn names every square that the piece lands on:
44-35 is a step, 44x26 a capture, 71x44x99 two. No turn, no line.

A board is ten lines of ten characters, the top line is row 9:

  space  light square           w b  man
  .      empty dark square      K B  king, white or black`,
		Example: `  draughts moves board.txt --color black
  draughts moves --fen W:W31-50:B1-20 --notation pdn`,
		Args: atMostOneFile,
		RunE: func(c *cobra.Command, args []string) error {
			limited := c.Flags().Changed("limit")
			if limited && limit < 1 {
				return program.Misuse("--limit %d: expected 1 or more", limit)
			}
			p, err := from.position(c, args)
			if err != nil {
				return err
			}
			turns := p.Turns(notation.notation())
			if unique {
				turns = slices.Values(p.UniqueTurns(notation.notation()))
			}
			if limited {
				turns = first(limit, turns)
			}
			texts := written(turns, notation.notation())
			out := bufio.NewWriter(c.OutOrStdout())
			if asJSON {
				writeJSON(out, texts)
			} else {
				writeLines(out, texts)
			}
			return out.Flush()
		},
	}
	from.declare(moves)
	notation.declare(moves, "how squares are named: column and row, or 1 to 50")
	moves.Flags().BoolVar(&unique, "unique", false, "list moves instead of turns: of all turns with the same start, end and captured pieces the first")
	moves.Flags().IntVar(&limit, "limit", 0, "list the first `N` only, 1 or more (default: all)")
	moves.Flags().BoolVar(&asJSON, "json", false, "print an array of strings")
	return moves
}

// written are the turns as texts.
func written(turns iter.Seq[draughts.Turn], n draughts.Notation) iter.Seq[string] {
	return func(yield func(string) bool) {
		for turn := range turns {
			if !yield(turn.In(n)) {
				return
			}
		}
	}
}

// first is the first n turns.
func first(n int, turns iter.Seq[draughts.Turn]) iter.Seq[draughts.Turn] {
	return func(yield func(draughts.Turn) bool) {
		left := n
		for turn := range turns {
			left--
			if !yield(turn) || left == 0 {
				return
			}
		}
	}
}

// writeLines and writeJSON write text after text, so that none is kept. The
// writer remembers its first error.
func writeLines(out *bufio.Writer, texts iter.Seq[string]) {
	for text := range texts {
		if _, err := out.WriteString(text + "\n"); err != nil {
			return
		}
	}
}

func writeJSON(out *bufio.Writer, texts iter.Seq[string]) {
	separator := "["
	for text := range texts {
		quoted, err := json.Marshal(text)
		if err == nil {
			_, err = out.WriteString(separator + string(quoted))
		}
		if err != nil {
			return
		}
		separator = ","
	}
	if separator == "[" {
		_ = out.WriteByte('[')
	}
	_, _ = out.WriteString("]\n")
}
