package judge

import (
	"fmt"
	"os"
	"slices"
	"strings"
)

// kata plays a game of the kata. The tokens are A1, A2, B1 and B2.
func (c *console) kata() {
	c.names = []string{"A1", "A2", "B1", "B2"}
	spaces := make([]int, len(c.names)) // 0 is off the board, 15 has finished
	c.showSpaces(spaces)
	for {
		player := "Player" + string(rune('A'+c.turn))
		c.print("$", player, "'s turn\n")
		c.command(player + ".Throw()")
		flats, sticks := 0, ""
		for range 4 {
			stick := "o"
			if c.chance.IntN(2) == 0 {
				stick = "x"
				flats++
			}
			sticks += stick
		}
		name := []string{"MO", "DO", "GE", "GEOL", "YUT"}[flats]
		if c.broken == "name" && flats == 3 {
			name = "GE"
		}
		c.print("$The throw is ", name, " ", sticks, "\n")
		steps := flats
		if flats == 0 {
			steps = 5
		}
		var commands []string
		for i, token := range c.names {
			if spaces[i] < 15 && i/2 == c.turn {
				commands = append(commands, player+".Move("+token+")")
			}
		}
		command := c.command(commands...)
		token := slices.Index(c.names, command[len(command)-3:len(command)-1])
		if token < 0 {
			token = 2 * c.turn // a wrong command that has been accepted
		}
		to := spaces[token] + steps
		switch {
		case to == 15 || to > 15 && c.broken == "overshoots":
			spaces[token] = 15
		case to < 15:
			spaces[token] = to
			for i, space := range spaces {
				if space == to && i/2 != c.turn && c.broken != "no capture" {
					spaces[i] = 0
				}
			}
		}
		if spaces[2*c.turn] == 15 && spaces[2*c.turn+1] == 15 && c.broken != "never wins" {
			c.print("$The winner is ", player, "\n")
			return
		}
		c.showSpaces(spaces)
		if steps < 4 || c.broken == "no extra throw" {
			c.turn = 1 - c.turn
		}
	}
}

// command reads lines until one of them is one of the right commands.
func (c *console) command(right ...string) string {
	for {
		line := c.ask("")
		if slices.Contains(right, line) || c.broken == "any token" && strings.Contains(line, ".Move(") == strings.Contains(right[0], ".Move(") {
			return line
		}
		c.print("No: ", line, "\n")
	}
}

func (c *console) showSpaces(spaces []int) {
	board := "$["
	for space := 1; space <= 15; space++ {
		var on []string
		for i, token := range c.names {
			if spaces[i] == space && space < 15 {
				on = append(on, token)
			}
		}
		if c.broken == "order" {
			slices.Reverse(on)
		}
		board += fmt.Sprintf("[%s]", strings.Join(on, ","))
	}
	fmt.Fprintln(os.Stdout, board+"]")
}
