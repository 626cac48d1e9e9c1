package main

import (
	"bytes"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
	"games.example/internal/command"
)

func position(t *testing.T, fen string) draughts.Position {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

func TestTheSameCourseTeachesTheSame(t *testing.T) {
	small := course{seed: 1, games: 22, nodes: 10, rounds: 1, rate: 0.02}
	first := small.learn(nil)
	before := runtime.GOMAXPROCS(1 + runtime.GOMAXPROCS(0)%2) // to play a different number of games at once
	defer runtime.GOMAXPROCS(before)
	second := small.learn(nil)
	require.Equal(t, *first.weights, *second.weights)
	require.InDelta(t, first.after, second.after, 0)

	positions := 0
	for i, samples := range small.play(nil) {
		if i%20 != 0 {
			positions += len(samples)
		}
	}
	require.Equal(t, positions, first.positions, "one in twenty games is held back")

	other := small
	other.seed++
	require.NotEqual(t, *first.weights, *other.learn(nil).weights)
	other = small
	other.generation++
	require.NotEqual(t, *first.weights, *other.learn(nil).weights)
}

func TestACourseLowersTheLossOnGamesHeldBack(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	l := course{seed: 1, games: 1500, nodes: 60, rounds: 2, rate: 0.02}.learn(nil)
	require.Less(t, l.after, l.before-0.002)
}

func TestARunContinuesFromAFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	once, twice := filepath.Join(dir, "once"), filepath.Join(dir, "twice")
	small := []string{"--games", "8", "--nodes", "10", "--rounds", "1", "--endgame", "0", "--seed", "7"}
	tuned := func(args ...string) string {
		var out, complaint bytes.Buffer
		require.Zero(t, run(append(small, args...), &out, &complaint), complaint.String())
		return out.String()
	}
	of := func(name string) []byte {
		file, err := os.ReadFile(name)
		require.NoError(t, err)
		return file
	}
	printed := tuned("--generations", "2", once)
	require.Regexp(t, `(?m)\Ageneration 0: \d+ positions, loss on games held back \d\.\d{4}, before \d\.\d{4}, \d+s\ngeneration 1: .*\n\z`, printed)
	tuned("--generations", "1", twice)
	other := filepath.Join(dir, "other")
	require.NoError(t, os.WriteFile(other, of(twice), 0o600))
	tuned("--generations", "1", "--first", "1", twice)
	tuned("--generations", "1", "--first", "2", other)
	require.Equal(t, of(once), of(twice))
	require.NotEqual(t, of(once), of(other), "each generation plays other games")
	require.NoError(t, new(evaluation.Weights).UnmarshalBinary(of(once)))
}

func TestWrongArgumentsAreRefused(t *testing.T) {
	t.Parallel()
	missing := filepath.Join(t.TempDir(), "none", "none")
	for args, want := range map[string]string{
		"":                     "expected the name of the file to write",
		"a b":                  "expected the name of the file to write",
		"--games many file":    `--games "many": expected a whole number in plain digits, 1 to 10000000`,
		"--games 0 file":       "--games 0: expected 1 to 10000000",
		"--nodes 0 file":       "--nodes 0: expected 1 to 10000000",
		"--rate -1 file":       "--rate -1: expected more than 0, and at most 1",
		"--rate 1e300 file":    "--rate 1e+300: expected more than 0, and at most 1",
		"--seed 0x10 file":     `--seed "0x10": expected a whole number in plain digits, 0 or more`,
		"--rate NaN file":      `--rate "NaN": expected a number`,
		"--first 1 " + missing: missing + ": no such file or directory",
		missing:                missing + " is unchanged: no such file or directory",
	} {
		var out, complaint bytes.Buffer
		require.Equal(t, command.Misused, run(strings.Fields(args), &out, &complaint), args)
		require.Equal(t, "tune: "+want+" (see tune --help)\n", complaint.String(), args)
		require.Empty(t, out.String(), args)
	}
}

