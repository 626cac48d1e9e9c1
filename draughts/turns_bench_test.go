package draughts_test

import (
	"testing"

	"games.example/draughts"
)

// BenchmarkTurns finds the first turn of a king among many men, and all turns of the
// king.
func BenchmarkTurns(b *testing.B) {
	p, err := draughts.ParseFEN(manyPaths)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			for range p.Turns(draughts.Kata) {
				break
			}
		}
	})
	b.Run("all", func(b *testing.B) {
		turns := 0
		for b.Loop() {
			for range p.Turns(draughts.Kata) {
				turns++
			}
		}
		b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
	})
}
