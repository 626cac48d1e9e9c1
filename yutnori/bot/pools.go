package bot

import (
	"slices"

	"games.example/yutnori"
)

// pools holds the multisets of results that a solution follows, smaller pools first.
// Number 0 is the empty pool.
type pools struct {
	held  []counts
	minus []pointers // the pool with one fewer of a result; none if it has no such result
	plus  []pointers // the pool with one more of a result; none if that pool is not followed
	ends  []int      // the number of results that end a chain: 0 during a chain, more than 1 only after a catch
	// For each number of chains owed: whether the pool is followed until the chains are
	// thrown. If not, the pool to follow instead, without the first results.
	whole [3][]bool
	kept  [3][]int
}

type (
	counts   = [yutnori.NumResults]uint8
	pointers = [yutnori.NumResults]int
)

const none = -1

// endLeftOver is the chance that the pool still holds the last result of a chain
// when a catch adds another chain.
const endLeftOver = 0.01

// newPools returns enough pools for all but the least likely chains of a player.
func newPools(s *side, lost float64) *pools {
	p := &pools{}
	for likely := 1.0; ; likely /= 4 {
		p.held = nil
		p.grow(s, counts{}, 0, 1, likely)
		if p.followed(s) >= 1-lost {
			break
		}
	}
	slices.SortFunc(p.held, func(a, b counts) int { return size(a) - size(b) })
	p.link(s)
	return p
}

// grow adds a pool, and each larger pool that is likely enough. The results that are
// added are the given result or later results. The likelihood of a pool is the
// probability of one order of its results.
func (p *pools) grow(s *side, held counts, from int, odds, likely float64) {
	p.held = append(p.held, held)
	for result := from; result < len(held); result++ {
		more := odds
		switch {
		case s.again[result]:
			more *= s.odds[result]
		case ending(s, held) > 0:
			more *= endLeftOver
		}
		if s.odds[result] > 0 && more >= likely {
			held[result]++
			p.grow(s, held, result, more, likely)
			held[result]--
		}
	}
}

// ending returns the number of results in a pool that end a chain.
func ending(s *side, held counts) (ends int) {
	for result, count := range held {
		if !s.again[result] {
			ends += int(count)
		}
	}
	return ends
}

// followed returns the chance that a chain ends within the pools.
func (p *pools) followed(s *side) (chance float64) {
	for _, held := range p.held {
		if ending(s, held) != 1 {
			continue
		}
		orders, last := 1.0, 1 // the chance of the chain in any order of its results, with its end last
		for result, count := range held {
			for nth := 1; nth <= int(count); nth++ {
				orders *= s.odds[result]
				if s.again[result] {
					orders *= float64(last) / float64(nth)
					last++
				}
			}
		}
		chance += orders
	}
	return chance
}

func size(held counts) (sum int) {
	for _, count := range held {
		sum += int(count)
	}
	return sum
}

// link links each pool to the pools with one more or one fewer result.
func (p *pools) link(s *side) {
	numbers := map[counts]int{}
	for number, held := range p.held {
		numbers[held] = number
	}
	for _, held := range p.held {
		p.ends = append(p.ends, ending(s, held))
		minus, plus := pointers{}, pointers{}
		for result := range held {
			minus[result], plus[result] = none, none
			less, more := held, held
			less[result]--
			more[result]++
			if number, ok := numbers[less]; ok {
				minus[result] = number
			}
			if number, ok := numbers[more]; ok {
				plus[result] = number
			}
		}
		p.minus, p.plus = append(p.minus, minus), append(p.plus, plus)
	}
	for owed := range p.whole {
		for number := range p.held {
			p.whole[owed] = append(p.whole[owed], p.isWhole(s, owed, number))
		}
		for number := range p.held {
			p.kept[owed] = append(p.kept[owed], p.keep(owed, number))
		}
	}
}

// isWhole reports whether every result that ends a chain can be added to the
// pool, once for each chain owed.
func (p *pools) isWhole(s *side, owed, number int) bool {
	if owed == 0 {
		return true
	}
	for result, odds := range s.odds {
		if odds == 0 || s.again[result] {
			continue
		}
		more := p.plus[number][result]
		if more == none || !p.whole[owed-1][more] {
			return false
		}
	}
	return true
}

func (p *pools) keep(owed, number int) int {
	for !p.whole[owed][number] {
		number = p.minus[number][slices.IndexFunc(p.held[number][:], func(count uint8) bool { return count > 0 })]
	}
	return number
}
