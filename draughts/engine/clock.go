package engine

import "time"

// usualMoves is the number of further moves for which the clock is shared, if the clock
// has no number of moves.
const usualMoves = 30

// WithClock returns the limit of a search by a clock, within the limit l. Left is the
// time on the clock for the given number of moves, or for the rest of the game if the
// number is 0; each move adds the increment.
//
// Each move should take an equal share of the time. A search in trouble may take three
// shares, but never all of the time that is left.
func (l Limit) WithClock(left, increment time.Duration, moves int) Limit {
	if moves <= 0 || moves > usualMoves {
		moves = usualMoves
	}
	share := left/time.Duration(moves) + increment
	most := left * 3 / 4
	enough := max(1, min(share, most))
	if l.Time > 0 && l.Time <= enough {
		return l // the search takes less than its share of the time
	}
	l.Enough, most = enough, max(1, min(3*share, most))
	if l.Time == 0 || most < l.Time {
		l.Time = most
	}
	return l
}

// A clock decides when a search with a [Limit.Enough] ends.
type clock struct {
	enough time.Duration // the Enough of the limit, or 0
	forced bool          // whether there is only one move
	before finding       // the result of the previous depth
}

// isEnough reports whether to play the result of a finished depth. The next depth takes
// about as long as all depths so far together, so isEnough returns true after about
// half of the time. If the best move has changed or its score has fallen, it allows
// more time.
func (c *clock) isEnough(now finding, took time.Duration) bool {
	before := c.before
	c.before = now
	switch {
	case c.enough == 0:
		return false
	case c.forced:
		return true
	case before.line != nil && (before.line[0] != now.line[0] || now.score < before.score-trouble):
		return took >= 2*c.enough
	default:
		return took >= c.enough*6/10
	}
}

// A search takes more time if its score falls, from one depth to the next, by more than
// trouble.
const trouble Score = 30
