package solution_test

import (
	"flag"
	"fmt"
	"math"
	"testing"
)

var longest = flag.Int("longest", 8, "the longest board of BenchmarkFirstPlayer, up to 30 spaces")

// BenchmarkFirstPlayer reports the first player's chance to win, in percent, for each
// length of the board. It covers the kata's game, a game without captures, a game in
// which a throw may pass the last space, and a game with both changes.
func BenchmarkFirstPlayer(b *testing.B) {
	for name, variant := range map[string]board{
		"kata":  {tokens: 2},
		"tame":  {tokens: 2, tame: true},
		"loose": {tokens: 2, loose: true},
		"both":  {tokens: 2, tame: true, loose: true},
	} {
		for spaces := 5; spaces <= *longest; spaces++ {
			b.Run(fmt.Sprintf("%s/spaces=%02d", name, spaces), func(b *testing.B) {
				variant.spaces = spaces
				chance := 0.0
				for b.Loop() {
					chance = variant.iterate()
				}
				b.ReportMetric(100*chance, "%win")
			})
		}
	}
}

// iterate returns the first player's chance to win. It begins with even chances, and
// stops when no chance changes by more than 1e-12.
func (b board) iterate() float64 {
	moments := b.moments()
	number := map[moment]int{}
	for k, m := range moments {
		number[m] = k
	}
	type result struct {
		next       int
		again, won bool
	}
	results := make([][6][]result, len(moments))
	for k, m := range moments {
		for thrown := 1; thrown <= 5; thrown++ {
			for i, at := range m.own {
				if at != b.spaces {
					e := b.move(m, i, thrown)
					results[k][thrown] = append(results[k][thrown], result{number[e.moment], e.again, e.won})
				}
			}
		}
	}
	chances := make([]float64, len(moments))
	for k := range chances {
		chances[k] = 0.5
	}
	for change := 1.0; change > 1e-12; {
		change = 0
		for k := len(moments) - 1; k >= 0; k-- {
			chance := 0.0
			for thrown := 1; thrown <= 5; thrown++ {
				best := 0.0
				for _, r := range results[k][thrown] {
					switch {
					case r.won:
						best = 1
					case r.again:
						best = max(best, chances[r.next])
					default:
						best = max(best, 1-chances[r.next])
					}
				}
				chance += float64(sixteenths[thrown]) / 16 * best
			}
			change = max(change, math.Abs(chance-chances[k]))
			chances[k] = chance
		}
	}
	return chances[0]
}
