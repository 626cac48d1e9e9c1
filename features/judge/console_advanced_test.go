package judge

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// kinds holds the animals by number.
var kinds = []string{"pig", "dog", "sheep", "cow"}

// advanced shows the menu of the advanced game, and plays games of the logged-in players.
func (c *console) advanced() {
	var ids []string
	for {
		list := "No player is logged in"
		if ids != nil {
			list = strings.Join(ids, "  ")
		}
		c.print("*** Menu ***\nLogged-in ID List: ", list, "\n1. game start\n2. login\n3. end program\n")
		switch c.ask("Select the function you want : ") {
		case "1":
			if len(ids) < 2 {
				c.print("More than 1 player is needed to start the game\n")
				continue
			}
			c.playAdvanced(ids)
			if c.broken != "logged in" {
				ids = nil
			}
		case "2":
			id := c.ask("ID: ")
			password := c.ask("PASSWORD: ")
			users, _ := os.ReadFile("user_info.txt")
			line := id + " " + password + "\n"
			if c.broken == "login" {
				line = id + " "
			}
			if !strings.Contains(string(users), line) {
				c.print("Login Failed!\n")
				continue
			}
			c.print("Login Succeed!\n")
			ids = append(ids, id)
		case "3":
			return
		default:
			c.print("Type an integer from 1 to 3!\n")
		}
	}
}

func sorted(words []string) []string { return slices.Sorted(slices.Values(words)) }

func (c *console) playAdvanced(ids []string) {
	c.moves, c.names, c.animals = 0, nil, nil
	text, _ := os.ReadFile("game_info.txt")
	var others []string
	resumed := false
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		players := strings.Fields(parts[0])
		if c.broken == "offers" && slices.Contains(ids, players[0]) {
			ids = players
		}
		if !slices.Equal(sorted(players), sorted(ids)) {
			others = append(others, line)
			continue
		}
		if c.broken == "appends" {
			others = append(others, line)
		}
		answer := ""
		for answer != "0" && answer != "1" {
			answer = c.ask("There is a saved game. Start a new game (0) / Resume (1) : ")
		}
		if resumed = answer == "1"; resumed {
			if c.broken != "order" {
				ids = players
			}
			c.resume(ids, parts)
		}
	}
	if !resumed {
		for _, id := range ids {
			c.print("Select animal type of ", id, "\n")
			animal := -1
			for animal < 0 || animal > 3 {
				number, err := strconv.Atoi(c.ask("(0: pig, 1: dog, 2: sheep, 3:cow) : "))
				if animal = number; err != nil {
					animal = -1
				}
			}
			c.animals = append(c.animals, animal)
		}
		c.begins(len(ids), 4)
	}
	for i, id := range ids {
		c.names = append(c.names, id+"("+kinds[c.animals[i]]+")")
	}
	if c.broken == "early" || c.broken == "early lie" {
		c.early()
	}
	c.play(func() bool { return c.continues(ids, others) })
}

// early asks whether to continue before the first turn, too.
func (c *console) early() {
	if c.broken == "early lie" {
		c.seen.Pieces[0][0]++
		defer func() { c.seen.Pieces[0][0]-- }()
	}
	c.table()
	c.ask("Continue (0) / Save and Exit the game (1) : ")
}

func (c *console) resume(ids, parts []string) {
	var pieces [][]int
	for _, part := range parts[1 : len(parts)-1] {
		words := strings.Fields(part)
		if c.broken == "order" {
			words = strings.Fields(parts[1+slices.Index(strings.Fields(parts[0]), ids[len(pieces)])])
		}
		var numbers []int
		for _, word := range words[1:] {
			number, _ := strconv.Atoi(word)
			numbers = append(numbers, number)
		}
		c.animals = append(c.animals, numbers[0])
		pieces = append(pieces, numbers[1:])
	}
	turn, _ := strconv.Atoi(parts[len(parts)-1])
	c.begins(len(pieces), 4)
	c.asks("set", "pieces", pieces, "turn", turn)
}

// continues asks whether to continue or to save the game.
func (c *console) continues(ids, others []string) bool {
	if c.broken == "never asks" {
		return true
	}
	c.table()
	prompt := "Continue (0) / Save and Exit the game (1) : "
	for {
		switch c.ask(prompt) {
		case "0":
			return true
		case "1":
			line := strings.Join(ids, " ")
			for i, id := range ids {
				pieces := slices.Sorted(slices.Values(c.seen.Pieces[i]))
				line += " | " + id + " " + strconv.Itoa(c.animals[i]) + " " + strings.Trim(fmt.Sprint(pieces), "[]")
			}
			turn := c.seen.Turn
			if c.broken == "turn" {
				turn = (turn + 1) % len(ids)
			}
			text := strings.Join(others, "") + line + " | " + strconv.Itoa(turn) + "\n"
			if c.broken == "one line" {
				text = line + " | " + strconv.Itoa(turn) + "\n"
			}
			_ = os.WriteFile("game_info.txt", []byte(text), 0o600)
			c.print("Game saved successfully!\n")
			return false
		}
		c.print("0 or 1!\n")
		if c.broken == "other words" {
			prompt = "which? "
		}
	}
}