func TestTheDefaultSeedIsOne(t *testing.T) {
	t.Parallel()
	weights := func(args ...string) []byte {
		file := filepath.Join(t.TempDir(), "weights")
		args = append([]string{"--games", "4", "--nodes", "10", "--generations", "1", "--endgame", "0"}, args...)
		require.Zero(t, run(append(args, file), io.Discard, io.Discard))
		made, err := os.ReadFile(file)
		require.NoError(t, err)
		return made
	}
	byDefault := weights()
	require.Equal(t, weights("--seed", "1"), byDefault)
	require.NotEqual(t, weights("--seed", "2"), byDefault)
}

func TestSamplesAreQuietAndHaveTheResultOfTheGame(t *testing.T) {
	t.Parallel()
	c := course{seed: 3, games: 60, nodes: 10}
	draws, wins, undecided := 0, 0, 0
	for _, samples := range c.play(nil) {
		if len(samples) == 0 {
			continue // random turns have decided the game
		}
		undecided++
		first := samples[0]
		for _, s := range samples {
			require.False(t, s.position.CanCapture(), "%v", s.position)
			require.False(t, s.position.WithToMove(s.position.ToMove().Opponent()).CanCapture(), "%v", s.position)
			want := first.result
			if s.position.ToMove() != first.position.ToMove() {
				want = 1 - want
			}
			require.InDelta(t, want, s.result, 0)
		}
		// In a game that was won, the last position is close to the end.
		last := samples[len(samples)-1]
		f := evaluation.FeaturesIn(last.position)
		switch {
		case last.result == 0.5:
			draws++
		case f.Material() > 0:
			wins += int(2*last.result) - 1
		case f.Material() < 0:
			wins += 1 - int(2*last.result)
		}
	}
	require.Positive(t, draws)
	require.Greater(t, wins, 10)
	require.Greater(t, undecided, 40)
}

// A game does not depend on the engine that plays it, or on the engine's earlier games.
func TestAGameDependsOnlyOnItsRandomSource(t *testing.T) {
	t.Parallel()
	c := course{seed: 2, games: 4, nodes: 150}
	games := c.play(nil)
	for i := range games {
		e := engine.New(engine.Options{Hash: 1, Material: true})
		require.Equal(t, games[i], c.playGame(e, c.chance(uint64(i))))
	}
}

// The weights in the variable nothing cancel the material, so every score is zero unless
// the search finds the end of the game. If the weights are nil, material counts, and a
// player who is three men ahead nearly always has a positive score. A position with only
// one move is not a sample.
func TestSamplesHaveTheScoresOfSearchesWithTheWeights(t *testing.T) {
	t.Parallel()
	nothing := new(evaluation.Weights)
	nothing.Numbers[1] = evaluation.Phases{Early: -1000, Late: -1000}
	nothing.Numbers[2] = evaluation.Phases{Early: -3000, Late: -3000}
	c, ahead, winning, moves := course{seed: 4, games: 12, nodes: 20}, 0, 0, map[int]int{}
	for _, s := range slices.Concat(c.play(nothing)...) {
		if _, ends := s.score.Distance(); !ends {
			require.Zero(t, s.score)
		}
	}
	for _, s := range slices.Concat(c.play(nil)...) {
		moves[s.position.NumMoves()]++
		if f := evaluation.FeaturesIn(s.position); f.Material() >= 300 {
			ahead++
			if s.score > 0 {
				winning++
			}
		}
	}
	require.Positive(t, ahead)
	require.Greater(t, winning, ahead*9/10)
	require.Zero(t, moves[1])
	require.Positive(t, moves[2])
}

