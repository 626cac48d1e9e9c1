package solution_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// board is a game that the test solves in fractions, with its own implementation of the
// rules.
type board struct {
	spaces, tokens int
	wrap           bool
	back           map[int]int

	// Rules that are not in the kata: nothing is captured, and a throw may pass the
	// last space.
	tame, loose bool
}

func (b board) String() string {
	return fmt.Sprintf("%d spaces, %d tokens, wrap %v, back %v", b.spaces, b.tokens, b.wrap, b.back)
}

// moment holds the spaces of each player's tokens in ascending order. The space of a
// token off the board is 0, and the space of a finished token is the last space.
type moment struct{ own, other [2]int } // own belongs to the player on turn

// end is the result of a move.
type end struct {
	moment
	again, won bool
}

// move moves token i of the player on turn as far as the throw carries it.
func (b board) move(m moment, i, thrown int) end {
	steps := thrown
	to := m.own[i]
	if b.loose {
		steps = min(steps, b.spaces-to)
	}
	if b.wrap || to+steps <= b.spaces {
		for range steps {
			if to++; to > b.spaces {
				to = 1
			}
		}
		b.catch(&m, to)
		if back, ok := b.back[to]; ok {
			to = max(0, to-back)
			b.catch(&m, to)
		}
	}
	m.own[i] = to
	slices.Sort(m.own[:])
	slices.Sort(m.other[:])
	switch {
	case m.own == [2]int{b.spaces, b.spaces}:
		return end{won: true}
	case thrown >= 4:
		return end{moment: m, again: true}
	}
	return end{moment: moment{m.other, m.own}}
}

func (b board) catch(m *moment, space int) {
	for k, at := range m.other {
		if at == space && space != b.spaces && !b.tame {
			m.other[k] = 0
		}
	}
}

// start returns the moment at which the game starts. If each player has one token, the
// players' second tokens count as finished from the start.
func (b board) start() moment {
	if b.tokens == 1 {
		return moment{[2]int{0, b.spaces}, [2]int{0, b.spaces}}
	}
	return moment{}
}

// moments returns all moments that can be reached from the start.
func (b board) moments() []moment {
	list := []moment{b.start()}
	seen := map[moment]bool{list[0]: true}
	for k := 0; k < len(list); k++ {
		for steps := 1; steps <= 5; steps++ {
			for i, at := range list[k].own {
				if at == b.spaces {
					continue
				}
				next := b.move(list[k], i, steps)
				if !next.won && !seen[next.moment] {
					seen[next.moment] = true
					list = append(list, next.moment)
				}
			}
		}
	}
	return list
}

// sixteenths holds the chances, in sixteenths, of the throws that are worth 1 to 5
// spaces.
var sixteenths = [6]int64{0, 4, 6, 4, 1, 1}

// solve improves a policy until it cannot be improved further. A policy chooses the
// token to move for each moment and throw. The chances under a policy are the solution
// of a system of linear equations.
func (b board) solve(t *testing.T) map[moment]*big.Rat {
	t.Helper()
	moments := b.moments()
	policy := map[moment][6]int{}
	for _, m := range moments {
		furthest := 1
		if m.own[1] == b.spaces {
			furthest = 0
		}
		policy[m] = [6]int{0, furthest, furthest, furthest, furthest, furthest}
	}
	for range 50 {
		chance := b.chances(moments, policy)
		better := false
		for _, m := range moments {
			choices := policy[m]
			for steps := 1; steps <= 5; steps++ {
				for i, at := range m.own {
					if at != b.spaces && worth(b.move(m, i, steps), chance).Cmp(worth(b.move(m, choices[steps], steps), chance)) > 0 {
						choices[steps], better = i, true
					}
				}
			}
			policy[m] = choices
		}
		if !better {
			return chance
		}
	}
	t.Fatalf("no best policy for %v", b)
	return nil
}

func worth(e end, chance map[moment]*big.Rat) *big.Rat {
	switch {
	case e.won:
		return big.NewRat(1, 1)
	case e.again:
		return chance[e.moment]
	}
	return new(big.Rat).Sub(big.NewRat(1, 1), chance[e.moment])
}

