// Package kata plays yutnori.
package kata

import (
	"errors"
	"slices"
)

// ThrowFourYuts returns the result of a throw: back-do, do, gae, geol, yut or mo. A stick
// is 1 if its flat side is up, and otherwise 0. Only the first stick is marked.
func ThrowFourYuts(sticks [4]int) string {
	if sticks == [4]int{1, 0, 0, 0} {
		return "back-do"
	}
	return []string{"mo", "do", "gae", "geol", "yut"}[sticks[0]+sticks[1]+sticks[2]+sticks[3]]
}

var steps = map[string]int{"back-geol": -3, "back-gae": -2, "back-do": -1, "do": 1, "gae": 2, "geol": 3, "yut": 4, "mo": 5}

// The ways of a piece: around the board, and across it from the two corners. The cow has
// only one way.
var (
	allWays = [][]int{
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 29, 100},
		{5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29, 100},
		{10, 25, 26, 22, 27, 28, 29, 100},
	}
	cowsWays = [][]int{{0, 1, 2, 3, 4, 5, 20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 29, 100}}
)

// MovePlayer returns the final position of a piece: 100 if it arrives. Position 0 is the
// hand.
func MovePlayer(position int, result string) int {
	return new(Game).destination(position, steps[result], false)
}

// forward goes along the last way from a position, which is short, or the first.
func forward(ways [][]int, position, n int, long bool) int {
	var rest []int
	for _, way := range ways {
		if at := slices.Index(way, position); at >= 0 && (rest == nil || !long) {
			rest = way[at:]
		}
	}
	return rest[min(n, len(rest)-1)]
}

// back goes back one step along the first way that leads to a position.
func back(ways [][]int, position int) int {
	for _, way := range ways {
		if at := slices.Index(way, position); at > 0 && position > 1 {
			return way[at-1]
		}
	}
	return map[int]int{1: 29}[position] // or the hand
}

// House has the house rules.
type House struct {
	BackResults bool     // back-gae and back-geol are results, too
	YutNoChain  bool     // catching with yut or mo earns no throw
	LongWay     bool     // MoveLongWay is allowed
	BackFromOne string   // where back-do leads from position 1: 29 if empty, the "hand", or "arrive"
	Corners     []string // where each player starts: se if there are no corners, or ne, nw, sw
	Clockwise   []bool   // whether each player goes around clockwise
}

// A Game is played by players who are numbered from 0.
type Game struct {
	Pieces  [][]int  // the positions of each player's pieces
	Turn    int      // the player on turn
	Throws  int      // how often that player must throw, each time until neither yut nor mo comes up
	YutList []string // the results to be used, in the order of back-do, do, gae, geol, yut and mo
	Winner  int      // a player, or -1 before the end
	Animals []string // each player's animal: pig, dog, sheep or cow; none in the basic game
	House   House
}

// NewGame returns the basic game before its first throw.
func NewGame(players, pieces int) Game {
	g := Game{Throws: 1, Winner: -1}
	for range players {
		g.Pieces = append(g.Pieces, make([]int, pieces))
	}
	return g
}

// NewAnimalGame returns a game of animals, with four pieces each.
func NewAnimalGame(animals ...string) Game {
	return Game{Pieces: NewGame(len(animals), 4).Pieces, Throws: 1, Winner: -1, Animals: animals}
}

func (g *Game) is(player int, animal string) bool {
	return g.Animals != nil && g.Animals[player] == animal
}

// Throw gives a result to the player on turn. An error says why not.
func (g *Game) Throw(result string) error {
	if g.Winner >= 0 || g.Throws == 0 || steps[result] == 0 || steps[result] < -1 && !g.House.BackResults {
		return errors.New("that cannot be thrown now")
	}
	g.YutList = append(g.YutList, result)
	slices.SortFunc(g.YutList, func(a, b string) int { return steps[a] - steps[b] })
	if again := result == "yut" || result == "mo" || result == "geol" && g.is(g.Turn, "dog"); !again {
		g.Throws--
	}
	return nil
}

// Move uses a result of the player on turn to move the pieces at a position. From the
// hand, one piece departs. An error says why not, and nothing has changed.
func (g *Game) Move(position int, result string) error { return g.move(position, result, false) }

// MoveLongWay is like Move for a piece on 5, 10 or 22, but the piece goes straight on.
func (g *Game) MoveLongWay(position int, result string) error { return g.move(position, result, true) }

func (g *Game) move(position int, result string, long bool) error {
	own, n, used := g.Pieces[g.Turn], steps[result], slices.Index(g.YutList, result)
	onBoard := func(at int) bool { return 0 < at && at < 100 }
	if g.Winner >= 0 || g.Throws > 0 || used < 0 || position == 100 || !slices.Contains(own, position) ||
		position == 0 && n < 0 && slices.ContainsFunc(own, onBoard) ||
		long && (!g.House.LongWay || !slices.Contains([]int{5, 10, 22}, position) || n < 0 || g.is(g.Turn, "cow")) {
		return errors.New("that move is not possible now")
	}
	g.YutList = slices.Delete(slices.Clone(g.YutList), used, used+1)
	to := g.destination(position, n, long)
	for piece, at := range own {
		if at == position {
			if own[piece] = to; position == 0 {
				break
			}
		}
	}
	if onBoard(to) {
		g.catch(to, result)
	}
	switch {
	case !slices.ContainsFunc(own, func(at int) bool { return at != 100 }):
		g.Winner = g.Turn
	case g.Throws == 0 && len(g.YutList) == 0:
		g.Turn, g.Throws = (g.Turn+1)%len(g.Pieces), 1
	}
	return nil
}

func (g *Game) destination(position, n int, long bool) int {
	ways := allWays
	if g.is(g.Turn, "cow") {
		ways = cowsWays
	}
	if n > 0 {
		return forward(ways, position, n, long)
	}
	for range -n {
		if to, house := map[string]int{"hand": 0, "arrive": 100}[g.House.BackFromOne]; house && position == 1 {
			return to
		}
		position = back(ways, position)
	}
	return position
}

// catch sends the opponents' pieces on a position back to the hand.
func (g *Game) catch(position int, result string) {
	for player, pieces := range g.Pieces {
		for piece, at := range pieces {
			if player != g.Turn && 0 < at && at < 100 && g.cell(player, at) == g.cell(g.Turn, position) {
				pieces[piece] = 0
				if g.is(player, "pig") {
					g.YutList = nil
				} else if again := steps[result] < 4 || !g.House.YutNoChain; again && g.is(g.Turn, "sheep") {
					g.Throws = 2
				} else if again {
					g.Throws = 1
				}
			}
		}
	}
}

// The rows and the columns of the positions, from position 1.
var (
	rows    = []int{8, 6, 4, 2, 0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10, 10, 10, 10, 10, 1, 3, 5, 7, 9, 1, 3, 7, 9, 10}
	columns = []int{10, 10, 10, 10, 10, 8, 6, 4, 2, 0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 9, 7, 5, 3, 1, 1, 3, 7, 9, 10}
)

// cell returns the row and the column of a player's position.
func (g *Game) cell(player, position int) [2]int {
	cell := [2]int{rows[position-1], columns[position-1]}
	if g.House.Corners != nil {
		if g.House.Clockwise[player] {
			cell[0], cell[1] = cell[1], cell[0]
		}
		for range slices.Index([]string{"se", "ne", "nw", "sw"}, g.House.Corners[player]) {
			cell[0], cell[1] = 10-cell[1], cell[0]
		}
	}
	return cell
}
