package judge

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The values are from tables of the chi-square distribution.
func TestTheTailOfChiSquare(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		x       float64
		freedom int
		p       float64
	}{
		{0, 5, 1},
		{11.0705, 5, 0.05},
		{20.515, 5, 0.001},
		{1.1455, 5, 0.95},
		{0, 4, 1},
		{9.4877, 4, 0.05},
		{18.4668, 4, 0.001},
		{0.7107, 4, 0.95},
		{3.8415, 1, 0.05},
		{5.9915, 2, 0.05},
		{7.8147, 3, 0.05},
		{12.5916, 6, 0.05},
	} {
		require.InDelta(t, test.p, tail(test.x, test.freedom), 2e-5, "%v %d", test.x, test.freedom)
	}
}

// repeated returns n throws, the given numbers over and over.
func repeated(n int, throws ...int) []int { return slices.Repeat(throws, n)[:n] }

func TestRunsWithTheSameThrowsCountOnce(t *testing.T) {
	t.Parallel()
	all := tally{sticks: kataSticks}
	all.add(repeated(20, 0, 1, 2))
	require.True(t, all.repeats(repeated(30, 0, 1, 2)))
	require.True(t, all.repeats(repeated(12, 0, 1, 2)))
	require.False(t, all.repeats(repeated(11, 0, 1, 2)), "too short to tell")
	other := repeated(12, 0, 1, 2)
	other[11] = 4
	require.False(t, all.repeats(other))
	all.add(repeated(30, 0, 1, 2))
	all.add(other)
	throws, runs := all.distinct()
	require.Equal(t, 2, runs)
	require.Len(t, throws, 30+12, "the longer run of two that are the same")
	require.False(t, all.isSame())

	all = tally{runs: [][]int{repeated(20, 1), repeated(20, 1)}}
	require.False(t, all.isSame(), "two runs can begin in the same second")
	all.add(repeated(12, 1))
	require.True(t, all.isSame())
}

// In 16 throws of fair sticks, 1, 3, 6, 4, 1 and 1 give the results of yutnori.
func TestTheReportOnThrows(t *testing.T) {
	t.Parallel()
	report := func(runs ...[]int) string {
		all := tally{sticks: markedSticks, runs: runs}
		var out strings.Builder
		all.report(&out)
		return out.String()
	}
	fair := []int{0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5}
	require.Equal(t, "400 throws: back-do 25 do 75 gae 150 geol 100 yut 25 mo 25: chi-square 0.00, p 1\n", report(repeated(400, fair...)))
	require.Equal(t, "399 throws: too few to judge the sticks\n", report(repeated(399, fair...)))
	require.Equal(t, "warning: the throws of all 2 runs are the same: no srand?\n399 throws: too few to judge the sticks\n",
		report(repeated(399, fair...), repeated(399, fair...)))
	// Expected of 480: 30, 90, 180, 120, 30, 30. Found: 25, 75, 150, 100, 105, 25.
	// 25/30 + 225/90 + 900/180 + 400/120 + 5625/30 + 25/30 = 200.
	skewed := append(repeated(400, fair...), repeated(80, 4)...)
	require.Regexp(t, "^480 throws: back-do 25 do 75 gae 150 geol 100 yut 105 mo 25: chi-square 200.00, p [0-9.]+e-41\nwarning: fair sticks fall like this less than once in 1000 times\n$",
		report(skewed))
}

func TestTheReportOnTheKatasThrows(t *testing.T) {
	t.Parallel()
	all := tally{sticks: kataSticks, runs: [][]int{repeated(400, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4)}}
	var out strings.Builder
	all.report(&out)
	require.Equal(t, "400 throws: DO 100 GE 150 GEOL 100 YUT 25 MO 25: chi-square 0.00, p 1\n", out.String())
}
