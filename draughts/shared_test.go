package draughts_test

import (
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// randomly plays a random turn if there is one.
func randomly(t require.TestingT, game *draughts.Game, chance *rand.Rand) {
	if moves := game.Position().AppendMoves(nil); !game.IsOver() && len(moves) > 0 {
		require.NoError(t, game.PlayMove(moves[chance.IntN(len(moves))]))
	}
}

// The race detector sees clones that change each other.
func TestClonesAreUsedAtTheSameTime(t *testing.T) {
	game := draughts.New()
	chance := rand.New(rand.NewPCG(1, 1))
	for range 20 {
		randomly(t, game, chance)
	}
	var wait sync.WaitGroup
	for seed := range uint64(4) {
		clone := game.Clone()
		wait.Go(func() {
			chance := rand.New(rand.NewPCG(seed, 2))
			for range 30 {
				randomly(t, clone, chance)
				_ = clone.Turns()
			}
		})
	}
	wait.Wait()
}

// The clones after each turn of a game keep memory in proportion to the number of turns.
func TestClonesShareTheirTurns(t *testing.T) {
	kept := func(turns int) float64 {
		games := make([]*draughts.Game, 0, turns)
		game, chance := draughts.New(draughts.Draws(draughts.DrawRules{})), rand.New(rand.NewPCG(3, 0))
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		for range turns {
			if game = game.Clone(); game.IsOver() {
				game.SetUp(draughts.Start())
			}
			randomly(t, game, chance)
			games = append(games, game)
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		runtime.KeepAlive(games)
		return float64(after.HeapAlloc) - float64(before.HeapAlloc)
	}
	require.Less(t, kept(60), 60*1200.0, "the turns of a game that has no kings yet")
}
