package yutnori

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Fall represents a throw of the four sticks: the set of sticks that lie flat side up,
// as a number from 0 to 15.
type Fall uint8

// The sticks. All sticks except the plain stick have a mark on their flat side. The
// marks of the first and the second stick are the auxiliary marks of house rule H1.
const (
	BackStick Fall = 1 << iota
	FirstStick
	SecondStick
	PlainStick
)

// Flats returns the number of sticks that lie flat side up, 0 to 4.
func (f Fall) Flats() int { return bits.OnesCount8(uint8(f & 15)) }

// read returns the result that a fall gives, with or without rule H1.
func (f Facts) read(fall Fall) Result {
	switch {
	case fall == 0:
		return Mo
	case fall == BackStick:
		return BackDo
	case f.BackResults && fall&BackStick != 0 && fall&PlainStick == 0:
		return BackDo - Result(fall.Flats()-1)
	}
	return Do + Result(fall.Flats()-1)
}

// ErrProbability is returned if sticks would be too biased to play with.
var ErrProbability = errors.New("a stick falls flat side up with a probability of 0.01 to 0.99")

// YutSticks represents four sticks, each of which falls flat side up with the same
// probability: the assignment's Yut. The zero value represents fair sticks, with a
// probability of 0.5.
type YutSticks struct {
	prob float64 // 0 means 0.5
}

// NewYutSticks returns sticks that fall flat side up with a probability of 0.01 to
// 0.99. With a probability outside this range, a chain of throws might not end in a
// lifetime, so the error is [ErrProbability].
func NewYutSticks(probability float64) (YutSticks, error) {
	if !(probability >= 0.01 && probability <= 0.99) {
		return YutSticks{}, fmt.Errorf("%w, not %v", ErrProbability, probability)
	}
	return YutSticks{prob: probability}, nil
}

// Prob returns the probability that one stick falls flat side up.
func (s YutSticks) Prob() float64 {
	if s.prob == 0 {
		return 0.5
	}
	return s.prob
}

// ThrowOne throws a single stick and reports whether it lies flat side up.
func (s YutSticks) ThrowOne(chance *rand.Rand) bool { return chance.Float64() < s.Prob() }

// ThrowFour throws the four sticks and returns how they lie. Fair sticks take one
// number from the random source, and biased sticks take four.
func (s YutSticks) ThrowFour(chance *rand.Rand) Fall {
	if s.Prob() == 0.5 {
		return Fall(chance.Uint64() >> 60)
	}
	fall := Fall(0)
	for stick := BackStick; stick <= PlainStick; stick <<= 1 {
		if s.ThrowOne(chance) {
			fall |= stick
		}
	}
	return fall
}

// Chances returns the probabilities of all results with these sticks, indexed by
// [Result].
func (r *Rules) Chances(sticks YutSticks) (chances [NumResults]float64) {
	for fall := range Fall(16) {
		chance := 1.0
		for stick := BackStick; stick <= PlainStick; stick <<= 1 {
			if fall&stick != 0 {
				chance *= sticks.Prob()
			} else {
				chance *= 1 - sticks.Prob()
			}
		}
		chances[r.Read(fall)] += chance
	}
	return chances
}