// The weights that a course learns count a man as one in the positions of the course.
func TestACourseCountsAManAsOne(t *testing.T) {
	t.Parallel()
	c := course{seed: 1, games: 22, nodes: 10, rounds: 1, rate: 0.5}
	l := c.learn(nil)
	games := c.play(nil)
	man := fitScores(slices.Concat(games...))
	var known []sample
	for i, samples := range games {
		if i%20 != 0 {
			known = append(known, expected(samples, man)...)
		}
	}
	require.InDelta(t, 1, newPupil(1, l.weights).manIn(known), 0.02)
	u := newPupil(man, nil)
	u.study(known, 1, 0.5, c.chance(order))
	u.count(u.manIn(known))
	require.Equal(t, *u.weights(), *l.weights, "the pupil learns from the expected results")
}

func TestOpeningsHaveThreeToEightTurns(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 9))
	lengths, ends := map[int]int{}, map[draughts.Position]bool{}
	for range 600 {
		g := opening(r)
		lengths[g.Len()]++
		ends[g.Position()] = true
	}
	require.Len(t, lengths, 6)
	for turns := 3; turns <= 8; turns++ {
		require.InDelta(t, 100, lengths[turns], 40, "%d turns", turns)
	}
	require.Greater(t, len(ends), 500)
}

func TestGamesBeginInManyWays(t *testing.T) {
	t.Parallel()
	begins, undecided, uneven := map[draughts.Position]bool{}, 0, 0
	for _, samples := range (course{seed: 5, games: 40, nodes: 40}).play(nil) {
		if len(samples) == 0 {
			continue
		}
		undecided++
		begins[samples[0].position] = true
		if score := samples[0].score; max(score, -score) > 150 {
			uneven++
		}
		pieces := samples[0].position.Occupied(draughts.White) | samples[0].position.Occupied(draughts.Black)
		require.GreaterOrEqual(t, pieces.Len(), 30, "%v", samples[0].position)
	}
	require.Greater(t, undecided, 25)
	require.Less(t, uneven, undecided/5)
	require.Greater(t, len(begins), undecided-5)
}

// A player who leads by one man scores 75 percent on average. So a lead of one man is
// worth the logarithm of the odds, which are three to one.
func TestScoresAreFittedToTheResults(t *testing.T) {
	samples := []sample{
		{score: 100, result: 1},
		{score: 100, result: 1},
		{score: 100, result: 0.5},
		{score: 100, result: 0.5},
		{score: -100, result: 0.25},
		{score: engine.WinIn(5), result: 0}, // the end of a game teaches nothing
	}
	require.InDelta(t, math.Log(3), fitScores(samples), 1e-6)
}

// In the last position, the result of the game counts for nine tenths. In any other
// position, the expected result of the next position does. The search counts for the
// rest.
func TestAnExpectedResultIsAMeanOfTheSearchesAndTheResult(t *testing.T) {
	t.Parallel()
	white := position(t, "W:W31-50:B1-20")
	black := white.WithToMove(draughts.Black)
	game := []sample{{white, 0, 1}, {black, -200, 0}, {white, 100, 1}, {white, engine.WinIn(3), 1}}
	got := expected(game, math.Log(3)) // three to one for a lead of a man, nine to one for two men
	require.InDelta(t, 0.9+0.1, got[3].result, 1e-9)
	require.InDelta(t, 0.9*1+0.1*0.75, got[2].result, 1e-9)
	require.InDelta(t, 0.9*(1-0.975)+0.1*0.1, got[1].result, 1e-9)
	require.InDelta(t, 0.9*(1-0.0325)+0.1*0.5, got[0].result, 1e-9)
	require.InDelta(t, 1, game[2].result, 0, "the samples are unchanged")
}

func TestCountSetsTheWorthOfAMan(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(8, 8))
	u := newPupil(0.5, nil)
	exchange(u, new(evaluation.Weights), func(p *parameter, _ *int16) { p.value = float32(r.NormFloat64() / 50) })
	u.numbers[1].early.value, u.numbers[1].late.value = 0.25, 0.25 // the number of men
	var samples []sample
	for range 3000 {
		p := draughts.Start()
		for range r.IntN(40) {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
		samples = append(samples, sample{position: p})
	}
	man := u.manIn(samples)
	require.InDelta(t, 0.75, man, 0.1)
	before := *u
	u.count(man)
	require.InDelta(t, man, u.man, 0)
	for _, s := range samples {
		f := evaluation.FeaturesIn(s.position)
		require.InDelta(t, before.expect(&f), u.expect(&f), 1e-5, "%v", s.position)
	}
	king := evaluation.FeaturesIn(position(t, "W:WK40:B"))
	require.InDelta(t, before.score(&king), u.score(&king), 1e-5)
	require.InDelta(t, 0.5, newPupil(0.5, nil).manIn(nil), 0, "no sample has a gain")
}

