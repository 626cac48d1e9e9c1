package judge

import (
	"regexp"

	"games.example/yutkata/byhand"
)

var kataCommand = regexp.MustCompile(`^(Player\w)\.(Throw|Move)\((\w*)\)$`)

// kata plays a game of the kata by the rules of its package byhand.
func (c *console) kata() {
	rules, seen, sticks := byhand.New(c.broken), byhand.Observation{}, ""
	// command asks for a command until the rules allow it.
	command := func() {
		for {
			line := c.ask("")
			if found := kataCommand.FindStringSubmatch(line); found != nil {
				allowed := found[2] == "Throw" && asks(rules, &seen, "throw", "player", found[1], "sticks", sticks) ||
					found[2] == "Move" && asks(rules, &seen, "move", "player", found[1], "token", found[3])
				if allowed {
					return
				}
			}
			c.print("No: ", line, "\n")
		}
	}
	asks(rules, &seen, "look")
	for seen.Winner == "" {
		c.print("$", seen.Board, "\n$", seen.Turn, "'s turn\n")
		sticks = ""
		for range 4 {
			sticks += string("ox"[c.chance.IntN(2)])
		}
		command()
		c.print("$The throw is ", seen.ThrowToUse, " ", sticks, "\n")
		command()
	}
	c.print("$The winner is ", seen.Winner, "\n")
}
