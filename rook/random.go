package rook

import "math/rand/v2"

// Random is the document's strategy of random movement.
type Random struct{ chance *rand.Rand }

// NewRandom is the strategy with its source of chance.
func NewRandom(chance *rand.Rand) Random { return Random{chance} }

// Move picks DOWN or RIGHT with equal chance, the other one if there are no
// tiles left that way, and then 1 to the tiles left, each with equal chance.
func (r Random) Move(p Position) (Move, error) {
	if !p.isPlayable() {
		return Move{}, p.Check()
	}
	const highestBit = 63
	direction, left := Down, p.Left(Down)
	if right := p.Left(Right); left == 0 || right > 0 && r.chance.Uint64()>>highestBit != 0 {
		direction, left = Right, right
	}
	return Move{Direction: direction, Tiles: 1 + r.chance.IntN(left)}, nil
}
