package yutnori

import (
	"math/bits"
	"strings"
)

// Pool is the multiset of results that a player has thrown but not yet spent.
type Pool struct {
	counts [NumResults]uint16
	held   uint8 // bit r is set if counts[r] is not 0
}

// Count returns the number of copies of a result in the pool.
func (p Pool) Count(result Result) int {
	if result >= NumResults {
		return 0
	}
	return int(p.counts[result])
}

// Len returns the number of results in the pool, including copies.
func (p Pool) Len() int {
	length := 0
	for _, count := range p.counts {
		length += int(count)
	}
	return length
}

// Results returns the results in the pool, including copies, in the order in
// which they are printed.
func (p Pool) Results() []Result {
	results := make([]Result, 0, p.Len())
	for result := range Result(NumResults) {
		for range p.counts[result] {
			results = append(results, result)
		}
	}
	return results
}

// String returns the results, separated by spaces, as in "gae yut yut".
func (p Pool) String() string {
	var names []string
	for _, result := range p.Results() {
		names = append(names, result.String())
	}
	return strings.Join(names, " ")
}

func (p *Pool) add(result Result) {
	p.counts[result]++
	p.held |= 1 << result
}

func (p *Pool) spend(result Result) {
	p.counts[result]--
	if p.counts[result] == 0 {
		p.held &^= 1 << result
	}
}

// firstResult returns the first result in a set, in which bit r stands for result r. The set
// must not be empty.
func firstResult(held uint8) Result { return Result(bits.TrailingZeros8(held)) }
