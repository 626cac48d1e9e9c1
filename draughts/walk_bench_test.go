package draughts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// walkDepths holds the depth to which the benchmark walks from each position.
var walkDepths = map[string]int{
	"start": 8, "random178": 7, "woldouby": 12, "kings": 8, "promotion": 7,
}

// BenchmarkWalk visits every position that perft counts. Like a search, it lists the
// moves of each position and plays all of them, including the moves of the last ply.
func BenchmarkWalk(b *testing.B) {
	for _, table := range perftTables(b) {
		depth := walkDepths[table.name]
		var first *ply
		for range depth {
			first = &ply{moves: make([]draughts.Move, 0, 200), next: first}
		}
		b.Run(table.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.Equal(b, table.nodes[depth-1], goThrough(table.position, first))
			}
			reportLeaves(b, table.nodes[depth-1])
		})
	}
}

// A ply has room for the moves at one depth, like a frame of a search.
type ply struct {
	moves []draughts.Move
	next  *ply // nil for the last ply
}

// goThrough plays all moves down to the last ply, and returns the number of positions
// visited there.
func goThrough(p draughts.Position, at *ply) uint64 {
	moves := p.AppendMoves(at.moves)
	if at.next == nil {
		for _, m := range moves {
			kept = p.After(m)
		}
		return uint64(len(moves))
	}
	nodes := uint64(0)
	for i := range moves {
		nodes += goThrough(p.After(moves[i]), at.next)
	}
	return nodes
}
