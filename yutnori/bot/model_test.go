package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
)

// The model and the rules draw the same random numbers, and must agree on each
// of many games.
func TestTheModelPlaysRandomGamesLikeTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rulesOf(t, AnyFacts(t))
		sticks, err := yutnori.NewYutSticks(float64(rapid.IntRange(5, 95).Draw(t, "flat in a hundred")) / 100)
		require.NoError(t, err)
		match := Match{Rules: rules, Sticks: sticks}
		for range rules.Players() {
			match.Players = append(match.Players, NewRandom(rules))
		}
		begins := rapid.IntRange(0, rules.Players()-1).Draw(t, "begins")
		pieces := make([][]yutnori.Position, rules.Players())
		for player := range pieces {
			pieces[player] = make([]yutnori.Position, rules.Pieces())
		}
		start, err := rules.Setup(pieces, begins)
		require.NoError(t, err)
		m := newModel(rules, sticks)
		seed := rapid.Uint64().Draw(t, "seed")
		rulesChance, modelChance := rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 0))
		for range 20 {
			want, err := match.Play(start, rulesChance)
			require.NoError(t, err)
			require.Equal(t, want, m.play(begins, modelChance))
		}
		require.Equal(t, rulesChance.Uint64(), modelChance.Uint64())
	})
}
