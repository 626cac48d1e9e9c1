package endgame_test

import (
	"context"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/endgame"
)

// build returns the tables for up to the given number of pieces. All tests share them.
func build(t *testing.T, pieces int) *endgame.Tables {
	t.Helper()
	tables, err := built[pieces]()
	require.NoError(t, err)
	require.Equal(t, pieces, tables.Pieces())
	return tables
}

var built = func() (builds [endgame.MaxPieces + 1]func() (*endgame.Tables, error)) {
	for n := range builds {
		builds[n] = sync.OnceValues(func() (*endgame.Tables, error) {
			tables := endgame.New(n)
			return tables, tables.Build(context.Background(), 2)
		})
	}
	return builds
}()

func position(t *testing.T, fen string) draughts.Position {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

func TestTheTablesDoNotKnowLargeOrInvalidPositions(t *testing.T) {
	tables := build(t, 2)
	for _, fen := range []string{
		"W:W38,39:B1", // too many pieces
		"W:W1:B30",    // should have been crowned
		"W:W30:B50",   // likewise
		"B:W1:B50",    // likewise
		"W:W31-50:B1-20",
	} {
		_, ok := tables.Probe(position(t, fen))
		require.False(t, ok, fen)
	}
	var none *endgame.Tables
	_, ok := none.Probe(position(t, "W:W38:B33"))
	require.False(t, ok)
	require.Zero(t, none.Pieces())
}

func TestAPlayerWithoutPiecesHasLost(t *testing.T) {
	tables := build(t, 2)
	result, ok := tables.Probe(position(t, "W:W:B1,K2"))
	require.True(t, ok)
	require.Equal(t, endgame.Loss, result)
	result, ok = tables.Probe(position(t, "B:W:B1,K2"))
	require.True(t, ok)
	require.Equal(t, endgame.Win, result)
}

func TestAResultHasAName(t *testing.T) {
	require.Equal(t, "win", endgame.Win.String())
	require.Equal(t, "draw", endgame.Draw.String())
	require.Equal(t, "loss", endgame.Loss.String())
}

func TestAProbeAllocatesNothing(t *testing.T) {
	tables, p := build(t, 3), position(t, "B:WK46,12:BK5")
	require.Zero(t, testing.AllocsPerRun(100, func() { tables.Probe(p) }))
}

func TestTheTablesDoNotDependOnTheNumberOfThreads(t *testing.T) {
	pieces := 3
	if testing.Short() {
		pieces = 2
	}
	one, five := endgame.New(pieces), endgame.New(pieces)
	require.NoError(t, one.Build(t.Context(), 1))
	require.NoError(t, five.Build(t.Context(), 5))
	require.Equal(t, one, five)
}

func TestBuildForMakesOnlyTheTablesThatItsPositionNeeds(t *testing.T) {
	all := build(t, 3)
	p := position(t, "W:W38,K12:BK33")
	var progress []int
	tables, err := endgame.BuildFor(t.Context(), p, 2, func(done, total int) {
		require.Equal(t, 7, total, "two kings, a king and a man, or a man against a king, with either player to move; and a king against a king")
		progress = append(progress, done)
	})
	require.NoError(t, err)
	require.True(t, slices.IsSorted(progress))
	require.Equal(t, 7, progress[len(progress)-1])
	r := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		position := place(r, three(r))
		got, ok := tables.Probe(position)
		white, black := position.Occupied(draughts.White), position.Occupied(draughts.Black)
		men := (white | black) &^ position.Kings()
		many, few := white, black
		if few.Len() > many.Len() {
			many, few = few, many
		}
		if few&men != 0 || (many&men).Len() > 1 {
			require.False(t, ok, "%v", position)
			continue
		}
		require.True(t, ok, "%v", position)
		want, _ := all.Probe(position)
		require.Equal(t, want, got, "%v", position)
	}
	kings := position(t, "W:WK50:BK5")
	if !testing.Short() {
		kings = position(t, "W:WK46,K47:BK4,K50")
	}
	tables, err = endgame.BuildFor(t.Context(), kings, 2, func(int, int) {})
	require.NoError(t, err)
	got, ok := tables.Probe(kings)
	require.True(t, ok)
	require.Equal(t, endgame.Draw, got)

	tables, err = endgame.BuildFor(t.Context(), draughts.Start(), 1, func(int, int) {})
	require.NoError(t, err)
	require.Zero(t, tables.Pieces())

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = endgame.BuildFor(ctx, p, 1, nil)
	require.ErrorIs(t, err, context.Canceled)
}

