package byhand

import (
	"slices"
	"strings"

	"games.example/internal/protocol"
)

// byHand implements the rules of the kata without package draughts. Each rule is in one
// place, where it can be broken. A test compares the answers of byHand and rules.
type byHand struct{ protocol.Broken }

// square holds a column and a row, both counted from 0 at the lower left.
type square struct{ x, y int }

func (s square) String() string { return string([]byte{byte('0' + s.x), byte('0' + s.y)}) }

// next returns the next square in a direction.
func (s square) next(d square) square { return square{s.x + d.x, s.y + d.y} }

type position map[square]byte // the pieces: w b K B

func (h byHand) read(board string) (position, error) {
	pieces := position{}
	if h.Is("kings-are-men") {
		board = strings.NewReplacer("K", "w", "B", "b").Replace(board)
	}
	rows := strings.Split(board, "\n")
	if h.Is("other-rows") {
		for len(rows) < 10 {
			rows = append(rows, strings.Repeat(". ", 5))
		}
		rows = rows[:10]
		for i, row := range rows {
			rows[i] = (row + strings.Repeat(" ", 10))[:10]
		}
	}
	if len(rows) != 10 || slices.ContainsFunc(rows, func(row string) bool { return len(row) != 10 }) {
		return nil, protocol.ErrNotNow
	}
	for i, row := range rows {
		for x, piece := range []byte(row) {
			at := square{x, 9 - i}
			dark := (at.x+at.y)%2 == 0 != h.Is("left-corner-is-light")
			switch {
			case strings.IndexByte("wbKB", piece) >= 0 && (dark || h.Is("light-squares")):
				pieces[at] = piece
			case piece != map[bool]byte{true: '.', false: ' '}[dark] && !h.Is("light-squares") &&
				(piece == '.' || piece == ' ' || !h.Is("other-letters")) && (piece != '.' && piece != ' ' || !h.Is("other-empty-squares")):
				return nil, protocol.ErrNotNow
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

// pieces holds the letters of each player's man and king.
var pieces = map[string]string{"white": "wK", "black": "bB"}

func mine(piece byte, color string) bool { return strings.IndexByte(pieces[color], piece) >= 0 }

func (h byHand) forward(color string) int {
	if color == "white" || h.Is("black-moves-up") {
		return 1
	}
	return -1
}

// lastRow returns the row on which a player's men become kings.
func (h byHand) lastRow(color string) int { return 9 * (1 + h.forward(color)) / 2 }

func opponentOf(color string) string {
	return map[string]string{"white": "black", "black": "white"}[color]
}

// turn holds the squares that a piece visits, and the squares of the pieces that it
// captures.
type turn struct {
	path     []square
	captured []square
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

func (h byHand) turns(p position, color string) []turn {
	color = protocol.Pick(h.Broken, "black-turns-are-white-s", color, "white")
	var steps, captures []turn
	for at, piece := range p {
		if mine(piece, color) && h.Holds("a-man-on-the-last-row-is-stuck", !isKing(piece) && at.y == h.lastRow(color)) {
			steps = append(steps, h.steps(p, at, color)...)
			captures = append(captures, h.jumps(p, color, turn{path: []square{at}}, isKing(piece))...)
		}
	}
	most := map[square]int{} // the most pieces that any turn captures
	rivals := func(t turn) square { return protocol.Pick(h.Broken, "most-of-each-piece", square{}, t.path[0]) }
	for _, t := range captures {
		most[rivals(t)] = max(most[rivals(t)], h.worth(p, t))
	}
	ignored := h.Is("majority-ignored") || color == "black" && h.Is("majority-ignored-for-black")
	best := slices.DeleteFunc(captures, func(t turn) bool { return !ignored && h.worth(p, t) < most[rivals(t)] })
	byKing := func(t turn) bool { return isKing(p[t.path[0]]) }
	switch {
	case h.Is("a-capture-binds-its-piece"):
		return append(best, slices.DeleteFunc(steps, func(t turn) bool {
			return slices.ContainsFunc(best, func(c turn) bool { return c.path[0] == t.path[0] })
		})...)
	case len(best) == 0, h.Is("capture-is-optional"):
		return append(best, steps...)
	case h.Is("kings-go-first") && slices.ContainsFunc(best, byKing):
		return slices.DeleteFunc(best, func(t turn) bool { return !byKing(t) })
	case h.Is("first-of-equal-captures"):
		slices.SortFunc(best, func(a, b turn) int { return strings.Compare(a.String(), b.String()) })
		return best[:1]
	}
	return best
}

// straight reports whether a jump in a direction continues the line of the last jump.
func (t turn) straight(d square) bool {
	n := len(t.path)
	return (t.path[n-1].x > t.path[n-2].x) == (d.x > 0) && (t.path[n-1].y > t.path[n-2].y) == (d.y > 0)
}

func isKing(piece byte) bool { return piece == 'K' || piece == 'B' }

func (h byHand) worth(p position, t turn) (worth int) {
	for _, at := range t.captured {
		worth++
		if isKing(p[at]) && h.Is("kings-count-double") {
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
		if !king && (back && !h.Is("steps-backward") || d.x < 0 && h.Is("steps-in-one-direction")) || king && back && h.Is("king-moves-forward") {
			continue
		}
		for to := at.next(d); inside(to) && p[to] == 0; to = to.next(d) {
			steps = append(steps, turn{path: []square{at, to}})
			if !king || h.Is("king-steps-once") {
				break
			}
		}
	}
	return steps
}

// jumps returns the complete turns that begin with sofar.
func (h byHand) jumps(p position, color string, sofar turn, king bool) (all []turn) {
	at := sofar.path[len(sofar.path)-1]
	if !king && h.Is("no-man-captures") {
		return nil
	}
	if (h.Is("captures-once") || king && h.Is("king-captures-once")) && len(sofar.captured) == 1 ||
		h.Is("captured-twice") && len(sofar.captured) > 8 { // such a turn need not end
		return []turn{sofar}
	}
	for _, d := range directions {
		if !king && (h.Is("captures-forward") || h.Is("black-captures-forward") && color == "black") && d.y != h.forward(color) {
			continue
		}
		if n := len(sofar.path); n > 1 && !king && (h.Is("captures-in-one-line") && !sofar.straight(d) || h.Is("never-captures-in-line") && sofar.straight(d)) {
			continue
		}
		for _, t := range h.over(p, color, sofar, d, at, king) {
			more := h.jumps(p, color, t, king)
			last := t.path[len(t.path)-1].y == h.lastRow(color)
			if last && len(more[0].path) == len(t.path) && h.Is("goes-on-as-king") {
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

// over returns the turns that extend sofar by one jump in the given direction.
func (h byHand) over(p position, color string, sofar turn, d, at square, king bool) (all []turn) {
	start := sofar.path[0]
	free := func(s square) bool {
		return inside(s) && (p[s] == 0 || s == start && h.Holds("start-is-occupied", king) && h.Holds("man-start-is-occupied", !king) ||
			h.Is("removed-at-once") && slices.Contains(sofar.captured, s))
	}
	over := at.next(d)
	for king && free(over) && !h.Is("king-must-be-near") {
		over = over.next(d)
	}
	if !inside(over) || free(over) || mine(p[over], color) || !king && isKing(p[over]) && h.Is("captures-no-kings") ||
		slices.Contains(sofar.captured, over) &&
			(!h.Is("captured-twice") || over == sofar.captured[len(sofar.captured)-1]) {
		return nil
	}
	to := over.next(d)
	if (h.Is("jumps-two") && !king || h.Is("king-jumps-two") && king) && inside(to) && !free(to) {
		to = to.next(d)
	}
	for ; free(to); to = to.next(d) {
		all = append(all, turn{append(slices.Clone(sofar.path), to), append(slices.Clone(sofar.captured), over)})
		if !king || h.Is("king-lands-behind") {
			break
		}
	}
	return all
}

func (h byHand) observe(p position, color string) Observation {
	seen := Observation{Board: p.write(), Turns: []string{}}
	for _, t := range h.turns(p, color) {
		seen.Turns = append(seen.Turns, t.String())
	}
	blocked := strings.ContainsAny(seen.Board, pieces[color])
	if len(seen.Turns) == 0 && !h.Is("nobody-wins") && h.Holds("a-blocked-player-draws", blocked) {
		seen.Winner = opponentOf(color)
	}
	return seen
}

func (h byHand) answer(asked Request) (any, error) {
	p, err := h.read(asked.Board)
	if err != nil {
		return nil, err
	}
	if opponentOf(asked.Color) == "" && h.Is("other-colors") {
		asked.Color = "white"
	}
	if opponentOf(asked.Color) == "" {
		return nil, protocol.ErrNotNow
	}
	if asked.Do != "play" {
		return h.observe(p, asked.Color), nil
	}
	for _, t := range h.turns(p, asked.Color) {
		if t.String() == asked.Turn {
			h.carryOut(p, t, asked.Color)
			seen := h.observe(p, opponentOf(asked.Color))
			if h.Is("turns-after-play-are-the-mover-s") {
				seen.Turns = h.observe(p, asked.Color).Turns
			}
			seen.Winner = protocol.Pick(h.Broken, "the-last-player-wins", seen.Winner, asked.Color)
			return seen, nil
		}
	}
	if h.Is("plays-anything") {
		return h.observe(p, opponentOf(asked.Color)), nil
	}
	return nil, protocol.ErrNotNow
}

func (h byHand) carryOut(p position, t turn, color string) {
	if h.Is("play-changes-nothing") {
		return
	}
	from, to := t.path[0], t.path[len(t.path)-1]
	piece := p[from]
	if !h.Is("the-piece-stays") {
		delete(p, from)
	}
	for i, captured := range t.captured {
		if !h.Is("captured-pieces-stay") && h.Holds("the-first-captured-piece-goes", i > 0) {
			delete(p, captured)
		}
	}
	last := protocol.Pick(h.Broken, "crowned-on-the-first-row", h.lastRow(color), 9-h.lastRow(color))
	passed := slices.ContainsFunc(t.path[1:], func(s square) bool { return s.y == last })
	if (to.y == last || passed && h.Is("crowned-in-passing")) &&
		h.Holds("a-capture-does-not-crown", len(t.captured) > 0) && !h.Is(color+"-is-never-crowned") {
		piece = map[string]byte{"white": 'K', "black": 'B'}[color]
	}
	p[to] = piece
}
