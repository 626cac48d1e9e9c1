package hub

import (
	"fmt"
	"strconv"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// level holds the limits of the next search.
type level struct {
	depth, nodes int
	move         time.Duration // the time for this move
	left, inc    time.Duration // the time on the clock, and its increment for each move
	moves        int           // the number of moves to play in that time, 0 for all moves
}

// set applies the limits in a line. If a limit is invalid, set changes nothing.
func (v *level) set(l line) error {
	next := *v
	for _, a := range l.args {
		var err error
		switch a.name {
		case "depth":
			next.depth, err = count(a.value)
		case "nodes":
			next.nodes, err = count(a.value)
		case "moves":
			next.moves, err = count(a.value)
		case "move-time":
			next.move, err = seconds(a.value)
		case "time":
			next.left, err = clock(a.value)
		case "inc":
			next.inc, err = clock(a.value)
		case "infinite":
			next = level{}
		}
		if err != nil {
			return fmt.Errorf("level: %s: %w", a.name, err)
		}
	}
	*v = next
	return nil
}

// count reads a number of 1 or more.
func count(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%s: expected a whole number, 1 or more", text)
	}
	return n, nil
}

// clock reads the time on a clock or its increment. Zero becomes the shortest
// possible time.
func clock(text string) (time.Duration, error) {
	if s, err := strconv.ParseFloat(text, 64); err == nil && s == 0 {
		return 1, nil
	}
	return seconds(text)
}

func seconds(text string) (time.Duration, error) {
	s, err := strconv.ParseFloat(text, 64)
	if err != nil || !(s >= 1e-6 && s <= 1e9) {
		return 0, fmt.Errorf("%s: expected 0.000001 to 1000000000 seconds", text)
	}
	return time.Duration(s * float64(time.Second)), nil
}

// limit returns the limit of a search in a position.
func (v level) limit(p draughts.Position) engine.Limit {
	l := engine.Limit{Depth: v.depth, Nodes: v.nodes, Time: v.move}
	if v.left > 0 {
		l = l.WithClock(p, v.left, v.inc, v.moves)
	}
	return l
}
