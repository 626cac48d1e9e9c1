package bot

import (
	"cmp"
	"context"
	"slices"
)

// ledger holds the values of a player's pools against each of the opponent's
// stands.
type ledger struct {
	*Solution
	player int
	*pools
	order []int // the opponent's stands; stands with more pieces in the hand come first, because catches lead to them
	// The values, indexed by the opponent's stand, the number of chains owed, the pool and
	// the player's stand. The opponent's stands to which no catch leads share an entry,
	// because their values are needed only once.
	worth  []*[3][][]float64
	shared *[3][][]float64
}

// newLedger returns a ledger, which is incomplete if the context has ended.
func newLedger(ctx context.Context, s *Solution, player int, cut float64) *ledger {
	own, others := s.sides[player], s.sides[1-player]
	l := &ledger{Solution: s, player: player, pools: newPools(&own.pace, cut)}
	most := max(1, int(slices.Max(own.chains[:])))
	blank := func() *[3][][]float64 {
		worth := &[3][][]float64{}
		for owed := range most + 1 {
			worth[owed] = make([][]float64, len(l.held))
			for pool := range l.held {
				worth[owed][pool] = make([]float64, len(own.stands))
				worth[owed][pool][len(own.stands)-1] = 1
			}
		}
		return worth
	}
	l.shared = blank()
	for other := range others.stands {
		if ctx.Err() != nil {
			return l
		}
		l.worth = append(l.worth, l.shared)
		if others.stands[other][0] == 0 {
			l.worth[other] = blank()
		}
		l.order = append(l.order, other)
	}
	l.order = l.order[:len(l.order)-1] // the opponent has not won
	slices.SortFunc(l.order, func(a, b int) int {
		return cmp.Or(others.inHand(b)-others.inHand(a), b-a)
	})
	return l
}

// turn computes the values of all pools against one stand of the opponent. For each of
// the player's stands, it returns the chance that the player wins when about to throw.
func (l *ledger) turn(other int) []float64 {
	worth := l.worth[other]
	over := worth[0][0]
	for number := range over[:len(over)-1] {
		over[number] = 1 - l.chances[1-l.player][number][other]
	}
	for pool := 1; pool < len(l.held); pool++ {
		if worth != l.shared || l.ends[pool] <= 1 {
			l.spend(other, pool)
		}
	}
	for owed := 1; owed < len(worth) && worth[owed] != nil; owed++ {
		for pool := len(l.held) - 1; pool >= 0; pool-- {
			if l.follows(owed, pool) && (worth != l.shared || l.ends[pool] == 0) {
				l.throw(worth, owed, pool)
			}
		}
	}
	return worth[1][0]
}

// spend computes the value of a pool when no chain is owed: the best value of the rest
// of the pool after a move.
func (l *ledger) spend(other, pool int) {
	own, without := l.sides[l.player], l.sides[1-l.player].without[other]
	best := l.worth[other][0][pool]
	clear(best[:len(best)-1])
	for result, less := range l.minus[pool] {
		if less == none {
			continue
		}
		for place, steps := range own.steps[result] {
			left := l.worth[other][0][less]
			if caught := without[place]; caught != other {
				left = l.catch(caught, less, result)
			}
			for _, s := range steps {
				best[s.from] = max(best[s.from], left[s.to])
			}
		}
	}
}

// catch returns the values of a pool after a catch with a result.
func (l *ledger) catch(other, pool, result int) []float64 {
	if l.sides[1-l.player].endsTurn {
		return l.worth[other][0][0]
	}
	owed := l.sides[l.player].chains[result]
	return l.worth[other][owed][l.kept[owed][pool]]
}

// throw computes the value of a pool when chains are owed: the mean over the results of
// the next throw, except results that lead to a pool that is not followed.
func (l *ledger) throw(worth *[3][][]float64, owed, pool int) {
	own := l.sides[l.player]
	mean := worth[owed][pool][:len(own.stands)-1]
	clear(mean)
	sum := 0.0
	for result, odds := range own.odds {
		more, next := l.plus[pool][result], owed
		if !own.again[result] {
			next--
		}
		if odds == 0 || more == none || !l.follows(next, more) {
			continue
		}
		sum += odds
		for number, chance := range worth[next][more][:len(mean)] {
			mean[number] += odds * chance
		}
	}
	for number := range mean {
		mean[number] /= sum
	}
}
