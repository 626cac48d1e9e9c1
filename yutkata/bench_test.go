package yutkata_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// BenchmarkGame plays default games, computer against computer, on one core.
func BenchmarkGame(b *testing.B) {
	game := newGame(b, yutkata.Seed(1))
	b.ReportAllocs()
	for b.Loop() {
		game.Resume(game.Rules().Start())
		if _, err := game.PlayOut(math.MaxInt); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

func TestAWholeGameAllocatesNothing(t *testing.T) {
	game := newGame(t, yutkata.Seed(1))
	require.Zero(t, testing.AllocsPerRun(100, func() {
		game.Resume(game.Rules().Start())
		if _, err := game.PlayOut(math.MaxInt); err != nil {
			t.Fatal(err)
		}
		if _, won := game.Winner(); !won {
			t.Fatal("the game has not been played to its end")
		}
	}))
}
