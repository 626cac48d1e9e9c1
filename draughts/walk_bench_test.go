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
	var v visitor
	for i := range v.moves {
		v.moves[i] = make([]draughts.Move, 0, 200)
	}
	for _, table := range perftTables(b) {
		depth := walkDepths[table.name]
		b.Run(table.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.Equal(b, table.nodes[depth-1], v.goThrough(table.position, depth))
			}
			reportLeaves(b, table.nodes[depth-1])
		})
	}
}

// A visitor goes through positions, with a list of moves for each depth.
type visitor struct {
	moves [32][]draughts.Move
}

// goThrough plays all moves to a depth of 1 or more, and returns the number of
// positions visited.
func (v *visitor) goThrough(p draughts.Position, depth int) uint64 {
	moves := p.AppendMoves(v.moves[depth][:0])
	nodes := uint64(0)
	if depth == 1 {
		for i := range moves {
			kept = p.After(moves[i])
			nodes++
		}
		return nodes
	}
	for i := range moves {
		nodes += v.goThrough(p.After(moves[i]), depth-1)
	}
	return nodes
}
