package bot_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

func TestALevelIsReadAsItIsWritten(t *testing.T) {
	for level := range bot.Level(bot.NumLevels) {
		text, err := level.MarshalText()
		require.NoError(t, err)
		require.Equal(t, level.String(), string(text))
		var read bot.Level
		require.NoError(t, read.UnmarshalText(text))
		require.Equal(t, level, read)
	}
	require.Equal(t, "greedy", bot.Greedy.String())
	beyond := bot.Level(bot.NumLevels)
	require.Equal(t, "Level(5)", beyond.String())
	_, err := bot.New(beyond, rulesOf(t, yutnori.Basic(2, 4)), yutnori.YutSticks{})
	require.ErrorIs(t, err, bot.ErrNoLevel)
	_, err = beyond.MarshalText()
	require.ErrorIs(t, err, bot.ErrNoLevel)
	require.ErrorIs(t, beyond.UnmarshalText([]byte("Greedy")), bot.ErrNoLevel)
}

// A match returns an error at the first move that the rules refuse.
func TestBotsPlayAnyGameByItsRules(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rules, err := yutnori.NewRules(bot.AnyFacts(t))
		require.NoError(t, err)
		bots := []bot.Player{bot.NewRandom(rules), bot.NewGreedy(rules)}
		// Creating a strong bot for three or four pieces is slow, so few games have one.
		if rules.Pieces() < 3 || !testing.Short() && rapid.IntRange(0, 19).Draw(t, "strong") == 0 {
			bots = append(bots, bot.NewStrong(rules, yutnori.YutSticks{}))
		}
		match := bot.Match{Rules: rules}
		for range rules.Players() {
			match.Players = append(match.Players, rapid.SampledFrom(bots).Draw(t, "bot"))
		}
		chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		total, err := match.Play(rules.Start(), chance)
		require.NoError(t, err)
		wins := 0
		for _, won := range total.Wins[:rules.Players()] {
			wins += won
		}
		require.Equal(t, 1, wins)
	})
}

func TestABotHasNoMoveWhereThereIsNone(t *testing.T) {
	t.Parallel()
	rules := rulesOf(t, yutnori.Basic(2, 1))
	start := rules.Start()
	for level := range bot.Level(bot.NumLevels) {
		computer, err := bot.New(level, rules, yutnori.YutSticks{})
		require.NoError(t, err)
		require.Zero(t, computer.Move(&start, rand.New(rand.NewPCG(1, 1))), level)
	}
}

// Biased sticks throw long chains, and a script may throw even longer chains.
func TestEveryBotMovesInEveryState(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		drawn := bot.AnyFacts(t)
		if testing.Short() || rapid.IntRange(0, 9).Draw(t, "few pieces") > 0 {
			drawn.Pieces = min(drawn.Pieces, 2) // creating a strong bot for more pieces is slow
		}
		rules, err := yutnori.NewRules(drawn)
		require.NoError(t, err)
		sticks, err := yutnori.NewYutSticks(float64(rapid.IntRange(1, 99).Draw(t, "flat in a hundred")) / 100)
		require.NoError(t, err)
		state := anywhere(t, rules)
		throw := func(result yutnori.Result) {
			state, _, err = rules.Throw(state, result)
			require.NoError(t, err)
		}
		for _, result := range []yutnori.Result{yutnori.Yut, yutnori.Mo} {
			for range rapid.SampledFrom([]int{0, 3000, 1, 2}).Draw(t, "copies") {
				throw(result)
			}
		}
		for state.Chains() > 0 {
			throw(rapid.SampledFrom(drawn.Results()).Draw(t, "result"))
		}
		for level := range bot.Perfect {
			computer, err := bot.New(level, rules, sticks)
			require.NoError(t, err)
			before := state
			move := computer.Move(&state, rand.New(rand.NewPCG(1, 1)))
			require.Equal(t, before, state)
			_, _, err = rules.Move(state, move)
			require.NoError(t, err, "%v moves %v", level, move)
		}
	})
}

