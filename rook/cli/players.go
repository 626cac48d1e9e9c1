package cli

import (
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/rook"
	"games.example/rook/plugin"
	"games.example/rook/table"
)

// players holds player 1 and player 2. They are in this order even if player 2 moves
// first.
type players struct {
	kinds  [2]string // a level or exec:COMMAND
	chance *rand.Rand
	smart  *rook.Smart
	stderr io.Writer // for the standard error of programs
}

// strategy returns the strategy of a player in a game.
func (p *players) strategy(player int, game *rook.Game) rook.Strategy {
	if command, isProgram := strings.CutPrefix(p.kinds[player], table.Outside); isProgram {
		return plugin.New(game, command, p.stderr)
	}
	return table.Strategy(p.kinds[player], p.chance, p.smart)
}

// end ends the programs among the strategies.
func end(strategies [2]rook.Strategy) {
	for _, strategy := range strategies {
		if program, ok := strategy.(*plugin.Strategy); ok {
			program.Close()
		}
	}
}

// useChance reports whether a player moves at random.
func (p *players) useChance() bool { return slices.ContainsFunc(p.kinds[:], table.IsRandom) }

func (p *players) useSmart() bool { return slices.Contains(p.kinds[:], table.Smart) }

// usePrograms reports whether a player is an exec:COMMAND.
func (p *players) usePrograms() bool {
	return slices.ContainsFunc(p.kinds[:], func(kind string) bool { return strings.HasPrefix(kind, table.Outside) })
}
