package endgame_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/endgame"
)

// BenchmarkBuild builds all tables with one thread.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		require.NoError(b, endgame.New(endgame.MaxPieces).Build(b.Context(), 1))
	}
}

func BenchmarkProbe(b *testing.B) {
	tables, err := built[3]()
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 2))
	positions := make([]draughts.Position, 1024)
	for i := range positions {
		positions[i] = place(r, []draughts.Piece{draughts.WhiteMan, draughts.WhiteKing, draughts.BlackKing})
	}
	for i := 0; b.Loop(); i++ {
		tables.Probe(positions[i%len(positions)])
	}
}
