package bot

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// rulesOf returns the rules of a game that can be played.
func rulesOf(t require.TestingT, facts yutnori.Facts) *yutnori.Rules {
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	return rules
}

// newWithoutNet returns the strong bot without its net. It compares races, as the strong
// bot does in games of more than two players.
func newWithoutNet(rules *yutnori.Rules) Player {
	return strong{outlook: newOutlook(rules, yutnori.YutSticks{}), patience: patience}
}

// requireWins plays games between two bots, which take turns going first. It requires
// that the confidence interval of the first bot's rate of wins lies above the given
// rate.
func requireWins(t *testing.T, games int, above float64, rules *yutnori.Rules, bots ...Player) {
	t.Helper()
	series := Series{Match: Match{Rules: rules, Players: bots}, Games: games, Seed: 1, Alternate: true}
	total, err := series.Play()
	require.NoError(t, err)
	low, high := Interval(total.Wins[0], games)
	t.Logf("wins %.2f%% (%.2f to %.2f)", 100*float64(total.Wins[0])/float64(games), 100*low, 100*high)
	require.Greater(t, low, above)
}

func TestStrongBeatsStrongWithoutANet(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of games")
	}
	rules := rulesOf(t, yutnori.Basic(2, 4))
	requireWins(t, 10_000, 0.525, rules, NewStrong(rules, yutnori.YutSticks{}), newWithoutNet(rules))
}

// In 95 of 100 tests, a rate over 2,000 games is within 2.2 percentage points of the
// long-term rate.
func TestStrongIsNoWorseWithAnimals(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of games")
	}
	for name, facts := range map[string]yutnori.Facts{
		"pigs":  yutnori.Advanced(yutnori.Pig, yutnori.Pig),
		"dogs":  yutnori.Advanced(yutnori.Dog, yutnori.Dog),
		"sheep": yutnori.Advanced(yutnori.Sheep, yutnori.Sheep),
		"cows":  yutnori.Advanced(yutnori.Cow, yutnori.Cow),
	} {
		t.Run(name, func(t *testing.T) {
			rules := rulesOf(t, facts)
			requireWins(t, 2_000, 0.48, rules, NewStrong(rules, yutnori.YutSticks{}), newWithoutNet(rules))
		})
	}
}

// watched adds up the cost of a bot's moves according to a solution.
type watched struct {
	Player
	rules *yutnori.Rules
	by    Adviser
	cost  *float64
}

func (w watched) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	made := w.Player.Move(state, chance)
	moves := w.rules.AppendMoves(nil, state)
	chances := w.by.Chances(state)
	*w.cost += slices.Max(chances) - chances[slices.Index(moves, made)]
	return made
}

func TestStrongLosesLittleToPerfectPlay(t *testing.T) {
	for pieces, test := range map[int]struct {
		strong, greedy, random float64 // the most that strong may lose per game, and the least that the others must lose
	}{
		1: {0.001, 0.0001, 0.02},
		2: {0.003, 0.05, 0.2},
	} {
		t.Run(strconv.Itoa(pieces), func(t *testing.T) {
			if testing.Short() && pieces > 1 {
				t.Skip("solves a large game")
			}
			t.Parallel()
			rules, err := yutnori.NewRules(yutnori.Basic(2, pieces))
			require.NoError(t, err)
			solution := SmallSolution()
			if pieces > 1 {
				solution, err = Solve(context.Background(), rules, yutnori.YutSticks{}, nil)
				require.NoError(t, err)
			}
			flawless := NewPerfect(solution, yutnori.YutSticks{})
			games := 3_000
			if testing.Short() {
				games = 60
			}
			cost := func(computer Player) (cost float64) {
				bots := []Player{watched{computer, rules, flawless, &cost}, flawless}
				series := Series{Match: Match{Rules: rules, Players: bots}, Games: games, Seed: 1, Alternate: true, Workers: 1}
				_, err := series.Play()
				require.NoError(t, err)
				t.Logf("%T loses %.3f%% of a game", computer, 100*cost/float64(games))
				return cost / float64(games)
			}
			require.Less(t, cost(NewStrong(rules, yutnori.YutSticks{})), test.strong)
			require.Less(t, cost(flawless), 1e-9)
			require.Greater(t, cost(NewGreedy(rules)), test.greedy)
			require.Greater(t, cost(NewRandom(rules)), test.random)
		})
	}
}

