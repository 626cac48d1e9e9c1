package engine_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine"
)

func TestAHigherLevelLooksAtMoreAndChoosesAmongFewer(t *testing.T) {
	for level := 2; level < engine.MaxLevel; level++ {
		require.Greater(t, engine.LevelLimit(level).Nodes, engine.LevelLimit(level-1).Nodes)
		require.LessOrEqual(t, engine.LevelLimit(level).Width, engine.LevelLimit(level-1).Width)
	}
	require.Equal(t, 10, engine.MaxLevel)
	require.Positive(t, engine.LevelLimit(1).Width)
	require.NotZero(t, engine.LevelLimit(engine.MaxLevel).Time)
	require.Equal(t, engine.LevelLimit(1), engine.LevelLimit(0))
	require.Equal(t, engine.LevelLimit(engine.MaxLevel), engine.LevelLimit(engine.MaxLevel+1))
}
