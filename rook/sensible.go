package rook

import "math/rand/v2"

// Sensible is the strategy that looks one move ahead. Create one with
// NewSensible.
type Sensible struct{ chance *rand.Rand }

// NewSensible returns the strategy with the given source of random numbers.
func NewSensible(chance *rand.Rand) Sensible { return Sensible{chance} }

// Move returns the move to the goal, if there is one. Otherwise it picks a move after
// which the other player cannot reach the goal, each such move with equal probability.
// If there is no such move, it moves like Random. The zero value returns ErrNoChance if
// tiles are left in both directions.
func (s Sensible) Move(p Position) (Move, error) {
	if err := p.Check(); err != nil {
		return Move{}, err
	}
	down, right := p.Left(Down), p.Left(Right)
	switch {
	case down == 0:
		return Move{Direction: Right, Tiles: right}, nil
	case right == 0:
		return Move{Direction: Down, Tiles: down}, nil
	case s.chance == nil:
		return Move{}, ErrNoChance
	case down == 1 && right == 1:
		return Random(s).Move(p)
	}
	safe := uint64(down - 1) // the number of safe moves DOWN; the other safe moves go RIGHT
	n := s.chance.Uint64N(safe + uint64(right-1))
	if n < safe {
		return Move{Direction: Down, Tiles: 1 + int(n)}, nil
	}
	return Move{Direction: Right, Tiles: 1 + int(n-safe)}, nil
}
