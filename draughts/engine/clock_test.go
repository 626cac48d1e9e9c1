package engine_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

func TestAClockIsSharedByTheMoves(t *testing.T) {
	const second = time.Second
	const start, thirty = "W:W31-50:B1-20", "W:W36-50:B1-15"
	const twelve, kings, manyKings = "B:W36-41:B1-6", "B:W36-41:B1-5,K50", "W:WK31-50:BK1-20"
	type clock struct {
		fen             string
		left, increment time.Duration
		moves           int
	}
	for c, want := range map[clock]engine.Limit{
		{start, 60 * second, 0, 0}:           {Enough: 1500 * time.Millisecond, Time: 4500 * time.Millisecond},
		{start, 60 * second, 0, 20}:          {Enough: 3 * second, Time: 9 * second},
		{start, 60 * second, 0, 1000}:        {Enough: 1500 * time.Millisecond, Time: 4500 * time.Millisecond},
		{start, 60 * second, second, 0}:      {Enough: 2500 * time.Millisecond, Time: 7500 * time.Millisecond},
		{start, 60 * second, 0, 1}:           {Enough: 45 * second, Time: 45 * second},
		{start, second, 10 * second, 0}:      {Enough: 750 * time.Millisecond, Time: 750 * time.Millisecond},
		{start, 0, 0, 0}:                     {Enough: 1, Time: 1},
		{start, -5 * second, 0, 0}:           {Enough: 1, Time: 1},
		{start, 30 * second, second / 2, 15}: {Enough: 2500 * time.Millisecond, Time: 7500 * time.Millisecond},
		{thirty, 60 * second, 0, 0}:          {Enough: 2 * second, Time: 6 * second},
		{thirty, 60 * second, 0, 40}:         {Enough: 2 * second, Time: 6 * second},
		{twelve, 54 * second, 0, 0}:          {Enough: 3 * second, Time: 9 * second},
		{twelve, 54 * second, 0, 15}:         {Enough: 3600 * time.Millisecond, Time: 10800 * time.Millisecond},
		{kings, 60 * second, 0, 0}:           {Enough: 2 * second, Time: 6 * second},
		{manyKings, 60 * second, 0, 0}:       {Enough: 1500 * time.Millisecond, Time: 4500 * time.Millisecond},
	} {
		p := game(t, c.fen).Position()
		require.Equal(t, want, engine.Limit{}.WithClock(p, c.left, c.increment, c.moves), "%v", c)
	}
	for most, want := range map[time.Duration]engine.Limit{
		second:      {Depth: 9, Time: second},
		2 * second:  {Depth: 9, Time: 2 * second},
		4 * second:  {Depth: 9, Enough: 2 * second, Time: 4 * second},
		10 * second: {Depth: 9, Enough: 2 * second, Time: 6 * second},
	} {
		got := engine.Limit{Depth: 9, Time: most}.WithClock(game(t, thirty).Position(), 60*second, 0, 0)
		require.Equal(t, want, got, "at most %v", most)
	}
}

func TestASearchEndsWithinAThousandPositionsOfItsTime(t *testing.T) {
	for _, limit := range []int{1, 1000, 20_000} {
		e := small()
		e.SetClock(func(int) {})
		r := search(t, e, game(t, "W:W31-50:B1-20"), engine.Limit{Time: time.Duration(limit) * time.Microsecond})
		require.GreaterOrEqual(t, r.Nodes, limit)
		require.LessOrEqual(t, r.Nodes, limit+1000)
		require.Equal(t, time.Duration(r.Nodes)*time.Microsecond, r.Time)
	}
}

// longCaptures holds positions in which listing the captures takes especially long.
var longCaptures = []string{
	"W:WK5,K6,K25,K26,K48,K50:B1,7,8,9,10,12,17,18,20,21,23,29,30,31,32,34,39,40,41,42,43,46",
	"W:WK38:B1,7,8,9,10,12,17,18,20,21,23,29,30,31,39,40,41,42,43,46",
}