// three returns three random pieces that are not all of the same color.
func three(r *rand.Rand) []draughts.Piece {
	lists := materials(3)
	for {
		if list := lists[r.IntN(len(lists))]; len(list) == 3 {
			return list
		}
	}
}

func TestBuildingEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, threads := range []int{0, 1, 2} {
		tables := endgame.New(4)
		require.ErrorIs(t, tables.Build(ctx, threads), context.Canceled)
		_, ok := tables.Probe(position(t, "W:WK46:BK28"))
		require.False(t, ok)
	}
}

// Building stops soon after its context ends, whenever that is.
func TestBuildingIsInterruptedAtAnyTime(t *testing.T) {
	moments := []int64{5, 50, 150, 250, 350}
	if testing.Short() {
		moments = []int64{5, 50}
	}
	for _, after := range moments {
		ctx := &ending{Context: t.Context(), after: after}
		require.ErrorIs(t, endgame.New(3).Build(ctx, 1), context.Canceled)
		require.Less(t, ctx.calls.Load(), after+10)
	}
}

// ending is a context that ends after the given number of calls to Err.
type ending struct {
	context.Context
	after int64
	calls atomic.Int64
}

func (e *ending) Err() error {
	if e.calls.Add(1) > e.after {
		return context.Canceled
	}
	return nil
}

// The model goes through all positions with two or three pieces again and again. It
// decides a position as soon as the results after its moves allow it to. The positions
// that it can never decide are draws.
func TestTheTablesAgreeWithASlowModel(t *testing.T) {
	pieces := 3
	if testing.Short() {
		pieces = 2
	}
	var all []draughts.Position
	for n := 2; n <= pieces; n++ {
		all = appendPositions(all, draughts.Position{}, 1, n)
	}
	decided := map[draughts.Position]endgame.Result{}
	probe := func(p draughts.Position) endgame.Result {
		if p.Occupied(p.ToMove()) == 0 {
			return endgame.Loss
		}
		return decided[mirrored(p)]
	}
	for open, before := all, 0; len(open) != before; {
		before = len(open)
		var left []draughts.Position
		for _, p := range open {
			if result := best(p, probe); result != endgame.Draw {
				decided[p] = result
			} else {
				left = append(left, p)
			}
		}
		open = left
	}
	tables := build(t, pieces)
	for _, p := range all {
		got, ok := tables.Probe(p)
		require.True(t, ok)
		require.Equal(t, decided[p], got, "%v", p)
		got, ok = tables.Probe(mirrored(p))
		require.True(t, ok)
		require.Equal(t, decided[p], got, "%v", mirrored(p))
	}
}

// best returns the best result that the player to move can reach with one move.
func best(p draughts.Position, probe func(draughts.Position) endgame.Result) endgame.Result {
	result := endgame.Loss
	for _, m := range p.AppendMoves(nil) {
		switch probe(p.After(m)) {
		case endgame.Loss:
			return endgame.Win
		case endgame.Draw:
			result = endgame.Draw
		default: // then the opponent wins
		}
	}
	return result
}

// appendPositions appends each position that results from adding n pieces to p, on the
// given square or later squares. It leaves out positions in which a player has no
// pieces.
func appendPositions(list []draughts.Position, p draughts.Position, from draughts.Square, n int) []draughts.Position {
	if n == 0 {
		if p.Occupied(draughts.White) != 0 && p.Occupied(draughts.Black) != 0 {
			list = append(list, p)
		}
		return list
	}
	for s := from; s.OnBoard(); s++ {
		for _, piece := range pieces {
			if standsOn(piece, s) {
				list = appendPositions(list, p.With(s, piece), s+1, n-1)
			}
		}
	}
	return list
}

