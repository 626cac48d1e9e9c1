package draughts_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

var positions = flag.Int("positions", 300, "the number of random positions of each kind to compare with the slow rules")

// trials returns the number of random positions of each kind that a test tries.
func trials() int { return fewer(*positions) }

// fewer returns n or, with -short, a quarter of n.
func fewer(n int) int {
	if testing.Short() {
		return n / 4
	}
	return n
}

func TestMovesAgreeWithTheSlowRules(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(1, uint64(len(kind.name))))
			for range trials() {
				requireSameMoves(t, kind.random(random))
			}
		})
	}
}

func requireSameMoves(t *testing.T, p draughts.Position) {
	t.Helper()
	want := walkedMoves(walks(p))
	got := p.AppendMoves(nil)
	found := map[draughts.Move]bool{}
	for _, m := range got {
		found[m] = true
	}
	if len(got) != len(found) || len(want) != len(found) {
		require.Equal(t, want, found, "%v", p)
		require.Len(t, got, len(found), "a move is listed twice: %v", p)
	}
	require.Equal(t, len(got), p.NumMoves(), "%v", p)
	require.Equal(t, len(got) > 0 && got[0].Captured() != 0, p.CanCapture(), "%v", p)
	for m := range want {
		require.True(t, found[m], "%v lacks %v", p, m)
	}
}

func TestMovesAreAppended(t *testing.T) {
	before := []draughts.Move{draughts.NewMove(1, 2, 0)}
	require.Equal(t,
		append(before, draughts.Start().AppendMoves(nil)...),
		draughts.Start().AppendMoves(before))
}

func TestMovesAreMadeOfSquares(t *testing.T) {
	for text, m := range map[string]draughts.Move{
		"32-28":       draughts.NewMove(32, 28, 0),
		"1x50x10":     draughts.NewMove(1, 50, draughts.SquaresOf(10)),
		"46x5x19x37":  draughts.NewMove(46, 5, draughts.SquaresOf(37, 19)),
		"29x29x33x34": draughts.NewMove(29, 29, draughts.SquaresOf(33, 34)),
		"0-0":         {},
		"0-49":        draughts.NewMove(51, 49, 0),
	} {
		require.Equal(t, text, m.String())
	}
	m := draughts.NewMove(37, 10, draughts.SquaresOf(14, 32))
	require.Equal(t, draughts.Square(37), m.From())
	require.Equal(t, draughts.Square(10), m.To())
	require.Equal(t, draughts.SquaresOf(14, 32), m.Captured())
}

func TestOnlyListedMovesArePlayed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := ofAnyKind(t)
		moves := p.AppendMoves(nil)
		for _, m := range moves {
			after, err := p.PlayMove(m)
			require.NoError(t, err)
			require.Equal(t, p.After(m), after)
		}
		other := draughts.NewMove(
			draughts.Square(rapid.IntRange(0, 52).Draw(t, "from")),
			draughts.Square(rapid.IntRange(0, 52).Draw(t, "to")),
			draughts.SquaresOf(draughts.Square(rapid.IntRange(0, 52).Draw(t, "captured"))),
		)
		if !slices.Contains(moves, other) {
			after, err := p.PlayMove(other)
			require.ErrorIs(t, err, draughts.ErrNotAMove)
			require.Equal(t, p, after)
		}
	})
}

// A move removes the captured pieces, moves the piece, crowns a man on its last row, and
// makes it the opponent's turn.
func TestPositionAfterAMove(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := ofAnyKind(t)
		lastRow := map[draughts.Color]int{draughts.White: 9, draughts.Black: 0}[p.ToMove()]
		for _, m := range p.AppendMoves(nil) {
			want := p
			for s := range m.Captured().All() {
				want = want.With(s, draughts.None)
			}
			piece := p.At(m.From())
			if m.To().Y() == lastRow {
				piece = draughts.King(p.ToMove())
			}
			want = want.With(m.From(), draughts.None).With(m.To(), piece)
			require.Equal(t, want.WithToMove(p.ToMove().Opponent()), p.After(m))
		}
	})
}

func TestAPlayerWithoutAMoveHasLost(t *testing.T) {
	_, over := draughts.Start().Winner()
	require.False(t, over)
	for fen, winner := range map[string]draughts.Color{
		"W:W:B1":          draughts.Black, // no pieces left
		"B:W1:B":          draughts.White,
		"W:W46:B41,37":    draughts.Black, // blocked
		"B:BK46:W41,37":   draughts.White,
		"W:W1:B50":        draughts.Black, // a man on its own last row stays a man
		"B:W31:B46,47,50": draughts.White,
	} {
		got, over := positionOf(t, fen).Winner()
		require.True(t, over, fen)
		require.Equal(t, winner, got, fen)
	}
}

func TestListingAndPlayingMovesDoNotAllocate(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	moves := make([]draughts.Move, 0, 1000)
	positions := []draughts.Position{positionOf(t, manyMoves)}
	for _, kind := range kinds {
		for range 50 {
			positions = append(positions, kind.random(random))
		}
	}
	for _, p := range positions {
		var turn draughts.Turn
		for turn = range p.Turns(draughts.Kata) {
			break
		}
		require.Zero(t, testing.AllocsPerRun(1, func() {
			moves = p.AppendMoves(moves[:0])
			for _, m := range moves {
				p.After(m).NumMoves()
			}
			if len(moves) > 0 {
				_, _ = p.PlayMove(moves[0])
				_, _ = p.Play(turn)
			}
			p.Winner()
			draughts.Perft(p, 3)
		}), "%v", p)
	}
}

// manyMoves has ten kings with 76 moves, more than any position from a game has.
const manyMoves = "W:WK46,K47,K48,K49,K50,K41,K5,K4,K3,K2:B"

// Each of two kings can capture the same pieces and return to its square. The boards
// are then equal, but the moves differ.
func TestRoundTripsOfTwoKingsAreTwoMoves(t *testing.T) {
	p := positionOf(t, "W:WK13,K23:B1,17,18,19,20,29,30,31,32")
	requireSameMoves(t, p)
	captured := draughts.SquaresOf(17, 18, 19, 20, 29, 30, 31, 32)
	first := draughts.NewMove(13, 13, captured)
	second := draughts.NewMove(23, 23, captured)
	moves := p.AppendMoves(nil)
	require.Contains(t, moves, first)
	require.Contains(t, moves, second)
	require.Equal(t, p.After(first), p.After(second))
}
