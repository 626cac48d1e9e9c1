package cli

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

// maxListed is the greatest number of states on a line.
const maxListed = 10_000

func newAnalyze() *cobra.Command {
	var (
		board  boundsFlag
		path   string
		colors program.ColorFlag
	)
	analyze := &cobra.Command{
		Use:     "analyze",
		Aliases: []string{"analyse"},
		Short:   "Say which states lose and which move wins",
		Long: `Say which states lose for the player to move, and which move wins from the top
left. With --data, also say where smart still errs: in which states it may miss
the winning move.`,
		Example: `  rook analyze --bounds 3x5
  rook analyze --bounds 10x10 --data smart.json`,
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
				// No random numbers are needed to say what it would do.
				if smart, err = newData(path, nil).loadOn(bounds); err != nil {
					return err
				}
			}
			out := bufio.NewWriter(c.OutOrStdout())
			why, ok := isDrawn(c.OutOrStdout(), bounds)
			analysis{bounds, smart, newPaint(colors.On(c.OutOrStdout())), ok, why}.tell(out)
			return out.Flush()
		},
	}
	board.declare(analyze.Flags())
	analyze.Flags().StringVar(&path, "data", "", "`file` with what smart has learned")
	colors.Declare(analyze)
	return analyze
}

type analysis struct {
	bounds rook.Bounds
	smart  *rook.Smart // nil without data
	paint  paint
	drawn  bool
	why    string // why the board is not drawn, if there is something to say
}

func (a analysis) tell(out io.Writer) {
	switch {
	case a.drawn:
		a.draw(out)
	case a.why != "":
		fmt.Fprintln(out, a.why)
	}
	list(out, "losing", rook.LosingStates(a.bounds), rook.NumLosingStates(a.bounds))
	if move, wins := rook.WinningMove(rook.Start(a.bounds)); wins {
		fmt.Fprintf(out, "winning move: %v\n", move)
	} else {
		fmt.Fprintln(out, "winning move: none")
	}
	if a.smart != nil {
		unsure := a.smart.UnsureStates()
		list(out, "smart errs", slices.Values(unsure), uint64(len(unsure)))
		tellOptimal(out, a.smart)
	}
}

// draw marks the states on the board.
func (a analysis) draw(out io.Writer) {
	marks := map[rook.State]string{}
	for state := range rook.LosingStates(a.bounds) {
		marks[state] = "*"
	}
	if a.smart != nil {
		for _, state := range a.smart.UnsureStates() {
			marks[state] = "!"
		}
	}
	board := rook.Start(a.bounds).MarkedDiagram(func(state rook.State) string { return marks[state] })
	fmt.Fprintln(out, a.paint.on(board))
	fmt.Fprintln(out, "* the player to move loses")
	if a.smart != nil {
		fmt.Fprintln(out, "! smart may miss the winning move")
	}
}

// list prints states on one line and, if there are too many, how many more
// there are on the next. The total is given because counting them could take
// forever.
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
