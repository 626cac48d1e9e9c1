package rook

import (
	"errors"
	"math/rand/v2"
)

// ErrNoChance is returned by a strategy that needs random numbers but has no source.
var ErrNoChance = errors.New("a strategy has no source of random numbers")

// Random is the document's strategy that moves at random. Create one with NewRandom.
type Random struct{ chance *rand.Rand }

// NewRandom returns the strategy with the given source of random numbers.
func NewRandom(chance *rand.Rand) Random { return Random{chance} }

// Move picks DOWN or RIGHT with equal probability, or the only direction in which tiles
// are left. Then it picks a number of tiles, from 1 to the number left in that
// direction, each with equal probability. The zero value has no source, so its Move
// returns ErrNoChance.
func (r Random) Move(p Position) (Move, error) {
	if !p.isPlayable() {
		return Move{}, p.Check()
	}
	if r.chance == nil {
		return Move{}, ErrNoChance
	}
	const highestBit = 63
	direction, left := Down, p.Left(Down)
	if right := p.Left(Right); left == 0 || right > 0 && r.chance.Uint64()>>highestBit != 0 {
		direction, left = Right, right
	}
	return Move{Direction: direction, Tiles: 1 + r.chance.IntN(left)}, nil
}
