package bot

import (
	"math/rand/v2"

	"games.example/yutnori"
)

// greedy makes the move that looks best by itself. It prefers catching to
// arriving, arriving to stacking, stacking to stopping where a short way
// begins, and that to any other move. Among equals it prefers more pieces, then
// more steps saved, then the pieces nearest to arriving, then the first move in
// the order of Rules.AppendMoves. It uses no randomness.
type greedy struct {
	rules *yutnori.Rules
	// By player and position: the steps left by the shortest way, and whether
	// that begins there only for pieces that stop.
	left [yutnori.MaxPlayers][yutnori.Arrived + 1]int
	fork [yutnori.MaxPlayers][yutnori.Arrived + 1]bool
}

// NewGreedy returns a bot that considers only the move itself.
func NewGreedy(rules *yutnori.Rules) Bot {
	g := &greedy{rules: rules}
	for player := range rules.Players() {
		for at := range yutnori.Last + 1 {
			g.left[player][at] = stepsLeft(rules, player, at)
			next := rules.To(player, yutnori.Move{From: at, Result: yutnori.Do})
			if rules.To(player, yutnori.Move{From: at, Result: yutnori.Gae}) !=
				rules.To(player, yutnori.Move{From: next, Result: yutnori.Do}) {
				g.fork[player][next] = true
			}
		}
	}
	return g
}

// stepsLeft returns the number of steps that a piece on a position has left to
// go if it stops at every fork.
func stepsLeft(rules *yutnori.Rules, player int, at yutnori.Position) int {
	steps := 0
	for at != yutnori.Arrived {
		next := rules.To(player, yutnori.Move{From: at, Result: yutnori.Do})
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
	bestGain := gain{aim: -1}
	for _, move := range g.rules.AppendMoves(buffer[:0], state) {
		_, event, _ := g.rules.Move(*state, move) // it is legal
		if next := g.gain(event); next.more(bestGain) {
			best, bestGain = move, next
		}
	}
	return best
}

// aim represents what a move achieves, worst first.
type aim int

const (
	advance aim = iota
	shortWay
	stack
	arrive
	catch
)

// gain holds how much a move achieves.
type gain struct {
	aim    aim
	pieces int // caught, arrived, in the stack, or moved
	saved  int // steps, of all pieces moved
	left   int // steps, of each piece moved
}

func (g *greedy) gain(event yutnori.Event) gain {
	moved := int(event.Pieces)
	left := &g.left[event.Player]
	result := gain{pieces: moved, left: left[event.To], saved: moved * (left[event.From] - left[event.To])}
	switch {
	case event.Caught > 0:
		result.aim, result.pieces = catch, int(event.Caught)
	case event.To == yutnori.Arrived:
		result.aim = arrive
	case event.Stacked > 0:
		result.aim, result.pieces = stack, moved+int(event.Stacked)
	case g.fork[event.Player][event.To]:
		result.aim = shortWay
	default:
		result.aim, result.pieces = advance, 0
	}
	return result
}

func (a gain) more(b gain) bool {
	switch {
	case a.aim != b.aim:
		return a.aim > b.aim
	case a.pieces != b.pieces:
		return a.pieces > b.pieces
	case a.saved != b.saved:
		return a.saved > b.saved
	}
	return a.left < b.left
}
