package draughts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// walkDepths holds the depth to which each position is walked.
var walkDepths = map[string]int{
	"start": 8, "random178": 7, "woldouby": 12, "kings": 8, "promotion": 7,
}

// BenchmarkWalk visits every position that perft counts, as a search does: it
// lists the moves of each position and plays them all, including the last ones.
func BenchmarkWalk(b *testing.B) {
	for _, table := range perftTables(b) {
		depth := walkDepths[table.name]
		moves := make([]draughts.Move, 0, 2000)
		b.Run(table.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.Equal(b, table.nodes[depth-1], goThrough(table.position, depth, moves))
			}
			reportLeaves(b, table.nodes[depth-1])
		})
	}
}

// goThrough plays all moves to a depth of 1 or more, and returns the number of
// positions visited.
func goThrough(p draughts.Position, depth int, moves []draughts.Move) uint64 {
	start := len(moves)
	moves = p.AppendMoves(moves)
	nodes := uint64(0)
	if depth == 1 {
		for _, m := range moves[start:] {
			kept = p.After(m)
			nodes++
		}
		return nodes
	}
	for _, m := range moves[start:] {
		nodes += goThrough(p.After(m), depth-1, moves)
	}
	return nodes
}