// In other games the bot compares races, because the net has not been shown to do
// better.
func TestTheNetJudgesTheGamesThatItHasLearned(t *testing.T) {
	fork, back := yutnori.Basic(2, 1), yutnori.Basic(2, 1)
	fork.ShortWayOptional = true
	back.BackFromOne = yutnori.ToHand
	house := yutnori.House()
	house.Players, house.Pieces = 2, 1
	for _, test := range []struct {
		facts yutnori.Facts
		used  bool
	}{
		{yutnori.Basic(2, 1), true},
		{yutnori.Basic(2, 2), true},
		{yutnori.Basic(2, 1).WithAnimals(yutnori.Cow, yutnori.Dog), true},
		{yutnori.Basic(3, 1), false},
		{house, false},
		{fork, false},
		{back, false},
	} {
		rules := rulesOf(t, test.facts)
		require.Equal(t, test.used, NewStrong(rules, yutnori.YutSticks{}).(strong).net != nil, "%+v", test.facts)
	}
}

// To spend two results, the search must examine more than one state for each move, but
// at most a few hundred.
func TestStrongEstimatesItsChancesAfterTheLastState(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 2))
	state, err := rules.Setup([][]yutnori.Position{{0, 7}, {12, 100}}, 0)
	require.NoError(t, err)
	for _, result := range []yutnori.Result{yutnori.Mo, yutnori.Do} {
		state, _, err = rules.Throw(state, result)
		require.NoError(t, err)
	}
	computer := NewStrong(rules, yutnori.YutSticks{}).(strong)
	patient := computer.Chances(&state)
	computer.patience = 1
	estimated := computer.Chances(&state)
	require.NotEqual(t, patient, estimated)
	for i, move := range rules.AppendMoves(nil, &state) {
		next, _, err := rules.Move(state, move)
		require.NoError(t, err)
		require.InDelta(t, computer.estimate(&next, 0), estimated[i], 0, move)
	}
	require.Equal(t, yutnori.Move{From: 7, Result: yutnori.Mo}, computer.Move(&state, nil), "mo catches from 7")

	now := search{rules: rules, odds: computer.teams[0].odds, judge: lookahead{computer.outlook, 0}.chance}
	chances, ok := now.chances(&state, computer.patience)
	for !ok {
		computer.patience++
		chances, ok = now.chances(&state, computer.patience)
	}
	require.Equal(t, chances, computer.Chances(&state), "with so little patience, the search looks no throw ahead")
	require.NotEqual(t, estimated, chances)
}

// With three players or more, a player's lead is the sum of the leads over the other
// players.
func TestTheLeadIsOverAllOthers(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(4, 1))
	o := newOutlook(rules, yutnori.YutSticks{})
	m := moment{left: [yutnori.MaxPlayers]float32{3, 5, 8, 13}, turn: 1, chains: 2}
	require.InDelta(t, (5-3)+(8-3)+(13-3), o.lead(&m, 0), 1e-6)
	require.InDelta(t, (3-5)+(8-5)+(13-5)+2*3, o.lead(&m, 1), 1e-6, "two chains are two turns")
	require.InDelta(t, (3-13)+(5-13)+(8-13), o.lead(&m, 3), 1e-6)
	o.players = 3
	require.InDelta(t, (3-8)+(5-8), o.lead(&m, 2), 1e-6)
	require.InDelta(t, (3-5)+(8-5)+2*2, o.lead(&m, 1), 1e-6)

	m = moment{left: [yutnori.MaxPlayers]float32{5, 5, 5}, turn: 1, chains: 1}
	chances := o.chances(&m)
	require.InDelta(t, 1, chances[0]+chances[1]+chances[2], 1e-6)
	require.Greater(t, chances[1], chances[2], "player 1 throws first")
	require.Greater(t, chances[2], chances[0], "player 0 throws last")
	m.chains = 2
	require.Greater(t, o.chances(&m)[1], chances[1], "player 1 throws twice")
	require.InDelta(t, o.chances(&m)[0]/o.chances(&m)[2], chances[0]/chances[2], 1e-6, "the others throw once")

	m.left[0], m.chains = 4, 1
	chances = o.chances(&m)
	require.Greater(t, chances[0], chances[1], "a whole turn ahead counts for more than throwing first")
}

