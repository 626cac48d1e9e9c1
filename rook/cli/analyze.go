package cli

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/rook"
)

// maxListed is the greatest number of states on a line.
const maxListed = 10_000

func newAnalyze() *cobra.Command {
	var (
		bounds rook.Bounds
		path   string
		colors command.ColorFlag
	)
	analyze := &cobra.Command{
		Use:     "analyze",
		Aliases: []string{"analyse"},
		Short:   "Print the losing states and the winning move",
		Long: `Print the states that lose for the player to move, and the move that wins from
the top left. With --data, also print where smart, which is level medium, still
errs: the states in which it may miss the winning move. A board with more than
40 rows or columns is not drawn.`,
		Example: `  rook analyze --bounds 3x5
  rook train --bounds 3x5 --games 2 --data smart.json
  rook analyze --bounds 3x5 --data smart.json`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) (err error) {
			var smart *rook.Smart
			if c.Flags().Changed("data") {
				// No move is made, so smart needs no random numbers.
				if smart, err = newDataFile(path, bounds, nil).read(); err != nil {
					return err
				}
			}
			return printAnalysis(c.OutOrStdout(), bounds, smart, newPaint(colors.On(c.OutOrStdout())))
		},
	}
	declareBounds(analyze.Flags(), &bounds)
	analyze.Flags().StringVar(&path, "data", "", "`file` with smart's data")
	colors.Declare(analyze)
	return analyze
}

// printAnalysis prints the analysis of a board and, unless smart is nil, of smart's
// data.
func printAnalysis(terminal io.Writer, bounds rook.Bounds, smart *rook.Smart, colors paint) error {
	out := bufio.NewWriter(terminal)
	legend := "* the player to move loses"
	var unsure []rook.State
	if smart != nil {
		legend += "\n! smart may miss the winning move"
		unsure = smart.UnsureStates()
	}
	fmt.Fprint(out, colors.board(terminal, bounds, legend, func(state rook.State) string {
		if _, wins := rook.WinningMove(rook.Position{Bounds: bounds, State: state}); !wins {
			return "*"
		}
		if slices.Contains(unsure, state) {
			return "!"
		}
		return ""
	}))
	list(out, "losing", rook.LosingStates(bounds), rook.NumLosingStates(bounds))
	if move, wins := rook.WinningMove(rook.Start(bounds)); wins {
		fmt.Fprintf(out, "winning move: %v\n", move)
	} else {
		fmt.Fprintln(out, "winning move: none")
	}
	if smart != nil {
		list(out, "smart errs", slices.Values(unsure), uint64(len(unsure)))
		printOptimal(out, smart)
	}
	return out.Flush()
}

// list prints states on one line. If there are too many states, the next line has the
// number of states that are left out. The caller passes the total number of states,
// because counting them could take forever.
func list(out io.Writer, name string, states iter.Seq[rook.State], total uint64) {
	fmt.Fprintf(out, "%s:", name)
	listed := uint64(0)
	for state := range states {
		if listed == maxListed {
			break
		}
		fmt.Fprintf(out, " %v", state)
		listed++
	}
	if total == 0 {
		fmt.Fprint(out, " none")
	}
	fmt.Fprintln(out)
	if total > listed {
		fmt.Fprintf(out, "(%d more)\n", total-listed)
	}
}
