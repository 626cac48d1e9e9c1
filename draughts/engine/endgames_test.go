package engine_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine"
)

// fewPieces returns a game that begins with random pieces on random squares. If two
// pieces get the same square, only the second stays.
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
	return draughts.New(draughts.InitialPosition(p))
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
		if score := requireSameAsTryingEverything(t, e, g, 3); score == 0 || score.IsDecided() {
			known++
		}
	}
	require.Greater(t, known, shorter(800)/4)
}

func TestASearchPreparesItself(t *testing.T) {
	t.Parallel()
	g := draughts.New()
	e := engine.New(engine.Options{Hash: 2, Endgame: 2})
	e.Prepare()
	require.Equal(t, 2<<20, e.TableSize())
	e.Configure(engine.Options{Hash: 1, Endgame: 2})
	search(t, e, g, engine.Limit{Nodes: 1})
	require.Equal(t, 2, e.Tables().Pieces())
	e.Configure(engine.Options{Hash: 1})
	search(t, e, g, engine.Limit{Nodes: 1})
	require.Zero(t, e.Tables().Pieces())
}

func TestOnlyARepeatableSearchWaitsForTheTables(t *testing.T) {
	t.Parallel()
	g := draughts.New()
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for _, limit := range []engine.Limit{{Nodes: 500}, {Depth: 2}, {Nodes: 500, Width: 3}} {
		e := small()
		complete := e.HoldTables()
		r, err := e.Search(ended, g, limit, nil)
		require.NoError(t, err)
		require.Zero(t, r.Nodes, "the search waits until its context ends")
		require.Equal(t, []draughts.Move{r.Move}, r.Line)
		requirePlayable(t, g, r)
		complete()
		require.Positive(t, search(t, e, g, limit).Nodes)
	}
	for _, limit := range []engine.Limit{{Time: time.Microsecond}, {Depth: 2, Time: time.Hour}, {Nodes: 10, Enough: 1}} {
		e := small()
		e.HoldTables()
		require.Positive(t, search(t, e, g, limit).Nodes, "%v", limit)
	}
	e := small()
	e.HoldTables()
	ctx, stop := context.WithCancel(t.Context())
	r, err := e.Search(ctx, g, engine.Limit{}, func(engine.Result) { stop() })
	require.NoError(t, err)
	require.Positive(t, r.Depth, "a search without a limit does not wait")
}

func TestASearchUsesTheTablesThatAreComplete(t *testing.T) {
	t.Parallel()
	g := game(t, "W:WK50,32:BK4,23") // after a capture, the tables know the winner
	e := small()
	e.HoldTables()
	limit := engine.Limit{Depth: 6, Time: time.Hour}
	without := search(t, e, g, limit)
	require.NoError(t, e.Tables().Build(t.Context(), 1))
	e.Clear()
	require.NotEqual(t, without.Nodes, search(t, e, g, limit).Nodes)
}

// The tables know that a position is won, but only a search finds how to win it.
func TestAKnownWinIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 7))
	e := engine.New(engine.Options{Hash: 1, Endgame: 3})
	search(t, e, game(t, "W:W31-50:B1-20"), engine.Limit{Nodes: 1}) // a repeatable search waits for the tables
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
