package reference

import (
	"slices"
	"strings"

	"games.example/features"
)

// byHand is the kata written out, each rule in one place, where it can be
// broken. A test compares it with Answer.
type byHand struct{ broken string }

// is reports whether one of some rules is the broken one.
func (h byHand) is(rules ...string) bool { return slices.Contains(rules, h.broken) }

// holds reports whether a rule holds: the broken rule is broken only under a
// condition.
func (h byHand) holds(rule string, condition bool) bool { return !condition || !h.is(rule) }

// square is a column and a row, both from 0 at the lower left.
type square struct{ x, y int }

func (s square) String() string { return string([]byte{byte('0' + s.x), byte('0' + s.y)}) }

type position map[square]byte // of the pieces, w b K B

func (h byHand) read(board string) (position, error) {
	pieces := position{}
	rows := strings.Split(board, "\n")
	if len(rows) != 10 || slices.ContainsFunc(rows, func(row string) bool { return len(row) != 10 }) {
		return nil, errNotNow
	}
	for i, row := range rows {
		for x, piece := range []byte(row) {
			at := square{x, 9 - i}
			dark := (at.x+at.y)%2 == 0 != h.is("left-corner-is-light")
			if h.is("kings-are-men") {
				piece = byte(map[byte]rune{'K': 'w', 'B': 'b', 'w': 'w', 'b': 'b', ' ': ' ', '.': '.'}[piece])
			}
			switch {
			case strings.IndexByte("wbKB", piece) >= 0 && (dark || h.is("light-squares")):
				pieces[at] = piece
			case piece != map[bool]byte{true: '.', false: ' '}[dark] && !h.is("light-squares"):
				return nil, errNotNow
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

func (h byHand) forward(color string) int {
	if color == "white" || h.is("black-moves-up") {
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

func (h byHand) turns(p position, color string) (best []turn) {
	if h.is("black-turns-are-white-s") {
		color = "white"
	}
	most := 0
	var steps []turn
	for at, piece := range p {
		if !mine(piece, color) || h.is("a-man-on-the-last-row-is-stuck") && !isKing(piece) && at.y == 9*(1+h.forward(color))/2 {
			continue
		}
		steps = append(steps, h.steps(p, at, color)...)
		if h.is("most-of-each-piece") {
			most = 0
		}
		for _, t := range h.jumps(p, color, turn{path: []square{at}}, isKing(piece)) {
			worth := h.worth(p, t)
			if worth > most && h.counts(color) {
				best = slices.DeleteFunc(best, func(other turn) bool { return !h.is("most-of-each-piece") || other.path[0] == at })
			}
			if worth >= most || !h.counts(color) {
				best = append(best, t)
			}
			most = max(most, worth)
		}
	}
	byKing := func(t turn) bool { return isKing(p[t.path[0]]) }
	switch {
	case h.is("a-capture-binds-its-piece"):
		captures := slices.Clone(best)
		return append(best, slices.DeleteFunc(steps, func(t turn) bool {
			return slices.ContainsFunc(captures, func(c turn) bool { return c.path[0] == t.path[0] })
		})...)
	case h.is("one-way-around"):
		best = slices.CompactFunc(best, func(a, b turn) bool {
			return a.path[0] == b.path[0] && a.path[len(a.path)-1] == a.path[0] && len(a.path) == len(b.path)
		})
		if len(best) == 0 {
			return steps
		}
	case len(best) == 0, h.is("capture-is-optional"):
		return append(best, steps...)
	case h.is("kings-go-first") && slices.ContainsFunc(best, byKing):
		return slices.DeleteFunc(best, func(t turn) bool { return !byKing(t) })
	case h.is("first-of-equal-captures"):
		slices.SortFunc(best, func(a, b turn) int { return strings.Compare(a.String(), b.String()) })
		return best[:1]
	}
	return best
}

// straight reports whether a jump in a direction continues the last one.
func (t turn) straight(d square) bool {
	n := len(t.path)
	return (t.path[n-1].x > t.path[n-2].x) == (d.x > 0) && (t.path[n-1].y > t.path[n-2].y) == (d.y > 0)
}

// counts reports whether a player must capture the most pieces.
func (h byHand) counts(color string) bool {
	return !h.is("majority-ignored") && h.holds("majority-ignored-for-black", color == "black")
}

func isKing(piece byte) bool { return piece == 'K' || piece == 'B' }

func (h byHand) worth(p position, t turn) (worth int) {
	for _, at := range t.captured {
		worth++
		if isKing(p[at]) && h.is("kings-count-double") {
			worth++
		}
	}
	return worth
}

func inside(s square) bool { return s.x >= 0 && s.x < 10 && s.y >= 0 && s.y < 10 }

func (h byHand) steps(p position, at square, color string) (steps []turn) {
	king := isKing(p[at])
	for _, d := range directions {
		back := d.y != h.forward(color)
		if !king && (back && !h.is("steps-backward") || d.x < 0 && h.is("steps-in-one-direction")) || king && back && h.is("king-moves-forward") {
			continue
		}
		free := func(to square) bool { return p[to] == 0 || !king && h.is("steps-onto-pieces") && mine(p[to], color) }
		for to := (square{at.x + d.x, at.y + d.y}); inside(to) && free(to); to = (square{to.x + d.x, to.y + d.y}) {
			steps = append(steps, turn{path: []square{at, to}})
			if !king || h.is("king-steps-once") || h.is("king-steps-two") && max(to.x-at.x, at.x-to.x) == 2 {
				break
			}
		}
	}
	return steps
}

// jumps returns the complete turns that begin with a part of a turn.
func (h byHand) jumps(p position, color string, sofar turn, king bool) (all []turn) {
	at := sofar.path[len(sofar.path)-1]
	most := 20
	if h.is("captured-twice", "captures-own") {
		most = 8 // such a turn need not end
	}
	if !king && h.is("no-man-captures") {
		return nil
	}
	if (h.is("captures-once") || king && h.is("king-captures-once")) && len(sofar.captured) == 1 || len(sofar.captured) > most {
		return []turn{sofar}
	}
	for _, d := range directions {
		if !king && (h.is("captures-forward") || h.is("black-captures-forward") && color == "black") && d.y != h.forward(color) {
			continue
		}
		if n := len(sofar.path); n > 1 && !king && (h.is("captures-in-one-line") && !sofar.straight(d) || h.is("never-captures-in-line") && sofar.straight(d)) {
			continue
		}
		for _, t := range h.over(p, color, sofar, d, at, king) {
			last := t.path[len(t.path)-1].y == 9*(1+h.forward(color))/2
			if last && !king && h.is("stops-at-the-last-row") {
				all = append(all, t)
				continue
			}
			t.king = t.king || last && h.is("crowned-in-passing")
			more := h.jumps(p, color, t, king)
			if last && len(more[0].path) == len(t.path) && h.is("goes-on-as-king") {
				more = h.jumps(p, color, t, true)
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
func (h byHand) over(p position, color string, sofar turn, d, at square, king bool) (all []turn) {
	start := sofar.path[0]
	free := func(s square) bool {
		return inside(s) && (p[s] == 0 || s == start && h.holds("start-is-occupied", king) && h.holds("man-start-is-occupied", !king) ||
			h.is("removed-at-once") && slices.Contains(sofar.captured, s))
	}
	to := square{at.x + d.x, at.y + d.y}
	for king && free(to) && !h.is("king-must-be-near") {
		to = square{to.x + d.x, to.y + d.y}
	}
	over := to
	if !inside(over) || free(over) || !king && isKing(p[over]) && h.is("captures-no-kings") || mine(p[over], color) && (!king || !h.is("captures-own")) ||
		slices.Contains(sofar.captured, over) &&
			(!h.is("captured-twice") || over == sofar.captured[len(sofar.captured)-1]) {
		return nil
	}
	to = square{over.x + d.x, over.y + d.y}
	if (h.is("jumps-two") && !king || h.is("king-jumps-two") && king) && inside(to) && !free(to) {
		to = square{to.x + d.x, to.y + d.y}
	}
	if h.is("captures-onto-pieces") && !king && inside(to) && p[to] != 0 && len(sofar.captured) == 0 {
		return []turn{{path: append(slices.Clone(sofar.path), to), captured: []square{over}}}
	}
	if !king && to == start && h.is("a-man-does-not-return") || king && len(sofar.captured) == 0 && h.is("king-lands-far") && free(square{to.x + d.x, to.y + d.y}) {
		to = square{to.x + d.x, to.y + d.y}
	}
	for ; free(to) && (king || !h.is("a-man-does-not-return") || to == square{over.x + d.x, over.y + d.y}); to = (square{to.x + d.x, to.y + d.y}) {
		all = append(all, turn{
			path:     append(slices.Clone(sofar.path), to),
			captured: append(slices.Clone(sofar.captured), over),
			king:     sofar.king,
		})
		if !king || h.is("king-lands-behind") {
			break
		}
	}
	return all
}

var errNotNow = &features.Refusal{Why: "not now", Theirs: true}

func (h byHand) observe(p position, color string) Observation {
	seen := Observation{Board: p.write(), Turns: []string{}}
	for _, t := range h.turns(p, color) {
		seen.Turns = append(seen.Turns, t.String())
	}
	switch {
	case len(seen.Turns) > 0 && !h.is("a-piece-ahead-wins"):
	case h.is("nobody-wins"), h.is("a-blocked-player-draws") && p.has(color):
	case h.is("a-piece-ahead-wins") && p.has(other(color)) && p.has(color):
	case h.is("no-turn-wins"):
		seen.Winner = color
	default:
		seen.Winner = other(color)
	}
	return seen
}

func (p position) has(color string) bool {
	for _, piece := range p {
		if mine(piece, color) {
			return true
		}
	}
	return false
}

func (h byHand) answer(line []byte) (any, error) {
	asked, err := readRequest(line)
	if err != nil {
		return nil, err
	}
	p, err := h.read(asked.Board)
	if err != nil {
		return nil, err
	}
	if other(asked.Color) == "" {
		return nil, errNotNow
	}
	if asked.Do != "play" {
		return h.observe(p, asked.Color), nil
	}
	for _, t := range h.turns(p, asked.Color) {
		if t.String() == asked.Turn {
			h.carryOut(p, t, asked.Color)
			seen := h.observe(p, other(asked.Color))
			if h.is("whoever-has-played-wins") {
				seen.Winner = asked.Color
			}
			return seen, nil
		}
	}
	if h.is("plays-anything") {
		return h.observe(p, other(asked.Color)), nil
	}
	return nil, errNotNow
}

func (h byHand) carryOut(p position, t turn, color string) {
	if h.is("play-changes-nothing") {
		return
	}
	from, to := t.path[0], t.path[len(t.path)-1]
	piece := p[from]
	if !h.is("the-piece-stays") {
		delete(p, from)
	}
	for i, captured := range t.captured {
		if !h.is("captured-pieces-stay") && (!h.is("the-first-captured-piece-goes") || i == 0) &&
			h.holds("captured-kings-stay", isKing(p[captured])) {
			delete(p, captured)
		}
	}
	last := to.y == 9*(1+h.forward(color))/2
	if h.is("crowned-on-the-first-row") {
		last = to.y == 9*(1-h.forward(color))/2
	}
	if h.is("a-capture-does-not-crown") && len(t.captured) > 0 || h.is("white-is-never-crowned") && color == "white" || h.is("black-is-never-crowned") && color == "black" {
		last = false
	}
	if last || t.king {
		piece = map[string]byte{"white": 'K', "black": 'B'}[color]
	}
	p[to] = piece
}
