package engine

import "time"

// usualMoves is the number of further moves that a game is expected to take,
// unless the number to be played in the time left is given.
const usualMoves = 30

// Share returns how long to think about a move. Left is the time on the clock
// for the given number of moves, or for the rest of the game if the number is
// 0; each move adds the increment. The result is always less than what is left.
func Share(left, increment time.Duration, moves int) time.Duration {
	if moves <= 0 || moves > usualMoves {
		moves = usualMoves
	}
	share := left/time.Duration(moves) + increment
	return max(1, min(share, left*3/4))
}
