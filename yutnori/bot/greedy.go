package bot

import (
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// greedy makes the move that looks best by itself. It would rather catch than arrive,
// rather arrive than stack, rather stack than stop where a short way begins, and rather
// stop there than make any other move. Among moves with the same aim, it prefers the
// move that achieves the aim for the most pieces, then the move that saves the most
// steps, then the move that ends nearest to arriving. Among moves that are still equal,
// it makes the first in the order of Rules.AppendMoves. It uses no randomness.
type greedy struct {
	rules *yutnori.Rules
	// For each player and position: the number of steps to the end by the shortest way,
	// and whether a piece must stop at the position to take that way.
	left [yutnori.MaxPlayers][yutnori.Arrived + 1]int
	fork [yutnori.MaxPlayers][yutnori.Arrived + 1]bool
}

// NewGreedy returns a bot that considers only the move itself.
func NewGreedy(rules *yutnori.Rules) Player {
	g := &greedy{rules: rules}
	for player := range rules.Players() {
		for at := range yutnori.Last + 1 {
			g.left[player][at] = stepsLeft(rules, player, at)
			next := rules.Target(player, yutnori.Move{From: at, Result: yutnori.Do})
			if rules.Target(player, yutnori.Move{From: at, Result: yutnori.Gae}) !=
				rules.Target(player, yutnori.Move{From: next, Result: yutnori.Do}) {
				g.fork[player][next] = true
			}
		}
	}
	return g
}

// stepsLeft returns the number of steps that a piece on a position must still go if it
// stops at every fork.
func stepsLeft(rules *yutnori.Rules, player int, at yutnori.Position) int {
	steps := 0
	for at != yutnori.Arrived {
		next := rules.Target(player, yutnori.Move{From: at, Result: yutnori.Do})
		if next == at {
			return 0 // off the player's road
		}
		at = next
		steps++
	}
	return steps
}

func (g *greedy) Move(state *yutnori.State, _ *rand.Rand) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	var best yutnori.Move
	bestGain := gain{-1}
	for _, move := range g.rules.AppendMoves(buffer[:0], state) {
		_, event, _ := g.rules.Move(*state, move) // a legal move
		if next := g.gain(event); slices.Compare(next[:], bestGain[:]) > 0 {
			best, bestGain = move, next
		}
	}
	return best
}

// The aims of a move, worst first.
const (
	advance = iota
	shortWay
	stack
	arrive
	catch
)

// gain holds the value of a move as four numbers, the most important first: its aim;
// the number of pieces caught, arrived, in the stack or moved to a fork; the number of
// steps that all moved pieces save; and the number of steps left after the move, negated.
type gain [4]int

func (g *greedy) gain(event yutnori.Event) gain {
	moved := int(event.Pieces)
	left := &g.left[event.Player]
	aim, pieces := advance, 0
	switch {
	case event.Caught > 0:
		aim, pieces = catch, int(event.Caught)
	case event.To == yutnori.Arrived:
		aim, pieces = arrive, moved
	case event.Stacked > 0:
		aim, pieces = stack, moved+int(event.Stacked)
	case g.fork[event.Player][event.To]:
		aim, pieces = shortWay, moved
	}
	return gain{aim, pieces, moved * (left[event.From] - left[event.To]), -left[event.To]}
}
