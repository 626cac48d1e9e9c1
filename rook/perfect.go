package rook

import "iter"

// Perfect is the strategy that plays by the theory of the game. It is a strong
// opponent, and other strategies can be measured against it.
//
// The tiles left DOWN and RIGHT are two heaps in the game of Nim, and the player who
// takes the last tile wins. Against Perfect, the player to move loses if the heaps are
// equal, and can otherwise win by making them equal (C. L. Bouton, Nim, a game with a
// complete mathematical theory, 1901).
type Perfect struct{}

// Move returns the winning move. If there is no winning move, it moves one tile DOWN,
// because in a longer game the other player has more chances to make a mistake. It
// returns the error of p.Check.
func (Perfect) Move(p Position) (Move, error) {
	if err := p.Check(); err != nil {
		return Move{}, err
	}
	if move, wins := WinningMove(p); wins {
		return move, nil
	}
	return Move{Direction: Down, Tiles: 1}, nil
}

// WinningMove returns the only move after which the other player loses against
// Perfect, and reports whether there is such a move. Check must accept the
// position.
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
// against Perfect. In these states, as many tiles are left DOWN as RIGHT. They include
// the goal, where the player to move has lost. Negative bounds have no losing states.
func LosingStates(bounds Bounds) iter.Seq[State] {
	return func(yield func(State) bool) {
		for left := min(bounds.D, bounds.R); left >= 0; left-- {
			if !yield(State{D: bounds.D - left, R: bounds.R - left}) {
				return
			}
		}
	}
}

// NumLosingStates returns the number of states that LosingStates yields. The number may
// be greater than the largest int.
func NumLosingStates(bounds Bounds) uint64 {
	left := min(bounds.D, bounds.R)
	if left < 0 {
		return 0
	}
	return uint64(left) + 1
}
