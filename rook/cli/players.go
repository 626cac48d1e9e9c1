package cli

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/rook"
	"games.example/rook/plugin"
)

// players holds player 1 and player 2, in this order even if player 2 moves
// first.
type players struct {
	kinds  [2]string // human, random, smart, perfect or exec:COMMAND
	chance *rand.Rand
	smart  *rook.Smart
	stderr io.Writer // for the complaints of programs
}

// strategy returns the strategy of a player in a game.
func (p *players) strategy(player int, game *rook.Game, person rook.Strategy) rook.Strategy {
	switch kind := p.kinds[player]; kind {
	case "human":
		return person
	case "random":
		return rook.NewRandom(p.chance)
	case "smart":
		return p.smart
	case "perfect":
		return rook.Perfect{}
	default:
		return plugin.New(game, strings.TrimPrefix(kind, outside), p.stderr)
	}
}

// end ends the strategies that are programs.
func end(strategies [2]rook.Strategy) {
	for _, strategy := range strategies {
		if program, ok := strategy.(*plugin.Strategy); ok {
			program.Close()
		}
	}
}

// useChance reports whether a player moves at random.
func (p *players) useChance() bool { return slices.Contains(p.kinds[:], "random") || p.useSmart() }

func (p *players) useSmart() bool { return slices.Contains(p.kinds[:], "smart") }

// usePrograms reports whether a player is a program.
func (p *players) usePrograms() bool {
	return slices.ContainsFunc(p.kinds[:], func(kind string) bool { return strings.HasPrefix(kind, outside) })
}

// describe returns a text that says who a player is.
func (p *players) describe(player int) string {
	switch {
	case p.kinds[player] != "smart":
		return p.kinds[player]
	case p.smart.Games() == 0:
		return "smart, no data: it moves at random"
	}
	return fmt.Sprintf("smart, %s learned", count(p.smart.Games(), "game"))
}
