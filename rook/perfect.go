package rook

// Perfect plays by the theory of the game, to measure other strategies by.
//
// The tiles left DOWN and RIGHT are two heaps of Nim where who takes the last
// tile wins: the mover loses against Perfect exactly if both are equal (C. L.
// Bouton, Nim, a game with a complete mathematical theory, 1901).
type Perfect struct{}

// Move makes the tiles left equal in both directions. Where they are equal
// already it moves one tile DOWN: the longer the game, the more chances the
// other player has to go wrong.
func (Perfect) Move(p Position) (Move, error) {
	if err := p.Check(); err != nil {
		return Move{}, err
	}
	if move, wins := WinningMove(p); wins {
		return move, nil
	}
	return Move{Direction: Down, Tiles: 1}, nil
}

// WinningMove is, in a position that Check accepts, the only move after which
// the other player has lost against Perfect, if there is one.
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
