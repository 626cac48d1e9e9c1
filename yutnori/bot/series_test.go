package bot_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

func series(t *testing.T, facts yutnori.Facts, games int) bot.Series {
	t.Helper()
	rules := rulesOf(t, facts)
	bots := slices.Repeat([]bot.Player{bot.NewRandom(rules)}, rules.Players())
	return bot.Series{Match: bot.Match{Rules: rules, Players: bots}, Games: games, Seed: 39}
}

func TestASeriesIsTheSameOnAnyNumberOfCores(t *testing.T) {
	t.Parallel()
	all := 1_000
	if testing.Short() {
		all = 300
	}
	games := series(t, yutnori.House(), all)
	var over atomic.Int64
	games.Over = func(games int) { over.Add(int64(games)) }
	games.Workers = 1
	alone, err := games.Play()
	require.NoError(t, err)
	require.EqualValues(t, all, over.Load())
	require.Equal(t, all, alone.Wins[0]+alone.Wins[1]+alone.Wins[2]+alone.Wins[3])
	for _, workers := range []int{0, 2, 7, 100, math.MaxInt} {
		games.Workers = workers
		together, err := games.Play()
		require.NoError(t, err)
		require.Equal(t, alone, together, workers)
	}
	none := games
	none.Games = -1_000
	nothing, err := none.Play()
	require.NoError(t, err)
	require.Zero(t, nothing)
	games.Seed++
	other, err := games.Play()
	require.NoError(t, err)
	require.NotEqual(t, alone, other)
}

func TestThePartsOfASeriesHaveItsGames(t *testing.T) {
	t.Parallel()
	games := series(t, yutnori.House(), 200)
	games.Alternate = true
	whole, err := games.Play()
	require.NoError(t, err)
	var parts bot.Total
	for first := range 3 {
		part := games
		part.Games = (202 - first) / 3
		part.Number = func(i int) int { return first + 3*i }
		total, err := part.Play()
		require.NoError(t, err)
		require.Equal(t, part.Games, total.Games)
		parts.Add(total)
	}
	require.Equal(t, whole, parts)
}

func TestEachPlayerNeedsABot(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(3, 1))
	random := bot.NewRandom(rules)
	for name, match := range map[string]bot.Match{
		"nobody": {}, "no rules": {Players: []bot.Player{random}}, "no bots": {Rules: rules},
		"too few": {Rules: rules, Players: []bot.Player{random, random}}, "nil": {Rules: rules, Players: []bot.Player{random, nil, random}},
	} {
		_, err := match.Play(rules.Start(), rand.New(rand.NewPCG(1, 1)))
		require.ErrorIs(t, err, bot.ErrNoPlayer, name)
		_, err = (&bot.Series{Match: match, Games: 1}).Play()
		require.ErrorIs(t, err, bot.ErrNoPlayer, name)
	}
}

// The number of allocations in a series does not grow with the number of games.
func TestARandomGameAllocatesNothing(t *testing.T) {
	allocated := func(games int) float64 {
		random := series(t, yutnori.Basic(2, 4), games)
		random.Workers = 1
		return testing.AllocsPerRun(1, func() {
			_, err := random.Play()
			require.NoError(t, err)
		})
	}
	require.Less(t, allocated(600), allocated(100)+100)
}

// The player who goes first has an advantage, which is larger in shorter games.
func TestPlayersMayTakeTurnsGoingFirst(t *testing.T) {
	t.Parallel()
	games := series(t, yutnori.Basic(2, 1), 40_000)
	fixed, err := games.Play()
	require.NoError(t, err)
	games.Alternate = true
	alternate, err := games.Play()
	require.NoError(t, err)
	low, _ := bot.Interval(fixed.Wins[0], games.Games)
	require.Greater(t, low, 0.5)
	require.InDelta(t, 0.5, float64(alternate.Wins[0])/40_000, 5*0.0025) // sqrt(.25/40000) = .0025
}

// The reference figures and their errors come from two other implementations. For two
// players with four pieces each, the standard deviations of a game's figures are below
// 14 turns, 17 moves and 4 catches. For more players, the standard deviation of the
// turns is about a third of their mean. Less than once in a million tests, a mean is off
// by more than five standard errors.
func TestASeriesAgreesWithReferenceFigures(t *testing.T) {
	games := 40_000
	if testing.Short() {
		games = 2_000
	}
	within := func(deviation float64) float64 { return 5 * deviation / math.Sqrt(float64(games)) }
	for name, reference := range map[string]struct {
		players, pieces              int
		turns, turnsError, deviation float64
	}{
		"2 players, 4 pieces": {2, 4, 39.87, .03, 14},
		"3 players, 4 pieces": {3, 4, 59.22, .05, 20},
		"4 players, 4 pieces": {4, 4, 79.16, .07, 27},
		"2 players, 2 pieces": {2, 2, 20.52, .02, 9},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			total, err := new(series(t, yutnori.Basic(reference.players, reference.pieces), games)).Play()
			require.NoError(t, err)
			require.InDelta(t, reference.turns, float64(total.Turns)/float64(games),
				reference.turnsError+within(reference.deviation), "turns")
			if reference.players == 2 && reference.pieces == 4 {
				require.InDelta(t, 51.09, float64(total.Moves)/float64(games), .03+within(17), "moves")
				require.InDelta(t, 5.23, float64(total.Catches)/float64(games), .01+within(4), "catches")
				require.InDelta(t, .503, float64(total.Wins[0])/float64(games), .001+within(.5), "wins of the first player")
			}
		})
	}
}

// The figures are from Wilson's interval in its textbook form, with z = 1.96. The example
// with 81 of 263 is from R. G. Newcombe (Statistics in Medicine 17, 1998).
func TestTheIntervalIsWilsons(t *testing.T) {
	for _, test := range []struct {
		wins, games int
		low, high   float64
	}{
		{81, 263, .2553, .3662},
		{15, 148, .0624, .1605},
		{0, 20, 0, .1611},
		{1, 29, .0061, .1718},
	} {
		low, high := bot.Interval(test.wins, test.games)
		require.InDelta(t, test.low, low, .0001)
		require.InDelta(t, test.high, high, .0001)
	}
	low, high := bot.Interval(1, 1)
	require.InDelta(t, 1/(1+1.96*1.96), low, .0001)
	require.InDelta(t, 1, high, 0)
	low, high = bot.Interval(0, 0)
	require.Zero(t, low)
	require.InDelta(t, 1, high, 0)
}

// BenchmarkSeriesOfRandomGames plays whole games on one core.
func BenchmarkSeriesOfRandomGames(b *testing.B) {
	rules := rulesOf(b, yutnori.Basic(2, 4))
	random := bot.NewRandom(rules)
	games := bot.Series{Match: bot.Match{Rules: rules, Players: []bot.Player{random, random}}, Games: b.N, Workers: 1}
	b.ReportAllocs()
	_, err := games.Play()
	require.NoError(b, err)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
