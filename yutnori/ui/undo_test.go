package ui_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/ui"
)

func TestTakingBackAMoveKeepsTheThrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, yutnori.Basic(2, 2))
		game := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed"))).Begin()
		thrown := func(game play.Game) (results []yutnori.Result) {
			for _, event := range history(game) {
				if event.Kind == yutnori.Thrown {
					results = append(results, event.Result)
				}
			}
			return results
		}
		var known []yutnori.Result
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			if before, ok := game.Undo(); ok && rapid.Bool().Draw(t, "undo") {
				require.Greater(t, len(game.Log()), len(before.Log()))
				game = before
				continue
			}
			if game.Over() {
				break
			}
			game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
			now := thrown(game)
			shared := min(len(now), len(known))
			require.True(t, slices.Equal(known[:shared], now[:shared]), "%v, %v", known, now)
			if len(now) > len(known) {
				known = now
			}
		}
	})
}