// anywhere draws a state between two turns. If the rules do not allow a piece at its
// drawn position, the piece is in the hand.
func anywhere(t *rapid.T, rules *yutnori.Rules) yutnori.State {
	pieces := make([][]yutnori.Position, rules.Players())
	for player := range pieces {
		pieces[player] = make([]yutnori.Position, rules.Pieces())
		for piece := range pieces[player] {
			pieces[player][piece] = rapid.OneOf(
				rapid.Map(rapid.IntRange(0, 29), func(at int) yutnori.Position { return yutnori.Position(at) }),
				rapid.Just(yutnori.Arrived),
			).Draw(t, "at")
			if _, err := rules.Setup(placed(rules, pieces), 0); err != nil {
				pieces[player][piece] = yutnori.InHand
			}
		}
	}
	state, err := rules.Setup(pieces, rapid.IntRange(0, rules.Players()-1).Draw(t, "turn"))
	require.NoError(t, err)
	return state
}

// placed returns the pieces placed so far; the other players have all pieces in
// the hand.
func placed(rules *yutnori.Rules, pieces [][]yutnori.Position) [][]yutnori.Position {
	all := slices.Clone(pieces)
	for player := range all {
		if all[player] == nil {
			all[player] = make([]yutnori.Position, rules.Pieces())
		}
	}
	return all
}

// A script may throw any chain, however unlikely.
func TestAStrongBotHasAMoveForTheLongestPool(t *testing.T) {
	rules := rulesOf(t, quick(yutnori.Basic(2, 4)))
	four := [][]yutnori.Position{{3, 9, 16, 0}, {1, 4, 12, 0}}
	state, err := rules.Setup([][]yutnori.Position{four[0][:rules.Pieces()], four[1][:rules.Pieces()]}, 0)
	require.NoError(t, err)
	state = thrown(t, rules, state, slices.Repeat([]yutnori.Result{yutnori.Yut, yutnori.Mo}, 50)...)
	state = thrown(t, rules, state, yutnori.Gae)
	_, _, err = rules.Move(state, newStrong().Move(&state, rand.New(rand.NewPCG(1, 1))))
	require.NoError(t, err)
}

// The number of times that a move is picked has a binomial distribution. Once in 500
// million tests, it is off by more than six standard deviations.
func TestRandomPicksUniformlyAmongMovesThatMoveAPiece(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 4))
	state, err := rules.Setup([][]yutnori.Position{{0, 0, 3, 9}, {0, 0, 0, 0}}, 0)
	require.NoError(t, err)
	state = thrown(t, rules, state, yutnori.Yut, yutnori.BackDo)
	random, chance := bot.NewRandom(rules), rand.New(rand.NewPCG(5, 5))
	picked := map[string]int{}
	const picks = 10_000
	for range picks {
		picked[random.Move(&state, chance).String()]++
	}
	require.Len(t, picked, 5)
	for _, move := range []string{"0 yut", "3 back-do", "3 yut", "9 back-do", "9 yut"} {
		require.InDelta(t, picks/5, picked[move], 6*40, move) // sqrt(10000 * 1/5 * 4/5) = 40
	}
}

func TestRandomSpendsABackResultOnNothingOnlyIfItMust(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 4))
	random, chance := bot.NewRandom(rules), rand.New(rand.NewPCG(5, 5))
	state := thrown(t, rules, rules.Start(), yutnori.BackDo)
	require.Equal(t, "0 back-do", random.Move(&state, chance).String())

	state = thrown(t, rules, rules.Start(), yutnori.Yut, yutnori.BackDo)
	for range 100 {
		require.Equal(t, "0 yut", random.Move(&state, chance).String())
	}
}