// In this test, the worth of a man grows from 1 with all 40 men on the board to 2 with
// no men.
func TestTheWorthOfAManIsTheMedianInLevelPositions(t *testing.T) {
	t.Parallel()
	of := func(u *pupil, fens ...string) float64 {
		var samples []sample
		for _, fen := range fens {
			samples = append(samples, sample{position: position(t, fen)})
		}
		return u.manIn(samples)
	}
	u := newPupil(1, nil)
	u.numbers[1].late.value = 1 // the number of men
	u.numbers[2].late.value, u.numbers[2].early.value = 5, 5
	const many, four, two = "W:W31-50:B1-20", "W:W46,47:B4,5", "W:W46:B5"
	require.InDelta(t, 1+1.0/40, of(u, many), 1e-6)
	require.InDelta(t, 1+37.0/40, of(u, four), 1e-6)
	require.InDelta(t, 1+39.0/40, of(u, two, "W:W46:B5", two, four), 1e-6, "three of the five gains")
	require.InDelta(t, 1+39.0/40, of(u, "W:W46,K50:B5,K1"), 1e-6, "a king is not a man")
	require.InDelta(t, 1, of(u, "W:W46,47:B5"), 0, "not level: a lead of a man")
	require.InDelta(t, 1, of(u, "W:W35,49:B40,44"), 0, "without one man the other is captured")
	u.numbers[0].early.value, u.numbers[0].late.value = 0.3, 0.3 // having the move
	require.InDelta(t, 1, of(u, four), 0, "not level: a lead of a third of a man")
	u.man = 2
	require.InDelta(t, 2+37.0/40, of(u, four), 1e-6, "level: a lead of a sixth of a man")
	u.man = 1
	u.numbers[0].early.value, u.numbers[0].late.value = -1-37.0/40, -1-37.0/40
	require.InDelta(t, 1, of(u, "W:W46,47:B5"), 0, "not level: a lead of a man, despite the score")
}

func TestAPupilWithoutSurpriseLearnsNothing(t *testing.T) {
	even := position(t, "W:W31-50:B1-20")
	u := newPupil(1, nil)
	f := evaluation.FeaturesIn(even)
	require.InDelta(t, 0.5, u.expect(&f), 1e-9)
	require.InDelta(t, math.Ln2, u.loss([]sample{{even, 0, 1}, {even, 0, 0}, {even, 0, 0.5}}), 1e-9)
	u.learn(0, 1)
	require.InDelta(t, 0.5, u.expect(&f), 1e-9)
}

func TestEachRoundLearnsFromAllSamplesAndTheRateFalls(t *testing.T) {
	t.Parallel()
	even := position(t, "W:W31-50:B1-20")
	f := evaluation.FeaturesIn(even)
	u, step := newPupil(1, nil), newPupil(1, nil)
	u.study([]sample{{even, 0, 1}}, 3, 0.3, rand.New(rand.NewPCG(1, 1)))
	for _, rate := range []float64{0.3, 0.2, 0.1} {
		step.learn(step.expect(&f)-1, rate)
	}
	require.InDelta(t, step.expect(&f), u.expect(&f), 1e-6)
}

func TestASurprisingResultIsLearned(t *testing.T) {
	f := evaluation.FeaturesIn(position(t, "W:W31-50:B1-20"))
	u := newPupil(1, nil)
	for range 3000 {
		u.learn(u.expect(&f)-0.8, 0.1)
	}
	require.InDelta(t, 0.8, u.expect(&f), 0.01)
}

