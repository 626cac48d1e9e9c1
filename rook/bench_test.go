package rook_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

// BenchmarkPlayout plays random games on 10x10, on one core.
func BenchmarkPlayout(b *testing.B) {
	random := rook.NewRandom(newChance(1))
	start, players := rook.Start(rook.Bounds{D: 10, R: 10}), [2]rook.Strategy{random, random}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := rook.Playout(start, players); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkTraining trains Smart until it knows everything about 10x10.
func BenchmarkTraining(b *testing.B) {
	for b.Loop() {
		toPerfectionBySelfPlay(b, rook.Bounds{D: 10, R: 10}, 1)
	}
}

// BenchmarkGamesToPerfection measures the table in MEASURED.md: how many games Smart
// needs, over 20 seeds, until it makes the winning move wherever a move wins.
func BenchmarkGamesToPerfection(b *testing.B) {
	for _, bounds := range []rook.Bounds{{D: 0, R: 7}, {D: 3, R: 5}, {D: 4, R: 4}, {D: 10, R: 10}, {D: 30, R: 30}} {
		b.Run(bounds.String()+"/self-play", func(b *testing.B) { reportGames(b, bounds, toPerfectionBySelfPlay) })
		b.Run(bounds.String()+"/random", func(b *testing.B) { reportGames(b, bounds, toPerfectionAtRandom) })
	}
}

func reportGames(b *testing.B, bounds rook.Bounds, learn func(require.TestingT, rook.Bounds, uint64) int) {
	b.Helper()
	const seeds = 20
	var games []int
	for b.Loop() {
		games = nil
		for seed := range uint64(seeds) {
			games = append(games, learn(b, bounds, seed))
		}
	}
	slices.Sort(games)
	b.ReportMetric(float64(games[0]), "least")
	b.ReportMetric(float64(games[seeds/2]), "median")
	b.ReportMetric(float64(games[seeds-1]), "most")
}
