package yutnori

import "math/rand/v2"

// Thrower throws the four sticks once and says the result, or why it cannot.
type Thrower func() (Result, error)

// ErrNoMoreThrows is what a script says when it is used up.
var ErrNoMoreThrows = refusal("no throws are left in the script")

// Random throws sticks that fall by chance.
func Random(rules *Rules, sticks Sticks, chance *rand.Rand) Thrower {
	return func() (Result, error) { return rules.Read(sticks.ThrowFour(chance)), nil }
}

// Script throws the given results one after the other, and then says
// ErrNoMoreThrows.
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
