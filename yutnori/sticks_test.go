package yutnori_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestFactsListTheResultsThatCanBeThrown(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 4), yutnori.House()} {
		rules := rulesOf(t, facts)
		var fallen []yutnori.Result
		for fall := range yutnori.Fall(16) {
			fallen = append(fallen, rules.Read(fall))
		}
		slices.Sort(fallen)
		require.Equal(t, slices.Compact(fallen), facts.Results())
	}
}

func TestANumberThatIsNotAResultMovesNothing(t *testing.T) {
	require.Zero(t, yutnori.Result(yutnori.NumResults).Steps())
}

func TestOnlyResultsBeforeDoGoBack(t *testing.T) {
	for result := range yutnori.Result(yutnori.NumResults) {
		require.Equal(t, result.Steps() < 0, result.Back(), result)
	}
}

func TestSticksThatAreTooBiasedAreRefused(t *testing.T) {
	for _, probability := range []float64{-1, 0, 0.009, 0.991, 1, 2, math.NaN(), math.Inf(1)} {
		_, err := yutnori.NewYutSticks(probability)
		require.ErrorIs(t, err, yutnori.ErrProbability, probability)
	}
	for _, probability := range []float64{0.01, 0.5, 0.6, 0.99} {
		sticks, err := yutnori.NewYutSticks(probability)
		require.NoError(t, err)
		require.InDelta(t, probability, sticks.Prob(), 0)
	}
	require.InDelta(t, 0.5, yutnori.YutSticks{}.Prob(), 0)
}

// If a fall has probability q, its count in n throws has a standard deviation of
// sqrt(nq(1-q)). Less than once in a million tests, a count is off by more than five
// standard deviations.
func TestSticksFallAsOftenAsTheyShould(t *testing.T) {
	const throws = 100_000
	for _, probability := range []float64{0.5, 0.6, 0.2} {
		sticks, err := yutnori.NewYutSticks(probability)
		require.NoError(t, err)
		chance := rand.New(rand.NewPCG(1, 2))
		var counts [16]float64
		for range throws {
			counts[sticks.ThrowFour(chance)]++
		}
		for fall := range yutnori.Fall(16) {
			flats := float64(fall.Flats())
			q := math.Pow(probability, flats) * math.Pow(1-probability, 4-flats)
			require.InDelta(t, throws*q, counts[fall], 5*math.Sqrt(throws*q*(1-q)), "fall %04b at %v", fall, probability)
		}
	}
}

func TestEqualSeedsMakeEqualThrows(t *testing.T) {
	one, other := rand.New(rand.NewPCG(7, 7)), rand.New(rand.NewPCG(7, 7))
	sticks, err := yutnori.NewYutSticks(0.6)
	require.NoError(t, err)
	for range 100 {
		require.Equal(t, sticks.ThrowFour(one), sticks.ThrowFour(other))
	}
}
