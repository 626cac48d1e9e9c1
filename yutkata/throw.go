package yutkata

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
)

// ErrSticks is returned for sticks that are not four letters x or o.
var ErrSticks = errors.New("the sticks are not four of x and o")

// Throw is the value of four sticks, DO to MO. The zero Throw is not a throw.
type Throw int8

// The throws. The number of a throw is the number of spaces that it carries a token
// (K2).
const (
	DO Throw = 1 + iota
	GE
	GEOL
	YUT
	MO
)

// NumThrows is the number of throws.
const NumThrows = 5

var throwNames = []string{DO: "DO", GE: "GE", GEOL: "GEOL", YUT: "YUT", MO: "MO"}

// Spaces returns the number of spaces that the throw carries a token, 1 to 5.
func (t Throw) Spaces() int { return int(t) }

// Again reports whether the player throws again (K3).
func (t Throw) Again() bool { return t == YUT || t == MO }

// Sticks returns four sticks that make the throw, beginning with the sticks that show
// their flat sides. For the zero Throw it returns the sticks of MO.
func (t Throw) Sticks() Sticks {
	if t < DO || t > YUT {
		return allRound
	}
	return 1<<t - 1
}

// String returns the name in capitals, or "no throw".
func (t Throw) String() string {
	if t < DO || t > MO {
		return "no throw"
	}
	return throwNames[t]
}

// MarshalText returns the name in capitals.
func (t Throw) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the name in capitals.
func (t *Throw) UnmarshalText(text []byte) error {
	found := slices.Index(throwNames[DO:], string(text))
	if found < 0 {
		return fmt.Errorf("%q is not a throw: expected DO, GE, GEOL, YUT or MO", text)
	}
	*t = DO + Throw(found)
	return nil
}

// Sticks holds the four sticks in the order they fell: bit i is set if stick
// i, counted from 0, shows its flat side.
type Sticks uint8

const (
	numSticks = 4
	allFlat   = Sticks(1<<numSticks - 1)
	allRound  = Sticks(0)
	flat      = 'x'
	round     = 'o'
)

// ParseSticks reads four sticks as the kata writes them, such as xxxo. The error is
// ErrSticks for any other text.
func ParseSticks(text string) (Sticks, error) {
	if len(text) != numSticks || strings.Trim(text, "xo") != "" {
		return 0, fmt.Errorf("%w: %q", ErrSticks, text)
	}
	var parsed Sticks
	for i := range numSticks {
		if text[i] == flat {
			parsed |= 1 << i
		}
	}
	return parsed, nil
}

// Throw returns the value of the sticks: the number of flat sides, or MO if all sides
// are round (K2).
func (s Sticks) Throw() Throw {
	if s&allFlat == allRound {
		return MO
	}
	return Throw(bits.OnesCount8(uint8(s & allFlat)))
}

// String returns the sticks as the kata writes them, in the order they fell.
func (s Sticks) String() string {
	text := [numSticks]byte{round, round, round, round}
	for i := range text {
		if s&(1<<i) != 0 {
			text[i] = flat
		}
	}
	return string(text[:])
}

// A Thrower throws the four sticks.
type Thrower func() (Sticks, error)

// RandomThrower returns a thrower of sticks that show either side with equal chance.
func RandomThrower(random *rand.Rand) Thrower {
	return func() (Sticks, error) { return Sticks(random.Uint32()) & allFlat, nil }
}

// ErrNoMoreThrows is returned by a thrower from Script after its last throw.
var ErrNoMoreThrows = errors.New("the scripted throws are used up")

// Script returns a thrower of the given sticks, in order. After the last sticks, the
// thrower returns ErrNoMoreThrows.
func Script(throws ...Sticks) Thrower {
	return func() (Sticks, error) {
		if len(throws) == 0 {
			return 0, ErrNoMoreThrows
		}
		next := throws[0]
		throws = throws[1:]
		return next, nil
	}
}
