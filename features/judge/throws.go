package judge

import (
	"fmt"
	"io"
	"math"
	"slices"
)

// A tally counts the throws of all games.
type tally struct {
	sticks
	runs [][]int // the throws of each run of the program, as indices of names
}

// Sticks describes the throws of four sticks.
type sticks struct {
	names     []string
	sixteenth []int // how many of 16 throws give each result
}

var (
	markedSticks = sticks{[]string{"back-do", "do", "gae", "geol", "yut", "mo"}, []int{1, 3, 6, 4, 1, 1}}
	kataSticks   = sticks{[]string{"DO", "GE", "GEOL", "YUT", "MO"}, []int{4, 6, 4, 1, 1}}
)

// same is the number of throws that must be equal at the beginning of two runs for their
// throws to be the same. Fair sticks give the same 12 throws once in 16 million pairs.
const same = 12

// repeats reports whether a run begins with the throws of an earlier run, or the other way
// around.
func (t *tally) repeats(run []int) bool {
	return slices.ContainsFunc(t.runs, func(earlier []int) bool {
		n := min(len(run), len(earlier))
		return n >= same && slices.Equal(run[:n], earlier[:n])
	})
}

// add adds the throws of a run.
func (t *tally) add(run []int) { t.runs = append(t.runs, run) }

// distinct returns the throws of the runs, without the runs that repeat a longer run.
func (t *tally) distinct() (all []int, runs int) {
	kept := tally{}
	for _, run := range slices.SortedFunc(slices.Values(t.runs), func(a, b []int) int { return len(b) - len(a) }) {
		if !kept.repeats(run) {
			kept.add(run)
			all = append(all, run...)
		}
	}
	return all, len(kept.runs)
}

// isSame reports whether so many runs had the same throws that all runs will have them.
func (t *tally) isSame() bool {
	const enough = 3
	_, runs := t.distinct()
	return runs == 1 && len(t.runs) >= enough
}

// report prints whether fair sticks can fall like this, and whether all runs have the same
// throws.
func (t *tally) report(out io.Writer) {
	all, runs := t.distinct()
	if runs == 1 && len(t.runs) > 1 {
		fmt.Fprintf(out, "warning: the throws of all %d runs are the same: no srand?\n", len(t.runs))
	}
	const least = 400
	if len(all) < least {
		fmt.Fprintf(out, "%d throws: too few to judge the sticks\n", len(all))
		return
	}
	counts := make([]int, len(t.names))
	for _, thrown := range all {
		counts[thrown]++
	}
	chiSquare := 0.0
	for i, count := range counts {
		expected := float64(len(all)) * float64(t.sixteenth[i]) / 16
		chiSquare += (float64(count) - expected) * (float64(count) - expected) / expected
	}
	p := tail(chiSquare, len(counts)-1)
	fmt.Fprintf(out, "%d throws:", len(all))
	for i, name := range t.names {
		fmt.Fprintf(out, " %s %d", name, counts[i])
	}
	fmt.Fprintf(out, ": chi-square %.2f, p %.3g\n", chiSquare, p)
	if p < 0.001 {
		fmt.Fprintln(out, "warning: fair sticks fall like this less than once in 1000 times")
	}
}

// tail returns the probability that chi-square with the given degrees of freedom, 1 or
// more, is at least x.
func tail(x float64, freedom int) float64 {
	// The probability is Q(freedom/2, x/2), where Q is the regularized upper incomplete
	// gamma function, and Q(a+1, y) = Q(a, y) + y^a e^-y / gamma(a+1).
	y := x / 2
	a, q := 1.0, math.Exp(-y)
	if freedom%2 == 1 {
		a, q = 0.5, math.Erfc(math.Sqrt(y))
	}
	for ; a < float64(freedom)/2; a++ {
		q += math.Exp(a*math.Log(y)-y) / math.Gamma(a+1)
	}
	return q
}
