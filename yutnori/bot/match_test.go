package bot_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

func rulesOf(tb testing.TB, facts yutnori.Facts) *yutnori.Rules {
	tb.Helper()
	rules, err := yutnori.NewRules(facts)
	require.NoError(tb, err)
	return rules
}

// thrown returns the state after throws.
func thrown(tb testing.TB, rules *yutnori.Rules, state yutnori.State, results ...yutnori.Result) yutnori.State {
	tb.Helper()
	for _, result := range results {
		var err error
		state, _, err = rules.Throw(state, result)
		require.NoError(tb, err)
	}
	return state
}

// counted repeats a bot's moves with the rules, and counts the events.
type counted struct {
	bot.Player
	rules *yutnori.Rules
	count *bot.Total
}

func (c counted) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	move := c.Player.Move(state, chance)
	next, event, err := c.rules.Move(*state, move)
	if err != nil {
		return move
	}
	c.count.Throws++ // the throw whose result is spent
	if !move.Idle() {
		c.count.Moves++
	}
	if event.Caught > 0 {
		c.count.Catches++
	}
	if next.Turn() != state.Turn() {
		c.count.Turns++
	}
	if winner, won := next.Winner(); won {
		left := next.Pool()
		c.count.Wins[winner]++
		c.count.Throws += left.Len()
	}
	return move
}

func TestAMatchCountsItsEvents(t *testing.T) {
	rules := rulesOf(t, yutnori.House())
	for seed := range uint64(20) {
		want := bot.Total{Games: 1, Turns: 1}
		random := counted{bot.NewRandom(rules), rules, &want}
		match := bot.Match{Rules: rules, Players: slices.Repeat([]bot.Player{random}, 4)}
		got, err := match.Play(rules.Start(), rand.New(rand.NewPCG(seed, 0)))
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
}

func TestASeriesAddsUpItsGames(t *testing.T) {
	rules := rulesOf(t, yutnori.House())
	want := bot.Total{Games: 20, Turns: 20}
	random := counted{bot.NewRandom(rules), rules, &want}
	match := bot.Match{Rules: rules, Players: slices.Repeat([]bot.Player{random}, 4)}
	got, err := (&bot.Series{Match: match, Games: 20, Workers: 1}).Play()
	require.NoError(t, err)
	require.Equal(t, want, got)
}

func BenchmarkRandomGame(b *testing.B) {
	rules := rulesOf(b, yutnori.Basic(2, 4))
	random := bot.NewRandom(rules)
	match := bot.Match{Rules: rules, Players: []bot.Player{random, random}}
	chance := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := match.Play(rules.Start(), chance); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
