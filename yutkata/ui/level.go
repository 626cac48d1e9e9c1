package ui

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"games.example/internal/message"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// The levels at which the program plays.
const (
	byChance = "random"   // any token
	careless = "careless" // half of the time a sensible token, otherwise any token
	sensible = "sensible" // finish, else capture, else gain the most spaces
	perfect  = "perfect"  // the move with the best chance to win
)

// spoken holds the words for the levels that all games have.
var spoken = map[string]string{careless: "easy", sensible: "medium", perfect: "best"}

// word returns the word for a level.
func word(level string) string { return cmp.Or(spoken[level], level) }

// LevelWords returns the words for the levels, the weakest first.
func LevelWords() (words []string) {
	for _, level := range Levels() {
		words = append(words, word(level))
	}
	return words
}

// Levels returns the levels, the weakest first.
func Levels() []string { return []string{byChance, careless, sensible, perfect} }

// Player is a program that plays: it returns the token to move in a state in which
// the player on turn has thrown.
type Player func(yutkata.State) yutkata.Token

// levelOf returns the level that has the given word.
func levelOf(name string) string {
	for level, word := range spoken {
		if word == name {
			return level
		}
	}
	return name
}

// NewPlayer returns a player of the given level. The player takes its random choices
// from the given source. NewPlayer solves the game only for the "perfect" level.
func NewPlayer(level string, rules *yutkata.Rules, random *rand.Rand, solve func() (*solution.Solution, error)) (Player, error) {
	anyToken := func(state yutkata.State) yutkata.Token {
		movable := rules.Movable(state)
		return movable[random.IntN(len(movable))]
	}
	switch levelOf(level) {
	case byChance:
		return anyToken, nil
	case careless:
		either := []Player{anyToken, rules.Choose}
		return func(state yutkata.State) yutkata.Token { return either[random.IntN(len(either))](state) }, nil
	case sensible:
		return rules.Choose, nil
	case perfect:
		solved, err := solve()
		if err != nil {
			return nil, message.Errorf("level %s: %w", message.Phrase(word(perfect)), err)
		}
		return solved.Choose, nil
	}
	return nil, fmt.Errorf("--level %q: expected random, easy, medium or best", level)
}
