package engine_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine"
)

func TestAHigherLevelSearchesMoreAndChoosesAmongFewerMoves(t *testing.T) {
	levels := engine.Levels()
	require.Equal(t, []engine.Level{"first-steps", "beginner", "casual", "practiced", "club"}, levels[:5])
	for i, level := range levels[1:] {
		less, more := levels[i].Limit(), level.Limit()
		require.LessOrEqual(t, more.Width, less.Width, level)
		if i < 4 {
			require.Equal(t, less.Depth+1, more.Depth, level)
			require.Positive(t, more.Overlooks, level)
			continue
		}
		require.Equal(t, strconv.Itoa(i-3), string(level))
		require.Zero(t, more.Overlooks, level)
		if level != engine.Strongest {
			require.Greater(t, more.Nodes, less.Nodes, level)
		}
	}
	require.Len(t, levels, 15)
	require.NotZero(t, engine.Strongest.Limit().Time)
	require.Equal(t, engine.FirstSteps.Limit(), engine.Level("11").Limit())
}

func TestALevelIsReadByItsName(t *testing.T) {
	for _, level := range engine.Levels() {
		var read engine.Level
		require.NoError(t, read.UnmarshalText([]byte(level)))
		require.Equal(t, level, read)
	}
	for word, want := range map[string]engine.Level{"easy": engine.FirstSteps, "medium": "casual", "hard": "club", "best": engine.Strongest} {
		var read engine.Level
		require.NoError(t, read.UnmarshalText([]byte(word)))
		require.Equal(t, want, read)
	}
	level := engine.FirstSteps
	require.EqualError(t, level.UnmarshalText([]byte("11")), "expected easy, beginner, medium, practiced, hard, best, or 1 to 10")
	require.Equal(t, engine.FirstSteps, level)
}
