package ui

import (
	"fmt"
	"strings"

	"games.example/internal/message"
	"games.example/yutkata"
)

// command is a player's command to throw, or to move a token.
type command struct {
	player int
	token  string // "" to throw
}

// parseCommand reads a command in the kata's spelling, as in PlayerA.Throw() or
// Player.Move(A1), or in a short form: throw, t, move A1 or A1. Case does not matter.
// If the command names no player, it is for the player on turn.
func parseCommand(text string, turn int) (command, error) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if upper == "THROW" || upper == "T" {
		return command{player: turn}, nil
	}
	if words := strings.Fields(upper); len(words) == 1 && isToken(upper) || len(words) == 2 && words[0] == "MOVE" && isToken(words[1]) {
		return command{turn, words[len(words)-1]}, nil
	}
	said, called := command{player: turn}, upper
	if after, ok := strings.CutPrefix(upper, "PLAYER"); ok {
		letter, method, dot := strings.Cut(after, ".")
		if said.player, ok = playerNamed(letter, turn); ok && dot {
			called = method
		}
	}
	name, argument, _ := strings.Cut(called, "(")
	argument, closed := strings.CutSuffix(argument, ")")
	said.token = strings.TrimSpace(argument)
	if closed && (name == "THROW" && said.token == "" || name == "MOVE" && isToken(said.token)) {
		return said, nil
	}
	return command{}, message.Errorf("%q is not a command", text)
}

// isToken reports whether a string looks like the name of a token, such as A1.
func isToken(text string) bool {
	return len(text) == 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '0' && text[1] <= '9'
}

// playerNamed returns the player with the given letter, or the player on turn if there
// is no letter.
func playerNamed(letter string, turn int) (player int, ok bool) {
	if letter == "" {
		return turn, true
	}
	return number(letter), isToken(letter + "1")
}

// String returns the command in the kata's spelling.
func (c command) String() string {
	if c.token == "" {
		return yutkata.PlayerName(c.player) + ".Throw()"
	}
	return fmt.Sprintf("%s.Move(%s)", yutkata.PlayerName(c.player), c.token)
}

// short returns the command in its shortest spelling.
func (c command) short() string {
	if c.token == "" {
		return "t"
	}
	return c.token
}

// question is a question that a player asks: the kata's displayBoard or PlayerATokens.
type question struct {
	board  bool
	player int // the player whose tokens are asked for
}

// parseQuestion reads board, board.displayBoard(), tokens or PlayerATokens.
func parseQuestion(text string, turn int) (asked question, ok bool) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if name, ok := strings.CutSuffix(upper, "TOKENS"); ok {
		letter, named := strings.CutPrefix(name, "PLAYER")
		player, ok := playerNamed(letter, turn)
		return question{player: player}, ok && named == (letter != "")
	}
	argument, called := strings.CutPrefix(upper, "BOARD.DISPLAYBOARD(")
	argument, closed := strings.CutSuffix(argument, ")")
	return question{board: true}, upper == "BOARD" || called && closed && strings.TrimSpace(argument) == ""
}
