package table

import (
	"fmt"
	"strings"
)

// command is a player's command to throw, or to move a token.
type command struct {
	player string // A to Z, or "" for the player on turn
	token  string // "" to throw
}

// parseCommand reads a command in the kata's spelling, PlayerA.Throw() and
// Player.Move(A1), or in short: throw, t, move A1, A1. Case does not matter.
func parseCommand(text string) (command, error) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if upper == "THROW" || upper == "T" {
		return command{}, nil
	}
	if words := strings.Fields(upper); len(words) == 1 && isToken(upper) || len(words) == 2 && words[0] == "MOVE" && isToken(words[1]) {
		return command{token: words[len(words)-1]}, nil
	}
	said, called := command{}, upper
	if after, ok := strings.CutPrefix(upper, "PLAYER"); ok {
		said.player, called, ok = strings.Cut(after, ".")
		if !ok || said.player != "" && !isToken(said.player+"1") {
			called = ""
		}
	}
	name, argument, _ := strings.Cut(called, "(")
	argument, closed := strings.CutSuffix(argument, ")")
	said.token = strings.TrimSpace(argument)
	if closed && (name == "THROW" && said.token == "" || name == "MOVE" && isToken(said.token)) {
		return said, nil
	}
	return command{}, fmt.Errorf("%q is not a command", text)
}

// isToken reports whether a string has the form of a token's name, as in A1.
func isToken(text string) bool {
	return len(text) == 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '0' && text[1] <= '9'
}

// by returns the command with the given player, unless the command has a player.
func (c command) by(player int) command {
	if c.player == "" {
		c.player = letterOf(player)
	}
	return c
}

// String returns the command in the kata's spelling.
func (c command) String() string {
	if c.token == "" {
		return fmt.Sprintf("Player%s.Throw()", c.player)
	}
	return fmt.Sprintf("Player%s.Move(%s)", c.player, c.token)
}

// short returns the command in its shortest spelling.
func (c command) short() string {
	if c.token == "" {
		return "t"
	}
	return c.token
}

// question is a player's question, the kata's displayBoard or PlayerATokens.
type question struct {
	board  bool
	player string // whose tokens, A to Z, or "" for the player on turn
}

// parseQuestion reads board, board.displayBoard(), tokens or PlayerATokens.
func parseQuestion(text string) (asked question, ok bool) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if player, ok := strings.CutSuffix(upper, "TOKENS"); ok {
		letter, named := strings.CutPrefix(player, "PLAYER")
		return question{player: letter}, player == "" || named && isToken(letter+"1")
	}
	argument, called := strings.CutPrefix(upper, "BOARD.DISPLAYBOARD(")
	argument, closed := strings.CutSuffix(argument, ")")
	return question{board: true}, upper == "BOARD" || called && closed && strings.TrimSpace(argument) == ""
}
