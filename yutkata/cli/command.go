package cli

import (
	"fmt"
	"regexp"
	"strings"
)

// command is what a player says: to throw, or to move a token.
type command struct {
	player string // A to Z, or "" for the one on turn
	token  string // "" to throw
}

var (
	kataThrow  = regexp.MustCompile(`^(?:PLAYER([A-Z])\.)?THROW\(\)$`)
	kataMove   = regexp.MustCompile(`^(?:PLAYER([A-Z])\.)?MOVE\(\s*([A-Z]\d)\s*\)$`)
	shortThrow = regexp.MustCompile(`^(?:THROW|T)$`)
	shortMove  = regexp.MustCompile(`^(?:MOVE\s+)?([A-Z]\d)$`)
)

// parseCommand reads a command in the kata's spelling, PlayerA.Throw() and
// PlayerA.Move(A1), or a short one: throw, t, move A1, A1. Case does not
// matter.
func parseCommand(text string) (command, error) {
	upper := strings.ToUpper(strings.TrimSpace(text))
	if found := kataThrow.FindStringSubmatch(upper); found != nil {
		return command{player: found[1]}, nil
	}
	if found := kataMove.FindStringSubmatch(upper); found != nil {
		return command{player: found[1], token: found[2]}, nil
	}
	if shortThrow.MatchString(upper) {
		return command{}, nil
	}
	if found := shortMove.FindStringSubmatch(upper); found != nil {
		return command{token: found[1]}, nil
	}
	return command{}, fmt.Errorf("%q is no command", text)
}

// by is the command as said by a player who is named when it names none.
func (c command) by(player string) command {
	if c.player == "" {
		c.player = strings.TrimPrefix(player, "Player")
	}
	return c
}

// String is the command in the kata's spelling.
func (c command) String() string {
	if c.token == "" {
		return fmt.Sprintf("Player%s.Throw()", c.player)
	}
	return fmt.Sprintf("Player%s.Move(%s)", c.player, c.token)
}
