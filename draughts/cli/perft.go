package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/internal/command"
)

type perft struct {
	fen      string
	divide   bool
	hash     int
	threads  int
	notation draughts.Notation
	shard    command.Shard
	*perftTotal
}

func newPerft() *cobra.Command {
	f := perft{perftTotal: &perftTotal{Report: reportPerft}}
	cmd := &cobra.Command{
		Use:   "perft --depth D",
		Short: "Count the ways to play D moves",
		Long: `Count the ways to play 1 to D moves from a position. Comparing the numbers checks
one move generator against another. A line is printed for each depth:

  DEPTH NODES SECONDS NODES/S

With --divide, a line is printed for each move of the position instead, with the
number of ways to play D moves that begin with it. Ctrl-C prints the results so
far. With --shard, count only a part of the ways, and print a line for merge. Each
part has a hash table of its own, so with --hash, a few parts are better than many.`,
		Example: `  draughts perft --depth 8
  draughts perft --depth 12 --hash 1024 --threads 2
  draughts perft --depth 5 --divide --fen B:W31-50:B1-20
  draughts perft --depth 12 --shard 1/64`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := cmd.Flags()
	command.Int(flags, &f.Flags.Depth, "depth", 0, 1, draughts.MaxDepth, "count the ways to play `D` moves, 1 or more")
	flags.StringVar(&f.fen, "fen", draughts.Start().FEN(), "the position, in `FEN`")
	flags.BoolVar(&f.divide, "divide", false, "count separately for each move of the position, written as moves --unique does")
	command.Int(flags, &f.hash, "hash", 0, 0, draughts.MaxMegabytes, "remember positions in a table of `MB` megabytes")
	command.Int(flags, &f.threads, "threads", 1, 1, draughts.MaxThreads, "count with `N` threads")
	f.shard.Declare(cmd)
	notationFlag(cmd, &f.notation, "how squares are named: column and row, or 1 to 50")
	return cmd
}

// run prints the counts for which the flags ask.
func (f *perft) run(c *cobra.Command) error {
	if !c.Flags().Changed("depth") {
		return command.Misuse("expected --depth with a number of moves")
	}
	if f.divide && f.shard.Given() {
		return command.Misuse("expected --divide or --shard, not both")
	}
	p, err := parseFEN(f.fen)
	if err != nil {
		return err
	}
	ctx, stop := command.Interruptible(c)
	defer stop()
	counter := draughts.NewCounter(f.hash, f.threads)
	if f.divide {
		return f.printDivided(ctx, c, counter, p)
	}
	f.Flags.FEN = p.FEN()
	err = f.countDepths(ctx, c, counter, p)
	if f.shard.Given() {
		return errors.Join(err, f.PrintPart(c, f.shard, errors.Is(err, command.ErrInterrupted)))
	}
	return err
}

// countDepths counts the ways to play 1 move, then 2 moves, and so on, up to --depth
// moves. It prints a line after each count, unless it counts only a part.
func (f *perft) countDepths(ctx context.Context, c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	what := "moves"
	if f.shard.Given() {
		what = "positions"
	}
	for depth := 1; depth <= f.Flags.Depth; depth++ {
		positions, left := f.split(p, depth)
		began := time.Now()
		ways, err := count(ctx, c, counter, positions, left, fmt.Sprintf(" %s at depth %d", what, depth))
		if err != nil {
			return err
		}
		counted := perftDepth{Time: max(time.Since(began), 1)}
		for _, n := range ways {
			counted.Nodes = sum(counted.Nodes, n)
		}
		f.Sums = append(f.Sums, counted)
		switch {
		case counted.Nodes == draughts.TooMany:
			return tooMany(depth)
		case !f.shard.Given():
			err = counted.print(c.OutOrStdout(), depth)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// split returns the positions from which to count, and the depth that is left from
// there. Without --shard, they are the positions after one move. With --shard, each
// part has many positions, so that all parts take about the same time.
func (f *perft) split(p draughts.Position, depth int) (positions []draughts.Position, left int) {
	if !f.shard.Given() {
		for _, m := range p.AppendMoves(nil) {
			positions = append(positions, p.After(m))
		}
		return positions, depth - 1
	}
	const each, most = 64, 100_000
	all, left := draughts.Split(p, depth, min(each*f.shard.Parts(), most))
	for i := range f.shard.Share(len(all)) {
		positions = append(positions, all[f.shard.Unit(i)])
	}
	return positions, left
}

// printDivided counts the ways to play that begin with each move of the position, and
// prints a line for each move that it has counted.
func (f *perft) printDivided(ctx context.Context, c *cobra.Command, counter *draughts.Counter, p draughts.Position) error {
	turns := p.UniqueTurns(f.notation)
	positions := make([]draughts.Position, len(turns))
	for i, turn := range turns {
		positions[i] = p.After(turn.Move())
	}
	ways, err := count(ctx, c, counter, positions, f.Flags.Depth-1, fmt.Sprintf(" moves at depth %d", f.Flags.Depth))
	if slices.Contains(ways, draughts.TooMany) {
		return tooMany(f.Flags.Depth)
	}
	for i, n := range ways {
		fmt.Fprintf(c.OutOrStdout(), "%s %d\n", turns[i].Text(f.notation), n)
	}
	return err
}

// count returns the number of ways to continue from each position. It stops after a
// position that has too many ways to count. On a terminal it shows its progress. If it
// is interrupted, it returns the numbers for the positions that it has counted.
func count(ctx context.Context, c *cobra.Command, counter *draughts.Counter, positions []draughts.Position, depth int, what string) (ways []uint64, err error) {
	progress := command.NewProgress(c.ErrOrStderr(), len(positions), what)
	defer progress.End()
	for _, p := range positions {
		counted := make(chan uint64, 1)
		go func() { counted <- counter.Perft(p, depth) }()
		select {
		case <-ctx.Done():
			return ways, command.ErrInterrupted
		case n := <-counted:
			ways = append(ways, n)
			progress.Add(1)
			if n == draughts.TooMany {
				return ways, nil
			}
		}
	}
	return ways, nil
}

// A perftTotal holds the counts for each depth.
type perftTotal = command.Job[perftJob, perftDepths]

// perftJob holds the flags on which the counts depend.
type perftJob struct {
	FEN   string `json:"fen"`
	Depth int    `json:"depth"`
}

// perftDepths holds the count for each depth, beginning with depth 1.
type perftDepths []perftDepth

// perftDepth holds the number of ways to play to one depth, and the time that counting
// them took.
type perftDepth struct {
	Nodes uint64        `json:"nodes"`
	Time  time.Duration `json:"nanoseconds"`
}

func (d perftDepth) print(out io.Writer, depth int) error {
	seconds := d.Time.Seconds()
	_, err := fmt.Fprintf(out, "%d %d %.3f %.0f\n", depth, d.Nodes, seconds, float64(d.Nodes)/seconds)
	return err
}

// Plus returns the counts of two parts together. A part ends at the first depth that
// has too many ways to count.
func (d perftDepths) Plus(more perftDepths) perftDepths {
	for i, counted := range more {
		if i == len(d) {
			d = append(d, perftDepth{})
		}
		d[i].Nodes = sum(d[i].Nodes, counted.Nodes)
		d[i].Time += counted.Time
	}
	return d
}

// reportPerft prints a line for each depth.
func reportPerft(out io.Writer, t *perftTotal, asJSON bool) error {
	if asJSON {
		return command.Misuse("--json: perft prints only text")
	}
	for i, d := range t.Sums {
		if d.Nodes == draughts.TooMany {
			return tooMany(i + 1)
		}
		if err := d.print(out, i+1); err != nil {
			return err
		}
	}
	return nil
}

// sum returns the sum of two counts, or draughts.TooMany if the sum is too large.
func sum(a, b uint64) uint64 {
	if b >= draughts.TooMany-a {
		return draughts.TooMany
	}
	return a + b
}

func tooMany(depth int) error {
	return fmt.Errorf("--depth %d: expected fewer ways to play than 64 bits can count, found more", depth)
}
