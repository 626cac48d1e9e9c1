package cli_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/cli"
)

// BenchmarkScreen draws the screen of a game with as many pieces as possible. A screen
// should take at most a millisecond.
func BenchmarkScreen(b *testing.B) {
	rules, err := yutnori.NewRules(yutnori.Basic(4, 4))
	require.NoError(b, err)
	game := yutnori.New(rules)
	state, err := game.Rules().Setup([][]yutnori.Position{{0, 2, 9, 100}, {0, 5, 22, 100}, {0, 0, 3, 3}, {0, 0, 7, 100}}, 0)
	require.NoError(b, err)
	game.Resume(state)
	require.NoError(b, game.Current().Throw(yutnori.Script(yutnori.Yut, yutnori.Gae)))
	b.ReportAllocs()
	for b.Loop() {
		_ = cli.Show(game, true)
	}
}
