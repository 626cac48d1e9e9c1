package yutnori

import (
	"math"
	"math/bits"
	"strings"
)

// Pool is the multiset of results that a player has thrown and not yet spent.
type Pool struct {
	counts [Results]uint16
	held   uint8 // bit r is set if counts[r] is not 0
}

// Count is how many copies of a result are in the pool.
func (p Pool) Count(result Result) int {
	if result >= Results {
		return 0
	}
	return int(p.counts[result])
}

// Len is how many results are in the pool, copies counted.
func (p Pool) Len() int {
	length := 0
	for _, count := range p.counts {
		length += int(count)
	}
	return length
}

// Results are the results in the pool, ordered as they are printed, a copy
// repeating its result.
func (p Pool) Results() []Result {
	results := make([]Result, 0, p.Len())
	for result := range Result(Results) {
		for range p.counts[result] {
			results = append(results, result)
		}
	}
	return results
}

// String is the results separated by blanks: gae yut yut.
func (p Pool) String() string {
	var text strings.Builder
	for i, result := range p.Results() {
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(result.String())
	}
	return text.String()
}

func (p *Pool) full(result Result) bool { return p.counts[result] == math.MaxUint16 }

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

// first is the first result of a set as held is one. The set must not be empty.
func first(held uint8) Result { return Result(bits.TrailingZeros8(held)) }
