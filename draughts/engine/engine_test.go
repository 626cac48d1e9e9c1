package engine_test

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
)

func game(t *testing.T, fen string, turns ...string) *draughts.Game {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	g := draughts.New(draughts.InitialPosition(p))
	for _, text := range turns {
		turn, err := g.Position().ParseShortTurn(text, draughts.PDN)
		require.NoError(t, err)
		require.NoError(t, g.Play(turn))
	}
	return g
}

// small returns an engine with a small table, which takes little time to create.
func small() *engine.Engine {
	e := engine.New(engine.Options{Hash: 1})
	return e
}

func search(t *testing.T, e *engine.Engine, g *draughts.Game, limit engine.Limit) engine.Result {
	t.Helper()
	r, err := e.Search(t.Context(), g, limit, nil)
	require.NoError(t, err)
	return r
}

func TestALineCanBePlayedAndEndsInTheScore(t *testing.T) {
	g := game(t, "W:W31-50:B1-20", "32-28", "19-23", "28x19")
	r := search(t, small(), g, engine.Limit{Depth: 5})
	require.Equal(t, r.Move, r.Line[0])
	require.GreaterOrEqual(t, len(r.Line), 5)
	p := g.Position()
	for _, m := range r.Line {
		var err error
		p, err = p.PlayMove(m)
		require.NoError(t, err)
	}
	score := engine.Evaluate(p)
	if p.ToMove() != g.Position().ToMove() {
		score = -score
	}
	require.Equal(t, score, r.Score)
}

func TestAWinIsFoundWithItsDistance(t *testing.T) {
	r := search(t, small(), game(t, "W:W38:B33"), engine.Limit{Depth: 3})
	require.Equal(t, "38x29x33", r.Move.String())
	require.Equal(t, engine.WinIn(1), r.Score)
	require.Equal(t, 1, r.Depth, "the search ends when it finds the win")

	r = search(t, small(), game(t, "W:W31,37,48:B26"), engine.Limit{Depth: 5})
	require.Equal(t, engine.WinIn(1), r.Score, "a player whose only man cannot move has lost")

	r = search(t, small(), game(t, "B:W27,32:B16"), engine.Limit{Depth: 5})
	require.Equal(t, engine.LossIn(2), r.Score)
	turns, ends := r.Score.Distance()
	require.True(t, ends)
	require.Equal(t, 2, turns)
}

func TestASearchOfALongGameTakesNoMoreMemory(t *testing.T) {
	memory := func(turns int) uint64 {
		g := draughts.New(draughts.InitialPosition(game(t, "W:WK45:BK6").Position()), draughts.Draws(draughts.DrawRules{}))
		for n := range turns {
			turn, err := g.Position().ParseShortTurn([]string{"45-50", "6-1", "50-45", "1-6"}[n%4], draughts.PDN)
			require.NoError(t, err)
			require.NoError(t, g.Play(turn))
		}
		e, least := small(), uint64(math.MaxUint64)
		for range 5 {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			search(t, e, g, engine.Limit{Depth: 1})
			runtime.ReadMemStats(&after)
			least = min(least, after.TotalAlloc-before.TotalAlloc)
		}
		return least
	}
	require.Less(t, memory(10_000), memory(4)+10_000)
}

func TestARepetitionIsADraw(t *testing.T) {
	// The lone king can return to its previous square.
	turns := []string{"50-45", "1-6", "45-50"}
	g := game(t, "B:WK1:BK48,K49,K50", turns...)
	r := search(t, small(), g, engine.Limit{Depth: 1})
	require.Equal(t, engine.Score(0), r.Score)
	require.Equal(t, "6-1", r.Move.String())

	other := draughts.New(draughts.InitialPosition(g.Start()), draughts.Draws(draughts.DrawRules{}))
	for _, turn := range g.Turns() {
		require.NoError(t, other.Play(turn))
	}
	after, err := other.Position().PlayMove(r.Move)
	require.NoError(t, err)
	score := search(t, small(), other, engine.Limit{Depth: 1}).Score
	require.GreaterOrEqual(t, score, -engine.Evaluate(after), "the rule is off")
	require.Less(t, score, engine.Score(0))
}

func TestASearchStaysWithinItsLimits(t *testing.T) {
	t.Parallel()
	g := game(t, "W:W31-50:B1-20")
	r := search(t, small(), g, engine.Limit{Nodes: 5000})
	require.LessOrEqual(t, r.Nodes, 5000)
	require.Greater(t, r.Nodes, 4000)
	require.Greater(t, r.Depth, 1)
	again := search(t, small(), g, engine.Limit{Nodes: 5000})
	require.Equal(t, []any{r.Move, r.Score, r.Line, r.Depth, r.Nodes}, []any{again.Move, again.Score, again.Line, again.Depth, again.Nodes})

	require.Equal(t, 3, search(t, small(), g, engine.Limit{Depth: 3}).Depth)
	r = search(t, small(), g, engine.Limit{Depth: 3, Nodes: 1})
	require.Equal(t, 0, r.Depth)
	_, err := g.Position().PlayMove(r.Move)
	require.NoError(t, err, "a search that ends early has a move")
	require.Equal(t, []draughts.Move{r.Move}, r.Line)

	r = search(t, small(), g, engine.Limit{Time: 50 * time.Millisecond})
	require.GreaterOrEqual(t, r.Time, 50*time.Millisecond)
}

