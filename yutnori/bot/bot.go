// Package bot holds the computer players: random, casual, greedy, strong and
// perfect.
//
// [New] returns a [Player] for any game that facts can describe, with animals,
// house rules and 2 to 4 players. [Player.Move] chooses a single move. A [Match]
// plays a whole game, and a [Series] plays many games on all cores.
//
// Like a person, a bot sees the state but not the coming throws.
package bot

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// A Player is a computer player. It never changes, and may play several games at
// once, for any of the players.
type Player interface {
	// Move returns a move for the player on turn, and leaves the state unchanged. The
	// state must come from the rules for which the bot was made. In a state without a
	// legal move it returns the zero Move, which the rules refuse. Equal states and
	// equal random sources give equal moves.
	Move(state *yutnori.State, chance *rand.Rand) yutnori.Move
}

// Level is the strength of a bot.
type Level uint8

// The levels.
const (
	Random Level = iota
	Casual       // random half of the time, and greedy otherwise
	Greedy
	Strong
	Perfect // only for games that [Solve] can solve

	// NumLevels is the number of levels.
	NumLevels = 5
)

var levelNames = []string{"random", "casual", "greedy", "strong", "perfect"}

// levelWords holds the words for the levels that all games have.
var levelWords = []string{"random", "easy", "medium", "hard", "best"}

// Word returns the word for an existing level: random, easy, medium, hard or best.
func (l Level) Word() string { return levelWords[l] }

// New returns a bot of a level for games with the given rules and sticks. It returns
// [ErrNoLevel] for a number that is not a level, and the error of [CheckSolvable] if the
// level is [Perfect] and the game cannot be solved. For the last two levels, New takes as
// long as [NewStrong] and [Solve] do.
func New(level Level, rules *yutnori.Rules, sticks yutnori.YutSticks) (Player, error) {
	switch level {
	case Random:
		return NewRandom(rules), nil
	case Casual:
		return NewCasual(rules), nil
	case Greedy:
		return NewGreedy(rules), nil
	case Strong:
		return NewStrong(rules, sticks), nil
	case Perfect:
		solution, err := Solve(context.Background(), rules, sticks, nil)
		if err != nil {
			return nil, err
		}
		return NewPerfect(solution, sticks), nil
	}
	return nil, fmt.Errorf("%w: %d", ErrNoLevel, uint8(level))
}

// ErrNoLevel is returned for text or a number that is not a level.
var ErrNoLevel = errors.New("that is not a level of the computer players")

// String returns the level's name: random, casual, greedy, strong or perfect.
func (l Level) String() string {
	if l >= NumLevels {
		return fmt.Sprintf("Level(%d)", uint8(l))
	}
	return levelNames[l]
}

// MarshalText returns the level's name, or [ErrNoLevel].
func (l Level) MarshalText() ([]byte, error) {
	if l >= NumLevels {
		return nil, fmt.Errorf("%w: %d", ErrNoLevel, uint8(l))
	}
	return []byte(levelNames[l]), nil
}

// UnmarshalText reads a level's name or word; case matters. It returns [ErrNoLevel] for
// any other text.
func (l *Level) UnmarshalText(name []byte) error {
	level := slices.Index(levelNames, string(name))
	if level < 0 {
		level = slices.Index(levelWords, string(name))
	}
	if level < 0 {
		return fmt.Errorf("%w: %q", ErrNoLevel, name)
	}
	*l = Level(level)
	return nil
}
