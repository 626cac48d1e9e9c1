package yutnori_test

import (
	"encoding/json"
	"slices"

	"games.example/features"
	"games.example/features/practicetest"
)

// answers returns a function that has a kata answer the requests of the
// protocol.
func answers(kata kata) practicetest.Answer {
	return func(line []byte) (any, error) {
		var head struct {
			Do               string
			Player, Position int
			Turn             int
			Results          []string
			Result, Way      string
		}
		if err := json.Unmarshal(line, &head); err != nil {
			return nil, err
		}
		switch head.Do {
		case "new":
			var g game
			err := json.Unmarshal(line, &g)
			if err != nil {
				return nil, err
			}
			return kata.New(g)
		case "set":
			var asked struct{ Pieces [][]int }
			if err := json.Unmarshal(line, &asked); err != nil {
				return nil, err
			}
			return kata.Set(asked.Pieces, head.Turn)
		case "throw":
			return kata.Throw(head.Player, head.Results)
		case "move":
			return kata.Move(head.Player, head.Position, head.Result, head.Way)
		default:
			return kata.Look()
		}
	}
}

// naive is the kata again, as simple as can be. It gives a second opinion on
// the features and, with one rule broken, tests them.
type naive struct {
	broken string // a rule, or nothing

	game   game
	pieces [][]int
	pool   []string
	turn   int
	chains int
	winner *int
	caught int
	final  int
}

func (n *naive) refuse() (observation, error) {
	return observation{}, &features.Refusal{Why: "not now"}
}

func (n *naive) New(g game) (observation, error) {
	if g.Players < 2 || g.Players > 4 || g.Pieces < 1 || g.Pieces > 4 {
		return n.refuse()
	}
	*n = naive{broken: n.broken, game: g, chains: 1, pieces: make([][]int, g.Players)}
	for player := range n.pieces {
		n.pieces[player] = make([]int, g.Pieces)
		if n.broken == "animals-of-three" && len(g.Animals) > 0 {
			n.pieces[player] = make([]int, 3)
		}
	}
	return n.Look()
}

func (n *naive) Set(pieces [][]int, turn int) (observation, error) {
	if _, err := n.New(n.game); err != nil {
		return observation{}, err
	}
	for player, positions := range pieces {
		for _, at := range positions {
			for other := range player {
				if n.onCell(other, player, at) > 0 {
					return n.refuse()
				}
			}
		}
		n.pieces[player] = slices.Clone(positions)
	}
	n.turn = turn
	return n.Look()
}

func (n *naive) Look() (observation, error) {
	return observation{n.pieces, append([]string{}, n.pool...), n.turn, n.chains, n.winner, n.caught, n.final}, nil
}

// is reports whether a player is the animal and its skill is not the broken
// rule.
func (n *naive) is(player int, animal string) bool {
	return player < len(n.game.Animals) && n.game.Animals[player] == animal && n.broken != animal
}

var steps = map[string]int{
	"back-geol": -3, "back-gae": -2, "back-do": -1, "do": 1, "gae": 2, "geol": 3, "yut": 4, "mo": 5,
}

func (n *naive) known(result string) bool {
	_, known := steps[result]
	return known && (n.game.House.BackResults || result != "back-gae" && result != "back-geol")
}

func (n *naive) Throw(player int, results []string) (observation, error) {
	chains := n.chains
	for i, result := range results {
		if player != n.turn || n.winner != nil || chains == 0 && n.broken != "throws-on" || !n.known(result) {
			if n.broken == "throws-a-part" {
				n.chains, n.pool = chains, append(n.pool, results[:i]...)
			}
			return n.refuse()
		}
		again := result == "yut" || result == "mo" || result == "geol" && n.is(player, "dog")
		if !again || n.broken == "no-extra-throw" {
			chains--
		}
	}
	n.chains = chains
	n.pool = append(n.pool, results...)
	return n.Look()
}

// places holds the cell of each position, from the lower right corner.
var places = map[int][2]int{
	1: {8, 10}, 2: {6, 10}, 3: {4, 10}, 4: {2, 10}, 5: {0, 10}, 6: {0, 8}, 7: {0, 6}, 8: {0, 4}, 9: {0, 2}, 10: {0, 0},
	11: {2, 0}, 12: {4, 0}, 13: {6, 0}, 14: {8, 0}, 15: {10, 0}, 16: {10, 2}, 17: {10, 4}, 18: {10, 6}, 19: {10, 8},
	20: {1, 9}, 21: {3, 7}, 22: {5, 5}, 23: {7, 3}, 24: {9, 1}, 25: {1, 1}, 26: {3, 3}, 27: {7, 7}, 28: {9, 9}, 29: {10, 10},
}

func (n *naive) cell(player, at int) [2]int {
	cell := places[at]
	if n.broken == "corners" {
		return cell
	}
	if n.game.House.Clockwise[player] {
		cell = [2]int{cell[1], cell[0]}
	}
	for range slices.Index([]string{"se", "ne", "nw", "sw"}, n.game.House.Corners[player]) {
		cell = [2]int{10 - cell[1], cell[0]}
	}
	return cell
}

