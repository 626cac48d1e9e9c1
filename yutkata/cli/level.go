package cli

import (
	"math"
	"math/rand/v2"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
	"games.example/yutkata/solution"
	"games.example/yutkata/table"
)

// choosers returns the chooser of each player. The text has one level for all
// players or a level for each player, as in perfect,sensible. Random choices come from the
// given source.
func choosers(c *cobra.Command, rules *yutkata.Rules, text string, random *rand.Rand) ([]yutkata.Chooser, error) {
	named := strings.Split(text, ",")
	if len(named) != 1 && len(named) != rules.Players() {
		return nil, program.Misuse("--level %q: expected 1 level or %d, got %d", text, rules.Players(), len(named))
	}
	solve := sync.OnceValues(func() (*solution.Solution, error) { return solve(c, rules) })
	choosers := make([]yutkata.Chooser, rules.Players())
	for player := range choosers {
		choose, err := table.Chooser(named[min(player, len(named)-1)], rules, random, solve)
		if err != nil {
			return nil, program.Misuse("%w", err)
		}
		choosers[player] = choose
	}
	return choosers, nil
}

// digits is the number of digits of a chance that are computed and printed.
const digits = 12

// solve solves a game. It shows the number of known digits on a terminal.
func solve(c *cobra.Command, rules *yutkata.Rules) (*solution.Solution, error) {
	progress := program.NewProgress(c.ErrOrStderr(), digits, " digits")
	defer progress.End()
	shown := 0
	return solution.Solve(rules, func(_ int, apart float64) {
		known := min(int(-math.Log10(apart)), digits)
		progress.Add(known - shown)
		shown = known
	})
}
