package pdn_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/pdn"
)

// BenchmarkReader reads a hundred copies of the collection, game by game, and plays
// every move.
func BenchmarkReader(b *testing.B) {
	text, err := os.ReadFile("testdata/canonical.pdn")
	require.NoError(b, err)
	text = bytes.Repeat(text, 100)
	moves := 0
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		for record, err := range pdn.NewReader(bytes.NewReader(text)).All() {
			require.NoError(b, err)
			moves += record.Game.Len()
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
