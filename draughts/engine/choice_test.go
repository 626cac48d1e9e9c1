package engine_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

func TestAWideChoiceHasAllMovesWithAboutTheSameScore(t *testing.T) {
	t.Parallel()
	const depth, width = 3, 8
	r := rand.New(rand.NewPCG(1, 4))
	e := plain(true)
	for range shorter(40) {
		p := randomPosition(r)
		g := draughts.New(draughts.InitialPosition(p), draughts.Draws(draughts.DrawRules{}))
		if g.IsOver() {
			continue
		}
		best := search(t, e, g, engine.Limit{Depth: depth})
		if _, ends := best.Score.Distance(); ends {
			continue
		}
		similar, chosen := map[draughts.Move]bool{}, map[draughts.Move]bool{}
		for _, m := range p.AppendMoves(nil) {
			if -storyOf(g).after(m).value(depth-1, 1) >= best.Score-width {
				similar[m] = true
			}
		}
		for seed := range uint64(20 * len(similar)) {
			limit := engine.Limit{Depth: depth, Width: width, Seed: seed}
			got := search(t, e, g, limit)
			require.Equal(t, got.Score, -storyOf(g).after(got.Move).value(depth-1, 1))
			requirePlayable(t, g, got)
			require.Equal(t, got.Move, search(t, e, g, limit).Move, "the same seed")
			chosen[got.Move] = true
		}
		require.Equal(t, similar, chosen, "%v", p)
	}
}

// 34-29 loses two men to 24x42, and 34-30 loses one man to 24x35.
func TestAPlayerThatOverlooksCapturesSeesSingleCaptures(t *testing.T) {
	t.Parallel()
	g := game(t, "W:W34,38,45:B4,5,24")
	e := small()
	e.Configure(engine.Options{Hash: 1, Material: true})
	chosen := func(overlooks float64) map[string]int {
		times := map[string]int{}
		for seed := range uint64(200) {
			e.Clear()
			limit := engine.Limit{Depth: 1, Width: 5, Overlooks: overlooks, Seed: seed}
			first := search(t, e, g, limit).Move
			require.Equal(t, first, search(t, e, g, limit).Move, "the same seed")
			times[first.String()]++
		}
		require.Zero(t, times["34-30"])
		return times
	}
	require.Zero(t, chosen(0)["34-29"])
	half, all := chosen(0.5)["34-29"], chosen(1)["34-29"]
	require.Positive(t, half)
	require.Greater(t, all, half)
}
