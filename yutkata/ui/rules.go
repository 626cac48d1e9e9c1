package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/yutkata"
)

// MaxSpaces is the length of the longest board. The length is limited because a
// transcript prints each board on one line.
const MaxSpaces = 10_000_000

// ruleNames holds the names of the choices that are rules, in their order in a header.
var ruleNames = []string{"spaces", "tokens", "players", "wrap", "obstacle"}

// usual holds the rules of the kata's own game.
var usual = play.Choices{"spaces": "15", "tokens": "2", "players": "2", "wrap": "false"}

// NewGame returns a game with the rules that the choices describe, and with the given
// options. If a choice is missing, the kata's rule applies. The error names the flag of
// an impossible choice, or is yutkata.ErrRules with a reason.
func NewGame(choices play.Choices, options ...yutkata.Option) (*yutkata.Game, error) {
	var numbers [3]int // spaces, tokens, players
	for i, name := range ruleNames[:len(numbers)] {
		n, err := wholeNumber(choiceOf(choices, name))
		if err != nil || n > MaxSpaces {
			return nil, fmt.Errorf("--%s %q: expected a whole number in plain digits, %d at most", name, choices[name], MaxSpaces)
		}
		numbers[i] = n
	}
	options = append(options, yutkata.Spaces(numbers[0]), yutkata.Tokens(numbers[1]), yutkata.Players(numbers[2]))
	wrap, err := strconv.ParseBool(choiceOf(choices, "wrap"))
	if err != nil {
		return nil, fmt.Errorf("--wrap %q: expected true or false", choices["wrap"])
	}
	if wrap {
		options = append(options, yutkata.WrapAround())
	}
	for _, text := range obstacles(choices) {
		obstacle, err := ParseObstacle(text)
		if err != nil {
			return nil, err
		}
		options = append(options, obstacle)
	}
	return yutkata.New(options...)
}

// choiceOf returns the choice with the given name, or the usual value if the choice is
// missing.
func choiceOf(choices play.Choices, name string) string {
	if value, ok := choices[name]; ok {
		return value
	}
	return usual[name]
}

func obstacles(choices play.Choices) []string {
	return strings.FieldsFunc(choices["obstacle"], func(r rune) bool { return r == ',' })
}

// ParseObstacle reads an obstacle, such as 5:miss or 9:back:3.
func ParseObstacle(text string) (yutkata.Option, error) {
	parts := strings.Split(text, ":")
	space, err := wholeNumber(parts[0])
	switch {
	case err != nil:
	case len(parts) == 2 && parts[1] == "miss":
		return yutkata.MissTurn(space), nil
	case len(parts) == 3 && parts[1] == "back":
		if back, err := wholeNumber(parts[2]); err == nil {
			return yutkata.MoveBack(space, back), nil
		}
	}
	return nil, fmt.Errorf("--obstacle %q: expected K:miss or K:back:B, K and B whole numbers", text)
}

// wholeNumber reads a number in plain decimal digits.
func wholeNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err == nil && strconv.Itoa(n) != text {
		err = strconv.ErrSyntax
	}
	return n, err
}

// sameRule reports whether two values of a rule have the same meaning. The order of
// obstacles does not matter.
func sameRule(a, b string) bool {
	split := func(text string) []string { return slices.Sorted(strings.SplitSeq(text, ",")) }
	return slices.Equal(split(a), split(b))
}

// ParsePlayer reads the value of a flag, such as B or PlayerB, and returns the player's
// number.
func ParsePlayer(rules *yutkata.Rules, flag, text string) (int, error) {
	letter := strings.TrimPrefix(strings.ToUpper(strings.TrimSpace(text)), "PLAYER")
	if player := number(letter); player >= 0 && player < rules.Players() {
		return player, nil
	}
	return 0, fmt.Errorf("--%s %q: expected A to %s", flag, text, letterOf(rules.Players()-1))
}

// number returns the number of the player with the given letter, or -1 if the text is
// not one character.
func number(letter string) int {
	if len(letter) != 1 {
		return -1
	}
	return int(letter[0]) - 'A'
}

func letterOf(player int) string { return strings.TrimPrefix(yutkata.PlayerName(player), "Player") }
