package command

import (
	"errors"
	"iter"
	"math"

	"github.com/spf13/cobra"
)

// Games holds the flags of a command that plays many games: --games, --seed, --shard
// and --json.
type Games struct {
	Number int // the number of games in the whole job
	Seed   SeedFlag
	Shard  Shard

	asJSON bool
}

// Declare declares the flags. The usual number of games is the default. The argument
// chance, such as "the throws", names the things that the seed determines.
func (g *Games) Declare(cmd *cobra.Command, usual int, chance string) {
	flags := cmd.Flags()
	Int(flags, &g.Number, "games", usual, 1, math.MaxInt, "number of games")
	g.Seed.Declare(flags, chance)
	g.Shard.Declare(cmd)
	flags.BoolVar(&g.asJSON, "json", false, "print JSON")
}

// Share returns the number of games in this part of the job.
func (g *Games) Share() int { return g.Shard.Share(g.Number) }

// Each returns the numbers of the games in this part, counted from 0 in the whole job. It
// shows the progress. After Ctrl-C it ends with the current game, so that there is always
// a result to report.
func (g *Games) Each(c *cobra.Command) iter.Seq[int] {
	return func(yield func(int) bool) {
		ctx, stop := Interruptible(c)
		defer stop()
		progress := NewProgress(c.ErrOrStderr(), g.Share(), " games")
		defer progress.End()
		for i := range g.Share() {
			if !yield(g.Shard.Unit(i)) {
				return
			}
			progress.Add(1)
			if ctx.Err() != nil {
				return
			}
		}
	}
}

// Finish prints the results after the given number of games: the report of the job, or
// the line of a part. It returns ErrInterrupted if some games of the part are missing. In
// that case it marks the line of a part as interrupted, and prints a report only if at
// least one game was played.
func (g *Games) Finish(c *cobra.Command, job AnyJob, games int) error {
	var interrupted error
	if games < g.Share() {
		interrupted = ErrInterrupted
	}
	switch {
	case g.Shard.Given():
		return errors.Join(interrupted, job.PrintPart(c, g.Shard, interrupted != nil))
	case games == 0:
		return interrupted
	default:
		return errors.Join(interrupted, job.Print(c.OutOrStdout(), g.asJSON))
	}
}