// The test measures the derivative of the loss with a small change to each parameter.
// The pupil's first step must have the size that follows from this derivative.
func TestStepsFollowTheNegativeGradient(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(6, 6))
	positions := 20
	if testing.Short() {
		positions = 8
	}
	for range positions {
		p := draughts.Start()
		for range r.IntN(60) {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
		u, result := newPupil(0.7, nil), r.Float64()
		exchange(u, new(evaluation.Weights), func(p *parameter, _ *int16) { p.value = float32(r.NormFloat64() / 8) })
		f := evaluation.FeaturesIn(p)
		before := *u
		const rate = 1e-3
		u.learn(u.expect(&f)-result, rate)

		nudged := before
		check := func(was, stepped, nudge *parameter) {
			const small = 1e-2
			loss := func(by float32) float64 {
				nudge.value = was.value + by
				defer func() { nudge.value = was.value }()
				return crossEntropy(nudged.expect(&f), result)
			}
			gradient := (loss(small) - loss(-small)) / (2 * small)
			want := float64(was.value) - rate*gradient/math.Sqrt(gradient*gradient+patience)
			require.InDelta(t, want, float64(stepped.value), 1e-7+1e-3*math.Abs(want-float64(was.value)))
			require.InDelta(t, gradient*gradient, float64(stepped.squares), 1e-5+1e-2*gradient*gradient)
		}
		for window := range before.patterns {
			for _, pattern := range []int{f.Pattern(window), r.IntN(evaluation.Patterns)} {
				check(&before.patterns[window][pattern].early, &u.patterns[window][pattern].early, &nudged.patterns[window][pattern].early)
				check(&before.patterns[window][pattern].late, &u.patterns[window][pattern].late, &nudged.patterns[window][pattern].late)
			}
		}
		for i := range before.numbers {
			check(&before.numbers[i].early, &u.numbers[i].early, &nudged.numbers[i].early)
			check(&before.numbers[i].late, &u.numbers[i].late, &nudged.numbers[i].late)
		}
		for _, material := range []int{f.MaterialNumber(), r.IntN(evaluation.Materials)} {
			check(&before.materials[material].early, &u.materials[material].early, &nudged.materials[material].early)
			check(&before.materials[material].late, &u.materials[material].late, &nudged.materials[material].late)
		}
	}
}

func TestAPupilScoresThePiecesOnTheBoard(t *testing.T) {
	t.Parallel()
	p, err := draughts.ParseFEN("W:WK28,32:BK3")
	require.NoError(t, err)
	f := evaluation.FeaturesIn(p)
	u := newPupil(1, nil)
	before := u.score(&f)
	u.materials[f.MaterialNumber()].late.value = 1
	require.InDelta(t, before+39.0/40, u.score(&f), 1e-6, "the early weight counts for a fortieth")
}

// The results that a pupil expects follow from the scores that its weights give.
func TestThePupilsScoresAreTheScoresOfItsWeights(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 7))
	u := newPupil(0.5, nil)
	exchange(u, new(evaluation.Weights), func(p *parameter, _ *int16) { p.value = float32(r.NormFloat64() / 20) })
	weights := u.weights()
	again := newPupil(0.5, weights)
	require.Equal(t, *weights, *again.weights())
	for range 200 {
		p := draughts.Start()
		for range r.IntN(60) {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
		f := evaluation.FeaturesIn(p)
		want := 1 / (1 + math.Exp(-0.5*float64(weights.Score(p))/100))
		require.InDelta(t, want, u.expect(&f), 0.002, "%v", p)
		require.InDelta(t, want, again.expect(&f), 0.002, "%v", p)
	}
	u.patterns[0][0].early.value, u.numbers[0].late.value = 1e6, -1e6
	require.Equal(t, int16(32767), u.weights().Patterns[0][0].Early)
	require.Equal(t, int16(-32768), u.weights().Numbers[0].Late)
}
