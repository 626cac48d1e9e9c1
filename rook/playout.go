package rook

import "errors"

// Outcome holds the result of a game without its moves.
type Outcome struct {
	Winner int // 0 for the player who moved first, 1 for the other player
	Moves  int // not counting an illegal move
}

// Playout plays a game to its end and returns only the outcome. The first player in the
// array moves first, and an illegal move loses. If a strategy fails, Playout returns
// its error.
func Playout(p Position, players [2]Strategy) (Outcome, error) {
	for moves := 0; ; moves++ {
		if p.Over() {
			return Outcome{Winner: (moves + 1) % 2, Moves: moves}, nil
		}
		move, err := players[moves%2].Move(p)
		if err == nil {
			p, err = p.Play(move)
		}
		if err != nil {
			if _, lost := errors.AsType[*IllegalMoveError](err); lost {
				return Outcome{Winner: (moves + 1) % 2, Moves: moves}, nil
			}
			return Outcome{}, err
		}
	}
}
