package draughts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// benchDepths says how deep each table of testdata/perft is counted; all of
// them but the start have been used to compare draughts programs.
var benchDepths = map[string]int{
	"start": 10, "random178": 8, "woldouby": 14, "kings": 10, "promotion": 8,
}

// BenchmarkPerft counts the published perft numbers anew.
func BenchmarkPerft(b *testing.B) {
	for _, table := range perftTables(b) {
		depth := benchDepths[table.name]
		b.Run(table.name, func(b *testing.B) {
			for b.Loop() {
				require.Equal(b, table.nodes[depth-1], draughts.Perft(table.position, depth))
			}
			reportLeaves(b, table.nodes[depth-1])
		})
	}
}

// reportLeaves reports leaf positions a second.
func reportLeaves(b *testing.B, leaves uint64) {
	b.Helper()
	b.ReportMetric(float64(leaves)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}
