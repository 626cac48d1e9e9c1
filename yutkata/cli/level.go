package cli

import (
	"math/rand/v2"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutkata"
	"games.example/yutkata/solution"
	"games.example/yutkata/ui"
)

// programs returns the program that plays for each player. The text has one level for
// all players or a level for each player, as in perfect,sensible. Random choices come
// from the given source.
func programs(c *cobra.Command, rules *yutkata.Rules, text string, random *rand.Rand) ([]func(yutkata.State) yutkata.Token, error) {
	named := strings.Split(text, ",")
	if len(named) != 1 && len(named) != rules.Players() {
		return nil, command.Misuse("--level %q: expected 1 level or %d, got %d", text, rules.Players(), len(named))
	}
	solve := sync.OnceValues(func() (*solution.Solution, error) { return solve(c, rules) })
	programs := make([]func(yutkata.State) yutkata.Token, rules.Players())
	for player := range programs {
		choose, err := ui.NewPlayer(named[min(player, len(named)-1)], rules, random, solve)
		if err != nil {
			return nil, command.Misuse("%w", err)
		}
		programs[player] = choose
	}
	return programs, nil
}

// digits is the number of decimal places to which a chance is computed and printed.
const digits = 12

// solve solves a game. On a terminal it shows how many digits of the result are known.
func solve(c *cobra.Command, rules *yutkata.Rules) (*solution.Solution, error) {
	progress := command.NewProgress(c.ErrOrStderr(), digits, " digits of each chance to win")
	defer progress.End()
	return solution.Solve(c.Context(), rules, func(_ int, apart float64) { progress.Settle(apart) })
}
