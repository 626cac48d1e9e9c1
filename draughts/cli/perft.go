package cli

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

// perft holds the flags of perft.
type perft struct {
	fen      string
	depth    int
	divide   bool
	hash     int
	threads  int
	notation draughts.Notation
}

func newPerft() *cobra.Command {
	var f perft
	command := &cobra.Command{
		Use:   "perft --depth D",
		Short: "Count the ways to play D moves",
		Long: `Count the ways to play 1 to D moves from a position. Comparing the numbers checks
one move generator against another. A line is printed for each depth:

  DEPTH NODES SECONDS NODES/S

With --divide, a line is printed for each move of the position instead, with the
number of ways to play D moves that begin with it. Ctrl-C prints the results so
far.`,
		Example: `  draughts perft --depth 8
  draughts perft --depth 12 --hash 1024 --threads 2
  draughts perft --depth 5 --divide --fen B:W31-50:B1-20`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if !c.Flags().Changed("depth") {
				return program.Misuse("expected --depth and a number of moves")
			}
			p, err := parseFEN(f.fen)
			if err != nil {
				return err
			}
			ctx, stop := program.Interruptible(c)
			defer stop()
			counter := draughts.NewCounter(f.hash, f.threads)
			if f.divide {
				return f.printDivided(ctx, c, counter, p)
			}
			return f.printDepths(ctx, c, counter, p)
		},
	}
	flags := command.Flags()
	program.Int(flags, &f.depth, "depth", 0, 1, draughts.MaxDepth, "count the ways to play `D` moves, 1 or more")
	flags.StringVar(&f.fen, "fen", draughts.Start().FEN(), "the position, in `FEN`")
	flags.BoolVar(&f.divide, "divide", false, "count separately for each move of the position, written as moves --unique does")
	program.Int(flags, &f.hash, "hash", 0, 0, draughts.MaxMegabytes, "remember positions in a table of `MB` megabytes")
	program.Int(flags, &f.threads, "threads", 1, 1, draughts.MaxThreads, "count with `N` threads")
	notationFlag(command, &f.notation, "how squares are named: column and row, or 1 to 50")
	return command
}

// printDepths prints a line for each depth once it has been counted.
func (f *perft) printDepths(ctx context.Context, c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	for depth := 1; depth <= f.depth; depth++ {
		began := time.Now()
		divided, err := count(ctx, c, counter, p, depth)
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

// printDivided prints a line for each move that has been counted.
func (f *perft) printDivided(ctx context.Context, c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	nodes, err := count(ctx, c, counter, p, f.depth)
	if err != nil && !errors.Is(err, program.ErrInterrupted) {
		return err
	}
	for _, turn := range p.UniqueTurns(f.notation) {
		n, counted := nodes[turn.Move()]
		if !counted {
			continue
		}
		if _, err := fmt.Fprintf(c.OutOrStdout(), "%s %d\n", turn.Text(f.notation), n); err != nil {
			return err
		}
	}
	return err
}

func tooMany(depth int) error {
	return fmt.Errorf("--depth %d: expected fewer ways to play than 64 bits can count, found more", depth)
}

// count returns the number for each move of the position. On a terminal it
// shows its progress. If it is interrupted, it returns what it has counted.
func count(ctx context.Context, c *cobra.Command, counter *draughts.Counter, p draughts.Position, depth int) (map[draughts.Move]uint64, error) {
	progress := program.NewProgress(c.ErrOrStderr(), p.NumMoves(), fmt.Sprintf(" moves at depth %d", depth))
	defer progress.End()
	nodes := map[draughts.Move]uint64{}
	for _, m := range p.AppendMoves(nil) {
		counted := make(chan uint64, 1)
		go func() { counted <- counter.Perft(p.After(m), depth-1) }()
		select {
		case <-ctx.Done():
			return nodes, program.ErrInterrupted
		case n := <-counted:
			if n == draughts.TooMany {
				return nil, tooMany(depth)
			}
			nodes[m] = n
			progress.Add(1)
		}
	}
	return nodes, nil
}
