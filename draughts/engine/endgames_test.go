package engine_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine"
)

// fewPieces returns a game that begins with a number of pieces anywhere.
func fewPieces(r *rand.Rand, pieces int) *draughts.Game {
	p := draughts.Position{}.WithToMove(draughts.Color(r.IntN(2)))
	for n := range pieces {
		c := draughts.Color(n % 2)
		piece := draughts.Man(c)
		if r.IntN(2) == 0 {
			piece = draughts.King(c)
		}
		p = p.With(draughts.Square(6+r.IntN(40)), piece)
	}
	return draughts.NewGame(p, draughts.AllDrawRules())
}

func TestASearchKnowsWhoWinsWithAFewPieces(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 6))
	e := plain(false)
	e.Configure(engine.Options{Hash: 1, Endgame: 3})
	known := 0
	for range shorter(800) {
		g := fewPieces(r, 3+r.IntN(3))
		if g.IsOver() {
			continue
		}
		if score := requireSameAsTryingEverything(t, e, g, 3); score == 0 || max(score, -score) > 24_000 {
			known++
		}
	}
	require.Greater(t, known, shorter(800)/4)
}

func TestASearchPreparesItselfUnlessItMustEnd(t *testing.T) {
	t.Parallel()
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	g := draughts.NewGame(draughts.Start(), draughts.AllDrawRules())
	e := engine.New()
	e.Configure(engine.Options{Hash: 1, Endgame: 4}) // no other test works them out
	require.ErrorIs(t, e.Prepare(ended), context.Canceled)
	r, err := e.Search(ended, g, engine.Limit{}, nil)
	require.NoError(t, err)
	require.Nil(t, e.Tables())
	require.Len(t, r.Line, 1)
	require.Equal(t, r.Line[0], r.Move)
	requirePlayable(t, g, r)

	e.Configure(engine.Options{Hash: 2, Endgame: 2})
	require.NoError(t, e.Prepare(t.Context()))
	require.Equal(t, 2<<20, e.TableSize())
	e.Configure(engine.Options{Hash: 1, Endgame: 2})
	search(t, e, g, engine.Limit{Time: 1})
	require.Equal(t, 2, e.Tables().Pieces(), "preparing takes no time of the search")
	e.Configure(engine.Options{Hash: 1})
	search(t, e, g, engine.Limit{Nodes: 1})
	require.Nil(t, e.Tables())
}

// The tables say that a position is won, the search has to find out how.
func TestAKnownWinIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 7))
	e := engine.New()
	e.Configure(engine.Options{Hash: 1, Endgame: 3})
	require.NoError(t, e.Prepare(t.Context()))
	for won := 0; won < shorter(40); {
		g := fewPieces(r, 3)
		p := g.Position()
		if result, known := e.Tables().Probe(p); g.IsOver() || !known || result != endgame.Win || isLoneKing(p, p.ToMove().Opponent()) {
			continue
		}
		for !g.IsOver() {
			require.NoError(t, g.PlayMove(search(t, e, g, engine.Limit{Nodes: 5000}).Move))
		}
		winner, _ := g.Outcome().Winner()
		require.Equal(t, p.ToMove(), winner, "%v: %v after %v", p, g.Outcome(), g.Turns())
		won++
	}
}
