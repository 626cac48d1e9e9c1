package rook

import "iter"

// Perfect is the strategy that plays by the theory of the game. It is there to
// play against, and to measure other strategies.
//
// The tiles left DOWN and RIGHT are two heaps of the game of Nim, in which the
// player who takes the last tile wins. The player to move loses against Perfect
// if the heaps are equal, and otherwise wins by making them equal (C. L. Bouton,
// Nim, a game with a complete mathematical theory, 1901).
type Perfect struct{}

// Move returns the winning move if there is one. Otherwise it moves one tile
// DOWN: the longer the game, the more chances the other player has to go wrong.
// The error is that of p.Check.
func (Perfect) Move(p Position) (Move, error) {
	if err := p.Check(); err != nil {
		return Move{}, err
	}
	if move, wins := WinningMove(p); wins {
		return move, nil
	}
	return Move{Direction: Down, Tiles: 1}, nil
}

// WinningMove returns the move after which the other player has lost against
// Perfect, and whether there is one; there is at most one. The position must be
// one that Check accepts.
func WinningMove(p Position) (move Move, wins bool) {
	down, right := p.Left(Down), p.Left(Right)
	switch {
	case down > right:
		return Move{Direction: Down, Tiles: down - right}, true
	case right > down:
		return Move{Direction: Right, Tiles: right - down}, true
	}
	return Move{}, false
}

// LosingStates returns, row by row, the states in which the player to move loses
// against Perfect: those with as many tiles left DOWN as RIGHT. The goal is one
// of them, because the player to move has lost there. Bounds that are negative
// have none.
func LosingStates(bounds Bounds) iter.Seq[State] {
	return func(yield func(State) bool) {
		for left := min(bounds.D, bounds.R); left >= 0; left-- {
			if !yield(State{D: bounds.D - left, R: bounds.R - left}) {
				return
			}
		}
	}
}

// NumLosingStates returns how many states LosingStates yields. The bounds may be
// as large as an int, so that it takes more than an int to count them.
func NumLosingStates(bounds Bounds) uint64 {
	left := min(bounds.D, bounds.R)
	if left < 0 {
		return 0
	}
	return uint64(left) + 1
}
