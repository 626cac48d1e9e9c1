package yutkata

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
)

// ErrSticks refuses sticks that are not four, each x or o.
var ErrSticks = errors.New("the sticks are not four of x and o")

// Throw is what four sticks are worth, DO to MO. The zero value is no throw.
type Throw int8

// The throws; each is worth its number in spaces (K2).
const (
	DO Throw = 1 + iota
	GE
	GEOL
	YUT
	MO
)

// Spaces is how far the throw carries a token: 1 to 5.
func (t Throw) Spaces() int { return int(t) }

// Again reports whether the throw earns another one (K3).
func (t Throw) Again() bool { return t == YUT || t == MO }

// String is the name in capitals.
func (t Throw) String() string {
	if t < DO || t > MO {
		return "no throw"
	}
	return [...]string{"DO", "GE", "GEOL", "YUT", "MO"}[t-1]
}

// Sticks are the four sticks in the order they fell: bit i is set where stick
// i, counted from 0, shows its flat side.
type Sticks uint8

const (
	sticks  = 4
	allFlat = Sticks(1<<sticks - 1)
	flat    = 'x'
	rounded = 'o'
	noFlat  = Sticks(0)
)

// ParseSticks reads sticks as the kata writes them, xxxo. Anything that is not
// four of x and o is ErrSticks.
func ParseSticks(text string) (Sticks, error) {
	if len(text) != sticks || strings.Trim(text, "xo") != "" {
		return 0, fmt.Errorf("%w: %q", ErrSticks, text)
	}
	var parsed Sticks
	for i := range sticks {
		if text[i] == flat {
			parsed |= 1 << i
		}
	}
	return parsed, nil
}

// Throw is what the sticks are worth: their number of flat sides, and MO where
// there is none (K2).
func (s Sticks) Throw() Throw {
	if s&allFlat == noFlat {
		return MO
	}
	return Throw(bits.OnesCount8(uint8(s & allFlat)))
}

// String is the sticks as the kata writes them, in the order they fell.
func (s Sticks) String() string {
	text := [sticks]byte{rounded, rounded, rounded, rounded}
	for i := range text {
		if s&(1<<i) != 0 {
			text[i] = flat
		}
	}
	return string(text[:])
}

// A Thrower throws the four sticks.
type Thrower func() (Sticks, error)

// RandomThrower throws sticks of which each side is equally likely.
func RandomThrower(random *rand.Rand) Thrower {
	return func() (Sticks, error) { return Sticks(random.Uint32()) & allFlat, nil }
}

// ErrThrowsUsedUp says that there are no scripted throws left.
var ErrThrowsUsedUp = errors.New("the scripted throws are used up")

// ScriptedThrower throws the given sticks, one after the other, and then no
// more: ErrThrowsUsedUp.
func ScriptedThrower(throws ...Sticks) Thrower {
	return func() (Sticks, error) {
		if len(throws) == 0 {
			return 0, ErrThrowsUsedUp
		}
		next := throws[0]
		throws = throws[1:]
		return next, nil
	}
}
