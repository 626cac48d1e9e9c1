package cli

import (
	"math"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// The levels at which the program plays.
const (
	sensible = "sensible" // finish, else capture, else the move that brings most
	perfect  = "perfect"  // the move with the best chance to win
)

// levels makes the choosers of a game. It solves the game once, for the first
// chooser that needs the solution.
type levels struct {
	command *cobra.Command
	game    *yutkata.Game
	solved  *solution.Solution
}

// chooser returns the chooser of a level.
func (l *levels) chooser(level string) (yutkata.Chooser, error) {
	switch level {
	case sensible:
		return l.game.Rules().Choose, nil
	case perfect:
		if l.solved == nil {
			solved, err := solve(l.command, l.game.Rules())
			if err != nil {
				return nil, program.Misuse("--level %s: %w", level, err)
			}
			l.solved = solved
		}
		return l.solved.Choose, nil
	}
	return nil, program.Misuse("--level %q: expected %s or %s", level, sensible, perfect)
}

// choosers returns the chooser of each player. The text has one level for all
// players or a level for each player, as in perfect,sensible.
func (l *levels) choosers(text string) ([]yutkata.Chooser, error) {
	named := strings.Split(text, ",")
	players := l.game.Rules().Players()
	if len(named) != 1 && len(named) != players {
		return nil, program.Misuse("--level %q: expected 1 level or %d, got %d", text, players, len(named))
	}
	choosers := make([]yutkata.Chooser, players)
	for player := range choosers {
		choose, err := l.chooser(named[min(player, len(named)-1)])
		if err != nil {
			return nil, err
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
