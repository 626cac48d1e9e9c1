package yutnori

import (
	"errors"
	"math/rand/v2"
)

// A Thrower throws the four sticks once. It returns the result, or an error if it
// cannot throw.
type Thrower func() (Result, error)

// ErrNoMoreThrows is returned by a script after its last result.
var ErrNoMoreThrows = errors.New("the scripted throws are used up")

// RandomThrower returns a thrower of sticks that fall at random.
func RandomThrower(rules *Rules, sticks YutSticks, chance *rand.Rand) Thrower {
	return func() (Result, error) { return rules.Read(sticks.ThrowFour(chance)), nil }
}

// Script returns a thrower that throws the given results in order. After the last
// result, the thrower returns [ErrNoMoreThrows].
func Script(results ...Result) Thrower {
	return func() (Result, error) {
		if len(results) == 0 {
			return 0, ErrNoMoreThrows
		}
		next := results[0]
		results = results[1:]
		return next, nil
	}
}
