package draughts_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// manyPaths is the result of a search for positions with many turns. One king captures
// fifteen of twenty men along thousands of paths.
const manyPaths = "W:WK38:B1,7,8,9,10,12,17,18,20,21,23,29,30,31,39,40,41,42,43,46"

func TestTurnsAgreeWithTheSlowRules(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(2, uint64(len(kind.name))))
			for range trials() {
				requireSameTurns(t, kind.random(random))
			}
		})
	}
	t.Run("many paths", func(t *testing.T) {
		t.Parallel()
		requireSameTurns(t, positionOf(t, manyPaths))
	})
}

// requireSameTurns compares the turns in both notations, and their order.
func requireSameTurns(t *testing.T, p draughts.Position) {
	t.Helper()
	walks := walks(p)
	for _, n := range []draughts.Notation{draughts.Kata, draughts.PDN} {
		var want []string
		for _, w := range walks {
			want = append(want, w.in(n))
		}
		slices.Sort(want)
		require.Equal(t, want, texts(p, n), "%v", p)
	}
}

// in returns the walk as the text of a turn.
func (w walk) in(n draughts.Notation) string {
	var names []string
	for _, s := range w.path {
		if n == draughts.Kata {
			names = append(names, strconv.Itoa(s.X())+strconv.Itoa(s.Y()))
		} else {
			names = append(names, strconv.Itoa(int(s)))
		}
	}
	if len(w.captured) > 0 {
		return strings.Join(names, "x")
	}
	return strings.Join(names, "-")
}

// texts returns the text of each turn, in the order of Turns.
func texts(p draughts.Position, n draughts.Notation) []string {
	var list []string
	for turn := range p.Turns(n) {
		list = append(list, turn.Text(n))
	}
	return list
}

func TestTurnsCanEndEarly(t *testing.T) {
	t.Parallel()
	for _, text := range []string{manyPaths, "W:W31-50:B1-20"} {
		p := positionOf(t, text)
		all := slices.Collect(p.Turns(draughts.Kata))
		for _, limit := range []int{1, 2, 7} {
			var some []draughts.Turn
			for turn := range p.Turns(draughts.Kata) {
				some = append(some, turn)
				if len(some) == limit {
					break
				}
			}
			require.Equal(t, all[:limit], some)
		}
	}
}

// A list of thousands of turns would need more allocations.
func TestTurnsKeepOnlyTheCurrentPath(t *testing.T) {
	p := positionOf(t, manyPaths)
	count := 0
	allocations := testing.AllocsPerRun(1, func() {
		count = 0
		for range p.Turns(draughts.Kata) {
			count++
		}
	})
	t.Parallel() // only after the measurement, because other tests allocate
	require.Less(t, allocations, 20.0)
	require.Len(t, walks(p), count)
}

func TestMovesAreWrittenAsTheFirstOfTheirTurns(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(4, uint64(len(kind.name))))
			for range trials() / 10 {
				p := kind.random(random)
				first := map[draughts.Move]string{}
				for _, w := range walks(p) {
					m, text := w.move(), w.in(draughts.Kata)
					if before, known := first[m]; !known || text < before {
						first[m] = text
					}
				}
				for _, m := range p.AppendMoves(nil) {
					turn, err := p.TurnOf(m)
					require.NoError(t, err)
					require.Equal(t, first[m], turn.String(), "%v", p)
					require.Equal(t, m, turn.Move())
				}
			}
		})
	}
}

// Both notations represent a move by the same turn, but may sort the list differently.
func TestUniqueTurnsAreSortedInTheirNotation(t *testing.T) {
	for _, kind := range kinds {
		random := rand.New(rand.NewPCG(5, uint64(len(kind.name))))
		for range trials() / 10 {
			p := kind.random(random)
			for _, n := range []draughts.Notation{draughts.Kata, draughts.PDN} {
				var want, got []string
				for _, m := range p.AppendMoves(nil) {
					turn, err := p.TurnOf(m)
					require.NoError(t, err)
					want = append(want, turn.Text(n))
				}
				slices.Sort(want)
				for _, turn := range p.UniqueTurns(n) {
					got = append(got, turn.Text(n))
				}
				require.Equal(t, want, got, "%v", p)
			}
		}
	}
}

func TestAMoveThatThePositionDoesNotHaveHasNoTurn(t *testing.T) {
	for _, m := range []draughts.Move{{}, draughts.NewMove(32, 27, draughts.SquaresOf(1)), draughts.NewMove(19, 23, 0)} {
		turn, err := draughts.Start().TurnOf(m)
		require.ErrorIs(t, err, draughts.ErrNotAMove)
		require.Zero(t, turn)
	}
}

func TestValidTurnsIsTheMethodOfTheKata(t *testing.T) {
	turns, err := draughts.ValidTurns(exampleBoard, draughts.White)
	require.NoError(t, err)
	require.Equal(t, []string{"19x46x68x95x51"}, turns)
	turns, err = draughts.ValidTurns(exampleBoard, draughts.Black)
	require.NoError(t, err)
	require.Equal(t, []string{"75x53x31"}, turns)

	turns, err = draughts.ValidTurns(draughts.Position{}.Board(), draughts.White)
	require.NoError(t, err)
	require.Equal(t, []string{}, turns)

	turns, err = draughts.ValidTurns("nonsense", draughts.White)
	require.EqualError(t, err, "1:1: expected a space or a dot (light square), found 'n'")
	require.Nil(t, turns)
}