func TestATableHasTheChosenSizeAndIsCleared(t *testing.T) {
	t.Parallel()
	// The position is from the middle of a game. At the start of a game, moves are so
	// similar that the table helps little.
	g := game(t, "W:W27,28,32-34,37-40,42,43,45,48:B8-10,12-14,16,18,19,22-24,26")
	e := engine.New(engine.Options{})
	for _, hash := range []int{3, 1} {
		e.Configure(engine.Options{Hash: hash})
		first, err := e.Search(t.Context(), g, engine.Limit{Depth: 8}, nil)
		require.NoError(t, err)
		require.LessOrEqual(t, e.TableSize(), hash<<20)
		require.Greater(t, e.TableSize(), hash<<20*9/10)

		second, err := e.Search(t.Context(), g, engine.Limit{Depth: 8}, nil)
		require.NoError(t, err)
		require.Less(t, second.Nodes, first.Nodes/2, "the table remembers the first search")

		e.Clear()
		third, err := e.Search(t.Context(), g, engine.Limit{Depth: 8}, nil)
		require.NoError(t, err)
		first.Time, third.Time = 0, 0
		require.Equal(t, first, third, "the table is empty")
	}
}

func TestATableHas64MegabytesByDefault(t *testing.T) {
	e := engine.New(engine.Options{})
	for _, hash := range []int{0, -1} {
		e.Configure(engine.Options{Hash: hash})
		e.Prepare()
		require.Equal(t, 64<<20, e.TableSize())
	}
}

func TestAnEngineForgetsWhenItsKnowledgeChanges(t *testing.T) {
	t.Parallel()
	g := game(t, "W:W31-50:B1-20")
	limit := engine.Limit{Depth: 6}
	e := small()
	for _, o := range []engine.Options{
		{Hash: 1, Material: true},
		{Hash: 1},
		{Hash: 1, Weights: new(evaluation.Weights)},
		{Hash: 1, Weights: &evaluation.Weights{Numbers: [evaluation.Numbers]evaluation.Phases{{Early: 9}}}},
		{Hash: 1, Endgame: 2},
		{Hash: 1, Material: true},
	} {
		search(t, e, g, limit)
		e.Configure(o)
		fresh := engine.New(o)
		require.Equal(t, search(t, fresh, g, limit).Nodes, search(t, e, g, limit).Nodes)
	}
}

// If its context has ended, a search stops when it reads the clock for the first time.
// Listing the captures of the six kings takes up to a millisecond.
func TestASearchLooksAtTheClockOftenWhereMovesTakeTime(t *testing.T) {
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for fen, most := range map[string]int{
		"W:W31-50:B1-20": 1000,
		"W:WK5,K6,K25,K26,K48,K50:B1,7,8,9,10,12,17,18,20,21,23,29,30,31,32,34,39,40,41,42,43,46": 64,
	} {
		e := small()
		r, err := e.Search(ended, game(t, fen), engine.Limit{}, nil)
		require.NoError(t, err)
		require.LessOrEqual(t, r.Nodes, most, fen)
	}
}

func TestASearchThatEndsEarlyHasAMove(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 3))
	e := small()
	for nodes := 1; nodes < 3000; nodes += 3000 / shorter(800) {
		g := draughts.New(draughts.InitialPosition(randomPosition(r)))
		if g.IsOver() {
			continue
		}
		found, err := e.Search(t.Context(), g, engine.Limit{Nodes: nodes}, nil)
		require.NoError(t, err)
		require.LessOrEqual(t, found.Nodes, nodes)
		require.Equal(t, found.Move, found.Line[0])
		requirePlayable(t, g, found)
	}
}

// requirePlayable requires that the line of a result can be played.
func requirePlayable(t *testing.T, g *draughts.Game, r engine.Result) {
	t.Helper()
	p := g.Position()
	for _, m := range r.Line {
		next, err := p.PlayMove(m)
		require.NoError(t, err, "%v in %v, line %v of %v", m, p, r.Line, g.Position())
		p = next
	}
}

func TestThreadsSearchTogether(t *testing.T) {
	t.Parallel()
	e := engine.New(engine.Options{Threads: 3, Hash: 1})
	g := game(t, "W:W31-50:B1-20")
	for n := range shorter(40) {
		deep, err := e.Search(t.Context(), g, engine.Limit{Depth: 3 + n%5}, func(r engine.Result) { requirePlayable(t, g, r) })
		require.NoError(t, err)
		require.Equal(t, 3+n%5, deep.Depth)
		requirePlayable(t, g, deep)

		short, err := e.Search(t.Context(), g, engine.Limit{Nodes: 10_000}, nil)
		require.NoError(t, err)
		require.InDelta(t, 10_000, short.Nodes, 3*1000)
		requirePlayable(t, g, short)
	}
	won, err := e.Search(t.Context(), game(t, "B:W27,32:B16"), engine.Limit{Depth: 20}, nil)
	require.NoError(t, err)
	require.Equal(t, engine.LossIn(2), won.Score)
}

