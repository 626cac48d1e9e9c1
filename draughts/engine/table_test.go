package engine_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts/engine"
)

func TestATableRemembersItsEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := engine.NewMemory()
		key := rapid.Uint64().Draw(t, "key")
		score := engine.Score(rapid.IntRange(-25000, 25000).Draw(t, "score"))
		depth, best := rapid.IntRange(1, 100).Draw(t, "depth"), rapid.IntRange(0, 254).Draw(t, "best")
		m.Remember(key, score, -30000, 30000, depth, 7, best)
		gotScore, gotDepth, gotBest, known := m.Recall(key, 9)
		require.True(t, known)
		require.Equal(t, []any{score, depth, best}, []any{gotScore, gotDepth, gotBest})
		_, _, _, known = m.Recall(key^1<<rapid.IntRange(0, 63).Draw(t, "bit"), 9)
		require.False(t, known, "another position")
	})
}

func TestTurnsToTheEndAreCountedFromThePosition(t *testing.T) {
	m := engine.NewMemory()
	m.Remember(1, engine.WinIn(12), -30000, 30000, 5, 10, 0)
	m.Remember(2, engine.LossIn(12), -30000, 30000, 5, 10, 0)
	win, _, _, _ := m.Recall(1, 4)
	loss, _, _, _ := m.Recall(2, 4)
	require.Equal(t, engine.WinIn(6), win)
	require.Equal(t, engine.LossIn(6), loss)
}

func TestABoundSettlesASearchBeyondIt(t *testing.T) {
	m := engine.NewMemory()
	m.Remember(1, 50, 40, 60, 5, 0, 0) // exact
	m.Remember(2, 60, 40, 60, 5, 0, 0) // 60 or more
	m.Remember(3, 40, 40, 60, 5, 0, 0) // 40 or less
	for _, test := range []struct {
		key         uint64
		alpha, beta engine.Score
		want        bool
	}{
		{1, 0, 1, true},
		{1, 49, 51, true},
		{2, 50, 60, true},
		{2, 60, 61, false},
		{2, 0, 1, true},
		{3, 40, 50, true},
		{3, 39, 40, false},
		{3, 99, 100, true},
	} {
		require.Equal(t, test.want, m.Settles(test.key, 0, test.alpha, test.beta), "%+v", test)
	}
}

func TestABestMoveIsKeptUnlessItIsTooFarBack(t *testing.T) {
	m := engine.NewMemory()
	m.Remember(1, 0, -1, 1, 5, 0, 300)
	_, _, best, _ := m.Recall(1, 0)
	require.Equal(t, engine.NoMove, best)
	m.Remember(1, 0, -1, 1, 5, 0, 3)
	m.Remember(1, -9, -1, 1, 6, 0, engine.NoMove)
	score, depth, best, _ := m.Recall(1, 0)
	require.Equal(t, []any{engine.Score(-9), 6, 3}, []any{score, depth, best})
}

func TestNoEntryIsReplacedWhileABucketHasRoom(t *testing.T) {
	m := engine.NewMemory()
	m.Remember(1, 0, -1, 1, 1, 0, 0)
	for key := uint64(2); key <= 4; key++ {
		m.NextSearch()
		m.NextSearch()
		m.Remember(key<<32+1, 0, -1, 1, 1, 0, 0)
		_, _, _, known := m.Recall(1, 0)
		require.True(t, known, "an old entry stays")
	}
}

func TestTheLeastValuableEntryMakesRoom(t *testing.T) {
	m := engine.NewMemory()
	for key, depth := range []int{9, 3, 7, 5} {
		m.Remember(uint64(key)<<32+1, 0, -1, 1, depth, 0, 0)
	}
	knows := func(keys ...uint64) {
		t.Helper()
		for _, key := range keys {
			_, _, _, known := m.Recall(key<<32+1, 0)
			require.True(t, known, "%d", key)
		}
	}
	m.Remember(4<<32+1, 0, -1, 1, 4, 0, 0) // replaces depth 3
	knows(0, 2, 3, 4)
	m.NextSearch()
	m.Remember(5<<32+1, 0, -1, 1, 1, 0, 0) // replaces depth 4
	knows(0, 2, 3, 5)
	m.Remember(6<<32+1, 0, -1, 1, 1, 0, 0) // depth 5 from the last search is worth less than depth 1 from this one
	knows(0, 2, 5, 6)
	m.NextSearch()
	m.Remember(7<<32+1, 0, -1, 1, 1, 0, 0) // depth 7 from two searches ago is worth less than depth 1 from the last search
	knows(0, 5, 6, 7)
}
