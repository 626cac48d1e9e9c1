package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

func TestAClockIsSharedByTheMoves(t *testing.T) {
	const second = time.Second
	type clock struct {
		left, increment time.Duration
		moves           int
	}
	for c, want := range map[clock]engine.Limit{
		{60 * second, 0, 0}:           {Enough: 2 * second, Time: 6 * second},
		{60 * second, 0, 20}:          {Enough: 3 * second, Time: 9 * second},
		{60 * second, 0, 1000}:        {Enough: 2 * second, Time: 6 * second},
		{60 * second, second, 0}:      {Enough: 3 * second, Time: 9 * second},
		{60 * second, 0, 1}:           {Enough: 45 * second, Time: 45 * second},
		{second, 10 * second, 0}:      {Enough: 750 * time.Millisecond, Time: 750 * time.Millisecond},
		{0, 0, 0}:                     {Enough: 1, Time: 1},
		{-5 * second, 0, 0}:           {Enough: 1, Time: 1},
		{30 * second, second / 2, 15}: {Enough: 2500 * time.Millisecond, Time: 7500 * time.Millisecond},
	} {
		require.Equal(t, want, engine.Limit{}.WithClock(c.left, c.increment, c.moves), "%v", c)
	}
	for most, want := range map[time.Duration]engine.Limit{
		second:      {Depth: 9, Time: second},
		2 * second:  {Depth: 9, Time: 2 * second},
		4 * second:  {Depth: 9, Enough: 2 * second, Time: 4 * second},
		10 * second: {Depth: 9, Enough: 2 * second, Time: 6 * second},
	} {
		require.Equal(t, want, engine.Limit{Depth: 9, Time: most}.WithClock(60*second, 0, 0), "at most %v", most)
	}
}

func TestASearchByAClockEndsWhenItHasThoughtEnough(t *testing.T) {
	start := game(t, "W:W31-50:B1-20")
	require.Equal(t, 1, search(t, small(), start, engine.Limit{Depth: 5, Enough: 1}).Depth)
	require.Equal(t, 5, search(t, small(), start, engine.Limit{Depth: 5, Enough: time.Hour}).Depth)

	forced := game(t, "W:W31-50:B1-20", "32-28", "19-23", "28x19")
	require.Equal(t, 5, search(t, small(), forced, engine.Limit{Depth: 5, Enough: time.Hour}).Depth, "there are two captures")
	forced = game(t, "W:W28,50:B23,1,2")
	require.Equal(t, 1, search(t, small(), forced, engine.Limit{Depth: 5, Enough: time.Hour}).Depth, "there is only one move")
	require.Equal(t, 5, search(t, small(), forced, engine.Limit{Depth: 5}).Depth, "without a clock it looks on")
}

func TestASearchInTroubleTakesLonger(t *testing.T) {
	moves := draughts.Start().AppendMoves(nil)
	found := func(move int, score engine.Score) engine.Result {
		return engine.Result{Line: moves[move : move+1], Score: score}
	}
	for _, test := range []struct {
		before, now engine.Result
		enough      time.Duration
	}{
		{engine.Result{}, found(0, 0), 600},
		{found(0, 0), found(0, 0), 600},
		{found(0, 0), found(0, -30), 600},
		{found(0, 0), found(0, -31), 2000},
		{found(0, 0), found(0, 500), 600},
		{found(0, 0), found(1, 0), 2000},
	} {
		require.True(t, engine.IsEnough(1000, test.enough, test.before, test.now), "%+v", test)
		require.False(t, engine.IsEnough(1000, test.enough-1, test.before, test.now), "%+v", test)
		require.False(t, engine.IsEnough(0, time.Hour, test.before, test.now), "no clock")
	}
}