// More threads than processors would only wait for each other.
func TestNoMoreThreadsSearchThanThereAreProcessors(t *testing.T) {
	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	g := game(t, "W:W31-50:B1-20")
	many := engine.New(engine.Options{Threads: engine.MaxThreads, Hash: 1})
	limit := engine.Limit{Depth: 7}
	require.Equal(t, search(t, small(), g, limit).Nodes, search(t, many, g, limit).Nodes)
}

func TestASearchEndsWithItsContext(t *testing.T) {
	t.Parallel()
	g := game(t, "W:W31-50:B1-20")
	ctx, cancel := context.WithCancel(t.Context())
	depth := 0
	r, err := small().Search(ctx, g, engine.Limit{}, func(r engine.Result) {
		if depth = r.Depth; depth == 3 {
			cancel()
		}
	})
	require.NoError(t, err)
	require.GreaterOrEqual(t, r.Depth, 3)
	require.Equal(t, depth, r.Depth, "a depth that is not finished is not reported")

	r, err = small().Search(ctx, g, engine.Limit{}, nil)
	require.NoError(t, err)
	_, err = g.Position().PlayMove(r.Move)
	require.NoError(t, err, "a search whose context has ended has a move")
}

func TestEveryFinishedDepthIsReported(t *testing.T) {
	var depths []int
	var last engine.Result
	r, err := small().Search(t.Context(), game(t, "W:W31-50:B1-20"), engine.Limit{Depth: 4}, func(r engine.Result) {
		depths = append(depths, r.Depth)
		require.Greater(t, r.Nodes, last.Nodes)
		last = r
	})
	require.NoError(t, err)
	require.Equal(t, []int{1, 2, 3, 4}, depths)
	require.Equal(t, last.Move, r.Move)
	require.Equal(t, last.Score, r.Score)
}

func TestAGameThatIsOverHasNoMove(t *testing.T) {
	over := game(t, "W:W31-50:B1-20")
	require.NoError(t, over.Agree())
	for _, g := range []*draughts.Game{game(t, "W:W38:B33", "38x29"), over} {
		_, err := engine.New(engine.Options{}).Search(t.Context(), g, engine.Limit{Depth: 1}, nil)
		require.ErrorIs(t, err, engine.ErrNoMove)
	}
}

func TestAScoreIsPrintedInMenOrInTurnsToTheEnd(t *testing.T) {
	for score, want := range map[engine.Score]string{
		0: "+0.00", 35: "+0.35", -120: "-1.20",
		engine.WinIn(5): "win in 5", engine.LossIn(4): "loss in 4",
	} {
		require.Equal(t, want, score.String())
	}
	require.Equal(t, engine.LossIn(3), -engine.WinIn(3))
	_, ends := engine.Score(20000).Distance()
	require.False(t, ends)
	for score, decided := range map[engine.Score]bool{20000: false, -20000: false, 20001: true, -20001: true, engine.WinIn(5): true, engine.LossIn(4): true} {
		require.Equal(t, decided, score.IsDecided(), score)
	}
	require.InDelta(t, 0.35, engine.Score(35).Men(), 1e-9)
}

func BenchmarkSearch(b *testing.B) {
	for name, fen := range map[string]string{
		"start":  "W:W31-50:B1-20",
		"middle": "W:W24,26-28,32-34,36-40,43,45,48:B2,4,6-10,12-14,16-19,23",
	} {
		b.Run(name, func(b *testing.B) {
			p, err := draughts.ParseFEN(fen)
			require.NoError(b, err)
			g, e := draughts.New(draughts.InitialPosition(p)), engine.New(engine.Options{})
			nodes := 0
			for b.Loop() {
				e.Clear()
				r, err := e.Search(b.Context(), g, engine.Limit{Nodes: 1_000_000}, nil)
				require.NoError(b, err)
				nodes += r.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// A search after Clear reuses the memory of earlier searches, but not their results.
// The returned results of the earlier searches do not change.
func TestAClearedEngineSearchesLikeANewOne(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(4, 1))
	used := small()
	var want, got []engine.Result
	for range shorter(80) {
		g := draughts.New(draughts.InitialPosition(randomPosition(r)))
		if g.IsOver() {
			continue
		}
		limit := engine.Limit{Nodes: 1 + r.IntN(3000), Width: engine.Score(r.IntN(2) * 20), Seed: r.Uint64()}
		used.Clear()
		for e, results := range map[*engine.Engine]*[]engine.Result{small(): &want, used: &got} {
			result := search(t, e, g, limit)
			result.Time = 0
			*results = append(*results, result)
		}
	}
	require.Equal(t, want, got)
}
