package judge

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"games.example/internal/protocol"
	"games.example/yutnori/byhand"
)

// A console is a small program of the assignment, as a student might write it. It plays by
// the rules of package byhand, which does not use package yutnori. The rules or the console
// can be broken in one place.
type console struct {
	broken  string // a mistake of the console, or the name of a broken rule
	in      *bufio.Scanner
	chance  *rand.Rand
	rules   protocol.Kata
	seen    byhand.Observation
	names   []string // such as Noah(dog) in the advanced game
	animals []int
	moves   int
}

// order holds the results in the order in which they are printed.
var order = []string{"back-do", "do", "gae", "geol", "yut", "mo"}

// asks sends a request to the rules of a game, and reports whether they allow it.
func asks[T any](rules protocol.Kata, seen *T, do string, fields ...any) bool {
	var next T
	if rules.Ask(protocol.Request(do, fields...), &next) != nil {
		return false
	}
	*seen = next
	return true
}

func (c *console) asks(do string, fields ...any) bool { return asks(c.rules, &c.seen, do, fields...) }

// begins begins a game of the given size, in which each player has an animal or nobody has.
func (c *console) begins(players, pieces int) {
	game := byhand.Game{House: byhand.House{BackDoFromOne: "last"}}.For(players, pieces)
	for _, animal := range c.animals {
		game.Animals = append(game.Animals, kinds[animal])
	}
	c.asks("new", "players", players, "pieces", pieces, "animals", game.Animals, "house_rules", game.House)
}

func (c *console) throw() {
	flats, marked := 0, false
	for stick := range 4 {
		if c.chance.IntN(2) == 0 || c.broken == "biased" && c.chance.IntN(4) == 0 {
			flats++
			marked = stick == 0
		}
	}
	result := order[flats]
	switch {
	case flats == 0:
		result = "mo"
	case flats == 1 && marked:
		result = "back-do"
	}
	c.asks("throw", "player", c.seen.Turn, "results", []string{result})
}

func (c *console) print(words ...any) { fmt.Fprint(os.Stdout, words...) }

func (c *console) ask(prompt string) string {
	c.print(prompt)
	if !c.in.Scan() {
		os.Exit(0)
	}
	return strings.TrimSpace(c.in.Text())
}

// count returns how many pieces a player has at a position.
func (c *console) count(player, at int) (count int) {
	for _, piece := range c.seen.Pieces[player] {
		if piece == at {
			count++
		}
	}
	return count
}

func (c *console) table() {
	next := 0
	shown := []int{10, 9, 8, 7, 6, 5, 25, 20, 11, 4, 26, 21, 12, 3, 22, 13, 2, 23, 27, 14, 1, 24, 28, 15, 16, 17, 18, 19, 29}
	for _, row := range []string{
		"# - # - # - # - # - #", " | # # |", "# . . #", " | # # |", "# . . #", " | # |", "# . . #", " | # # |", "# . . #", " | # # |", "# - # - # - # - # - #^Start",
	} {
		for _, symbol := range row {
			if symbol != '#' {
				c.print(string(symbol))
				continue
			}
			cell := "[ ]"
			for player := range c.seen.Pieces {
				if count := c.count(player, shown[next]); count > 0 {
					cell = fmt.Sprintf("[\x1b[3%dm%d\x1b[0m]", player+1, count)
				}
			}
			next++
			c.print(cell)
		}
		c.print("\n")
	}
	if c.names != nil {
		c.print("-------------\n", strings.Join(c.names, "  "), "\n")
	}
	for _, beside := range []struct {
		label  string
		at     int
		symbol string
	}{{"Not started:", 0, "□"}, {"Arrived:", 100, "■"}} {
		c.print(beside.label, "\n")
		for player := range c.seen.Pieces {
			c.print(strings.Repeat(beside.symbol+" ", c.count(player, beside.at)))
		}
		c.print("\n\n")
	}
}

// play plays turns until a player wins or saves the game.
func (c *console) play(between func() bool) {
	for {
		for c.seen.ChainsOwed > 0 {
			c.throw()
		}
		turn := c.seen.Turn
		c.table()
		c.print("Player ", turn, " turn\nPiece : ")
		for _, piece := range slices.Sorted(slices.Values(c.seen.Pieces[turn])) {
			if piece < 100 {
				c.print(piece, " ")
			}
		}
		pool := c.seen.Pool
		if c.broken != "unsorted" {
			slices.SortFunc(pool, func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
		}
		c.print("\nYut:  ", strings.Join(pool, " "), "\n")
		c.answers(turn)
		if c.moves++; c.moves == 8 {
			c.stop()
		}
		if c.seen.Winner != nil {
			c.print("Player ", turn, " win\n")
			return
		}
		if c.seen.Turn != turn && between != nil && !between() {
			return
		}
	}
}

// stop breaks the program after some moves.
func (c *console) stop() {
	switch c.broken {
	case "ends":
		os.Exit(3)
	case "hangs":
		time.Sleep(time.Hour)
	case "endless":
		for {
			c.print(">> position : no\n")
		}
	}
}

// answers asks for a position and a result until the rules allow the move.
func (c *console) answers(turn int) {
	where := ">>position: "
	for {
		question := where
		if c.broken == "asks twice" && c.moves == 5 {
			question += where // in one piece: the judge answers the first question that comes alone
		}
		at, err := strconv.Atoi(c.ask(question))
		result := c.ask(">> yut :")
		if err == nil && slices.Contains(order, result) && c.asks("move", "player", turn, "position", at, "result", result, "way", "short") {
			return
		}
		c.print("no, again\n")
		if c.broken == "other words" {
			where = "a position: "
		}
	}
}

// basic shows the menu and plays games.
func (c *console) basic() {
	for {
		c.print("*** Menu ***\n1. game start\n2. end program\n")
		switch c.ask("Select the function you want:") {
		case "1":
			players, _ := strconv.Atoi(c.ask("number of players (2, 3, 4) : "))
			pieces, _ := strconv.Atoi(c.ask("number of pieces per player (1, 2, 3, 4) : "))
			c.moves = 0
			c.begins(players, pieces)
			c.play(nil)
		case "2":
			if c.broken != "stays" {
				return
			}
		default:
			c.print("Type an integer from 1 to 2!\n")
		}
	}
}

// runConsole runs the program. The arguments are the game, the name of a mistake or right,
// and a file that counts the runs, so that each run has other throws.
func runConsole(args []string) {
	file, _ := os.OpenFile(args[2], os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	_, _ = file.WriteString(".")
	runs, _ := file.Seek(0, io.SeekEnd)
	c := &console{broken: args[1], in: bufio.NewScanner(os.Stdin), chance: rand.New(rand.NewPCG(1, uint64(runs))), rules: byhand.New(args[1])}
	if c.broken == "same" {
		c.chance = rand.New(rand.NewPCG(1, 2))
	}
	map[string]func(){"basic": c.basic, "advanced": c.advanced, "kata": c.kata}[args[0]]()
}
