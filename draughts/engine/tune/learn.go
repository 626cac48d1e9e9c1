package main

import (
	"math"
	"math/rand/v2"

	"games.example/draughts/engine/evaluation"
)

// A pupil learns weights by logistic regression. The expected result of a position is
// the logistic function of its score, and each sample moves the weights a little, so
// that the expected result comes closer to the actual result.
//
// Scores and weights are logits here. The weights start at zero, so that at first only men
// and kings count.
type pupil struct {
	man       float64 // the score of an extra man
	patterns  [evaluation.Windows][evaluation.Patterns]weight
	numbers   [evaluation.Numbers]weight
	materials [evaluation.Materials]weight
	inputs    []input // the inputs of the position that was scored last
	phase     float64 // the phase of that position, from 1 to 0
}

// weight holds the worth of a feature early and late in the game.
type weight struct{ early, late parameter }

// parameter holds a number that is learned, and the sum of the squares of its gradients
// so far.
type parameter struct{ value, squares float32 }

// input holds a weight that counts in the score of a position, and its factor.
type input struct {
	*weight
	times float64
}

// expect returns the expected result of a position for the player to move, from 0 to 1.
func (u *pupil) expect(f *evaluation.Features) float64 { return logistic(u.score(f)) }

// score returns the score of a position.
func (u *pupil) score(f *evaluation.Features) float64 {
	u.phase, u.inputs = f.Phase(), u.inputs[:0]
	for window := range evaluation.Windows {
		u.inputs = append(u.inputs, input{&u.patterns[window][f.Pattern(window)], 1})
	}
	for i, n := range f.Numbers {
		if n != 0 {
			u.inputs = append(u.inputs, input{&u.numbers[i], float64(n)})
		}
	}
	u.inputs = append(u.inputs, input{&u.materials[f.MaterialNumber()], 1})
	score := u.man * float64(f.Material()) / evaluation.Man
	for _, in := range u.inputs {
		score += in.times * (u.phase*float64(in.early.value) + (1-u.phase)*float64(in.late.value))
	}
	return score
}

// learn adjusts the weights of the position that was scored last. The surprise is the
// expected result minus the result, which is also the derivative of the loss with
// respect to the score.
func (u *pupil) learn(surprise, rate float64) {
	for _, in := range u.inputs {
		in.early.step(float32(surprise*u.phase*in.times), float32(rate))
		in.late.step(float32(surprise*(1-u.phase)*in.times), float32(rate))
	}
}

// patience makes the first steps of a parameter as small as later steps. So the
// parameters of rare features do not move far.
const patience = 20

// step moves a parameter against its gradient. Each parameter has its own rate, which
// falls as its gradients add up (AdaGrad: Duchi, Hazan and Singer 2011).
func (p *parameter) step(gradient, rate float32) {
	p.squares += gradient * gradient
	p.value -= rate * gradient / float32(math.Sqrt(float64(p.squares+patience)))
}

// study learns from samples in random order, in several rounds, at a rate that falls to
// zero.
func (u *pupil) study(samples []sample, rounds int, rate float64, chance *rand.Rand) {
	left := rounds * len(samples)
	slower := rate / float64(left)
	for range rounds {
		for _, i := range chance.Perm(len(samples)) {
			f := evaluation.FeaturesIn(samples[i].position)
			u.learn(u.expect(&f)-samples[i].result, slower*float64(left))
			left--
		}
	}
}

// loss returns the mean cross entropy of the results of samples, in nats.
func (u *pupil) loss(samples []sample) float64 {
	sum := 0.0
	for i := range samples {
		f := evaluation.FeaturesIn(samples[i].position)
		sum += crossEntropy(u.expect(&f), samples[i].result)
	}
	return sum / float64(len(samples))
}

func crossEntropy(expected, result float64) float64 {
	const least = 1e-9 // no result is impossible
	return -result*math.Log(max(expected, least)) - (1-result)*math.Log(max(1-expected, least))
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
