package engine

import (
	"time"

	"games.example/draughts"
)

// The least number of moves that WithClock expects in the rest of a game. Kings can
// prolong a game.
const (
	leastMoves          = 18
	leastMovesWithKings = 30
)

// WithClock returns the limit l, with its time also limited by a clock. P is the position
// before the move. Left is the time on the clock for the given number of moves, or for
// the rest of the game if the number is 0. Each move adds the increment to the clock.
//
// Each move should take an equal share of the time. In the rest of a game, a player
// usually has about as many difficult moves as there are pieces on the board. A search in
// trouble may take three shares, but never more than three quarters of the time that is
// left.
func (l Limit) WithClock(p draughts.Position, left, increment time.Duration, moves int) Limit {
	expected := max(numPieces(p), leastMoves)
	if p.Kings() != 0 {
		expected = max(expected, leastMovesWithKings)
	}
	if moves <= 0 || moves > expected {
		moves = expected
	}
	share := left/time.Duration(moves) + increment
	most := left * 3 / 4
	enough := max(1, min(share, most))
	if l.Time > 0 && l.Time <= enough {
		return l // the search takes at most its share of the time
	}
	l.Enough, most = enough, max(1, min(3*share, most))
	if l.Time == 0 || most < l.Time {
		l.Time = most
	}
	return l
}

// A clock decides when a search with a [Limit.Enough] ends.
type clock struct {
	enough time.Duration // the limit's Enough, or 0
	forced bool          // whether there is only one move
	before finding       // the result of the previous depth
	kept   int           // the number of depths in a row that kept the best move
}

// isEnough reports whether to play the result of a finished depth. The next depth takes
// about as long as all depths so far together, so a search usually ends when 60 percent
// of the expected time has passed. If several depths have kept the best move, 35 percent
// are enough. If the best move has changed or the score has fallen far, isEnough allows
// two and a half times the expected time.
func (c *clock) isEnough(now finding, took time.Duration) bool {
	before := c.before
	c.before = now
	isFirst := before.line == nil
	if isFirst || before.line[0] != now.line[0] {
		c.kept = 0
	} else {
		c.kept++
	}
	switch {
	case c.enough == 0:
		return false
	case c.forced:
		return true
	case !isFirst && (c.kept == 0 || now.score < before.score-trouble):
		return took >= c.enough*5/2
	case c.kept >= manyKept:
		return took >= c.enough*35/100
	default:
		return took >= c.enough*6/10
	}
}

// trouble is how far the score may fall from one depth to the next before a search may
// take more time.
const trouble Score = 30

// manyKept is the number of depths that must keep the best move before a search takes
// less time.
const manyKept = 3
