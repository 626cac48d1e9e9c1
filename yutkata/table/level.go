package table

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// The levels at which the program plays.
const (
	chance   = "random"   // any token
	careless = "careless" // sensible, or any token, one as often as the other
	sensible = "sensible" // finish, else capture, else the move that brings most
	perfect  = "perfect"  // the move with the best chance to win
)

// Levels returns the levels, the weakest first.
func Levels() []string { return []string{chance, careless, sensible, perfect} }

// Chooser returns the chooser of a level. It takes its random choices from the
// given source, and solves the game only at the level perfect.
func Chooser(level string, rules *yutkata.Rules, random *rand.Rand, solve func() (*solution.Solution, error)) (yutkata.Chooser, error) {
	any := func(state yutkata.State) yutkata.Token {
		movable := rules.Movable(state)
		return movable[random.IntN(len(movable))]
	}
	switch level {
	case chance:
		return any, nil
	case careless:
		return func(state yutkata.State) yutkata.Token {
			if random.IntN(2) == 0 {
				return any(state)
			}
			return rules.Choose(state)
		}, nil
	case sensible:
		return rules.Choose, nil
	case perfect:
		solved, err := solve()
		if err != nil {
			return nil, fmt.Errorf("--level %s: %w", level, err)
		}
		return solved.Choose, nil
	}
	return nil, fmt.Errorf("--level %q: expected random, careless, sensible or perfect", level)
}

// isLevel reports whether there is such a level.
func isLevel(text string) bool { return slices.Contains(Levels(), text) }
