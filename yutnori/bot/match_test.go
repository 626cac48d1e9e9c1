package bot_test

import (
	"math/rand/v2"
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

func BenchmarkRandomGame(b *testing.B) {
	rules := rulesOf(b, yutnori.Basic(2, 4))
	random := bot.NewRandom(rules)
	match := bot.Match{Rules: rules, Bots: []bot.Bot{random, random}}
	chance := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := match.Play(rules.Start(), chance); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