// The results in the pool count as steps ahead in the race.
func TestAnEstimateCountsThePool(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 2), yutnori.Basic(3, 2)} {
		rules, err := yutnori.NewRules(facts)
		require.NoError(t, err)
		o := NewStrong(rules, yutnori.YutSticks{}).(strong).outlook
		estimate := func(results ...yutnori.Result) float64 {
			state := rules.Start()
			for _, result := range results {
				state, _, err = rules.Throw(state, result)
				require.NoError(t, err)
			}
			return o.estimate(&state, 0)
		}
		require.Greater(t, estimate(yutnori.Mo), estimate(yutnori.Yut))
		require.Greater(t, estimate(yutnori.Yut), estimate())
		state := rules.Start()
		require.InDelta(t, float64(o.chances(new(o.moment(&state)))[0]), estimate(), 1e-6)
	}
}

// If it looked two throws ahead, the search would combine each result of the chain with
// all results of two throws.
func TestStrongLooksOneThrowLessAheadAfterAnEarnedChain(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 2))
	state, err := rules.Setup([][]yutnori.Position{{3, 7}, {0, 5}}, 1)
	require.NoError(t, err)
	o := NewStrong(rules, yutnori.YutSticks{}).(strong).outlook
	s := search{rules: rules, odds: rules.Chances(yutnori.YutSticks{}), patience: patience}
	m := o.moment(&state)
	for depth := range 3 {
		certain, over := lookahead{o, depth}.chance(&s, &state, 1)
		require.True(t, over)
		require.InDelta(t, o.expect(&s, &m, depth)[0], certain, 1e-9)
		earned, over := lookahead{o, depth}.chance(&s, &state, 0.9)
		require.True(t, over)
		require.InDelta(t, o.expect(&s, &m, max(0, depth-1))[0], earned, 1e-9)
	}
	require.NotEqual(t, o.expect(&s, &m, 0), o.expect(&s, &m, 1))
}

func TestSharesAreWhatAStrongPlayerExpectsAfterAMove(t *testing.T) {
	for players := 3; players <= 4; players++ {
		rules, compared := rulesOf(t, yutnori.Basic(players, 2)), 0
		computer, shares := NewStrong(rules, yutnori.YutSticks{}), Shares(rules, yutnori.YutSticks{})
		state, random := rules.Start(), rand.New(rand.NewPCG(uint64(players), 0))
		for _, won := state.Winner(); !won; _, won = state.Winner() {
			moves := rules.AppendMoves(nil, &state)
			if len(moves) == 0 {
				state, _, _ = rules.Throw(state, yutnori.Result(random.IntN(yutnori.NumResults)))
				continue
			}
			i, me := random.IntN(len(moves)), state.Turn()
			expected := computer.Chances(&state)[i]
			state, _, _ = rules.Move(state, moves[i])
			if _, won := state.Winner(); won || state.Turn() == me {
				continue
			}
			compared++
			now, sum := shares(&state), 0.0
			require.Len(t, now, players)
			for _, share := range now {
				sum += share
			}
			require.InDelta(t, expected, now[me], 1e-6)
			require.InDelta(t, 1, sum, 1e-6)
		}
		require.Greater(t, compared, 10)
	}
}
