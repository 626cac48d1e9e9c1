package draughts_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// benchDepths holds the depth to which BenchmarkPerft counts each position in
// testdata/perft. These positions are common in comparisons of draughts programs.
var benchDepths = map[string]int{
	"start": 10, "random178": 8, "woldouby": 14, "kings": 10, "promotion": 8,
}

// kept holds a result of a benchmark, so that the compiler cannot eliminate the
// computation.
var kept draughts.Position

// BenchmarkPerft computes the published perft numbers.
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

// reportLeaves reports leaf positions per second.
func reportLeaves(b *testing.B, leaves uint64) {
	b.Helper()
	b.ReportMetric(float64(leaves)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}

// BenchmarkThreads counts positions from the start, with one thread and with two.
func BenchmarkThreads(b *testing.B) {
	start := readPerftTable(b, "testdata/perft/start.txt")
	for _, threads := range []int{1, 2} {
		b.Run(strconv.Itoa(threads), func(b *testing.B) {
			for b.Loop() {
				require.Equal(b, start.nodes[9], draughts.NewCounter(0, threads).Perft(start.position, 10))
			}
			reportLeaves(b, start.nodes[9])
		})
	}
}

// BenchmarkHash counts positions from the start to depth 12. Its hash table has 64
// megabytes and is empty at first.
func BenchmarkHash(b *testing.B) {
	start := readPerftTable(b, "testdata/perft/start.txt")
	for b.Loop() {
		require.Equal(b, start.nodes[11], draughts.NewCounter(64, 1).Perft(start.position, 12))
	}
	reportLeaves(b, start.nodes[11])
}

// BenchmarkPosition measures the operations that a search repeats most, on a thousand
// positions from random play.
func BenchmarkPosition(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 1))
	var positions []draughts.Position
	for range 1000 {
		positions = append(positions, fromPlay(random))
	}
	moves := make([]draughts.Move, 0, 200)
	b.Run("moves", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			moves = positions[i%len(positions)].AppendMoves(moves[:0])
		}
	})
	b.Run("moves and positions after them", func(b *testing.B) {
		b.ReportAllocs()
		var after draughts.Position
		for i := 0; b.Loop(); i++ {
			moves = positions[i%len(positions)].AppendMoves(moves[:0])
			for _, m := range moves {
				after = positions[i%len(positions)].After(m)
			}
		}
		kept = after
	})
	b.Run("count", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			positions[i%len(positions)].NumMoves()
		}
	})
}
