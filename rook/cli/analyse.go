package cli

import (
	"bufio"
	"fmt"
	"io"
	"iter"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

// mostListed is how many states a line names at most.
const mostListed = 10_000

func newAnalyse() *cobra.Command {
	var (
		board boundsFlag
		file  string
	)
	analyse := &cobra.Command{
		Use:     "analyse",
		Aliases: []string{"analyze"},
		Short:   "Say which states lose and which move wins",
		Long: `Say which states lose for the player to move, and which move wins from the top
left. With the data of smart, say where smart still errs: in which states that
can be won it may miss the winning move.`,
		Example: `  rook analyse --bounds 3x5
  rook analyse --bounds 10x10 --data smart.json`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			bounds, err := board.bounds()
			if err != nil {
				return err
			}
			var smart *rook.Smart
			if c.Flags().Changed("data") {
				if _, err := board.learnable(); err != nil {
					return err
				}
				// It is asked what it would do, and needs no chance for that.
				if smart, err = loadSmart(file, bounds, nil); err != nil {
					return err
				}
			}
			analysis{bounds: bounds, smart: smart}.tell(c.OutOrStdout())
			return nil
		},
	}
	board.declare(analyse.Flags())
	analyse.Flags().StringVar(&file, "data", "", "`file` with what smart has learned")
	return analyse
}

type analysis struct {
	bounds rook.Bounds
	smart  *rook.Smart // nil without data
}

func (a analysis) tell(w io.Writer) {
	out := bufio.NewWriter(w)
	defer out.Flush() //nolint:errcheck // the writer below remembers its error
	if isDrawn(a.bounds) {
		a.draw(w, out)
	}
	list(out, "losing", rook.LosingStates(a.bounds), rook.NumLosingStates(a.bounds))
	if move, wins := rook.WinningMove(rook.Start(a.bounds)); wins {
		fmt.Fprintf(out, "winning move: %v\n", move)
	} else {
		fmt.Fprintln(out, "winning move: none")
	}
	if a.smart != nil {
		optimal, winnable := rook.Optimal(a.smart)
		list(out, "smart errs", rook.UnsureStates(a.smart), uint64(winnable-optimal))
		tellOptimal(out, optimal, winnable)
	}
}

// draw marks the states on the board.
func (a analysis) draw(terminal, out io.Writer) {
	marks := map[rook.State]string{}
	for state := range rook.LosingStates(a.bounds) {
		marks[state] = "*"
	}
	if a.smart != nil {
		for state := range rook.UnsureStates(a.smart) {
			marks[state] = "!"
		}
	}
	board := rook.Start(a.bounds).MarkedDiagram(func(state rook.State) string { return marks[state] })
	fmt.Fprintln(out, newPaint(terminal).Replace(board))
	fmt.Fprintln(out, "* who is to move has lost")
	if a.smart != nil {
		fmt.Fprintln(out, "! smart may miss the winning move")
	}
}

// list names states on one line, and how many more there are: the total is
// given, for there may be more than can be counted.
func list(out io.Writer, name string, states iter.Seq[rook.State], total uint64) {
	fmt.Fprintf(out, "%s:", name)
	listed := uint64(0)
	for state := range states {
		if listed == mostListed {
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
