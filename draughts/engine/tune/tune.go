package main

import (
	"math"
	"math/rand/v2"
	"slices"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// A course makes a generation of weights. The engine plays games with the weights of
// the previous generation, and a pupil learns from the games. In the games of generation
// 0 the engine counts only men and kings.
type course struct {
	seed       uint64
	generation int
	games      int
	nodes      int // the average number of positions examined for a move
	endgame    int // the greatest number of pieces in the endgame tables
	rounds     int // the number of times that the pupil learns from each position
	rate       float64
}

// A lesson is the result of a course: the weights, the number of positions from which
// they were learned, and the losses on the games that were held back, before and after
// learning.
type lesson struct {
	weights       *evaluation.Weights
	positions     int
	before, after float64
}

// One game in every heldBack games is used for testing, and the others for learning.
const heldBack = 20

// learn returns the lesson of the course. The lesson depends only on the course, the
// weights and the engine's search, not on the number of processors.
func (c course) learn(weights *evaluation.Weights) lesson {
	games := c.play(weights)
	man := fitScores(slices.Concat(games...))
	var known, test []sample
	for i, samples := range games {
		if i%heldBack == 0 {
			test = append(test, samples...)
		} else {
			known = append(known, expected(samples, man)...)
		}
	}
	u := newPupil(man, weights)
	before := u.loss(test)
	u.study(known, c.rounds, c.rate, c.chance(order))
	u.count(u.manIn(known))
	return lesson{u.weights(), len(known), before, u.loss(test)}
}

// order is the number of the random source that shuffles the positions. Smaller numbers
// belong to the games.
const order = 1<<32 - 1

// chance returns one of the independent random sources of a course.
func (c course) chance(number uint64) *rand.Rand {
	return rand.New(rand.NewPCG(c.seed, uint64(c.generation)<<32+number))
}

// fitScores returns how many logits a man in a search's score must be worth to fit the
// results best. Newton's method finds the zero of the derivative of the loss.
func fitScores(samples []sample) float64 {
	value := 0.0
	for range 10 {
		slope, curvature := 0.0, 0.0
		for _, s := range samples {
			men := s.score.Men()
			if math.Abs(men) > sure {
				continue
			}
			expected := logistic(value * men)
			slope += (expected - s.result) * men
			curvature += expected * (1 - expected) * men * men
		}
		value -= slope / curvature
	}
	return value
}

// sure is a lead in men that always wins.
const sure = 8

// trust is the share of a position's expected result that comes from the next position.
// The rest comes from the score of the position's own search.
const trust = 0.9

// expected returns the samples of a game with expected results instead of the result of
// the game. An expected result is a weighted mean of the result and the search scores
// of this position and later ones. Later scores count less (the lambda-return of
// temporal difference learning: Sutton 1988). So a blunder has little effect on the
// expected results of much earlier positions.
func expected(samples []sample, man float64) []sample {
	samples = slices.Clone(samples)
	for i := len(samples) - 1; i >= 0; i-- {
		s := &samples[i]
		later := s.result
		if i+1 < len(samples) {
			if later = samples[i+1].result; samples[i+1].position.ToMove() != s.position.ToMove() {
				later = 1 - later
			}
		}
		s.result = trust*later + (1-trust)*logistic(man*s.score.Men())
	}
	return samples
}

// manIn returns the worth of a man in samples, in logits. It is the median gain of the
// player to move when one of the opponent's men is removed from a level position.
func (u *pupil) manIn(samples []sample) float64 {
	var gains []float64
	for i := 0; i < len(samples) && len(gains) < enoughGains; i++ {
		p := samples[i].position
		f := evaluation.FeaturesIn(p)
		score := u.score(&f)
		if f.Material() != 0 || math.Abs(score) > level*u.man {
			continue
		}
		for s := range (p.Occupied(p.ToMove().Opponent()) &^ p.Kings()).All() {
			if without := p.With(s, draughts.None); isQuiet(without) {
				f := evaluation.FeaturesIn(without)
				gains = append(gains, u.score(&f)-score)
			}
		}
	}
	if len(gains) == 0 {
		return u.man
	}
	slices.Sort(gains)
	return gains[len(gains)/2]
}

const (
	enoughGains = 100_000 // enough gains for a reliable median
	level       = 0.2     // the greatest lead in a level position, in men
)

// count sets the worth of a man in logits. The weights of men and kings make up for the
// change, so the pupil's scores stay the same.
func (u *pupil) count(man float64) {
	for i, inMen := range evaluation.InMen() {
		more := float32(inMen * (u.man - man))
		u.numbers[i].early.value += more
		u.numbers[i].late.value += more
	}
	u.man = man
}

// newPupil returns a pupil with the given weights, or with zero weights if they are nil.
func newPupil(man float64, weights *evaluation.Weights) *pupil {
	u := &pupil{man: man}
	if weights != nil {
		exchange(u, weights, func(p *parameter, w *int16) { p.value = float32(float64(*w) * man / 1000) })
	}
	return u
}

// weights returns the pupil's weights, in thousandths of a man.
func (u *pupil) weights() *evaluation.Weights {
	weights := new(evaluation.Weights)
	exchange(u, weights, func(p *parameter, w *int16) {
		thousandths := math.Round(1000 * float64(p.value) / u.man)
		*w = int16(min(max(thousandths, math.MinInt16), math.MaxInt16))
	})
	return weights
}

// exchange calls a function for each parameter of a pupil and the corresponding weight.
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
	for i := range u.materials {
		both(&u.materials[i], &weights.Materials[i])
	}
}