var pieces = []draughts.Piece{draughts.WhiteMan, draughts.WhiteKing, draughts.BlackMan, draughts.BlackKing}

// standsOn reports whether a piece can be on a square. A man cannot be on the row where
// it is crowned.
func standsOn(piece draughts.Piece, s draughts.Square) bool {
	return (piece != draughts.WhiteMan || s > 5) && (piece != draughts.BlackMan || s <= 45)
}

// mirrored returns the position after the board is turned around and the colors are
// exchanged. The player to move sees the same position.
func mirrored(p draughts.Position) draughts.Position {
	q := draughts.Position{}.WithToMove(p.ToMove().Opponent())
	for s, piece := range p.Pieces() {
		color, _ := piece.Color()
		opposite := draughts.Man(color.Opponent())
		if piece.IsKing() {
			opposite = draughts.King(color.Opponent())
		}
		q = q.With(51-s, opposite)
	}
	return q
}

// The result of each random position follows from the results after its moves. For some
// positions with each material, a plain search without tables finds the same result.
func TestTheTablesAgreeWithAPlainSearch(t *testing.T) {
	pieces, number, searched := 4, 10_000, 10_000
	if testing.Short() {
		pieces, number, searched = 3, 500, 100
	}
	tables := build(t, pieces)
	r := rand.New(rand.NewPCG(1, 2))
	for _, material := range materials(pieces) {
		found := 0
		for i := range number {
			p := place(r, material)
			got, ok := tables.Probe(p)
			require.True(t, ok)
			require.Equal(t, best(p, func(q draughts.Position) endgame.Result {
				result, ok := tables.Probe(q)
				require.True(t, ok)
				return result
			}), got, "%v", p)
			switch {
			case i >= searched:
			case wins(p, 3):
				require.Equal(t, endgame.Win, got, "%v", p)
				found++
			case loses(p, 2):
				require.Equal(t, endgame.Loss, got, "%v", p)
				found++
			}
		}
		require.Greater(t, found, searched/100, "%v", material)
	}
}

// wins reports whether the player to move can win within the given number of turns.
func wins(p draughts.Position, turns int) bool {
	if turns == 0 {
		return false
	}
	var room [64]draughts.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if loses(p.After(m), turns-1) {
			return true
		}
	}
	return false
}

// loses reports whether every move of the player to move loses within the given number
// of turns.
func loses(p draughts.Position, turns int) bool {
	var room [64]draughts.Move
	moves := p.AppendMoves(room[:0])
	for _, m := range moves {
		if turns == 0 || !wins(p.After(m), turns-1) {
			return false
		}
	}
	return true
}

// materials returns all collections of pieces of both colors, with at most the given
// number of pieces.
func materials(most int) [][]draughts.Piece {
	var lists [][]draughts.Piece
	var add func(list []draughts.Piece, from int)
	add = func(list []draughts.Piece, from int) {
		if len(list) > 0 {
			first, _ := list[0].Color()
			last, _ := list[len(list)-1].Color()
			if first != last {
				lists = append(lists, list)
			}
		}
		for i := from; i < len(pieces) && len(list) < most; i++ {
			add(append(list[:len(list):len(list)], pieces[i]), i)
		}
	}
	add(nil, 0)
	return lists
}

// place returns a random position with the given pieces.
func place(r *rand.Rand, list []draughts.Piece) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.Color(r.IntN(2)))
	for _, piece := range list {
		s := draughts.Square(1 + r.IntN(50))
		for p.At(s) != draughts.None || !standsOn(piece, s) {
			s = draughts.Square(1 + r.IntN(50))
		}
		p = p.With(s, piece)
	}
	return p
}

func TestTheTablesFitIntoTheirMemory(t *testing.T) {
	if testing.Short() {
		return
	}
	tables := build(t, 4)
	runtime.GC()
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	require.Less(t, memory.HeapAlloc, uint64(32<<20), "the memory of the whole program")
	runtime.KeepAlive(tables)
}
