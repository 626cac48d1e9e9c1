package draughts_test

import (
	"slices"
	"strings"

	"games.example/features"
)

// naive is the kata again, as simple as can be. It gives a second opinion on
// the features and, with one rule broken, tests them.
type naive struct{ broken string }

// square is a column and a row, both from 0 at the lower left.
type square struct{ x, y int }

func (s square) String() string { return string([]byte{byte('0' + s.x), byte('0' + s.y)}) }

type position map[square]byte // of the pieces, w b K B

func (n naive) read(board string) (position, error) {
	pieces := position{}
	for i, row := range strings.Split(board, "\n") {
		for x, piece := range []byte(row) {
			at := square{x, 9 - i}
			dark := (at.x+at.y)%2 == 0
			switch {
			case strings.IndexByte("wbKB", piece) >= 0 && (dark || n.broken == "light-squares"):
				pieces[at] = piece
			case piece != map[bool]byte{true: '.', false: ' '}[dark] && n.broken != "light-squares":
				return nil, &features.Refusal{Why: "no such board"}
			}
		}
	}
	return pieces, nil
}

func (p position) write() string {
	var rows []string
	for y := 9; y >= 0; y-- {
		row := ""
		for x := range 10 {
			switch piece, there := p[square{x, y}]; {
			case there:
				row += string(piece)
			case (x+y)%2 == 0:
				row += "."
			default:
				row += " "
			}
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

func mine(piece byte, color string) bool {
	return strings.IndexByte(map[string]string{"white": "wK", "black": "bB"}[color], piece) >= 0
}

func (n naive) forward(color string) int {
	if color == "white" || n.broken == "black-moves-up" {
		return 1
	}
	return -1
}

func other(color string) string {
	return map[string]string{"white": "black", "black": "white"}[color]
}

// turn holds one way to move: where it leads, and what it captures.
type turn struct {
	path     []square
	captured []square
	king     bool // it has become one on its way
}

func (t turn) String() string {
	sign := "-"
	if len(t.captured) > 0 {
		sign = "x"
	}
	var names []string
	for _, s := range t.path {
		names = append(names, s.String())
	}
	return strings.Join(names, sign)
}

var directions = []square{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}

func (n naive) turns(p position, color string) (best []turn) {
	most := 0
	var steps []turn
	for at, piece := range p {
		if !mine(piece, color) {
			continue
		}
		steps = append(steps, n.steps(p, at, color)...)
		for _, t := range n.jumps(p, color, turn{path: []square{at}}, isKing(piece)) {
			worth := n.worth(p, t)
			if worth > most && n.broken != "majority-ignored" {
				best = nil
			}
			if worth >= most || n.broken == "majority-ignored" {
				best = append(best, t)
			}
			most = max(most, worth)
		}
	}
	if len(best) == 0 || n.broken == "capture-is-optional" {
		best = append(best, steps...)
	}
	return best
}

func isKing(piece byte) bool { return piece == 'K' || piece == 'B' }

func (n naive) worth(p position, t turn) (worth int) {
	for _, at := range t.captured {
		worth++
		if isKing(p[at]) && n.broken == "kings-count-double" {
			worth++
		}
	}
	return worth
}

func inside(s square) bool { return s.x >= 0 && s.x < 10 && s.y >= 0 && s.y < 10 }

func (n naive) steps(p position, at square, color string) (steps []turn) {
	king := isKing(p[at])
	for _, d := range directions {
		if !king && d.y != n.forward(color) && n.broken != "steps-backward" {
			continue
		}
		for to := (square{at.x + d.x, at.y + d.y}); inside(to) && p[to] == 0; to = (square{to.x + d.x, to.y + d.y}) {
			steps = append(steps, turn{path: []square{at, to}})
			if !king || n.broken == "king-steps-once" {
				break
			}
		}
	}
	return steps
}

// jumps returns the turns that begin with a turn so far and go on to their end.
func (n naive) jumps(p position, color string, sofar turn, king bool) (all []turn) {
	at := sofar.path[len(sofar.path)-1]
	if n.broken == "captures-once" && len(sofar.captured) == 1 || len(sofar.captured) > 8 {
		return []turn{sofar}
	}
	for _, d := range directions {
		if !king && n.broken == "captures-forward" && d.y != n.forward(color) {
			continue
		}
		for _, t := range n.over(p, color, sofar, d, at, king) {
			last := t.path[len(t.path)-1].y == 9*(1+n.forward(color))/2
			if last && !king && n.broken == "stops-at-the-last-row" {
				all = append(all, t)
				continue
			}
			t.king = t.king || last && n.broken == "crowned-in-passing"
			more := n.jumps(p, color, t, king)
			if last && len(more[0].path) == len(t.path) && n.broken == "goes-on-as-king" {
				more = n.jumps(p, color, t, true)
			}
			all = append(all, more...)
		}
	}
	if len(all) == 0 && len(sofar.captured) > 0 {
		return []turn{sofar}
	}
	return all
}

// over returns the turns with one more jump in a direction.
func (n naive) over(p position, color string, sofar turn, d, at square, king bool) (all []turn) {
	start := sofar.path[0]
	free := func(s square) bool {
		return inside(s) && (p[s] == 0 || s == start && (!king || n.broken != "start-is-occupied") ||
			n.broken == "removed-at-once" && slices.Contains(sofar.captured, s))
	}
	to := square{at.x + d.x, at.y + d.y}
	for king && free(to) {
		to = square{to.x + d.x, to.y + d.y}
	}
	over := to
	if !inside(over) || free(over) || mine(p[over], color) && (!king || n.broken != "captures-own") ||
		slices.Contains(sofar.captured, over) &&
			(n.broken != "captured-twice" || over == sofar.captured[len(sofar.captured)-1]) {
		return nil
	}
	to = square{over.x + d.x, over.y + d.y}
	if n.broken == "jumps-two" && !king && inside(to) && !free(to) {
		to = square{to.x + d.x, to.y + d.y}
	}
	for ; free(to); to = (square{to.x + d.x, to.y + d.y}) {
		all = append(all, turn{
			path:     append(slices.Clone(sofar.path), to),
			captured: append(slices.Clone(sofar.captured), over),
			king:     sofar.king,
		})
		if !king || n.broken == "king-lands-behind" {
			break
		}
	}
	return all
}

func (n naive) observe(p position, color string) (observation, error) {
	seen := observation{Board: p.write(), Turns: []string{}}
	for _, t := range n.turns(p, color) {
		seen.Turns = append(seen.Turns, t.String())
	}
	if len(seen.Turns) == 0 && n.broken != "nobody-wins" {
		seen.Winner = other(color)
	}
	return seen, nil
}

func (n naive) Turns(board, color string) (observation, error) {
	p, err := n.read(board)
	if err != nil {
		return observation{}, err
	}
	return n.observe(p, color)
}

func (n naive) Play(board, color, text string) (observation, error) {
	p, err := n.read(board)
	if err != nil {
		return observation{}, err
	}
	for _, t := range n.turns(p, color) {
		if t.String() != text {
			continue
		}
		from, to := t.path[0], t.path[len(t.path)-1]
		piece := p[from]
		delete(p, from)
		for _, captured := range t.captured {
			delete(p, captured)
		}
		if (to.y == 9*(1+n.forward(color))/2 || t.king) && n.broken != "never-crowned" {
			piece = map[string]byte{"white": 'K', "black": 'B'}[color]
		}
		p[to] = piece
		return n.observe(p, other(color))
	}
	if n.broken == "plays-anything" {
		return n.observe(p, other(color))
	}
	return observation{}, &features.Refusal{Why: "no such turn"}
}
