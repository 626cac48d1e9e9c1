package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine"
	"games.example/draughts/match"
)

// The levels play against an opponent that plays like a person who is new to the game:
// it looks two turns ahead and counts pieces.
func TestTheLowLevelsAreForPeople(t *testing.T) {
	for level, share := range map[engine.Level]float64{"first-steps": 0.80, "beginner": 0.65, "casual": 0.50} {
		t.Run(string(level), func(t *testing.T) {
			t.Parallel()
			playing := func(limit engine.Limit, options engine.Options) match.Player {
				options.Hash = 1
				return match.Player{Limit: limit, New: func() engine.Player { return engine.New(options) }}
			}
			var score match.Score
			for _, game := range played(t, match.Match{
				A: playing(engine.Limit{Depth: 2}, engine.Options{Material: true}), B: playing(level.Limit(), engine.Options{}),
				Ballots: match.Openings(100), Games: 100, Threads: 1, Seed: 1,
			}) {
				score = score.Add(game.Game.Outcome(), game.A)
			}
			require.InDelta(t, share, score.Share(), 0.1, "%v", score)
		})
	}
}
