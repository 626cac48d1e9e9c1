package cli

import (
	"fmt"
	"math/bits"
	"time"

	"github.com/cheggaaa/pb/v3"
	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

// perft is what a perft command counts, and how.
type perft struct {
	fen      string
	depth    int
	divide   bool
	hash     int
	threads  int
	notation notationFlag
}

func newPerft() *cobra.Command {
	var f perft
	command := &cobra.Command{
		Use:   "perft --depth D",
		Short: "Count the ways to play D moves",
		Long: `Count the ways to play 1 to D moves from a position, which checks a generator
of moves against others. One line for each depth:

  DEPTH NODES SECONDS NODES/S

With --divide, one line for each move of the position instead, with the ways to
play D moves that begin with it.`,
		Example: `  draughts perft --depth 8
  draughts perft --depth 12 --hash 1024 --threads 2
  draughts perft --depth 5 --divide --fen B:W31-50:B1-20`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := f.check(c); err != nil {
				return err
			}
			p, err := parseFEN(f.fen)
			if err != nil {
				return err
			}
			counter := draughts.NewCounter(f.hash, f.threads)
			if f.divide {
				return f.printDivided(c, counter, p)
			}
			return f.printDepths(c, counter, p)
		},
	}
	flags := command.Flags()
	flags.IntVar(&f.depth, "depth", 0, "count the ways to play `D` moves, 1 or more")
	flags.StringVar(&f.fen, "fen", draughts.Start().FEN(), "the position, in `FEN`")
	flags.BoolVar(&f.divide, "divide", false, "count for each move of the position, written as moves --unique does")
	flags.IntVar(&f.hash, "hash", 0, "remember positions in a table of so many `MB`")
	flags.IntVar(&f.threads, "threads", 1, "count with `N` threads")
	f.notation.declare(command, "how squares are named: column and row, or 1 to 50")
	return command
}

// check refuses flags that do not fit.
func (f *perft) check(c *cobra.Command) error {
	switch {
	case !c.Flags().Changed("depth"):
		return program.Misuse("expected --depth and a number of moves")
	case f.depth < 1:
		return program.Misuse("--depth %d: expected 1 or more", f.depth)
	case f.hash < 0 || f.hash > draughts.MaxMegabytes:
		return program.Misuse("--hash %d: expected 0 to %d", f.hash, draughts.MaxMegabytes)
	case f.threads < 1 || f.threads > draughts.MaxThreads:
		return program.Misuse("--threads %d: expected 1 to %d", f.threads, draughts.MaxThreads)
	}
	return nil
}

// printDepths prints a line for each depth when it is counted.
func (f *perft) printDepths(c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	for depth := 1; depth <= f.depth; depth++ {
		began := time.Now()
		divided, err := count(c, counter, p, depth)
		if err != nil {
			return err
		}
		var nodes, carry uint64
		for _, n := range divided {
			if nodes, carry = bits.Add64(nodes, n, 0); carry != 0 {
				return tooMany(depth)
			}
		}
		seconds := max(time.Since(began), 1).Seconds()
		_, err = fmt.Fprintf(c.OutOrStdout(), "%d %d %.3f %.0f\n", depth, nodes, seconds, float64(nodes)/seconds)
		if err != nil {
			return err
		}
	}
	return nil
}

// printDivided prints a line for each move.
func (f *perft) printDivided(c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	nodes, err := count(c, counter, p, f.depth)
	if err != nil {
		return err
	}
	n := f.notation.notation()
	for _, turn := range p.UniqueTurns(n) {
		if _, err := fmt.Fprintf(c.OutOrStdout(), "%s %d\n", turn.In(n), nodes[turn.Move()]); err != nil {
			return err
		}
	}
	return nil
}

func tooMany(depth int) error {
	return fmt.Errorf("--depth %d: expected fewer ways to play than 64 bits can count, found more", depth)
}

// count counts for each move of the position. On a terminal it shows how far
// it is.
func count(c *cobra.Command, counter *draughts.Counter, p draughts.Position, depth int) (map[draughts.Move]uint64, error) {
	progress := func() {}
	if program.IsTerminal(c.ErrOrStderr()) {
		bar := pb.New(p.Count()).SetTemplateString(fmt.Sprintf(`depth %d {{bar .}} {{counters .}} moves {{etime .}}`, depth))
		bar.Set(pb.CleanOnFinish, true).SetWriter(c.ErrOrStderr()).Start().Write()
		defer bar.Finish()
		progress = func() { bar.Increment() }
	}
	nodes := map[draughts.Move]uint64{}
	for m, n := range counter.Divide(p, depth) {
		if n == draughts.TooMany {
			return nil, tooMany(depth)
		}
		nodes[m] = n
		progress()
	}
	return nodes, nil
}
