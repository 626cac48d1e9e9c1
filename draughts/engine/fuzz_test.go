package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// FuzzSearch checks that a search returns a valid move and a line that can be played,
// in any position and even if the search ends at once. Each byte of pieces puts a piece
// on a square, and each byte of turns chooses a turn to play before the search.
func FuzzSearch(f *testing.F) {
	f.Add([]byte{0, 49, 50, 99, 100, 149, 150, 199}, []byte{3, 1}, uint8(50), uint8(0))
	f.Add([]byte{45, 46, 47, 48, 49, 50, 51, 52, 53, 54}, []byte{}, uint8(200), uint8(1))
	f.Add([]byte{145, 196, 107, 158}, []byte{0, 0, 0, 0, 1}, uint8(1), uint8(6))
	f.Add([]byte{}, []byte{5, 2, 7, 1, 6, 2, 200, 40, 3}, uint8(255), uint8(12))
	f.Fuzz(func(t *testing.T, pieces, turns []byte, nodes, how uint8) {
		g := draughts.New(draughts.InitialPosition(placed(pieces, how&1 != 0)))
		for _, choice := range turns {
			moves := g.Position().AppendMoves(nil)
			if g.IsOver() || len(moves) > 500 {
				return
			}
			require.NoError(t, g.PlayMove(moves[int(choice)%len(moves)]))
		}
		before := g.Position()
		e := engine.New(engine.Options{Hash: 1, Material: how&2 != 0, Threads: 1 + int(how>>2&1)})
		limit := engine.Limit{Nodes: 1 + int(nodes), Width: engine.Score(how >> 3)}
		if how > 250 {
			limit = engine.Limit{Time: time.Microsecond}
		}
		r, err := e.Search(t.Context(), g, limit, nil)
		require.Equal(t, before, g.Position())
		if g.IsOver() {
			require.ErrorIs(t, err, engine.ErrNoMove)
			return
		}
		require.NoError(t, err)
		require.Equal(t, r.Move, r.Line[0])
		for _, m := range r.Line {
			require.NoError(t, g.PlayMove(m), "%v of %v in %v", m, r.Line, before)
		}
	})
}

// placed returns a position with a piece for each byte, or the start if there are no
// bytes.
func placed(pieces []byte, black bool) draughts.Position {
	if len(pieces) == 0 {
		return draughts.Start()
	}
	p := draughts.Position{}
	if black {
		p = p.WithToMove(draughts.Black)
	}
	kinds := []draughts.Piece{draughts.WhiteMan, draughts.BlackMan, draughts.WhiteKing, draughts.BlackKing}
	for _, b := range pieces {
		p = p.With(draughts.Square(1+b%50), kinds[b/50%4])
	}
	return p
}