// onCell returns how many pieces of another player are where the player would
// be at a position.
func (n *naive) onCell(other, player, at int) (pieces int) {
	if at < 1 || at > 29 || at == 29 && n.broken == "catch-on-29" {
		return 0
	}
	for _, theirs := range n.pieces[other] {
		if theirs > 0 && theirs < 30 && n.cell(other, theirs) == n.cell(player, at) {
			pieces++
		}
	}
	return pieces
}

// forward returns the next position; before is the one that the move has come
// from, or 0 at its start.
func (n *naive) forward(player, at, before int, long bool) int {
	cow := n.is(player, "cow")
	turns := before == 0 && !long && n.broken != "star-ignored" || n.broken == "turns-in-passing"
	switch {
	case at == 100 || at == 29:
		return 100
	case at == 19 || at == 28:
		return 29
	case at == 24:
		return 15
	case at == 5 && (turns || cow):
		return 20
	case at == 10 && turns && !cow:
		return 25
	case at == 22 && !cow && (turns || before == 26):
		return 27
	case at == 26:
		return 22
	}
	return at + 1
}

// back returns the position before one, and whether the move ends there.
func (n *naive) back(player, at int) (int, bool) {
	switch {
	case at == 1 && n.broken != "back-from-one":
		return map[string]int{"last": 29, "hand": 0, "arrive": 100}[n.game.House.BackDoFromOne], n.game.House.BackDoFromOne != "last"
	case at == 29:
		return 19, false
	case at == 15 && n.is(player, "cow"):
		return 24, false
	case at == 20:
		return 5, false
	case at == 25:
		return 10, false
	case at == 27:
		return 22, false
	}
	return at - 1, false
}

func (n *naive) destination(player, from int, result string, long bool) int {
	at, before := from, 0
	for range steps[result] {
		at, before = n.forward(player, at, before, long), at
		if n.broken == "arrives-at-29" && at == 29 {
			return 100
		}
	}
	for range -steps[result] {
		var ended bool
		if at, ended = n.back(player, at); ended {
			break
		}
	}
	return at
}

func (n *naive) Move(player, from int, result, way string) (observation, error) {
	spent := slices.Index(n.pool, result)
	if n.broken == "any-result" && len(n.pool) > 0 {
		spent = max(spent, 0)
	}
	onBoard := slices.ContainsFunc(n.pieces[player], func(at int) bool { return at > 0 && at < 100 })
	idle := from == 0 && steps[result] < 0 && !onBoard
	long := way == "long"
	fork := n.game.House.ShortWayOptional && (from == 5 || from == 10 || from == 22) && steps[result] > 0 && !n.is(player, "cow")
	if player != n.turn || n.winner != nil || n.chains > 0 && n.broken != "moves-first" || spent < 0 || !n.known(result) ||
		from == 100 || long && !fork || !slices.Contains(n.pieces[player], from) && !idle ||
		from == 0 && steps[result] < 0 && onBoard && n.broken != "back-do-in-hand" {
		return n.refuse()
	}
	n.pool = slices.Delete(n.pool, spent, spent+1)
	n.caught, n.final = 0, 0
	if !idle && (from != 0 || steps[result] >= 0) {
		n.final = n.destination(player, from, result, long && n.broken != "long-way")
		pig := n.carry(player, from, n.final)
		n.earn(player, result, pig)
	}
	if !slices.ContainsFunc(n.pieces[player], func(at int) bool { return at != 100 }) ||
		n.broken == "one-piece-wins" && n.final == 100 {
		n.winner = &player
		return n.Look()
	}
	if len(n.pool) == 0 && n.chains == 0 {
		n.turn, n.chains = (n.turn+1)%n.game.Players, 1
	}
	return n.Look()
}

// carry moves the pieces, catches where they end, and reports whether it has
// caught a pig.
func (n *naive) carry(player, from, to int) (pig bool) {
	for i, at := range n.pieces[player] {
		if at == from {
			n.pieces[player][i] = to
			if from == 0 && n.broken != "departs-together" || n.broken == "stack-moves-alone" {
				break
			}
		}
	}
	for other, theirs := range n.pieces {
		if other == player || n.onCell(other, player, to) == 0 {
			continue
		}
		for i, at := range theirs {
			if at > 0 && at < 30 && n.cell(other, at) == n.cell(player, to) && (n.broken != "catch-one" || n.caught == 0) {
				theirs[i] = 0
				n.caught++
			}
		}
		pig = n.is(other, "pig")
	}
	return pig
}

// earn gives the chains of a catch.
func (n *naive) earn(player int, result string, pig bool) {
	switch {
	case n.caught == 0 || n.broken == "catch-earns-nothing":
	case pig:
		n.pool, n.chains = nil, 0
	case n.game.House.NoChain && steps[result] >= 4 && n.broken != "no-chain":
	case n.is(player, "sheep"):
		n.chains += 2
	default:
		n.chains++
	}
}
