package bot

import (
	"slices"

	"games.example/yutnori"
)

// pools holds the multisets of results that a solution follows, smaller pools first.
// Number 0 is the empty pool.
type pools struct {
	held  []counts
	minus []pointers // for each result, the pool with one copy less; none if the pool has no such result
	plus  []pointers // for each result, the pool with one copy more; none if that pool is not followed
	ends  []int      // the number of results that end a chain: 0 during a chain, more than 1 only after a catch
	// For each number of chains owed and each pool: the pool itself if it is followed until
	// the chains are thrown, and otherwise the pool to follow instead, which lacks the
	// first results.
	kept [3][]int
}

type (
	counts   = [yutnori.NumResults]uint16
	pointers = [yutnori.NumResults]int
)

const none = -1

// mostPools is the largest number of pools that a solution follows for a player with one
// piece. Two pieces get half as many pools, because each pool then takes about 250 KB.
const mostPools = 10_000

// quickPools is the largest number of pools that a solution for two pieces follows in
// seconds.
const quickPools = 1_000

// endLeftOver is the assumed chance that the pool still holds the last result of a
// chain when a catch adds another chain.
const endLeftOver = 0.01

// newPools returns enough pools to follow a player's chains. The share of chains that
// the pools do not follow is at most the argument lost. It returns nil if that takes more
// than mostPools.
func newPools(own *pace, lost float64) *pools {
	for likely := 1.0; ; likely /= 4 {
		p := &pools{}
		p.grow(own, counts{}, 0, 1, likely)
		if len(p.held) > mostPools/own.pieces {
			return nil
		}
		slices.SortFunc(p.held, func(a, b counts) int { return size(a) - size(b) })
		p.link(own)
		if p.followed(own) >= 1-lost {
			p.keep(own)
			return p
		}
	}
}

// grow adds a pool, and each larger pool that is likely enough. It adds only copies of
// the given result and of later results. The likelihood of a pool is the probability of
// one order of its results. It stops after mostPools.
func (p *pools) grow(own *pace, held counts, from int, odds, likely float64) {
	p.held = append(p.held, held)
	for result := from; result < len(held); result++ {
		more := odds
		switch {
		case own.again[result]:
			more *= own.odds[result]
		case ending(own, held) > 0:
			more *= endLeftOver
		}
		if own.odds[result] > 0 && more >= likely && len(p.held) <= mostPools {
			held[result]++
			p.grow(own, held, result, more, likely)
			held[result]--
		}
	}
}

func size(held counts) (sum int) {
	for _, count := range held {
		sum += int(count)
	}
	return sum
}

// ending returns the number of results in a pool that end a chain.
func ending(own *pace, held counts) (ends int) {
	for result, count := range held {
		if !own.again[result] {
			ends += int(count)
		}
	}
	return ends
}

// link links each pool to the pools with one more or one fewer result.
func (p *pools) link(own *pace) {
	var unlinked pointers
	for result := range unlinked {
		unlinked[result] = none
	}
	p.minus = slices.Repeat([]pointers{unlinked}, len(p.held))
	p.plus = slices.Clone(p.minus)
	numbers := map[counts]int{}
	for number, held := range p.held {
		numbers[held] = number
		p.ends = append(p.ends, ending(own, held))
		for result := range held {
			less := held
			less[result]--
			if fewer, ok := numbers[less]; ok {
				p.minus[number][result], p.plus[fewer][result] = fewer, number
			}
		}
	}
}

// followed returns the chance that a chain ends within the pools.
func (p *pools) followed(own *pace) (chance float64) {
	reached := make([]float64, len(p.held)) // the chance that a chain reaches each pool
	reached[0] = 1
	for pool, odds := range reached {
		if p.ends[pool] > 0 {
			chance += odds
			continue
		}
		for result, more := range p.plus[pool] {
			if more != none {
				reached[more] += odds * own.odds[result]
			}
		}
	}
	return chance
}

// keep finds the pool to follow for each pool and number of chains owed.
func (p *pools) keep(own *pace) {
	for owed := range p.kept {
		for number, held := range p.held {
			kept := number
			if !p.isWhole(own, owed, number) {
				first := slices.IndexFunc(held[:], func(count uint16) bool { return count > 0 })
				kept = p.kept[owed][p.minus[number][first]]
			}
			p.kept[owed] = append(p.kept[owed], kept)
		}
	}
}

// isWhole reports whether every result that ends a chain can be added to the
// pool, once for each chain owed.
func (p *pools) isWhole(own *pace, owed, number int) bool {
	if owed == 0 {
		return true
	}
	for result, more := range p.plus[number] {
		if own.odds[result] > 0 && !own.again[result] && (more == none || !p.follows(owed-1, more)) {
			return false
		}
	}
	return true
}

// follows reports whether a pool is followed until the given number of owed chains are
// thrown.
func (p *pools) follows(owed, number int) bool { return p.kept[owed][number] == number }
