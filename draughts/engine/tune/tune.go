package main

import (
	"math"
	"math/rand/v2"

	"games.example/draughts/engine/evaluation"
)

// A course says how a generation of weights is made: it plays games with the
// weights of the generation before it, and learns more from them. The first one,
// number 0, counts only material in its games.
type course struct {
	seed       uint64
	generation int
	games      int
	turns      int // that the search for a move looks ahead
}

// A lesson is the outcome of a course: the number of positions learned from, and
// the losses on the games that were held back, with the weights before and after.
type lesson struct {
	weights       *evaluation.Weights
	positions     int
	before, after float64
}

// heldBack is the number of games of which one is held back, as a test, and not
// learned from.
const heldBack = 20

// learn returns the lesson of the course. It depends only on the course and the
// weights, however many processors there are.
func (c course) learn(weights *evaluation.Weights) lesson {
	var known, test []sample
	for i, samples := range c.play(weights) {
		if i%heldBack == 0 {
			test = append(test, samples...)
		} else {
			known = append(known, samples...)
		}
	}
	u := newPupil(manValue(known), weights)
	before := u.loss(test)
	u.study(known, c.chance(order))
	return lesson{u.weights(), len(known), before, u.loss(test)}
}

// order is the number of the random source that shuffles the positions; the
// numbers below it are those of the games.
const order = 1<<32 - 1

// chance returns one of the independent random sources of a course.
func (c course) chance(number uint64) *rand.Rand {
	return rand.New(rand.NewPCG(c.seed, uint64(c.generation)<<32+number))
}

// manValue returns the value of a man, in logits, that fits the samples best if
// nothing but material counts. It is where the derivative of their loss is zero,
// found by Newton's method.
func manValue(samples []sample) float64 {
	value := 0.0
	for range 10 {
		slope, curvature := 0.0, 0.0
		for i := range samples {
			f := evaluation.FeaturesOf(samples[i].position)
			men := float64(f.Material()) / evaluation.Man
			expected := logistic(value * men)
			slope += (expected - samples[i].result) * men
			curvature += expected * (1 - expected) * men * men
		}
		value -= slope / curvature
	}
	return value
}

// newPupil returns a pupil that knows what the weights say, or nothing if they
// are nil.
func newPupil(man float64, weights *evaluation.Weights) *pupil {
	u := &pupil{man: man}
	if weights != nil {
		exchange(u, weights, func(p *parameter, w *int16) { p.value = float32(float64(*w) * man / 1000) })
	}
	return u
}

// weights returns what the pupil has learned, in thousandths of a man.
func (u *pupil) weights() *evaluation.Weights {
	weights := new(evaluation.Weights)
	exchange(u, weights, func(p *parameter, w *int16) {
		thousandths := math.Round(1000 * float64(p.value) / u.man)
		*w = int16(min(max(thousandths, math.MinInt16), math.MaxInt16))
	})
	return weights
}

// exchange calls a function for each parameter of a pupil, with the weight that
// stands for the same.
func exchange(u *pupil, weights *evaluation.Weights, do func(*parameter, *int16)) {
	both := func(w *weight, p *evaluation.Phases) {
		do(&w.early, &p.Early)
		do(&w.late, &p.Late)
	}
	for window := range u.patterns {
		for pattern := range u.patterns[window] {
			both(&u.patterns[window][pattern], &weights.Patterns[window][pattern])
		}
	}
	for i := range u.numbers {
		both(&u.numbers[i], &weights.Numbers[i])
	}
}
