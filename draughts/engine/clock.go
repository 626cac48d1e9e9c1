package engine

import "time"

// usualMoves is how many moves a game is expected to go on, where nothing says
// how many have to be played with the time that is left.
const usualMoves = 30

// Share returns how long to think about a move with so much time left on the
// clock for so many moves, 0 for the rest of the game, and so much more with
// each move. It is always less than what is left.
func Share(left, increment time.Duration, moves int) time.Duration {
	if moves <= 0 || moves > usualMoves {
		moves = usualMoves
	}
	share := left/time.Duration(moves) + increment
	return max(1, min(share, left*3/4))
}
