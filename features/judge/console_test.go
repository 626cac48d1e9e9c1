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
)

// A console is a small program of the assignment, as a student might write it. It shares
// no code with the games of this workspace, and can be broken in one place.
type console struct {
	broken  string
	in      *bufio.Scanner
	chance  *rand.Rand
	pieces  [][]int // by player, positions as in the assignment
	turn    int
	pool    []string
	names   []string // such as Noah(dog) in the advanced game
	animals []int
	moves   int
}

const (
	pig = iota
	dog
	sheep
	cow
)

// order holds the results in the order in which they are printed.
var order = []string{"back-do", "do", "gae", "geol", "yut", "mo"}

// ways holds the ways around and across the board. A piece that has stopped on the first
// position of a way takes that way.
var ways = [][]int{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 29},
	{5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29},
	{10, 25, 26, 22, 27, 28, 29},
	{22, 27, 28, 29},
}

var cowsWay = []int{0, 1, 2, 3, 4, 5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29}

// wayFrom returns the way that a piece takes, and the index of its position on the way.
func (c *console) wayFrom(at int) (way []int, index int) {
	if c.animals != nil && c.animals[c.turn] == cow && c.broken != "cow" {
		return cowsWay, slices.Index(cowsWay, at)
	}
	if c.broken != "long" {
		for _, way := range ways {
			if way[0] == at {
				return way, 0
			}
		}
	}
	return backFrom(at)
}

func backFrom(at int) (way []int, index int) {
	for _, way := range ways {
		if i := slices.Index(way, at); i >= 0 {
			return way, i
		}
	}
	return nil, 0
}

func (c *console) target(at int, result string) int {
	way, i := c.wayFrom(at)
	steps := slices.Index(order, result)
	if steps == 0 {
		if c.animals == nil || c.animals[c.turn] != cow || c.broken == "cow" {
			way, i = backFrom(at)
		}
		if at == 1 {
			if c.broken == "back from 1" {
				return 0
			}
			return 29
		}
		return way[i-1]
	}
	if c.broken == "short" {
		for range steps - 1 {
			i++
			if i < len(way) && (way[i] == 5 || way[i] == 10) {
				way, i = c.wayFrom(way[i])
			}
		}
		steps = 1
	}
	last := len(way)
	if c.broken == "arrives on 29" {
		last--
	}
	if i += steps; i >= last {
		return 100
	}
	return way[i]
}

func (c *console) throw() {
	for {
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
		c.pool = append(c.pool, result)
		again := result == "yut" || result == "mo"
		if c.animals != nil && c.animals[c.turn] == dog && c.broken != "dog" {
			again = again || result == "geol"
		}
		if !again || c.broken == "once" {
			break
		}
	}
	if c.broken != "unsorted" {
		slices.SortFunc(c.pool, func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
	}
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
	for _, piece := range c.pieces[player] {
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
			for player := range c.pieces {
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
		for player := range c.pieces {
			c.print(strings.Repeat(beside.symbol+" ", c.count(player, beside.at)))
		}
		c.print("\n\n")
	}
}

// play plays turns until a player wins or saves the game. It reports whether a player has
// won.
func (c *console) play(between func() bool) (won bool) {
	c.throw()
	for {
		c.table()
		c.print("Player ", c.turn, " turn\nPiece : ")
		mine := c.pieces[c.turn]
		slices.Sort(mine)
		for _, piece := range mine {
			if piece < 100 {
				c.print(piece, " ")
			}
		}
		c.print("\nYut:  ", strings.Join(c.pool, " "), "\n")
		at, result := c.answers()
		c.move(at, result)
		if c.moves++; c.moves == 8 {
			c.stop()
		}
		if c.count(c.turn, 100) == len(mine) && c.broken != "never wins" {
			c.print("Player ", c.turn, " win\n")
			return true
		}
		if len(c.pool) == 0 {
			c.turn = (c.turn + 1) % len(c.pieces)
			if between != nil && !between() {
				return false
			}
			c.throw()
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

func (c *console) answers() (at int, result string) {
	where := ">>position: "
	for {
		question := where
		if c.broken == "asks twice" && c.moves == 5 {
			question += where // in one piece: the judge answers the first question that comes alone
		}
		at, err := strconv.Atoi(c.ask(question))
		result = c.ask(">> yut :")
		inPool := slices.Contains(c.pool, result) || c.broken == "any result" && slices.Contains(order, result)
		onBoard := slices.ContainsFunc(c.pieces[c.turn], func(piece int) bool { return piece > 0 && piece < 100 })
		idle := at == 0 && result == "back-do"
		if err == nil && inPool && at != 100 && (idle && !onBoard || c.count(c.turn, at) > 0 && !idle || c.broken == "idle" && idle) {
			return at, result
		}
		c.print("no, again\n")
		if c.broken == "other words" {
			where = "a position: "
		}
	}
}

func (c *console) move(at int, result string) {
	if i := slices.Index(c.pool, result); i >= 0 {
		c.pool = slices.Delete(c.pool, i, i+1)
	}
	if at == 0 && result == "back-do" {
		return
	}
	to := c.target(at, result)
	for i, piece := range c.pieces[c.turn] {
		if piece == at {
			c.pieces[c.turn][i] = to
			if at == 0 || c.broken == "alone" {
				break
			}
		}
	}
	caught := -1
	for player, others := range c.pieces {
		for i, piece := range others {
			if player != c.turn && piece == to && to > 0 && to < 100 && c.broken != "no catch" {
				caught, others[i] = player, 0
			}
		}
	}
	switch {
	case caught < 0 || c.broken == "no throw":
	case c.animals != nil && c.animals[caught] == pig && c.broken != "pig":
		c.pool = nil
	case c.animals != nil && c.animals[c.turn] == sheep && c.broken != "sheep":
		c.throw()
		c.throw()
	default:
		c.throw()
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
			*c = console{broken: c.broken, in: c.in, chance: c.chance}
			for range players {
				c.pieces = append(c.pieces, make([]int, pieces))
			}
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
	c := &console{broken: args[1], in: bufio.NewScanner(os.Stdin), chance: rand.New(rand.NewPCG(1, uint64(runs)))}
	if c.broken == "same" {
		c.chance = rand.New(rand.NewPCG(1, 2))
	}
	map[string]func(){"basic": c.basic, "advanced": c.advanced, "kata": c.kata}[args[0]]()
}
