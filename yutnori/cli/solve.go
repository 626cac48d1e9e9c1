package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

type solveFlags struct {
	rules  rulesFlags
	flat   flatFlag
	asJSON bool
}

func newSolve() *cobra.Command {
	f := solveFlags{rules: rulesFlags{base: yutnori.Basic(2, 1)}}
	solve := &cobra.Command{
		Use:   "solve",
		Short: "Solve a game of two players with one or two pieces each",
		Long: `Solve a game of two players with one or two pieces each: print the chance that the
first player wins if both play as well as possible. This takes a moment for one
piece and a few seconds for two. The perfect computer keeps its solution for two
pieces in the user's cache directory.`,
		Example: "  yutnori solve --pieces 2\n  yutnori solve --animals dog,pig --json",
		Args:    command.NoArguments,
		RunE:    func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := solve.Flags()
	f.rules.declare(solve)
	f.flat.declare(flags)
	flags.BoolVar(&f.asJSON, "json", false, "print JSON")
	return solve
}

func (f *solveFlags) run(c *cobra.Command) error {
	sticks, err := f.flat.sticks()
	if err != nil {
		return err
	}
	rules, err := f.rules.rules()
	if err != nil {
		return err
	}
	begin := time.Now()
	found, err := solve(c.Context(), rules, sticks, c.ErrOrStderr())
	if err != nil {
		return command.Misuse("%w", err)
	}
	s := solved{
		First:   math.Round(found.First()*1e9) / 1e9,
		Stands:  found.Stands(0),
		Rounds:  found.Rounds(),
		Seconds: time.Since(begin).Seconds(),
	}
	if f.asJSON {
		return json.NewEncoder(c.OutOrStdout()).Encode(s)
	}
	fmt.Fprintf(c.OutOrStdout(), "player 0, who begins, wins with a chance of %.9f\n%d stands of a player, %d rounds, %.2f seconds\n",
		s.First, s.Stands, s.Rounds, s.Seconds)
	return nil
}

// solved holds the printed figures of a solution.
type solved struct {
	First   float64 `json:"first"` // player 0's chance to win
	Stands  int     `json:"stands"`
	Rounds  int     `json:"rounds"`
	Seconds float64 `json:"seconds"`
}

// solve returns the solution of a game. If out is a terminal, it shows how many digits
// of the chances no longer change.
func solve(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks, out io.Writer) (*bot.Solution, error) {
	progress := command.NewProgress(out, 9, " digits of each chance to win")
	defer progress.End()
	return bot.Solve(ctx, rules, sticks, progress.Settle)
}