func TestTheClockIsReadEveryThousandPositions(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 8))
	var games []*draughts.Game
	fewMoves := []string{"W:WK1:BK50", "B:W16,32,47,48:B4,12,19,43", "B:W13,35:B1,K6,27,K31,45,46", "W:W29,33,45:B9,11"}
	for _, fen := range append(fewMoves, longCaptures...) {
		games = append(games, game(t, fen))
	}
	for range shorter(80) {
		games = append(games, draughts.New(draughts.InitialPosition(randomPosition(r))), shuffled(r, draughts.AllDrawRules()))
	}
	for _, g := range games {
		if g.IsOver() {
			continue
		}
		e, last := small(), 0
		e.SetClock(func(nodes int) {
			require.LessOrEqual(t, nodes-last, 1000, "%v", g.Position())
			last = nodes
		})
		require.Less(t, search(t, e, g, engine.Limit{Nodes: 30_000, Time: time.Hour}).Nodes-last, 1000)
	}
}

// BenchmarkOverrun reports the longest time by which a search exceeds its limit.
func BenchmarkOverrun(b *testing.B) {
	for _, fen := range append(longCaptures, "W:W31-50:B1-20", "W:WK1:BK50", "W:WK31-50:BK1-20") {
		b.Run(fen, func(b *testing.B) {
			p, err := draughts.ParseFEN(fen)
			require.NoError(b, err)
			g, e, longest := draughts.New(draughts.InitialPosition(p)), small(), time.Duration(0)
			for b.Loop() {
				r, err := e.Search(b.Context(), g, engine.Limit{Time: 5 * time.Millisecond}, nil)
				require.NoError(b, err)
				longest = max(longest, r.Time-5*time.Millisecond)
			}
			b.ReportMetric(float64(longest.Microseconds()), "µs-over")
		})
	}
}

func TestASearchByAClockEndsAfterEnoughTime(t *testing.T) {
	start := game(t, "W:W31-50:B1-20")
	require.Equal(t, 1, search(t, small(), start, engine.Limit{Depth: 5, Enough: 1}).Depth)
	require.Equal(t, 5, search(t, small(), start, engine.Limit{Depth: 5, Enough: time.Hour}).Depth)

	forced := game(t, "W:W31-50:B1-20", "32-28", "19-23", "28x19")
	require.Equal(t, 5, search(t, small(), forced, engine.Limit{Depth: 5, Enough: time.Hour}).Depth, "there are two captures")
	forced = game(t, "W:W28,50:B23,1,2")
	require.Equal(t, 1, search(t, small(), forced, engine.Limit{Depth: 5, Enough: time.Hour}).Depth, "there is only one move")
	require.Equal(t, 5, search(t, small(), forced, engine.Limit{Depth: 5}).Depth, "without a clock the search continues")
}

func TestASearchInTroubleTakesLonger(t *testing.T) {
	for _, test := range []struct {
		last   engine.Result
		enough time.Duration
	}{
		{found(0, 0), 600},
		{found(0, -30), 600},
		{found(0, -31), 2500},
		{found(0, 500), 600},
		{found(1, 0), 2500},
	} {
		requireEnoughAt(t, test.enough, found(0, 0), test.last)
	}
	requireEnoughAt(t, 600, found(0, 0))
}

func TestASearchThatKeepsItsMoveTakesLess(t *testing.T) {
	same, other := found(0, 0), found(1, 0)
	requireEnoughAt(t, 600, same, same, same)
	requireEnoughAt(t, 350, same, same, same, same)
	requireEnoughAt(t, 350, other, same, same, same, same, same)
	requireEnoughAt(t, 600, same, same, other, same, same, same)
	requireEnoughAt(t, 2500, same, same, same, same, other)
	requireEnoughAt(t, 2500, same, same, same, same, found(0, -31))
}

// found returns the result of a depth at which the given first move is the best. Moves
// are numbered from 0.
func found(move int, score engine.Score) engine.Result {
	return engine.Result{Line: draughts.Start().AppendMoves(nil)[move : move+1], Score: score}
}

// requireEnoughAt requires that a search with an Enough of 1000 ends after the last of
// its depths at the given time, and not earlier.
func requireEnoughAt(t *testing.T, enough time.Duration, depths ...engine.Result) {
	t.Helper()
	require.True(t, engine.IsEnough(1000, enough, depths...), "%+v", depths)
	require.False(t, engine.IsEnough(1000, enough-1, depths...), "%+v", depths)
	require.False(t, engine.IsEnough(0, time.Hour, depths...), "no clock")
}