// chances solves the equations for a policy by elimination.
func (b board) chances(moments []moment, policy map[moment][6]int) map[moment]*big.Rat {
	column := map[moment]int{}
	for k, m := range moments {
		column[m] = k
	}
	n := len(moments)
	rows := make([][]*big.Rat, n) // the coefficients and the right side of each equation
	for k, m := range moments {
		rows[k] = make([]*big.Rat, n+1)
		for c := range rows[k] {
			rows[k][c] = new(big.Rat)
		}
		add := func(c int, p *big.Rat) { rows[k][c].Add(rows[k][c], p) }
		add(k, big.NewRat(1, 1))
		for steps := 1; steps <= 5; steps++ {
			p := big.NewRat(sixteenths[steps], 16)
			switch e := b.move(m, policy[m][steps], steps); {
			case e.won:
				add(n, p)
			case e.again:
				add(column[e.moment], new(big.Rat).Neg(p))
			default:
				add(n, p)
				add(column[e.moment], p)
			}
		}
	}
	eliminate(rows)
	chance := map[moment]*big.Rat{}
	for k, m := range moments {
		chance[m] = rows[k][n]
	}
	return chance
}

// eliminate removes each unknown k from all rows except row k, in which the coefficient
// of the unknown becomes 1.
func eliminate(rows [][]*big.Rat) {
	for k := range rows {
		for pivot := k; ; pivot++ {
			if rows[pivot][k].Sign() != 0 {
				rows[k], rows[pivot] = rows[pivot], rows[k]
				break
			}
		}
		inverse := new(big.Rat).Inv(rows[k][k])
		for _, value := range rows[k] {
			value.Mul(value, inverse)
		}
		for other, row := range rows {
			if other == k || row[k].Sign() == 0 {
				continue
			}
			factor := new(big.Rat).Set(row[k])
			for c, value := range row {
				if rows[k][c].Sign() != 0 {
					value.Sub(value, new(big.Rat).Mul(factor, rows[k][c]))
				}
			}
		}
	}
}

func TestTheChancesSolveTheEquationsInFractions(t *testing.T) {
	t.Parallel()
	for _, board := range []board{
		{spaces: 2, tokens: 1},
		{spaces: 2, tokens: 2},
		{spaces: 3, tokens: 1, wrap: true},
		{spaces: 3, tokens: 2},
		{spaces: 3, tokens: 2, wrap: true, back: map[int]int{1: 4}},
		{spaces: 4, tokens: 2, back: map[int]int{2: 1}},
		{spaces: 7, tokens: 1},
		{spaces: 9, tokens: 1, wrap: true, back: map[int]int{3: 2, 7: 9}},
	} {
		t.Run(board.String(), func(t *testing.T) {
			t.Parallel()
			options := []yutkata.Option{yutkata.Spaces(board.spaces), yutkata.Tokens(board.tokens)}
			if board.wrap {
				options = append(options, yutkata.WrapAround())
			}
			for space, back := range board.back {
				options = append(options, yutkata.MoveBack(space, back))
			}
			game, err := yutkata.New(options...)
			require.NoError(t, err)
			solved, err := solution.Solve(t.Context(), game.Rules(), nil)
			require.NoError(t, err, board)

			chances := board.solve(t)
			require.GreaterOrEqual(t, solved.Positions(), len(chances), board)
			for moment, want := range chances {
				for turn := range 2 {
					tokens := slices.Concat(moment.own[:board.tokens], moment.other[:board.tokens])
					if turn == 1 {
						tokens = slices.Concat(moment.other[:board.tokens], moment.own[:board.tokens])
					}
					state, err := game.Rules().Stand(turn, tokens...)
					require.NoError(t, err)
					got, err := solved.Chance(state)
					require.NoError(t, err)
					exact, _ := want.Float64()
					require.InDelta(t, exact, got, 1e-12, "%v: %v", board, moment)
				}
			}
		})
	}
}
