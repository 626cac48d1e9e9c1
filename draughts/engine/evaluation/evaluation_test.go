package evaluation_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

func position(tb testing.TB, fen string) draughts.Position {
	tb.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(tb, err)
	return p
}

func TestFeaturesAgreeWithASlowModel(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		p := randomPosition(r)
		f, board := evaluation.FeaturesIn(p), eyes(p)
		for window := range evaluation.Windows {
			require.Equal(t, modelPattern(board, window), f.Pattern(window), "window %d of %v", window, p)
		}
		require.Equal(t, modelNumbers(board), f.Numbers, "%v", p)
		require.Equal(t, modelMaterial(board), f.MaterialNumber(), "%v", p)
	}
}

func TestAScoreIsTheSumOfItsWeights(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	w := randomWeights(r)
	for range 2000 {
		p := randomPosition(r)
		want := min(max(modelScore(w, p), -evaluation.Most), evaluation.Most)
		require.InDelta(t, want, w.Score(p), 1, "%v", p)
	}
}

func TestBothColorsHaveTheSameScores(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	w := randomWeights(r)
	for range 2000 {
		p := randomPosition(r)
		require.Equal(t, w.Score(p), w.Score(turned(p)), "%v", p)
	}
}

func TestAScoreIsBounded(t *testing.T) {
	high, low := new(evaluation.Weights), new(evaluation.Weights)
	for i := range high.Patterns {
		for k := range high.Patterns[i] {
			high.Patterns[i][k] = evaluation.Phases{Early: 32767, Late: 32767}
			low.Patterns[i][k] = evaluation.Phases{Early: -32768, Late: -32768}
		}
	}
	require.Equal(t, evaluation.Most, high.Score(draughts.Start()))
	require.Equal(t, -evaluation.Most, low.Score(draughts.Start()))
}

func TestWithoutWeightsOnlyMenAndKingsCount(t *testing.T) {
	var w evaluation.Weights
	for fen, want := range map[string]int{
		"W:W31-50:B1-20":      0,
		"W:W31-49:B1-20":      -100,
		"B:W31-49:B1-20":      100,
		"W:WK1,K2,33:B20,K25": 300,
	} {
		require.Equal(t, want, w.Score(position(t, fen)), fen)
		require.Equal(t, want, (*evaluation.Weights)(nil).Score(position(t, fen)), fen)
	}
}

func TestTheLastSquareOfAWindowHasTheHighestDigit(t *testing.T) {
	f := evaluation.FeaturesIn(position(t, "W:W1,17:B2"))
	require.Equal(t, 1+3*2+729*3*1, f.Pattern(0))
	f = evaluation.FeaturesIn(position(t, "B:B50,34:W49"))
	require.Equal(t, 1+3*2+729*3*1, f.Pattern(0), "the same for black")
	f = evaluation.FeaturesIn(position(t, "W:WK1,17:B2"))
	require.Equal(t, 3*2+729*3*1, f.Pattern(0), "kings are not in patterns")
}

func TestAScoreAllocatesNothing(t *testing.T) {
	w := new(evaluation.Weights)
	p := draughts.Start()
	require.Zero(t, testing.AllocsPerRun(100, func() { w.Score(p) }))
}

// The position is from the middle game, with 26 men.
func BenchmarkScore(b *testing.B) {
	p := position(b, "W:W27,28,32,33,34,37,38,39,40,42,43,45,48:B8,9,10,12,13,14,16,18,19,22,23,24,26")
	w := new(evaluation.Weights)
	for b.Loop() {
		w.Score(p)
	}
}
