package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
)

// The rules are the model for quick games, too: both draw the same random
// numbers, and agree on each of many games.
func TestAQuickGameComesOutAsByTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, err := yutnori.NewRules(AnyFacts(t))
		require.NoError(t, err)
		sticks, err := yutnori.NewSticks(float64(rapid.IntRange(5, 95).Draw(t, "flat in a hundred")) / 100)
		require.NoError(t, err)
		match := Match{Rules: rules, Sticks: sticks}
		for range rules.Players() {
			match.Bots = append(match.Bots, NewRandom(rules))
		}
		begins := rapid.IntRange(0, rules.Players()-1).Draw(t, "begins")
		pieces := make([][]yutnori.Position, rules.Players())
		for player := range pieces {
			pieces[player] = make([]yutnori.Position, rules.Pieces())
		}
		start, err := rules.Setup(pieces, begins)
		require.NoError(t, err)
		quick := newQuick(rules, sticks)
		seed := rapid.Uint64().Draw(t, "seed")
		slowly, quickly := rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 0))
		for range 20 {
			want, err := match.Play(start, slowly)
			require.NoError(t, err)
			require.Equal(t, want, quick.play(begins, quickly))
		}
		require.Equal(t, slowly.Uint64(), quickly.Uint64())
	})
}
