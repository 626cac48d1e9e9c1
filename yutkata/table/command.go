package table

import (
	"fmt"
	"regexp"
	"strings"
)

// command is a player's command to throw, or to move a token.
type command struct {
	player string // A to Z, or "" for the player on turn
	token  string // "" to throw
}

var (
	throwCommand = regexp.MustCompile(`^(?:(?:PLAYER([A-Z])?\.)?THROW\(\s*\)|THROW|T)$`)
	moveCommand  = regexp.MustCompile(`^(?:(?:PLAYER([A-Z])?\.)?MOVE\(\s*([A-Z]\d)\s*\)|(?:MOVE\s+)?([A-Z]\d))$`)
)

// parseCommand reads a command in the kata's spelling, PlayerA.Throw() and
// Player.Move(A1), or a short one: throw, t, move A1, A1. Case does not matter.
func parseCommand(text string) (command, error) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if found := throwCommand.FindStringSubmatch(upper); found != nil {
		return command{player: found[1]}, nil
	}
	if found := moveCommand.FindStringSubmatch(upper); found != nil {
		return command{player: found[1], token: found[2] + found[3]}, nil
	}
	return command{}, fmt.Errorf("%q is not a command", text)
}

// by returns the command with a player, unless it has one already.
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

var (
	askBoard  = regexp.MustCompile(`^(?:BOARD|BOARD\.DISPLAYBOARD\(\s*\))$`)
	askTokens = regexp.MustCompile(`^(?:PLAYER([A-Z]))?TOKENS$`)
)

// parseQuestion reads board, board.displayBoard(), tokens or PlayerATokens.
func parseQuestion(text string) (asked question, ok bool) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if found := askTokens.FindStringSubmatch(upper); found != nil {
		return question{player: found[1]}, true
	}
	return question{board: true}, askBoard.MatchString(upper)
}
