package rook

import (
	"errors"
	"fmt"
	"math"
)

// Bounds holds how far the rook can go from the top left, in tiles DOWN and RIGHT. Each
// number is 0 or more, and they are not both 0. The board has (D+1) x (R+1) tiles.
type Bounds struct{ D, R int }

// ErrBoard is returned if no game can start with the given bounds or from the given
// state.
var ErrBoard = errors.New("no game can start on this board")

// ErrNotBounds is returned for text that does not describe bounds.
var ErrNotBounds = errors.New("expected DOWNxRIGHT as in 3x5")

// Check returns ErrBoard for bounds that are negative or allow no move.
func (b Bounds) Check() error {
	switch {
	case b.D < 0 || b.R < 0:
		return fmt.Errorf("%w: expected bounds of 0 or more, not %v", ErrBoard, b)
	case b.D == 0 && b.R == 0:
		return fmt.Errorf("%w: bounds of %v leave no move to make", ErrBoard, b)
	}
	return nil
}

// String returns the bounds as DOWNxRIGHT, as in 3x5.
func (b Bounds) String() string { return fmt.Sprintf("%dx%d", b.D, b.R) }

// MarshalText returns the bounds as DOWNxRIGHT, as in 3x5.
func (b Bounds) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads bounds written as DOWNxRIGHT, as in 3x5. It returns ErrNotBounds
// for any other text, and ErrBoard if no game can start with the bounds. After an
// error, b is unchanged.
func (b *Bounds) UnmarshalText(text []byte) error {
	pair, ok := parsePair(text, "x")
	if !ok {
		return ErrNotBounds
	}
	bounds := Bounds(pair)
	if err := bounds.Check(); err != nil {
		return err
	}
	*b = bounds
	return nil
}

// MarshalJSON returns {"D":4,"R":4}.
func (b Bounds) MarshalJSON() ([]byte, error) { return State(b).MarshalJSON() }

// UnmarshalJSON reads bounds as MarshalJSON writes them, in any layout. It does not
// check whether a game can start with the bounds. After an error, b is unchanged.
func (b *Bounds) UnmarshalJSON(data []byte) error { return (*State)(b).UnmarshalJSON(data) }

// Tiles returns the number of tiles on the board, or the largest int if there are more.
// The number is 0 for negative bounds.
func (b Bounds) Tiles() int {
	if b.D < 0 || b.R < 0 {
		return 0
	}
	if b.D == math.MaxInt || b.R == math.MaxInt || b.D+1 > math.MaxInt/(b.R+1) {
		return math.MaxInt
	}
	return (b.D + 1) * (b.R + 1)
}
