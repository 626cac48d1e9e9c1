package draughts_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

var positions = flag.Int("positions", 300, "how many random positions of each kind to compare with the slow rules")

func TestMovesAgreeWithTheSlowRules(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(1, uint64(len(kind.name))))
			for range *positions {
				requireSameMoves(t, kind.random(random))
			}
		})
	}
}

func requireSameMoves(t *testing.T, p draughts.Position) {
	t.Helper()
	want := walkedMoves(walks(p))
	got := p.AppendMoves(nil)
	found := map[draughts.Move]bool{}
	for _, m := range got {
		found[m] = true
	}
	if len(got) != len(found) || len(want) != len(found) {
		require.Equal(t, want, found, "%v", p)
		require.Len(t, got, len(found), "a move twice: %v", p)
	}
	require.Equal(t, len(got), p.Count(), "%v", p)
	for m := range want {
		require.True(t, found[m], "%v misses %v", p, m)
	}
}