func TestEqualChancesMakeEqualGames(t *testing.T) {
	rules := rulesOf(t, quick(yutnori.House()))
	for level := range bot.Perfect {
		computer, err := bot.New(level, rules, yutnori.YutSticks{})
		require.NoError(t, err)
		match := bot.Match{Rules: rules, Players: slices.Repeat([]bot.Player{computer}, 4)}
		first, err := match.Play(rules.Start(), rand.New(rand.NewPCG(3, 4)))
		require.NoError(t, err)
		second, err := match.Play(rules.Start(), rand.New(rand.NewPCG(3, 4)))
		require.NoError(t, err)
		require.Equal(t, first, second, level)
	}
}

// The bots take turns going first. The rates of wins in MEASURED.md are above the
// required rates by at least four standard deviations of a rate over 1,000 games.
func TestTheBetterBotWins(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of games")
	}
	rules, strong := rulesOf(t, yutnori.Basic(2, 4)), newStrong()
	const games = 1_000
	for name, test := range map[string]struct {
		bots   []bot.Player
		expect float64
	}{
		"strong against greedy": {[]bot.Player{strong, bot.NewGreedy(rules)}, 0.57},
		"strong against random": {[]bot.Player{strong, bot.NewRandom(rules)}, 0.90},
		"casual against random": {[]bot.Player{bot.NewCasual(rules), bot.NewRandom(rules)}, 0.60},
		"greedy against casual": {[]bot.Player{bot.NewGreedy(rules), bot.NewCasual(rules)}, 0.60},
		"greedy against random": {[]bot.Player{bot.NewGreedy(rules), bot.NewRandom(rules)}, 0.80},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			match := bot.Match{Rules: rules, Players: test.bots}
			chance := rand.New(rand.NewPCG(57, 90))
			wins := 0
			for game := range games {
				start, err := rules.Setup(fourInHand(2), game%2)
				require.NoError(t, err)
				total, err := match.Play(start, chance)
				require.NoError(t, err)
				wins += total.Wins[0]
			}
			require.Greater(t, float64(wins)/games, test.expect)
		})
	}
}

// newStrong returns the strong bot for a basic game of two players. It creates the bot
// only once, because that is slow.
var newStrong = sync.OnceValue(func() bot.Player {
	rules, err := yutnori.NewRules(quick(yutnori.Basic(2, 4)))
	if err != nil {
		panic(err)
	}
	return bot.NewStrong(rules, yutnori.YutSticks{})
})

// quick returns the facts. In short tests, it reduces the pieces to at most two, because
// creating a strong bot for more pieces is slow.
func quick(facts yutnori.Facts) yutnori.Facts {
	if testing.Short() {
		facts.Pieces = min(facts.Pieces, 2)
	}
	return facts
}

func fourInHand(players int) (pieces [][]yutnori.Position) {
	for range players {
		pieces = append(pieces, make([]yutnori.Position, 4))
	}
	return pieces
}

// A strong computer should take at most 50 ms for a move on one core. The benchmark
// reports the average and the longest time for a move.
func BenchmarkStrongMove(b *testing.B) {
	for name, facts := range map[string]yutnori.Facts{
		"basic":    yutnori.Basic(2, 4),
		"advanced": yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow),
		"house":    yutnori.House(),
	} {
		rules := rulesOf(b, facts)
		strong := bot.NewStrong(rules, yutnori.YutSticks{})
		b.Run(name, func(b *testing.B) {
			var longest time.Duration
			chance := rand.New(rand.NewPCG(50, 50))
			clock := stopwatch{Player: strong, longest: &longest}
			match := bot.Match{Rules: rules, Players: slices.Repeat([]bot.Player{clock}, rules.Players())}
			moves := 0
			for b.Loop() {
				count, err := match.Play(rules.Start(), chance)
				require.NoError(b, err)
				moves += count.Moves
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(moves), "µs/move")
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest-move")
		})
	}
}

// stopwatch records the longest time that a bot took for a move.
type stopwatch struct {
	bot.Player
	longest *time.Duration
}

func (s stopwatch) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	begin := time.Now()
	move := s.Player.Move(state, chance)
	*s.longest = max(*s.longest, time.Since(begin))
	return move
}
