// Package bot is the computer players: random, greedy and strong ones, and
// games between them, one or many.
//
// A bot is made for rules, and plays any that the facts can say: animals, house
// rules, 2 to 4 players. It sees what the players see, the state, and nothing
// that is still to be thrown.
package bot

import (
	"fmt"
	"math/rand/v2"

	"games.example/yutnori"
)

// Bot is a computer player. It never changes, and may play several games at
// once, for any of the players.
type Bot interface {
	// Move is the move that the player on turn makes. The state is one of the
	// rules that the bot was made for, and one in which there is a move; in any
	// other it is the zero move, which the rules refuse. Equal states and equal
	// chances give equal moves.
	Move(state yutnori.State, chance *rand.Rand) yutnori.Move
}

// Level is how well a bot plays.
type Level uint8

// The levels.
const (
	Random Level = iota
	Greedy
	Strong

	// Levels is how many there are.
	Levels = 3
)

var levelNames = [Levels]string{"random", "greedy", "strong"}

// New makes a bot of a level for games by some rules, with sticks that fall so.
// Levels beyond Strong play like it.
func New(level Level, rules *yutnori.Rules, sticks yutnori.Sticks) Bot {
	switch level {
	case Random:
		return NewRandom(rules)
	case Greedy:
		return NewGreedy(rules)
	default:
		return NewStrong(rules, sticks)
	}
}

// ErrNoLevel refuses a text that names no level.
var ErrNoLevel = refusal("that is no level of the computer players")

type refusal string

func (r refusal) Error() string { return string(r) }

// ParseLevel reads a level as String writes it.
//
// Refused: ErrNoLevel.
func ParseLevel(name string) (Level, error) {
	for level, known := range levelNames {
		if name == known {
			return Level(level), nil
		}
	}
	return 0, fmt.Errorf("%w: %q", ErrNoLevel, name)
}

// String is the level's name: random, greedy or strong.
func (l Level) String() string {
	if l >= Levels {
		return fmt.Sprintf("Level(%d)", uint8(l))
	}
	return levelNames[l]
}
