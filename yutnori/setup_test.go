package yutnori_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestGamesThatCannotBePlayedAreRefused(t *testing.T) {
	for name, change := range map[string]func(*yutnori.Facts){
		"nobody plays":         func(f *yutnori.Facts) { f.Players = 0 },
		"one player":           func(f *yutnori.Facts) { f.Players = 1 },
		"five players":         func(f *yutnori.Facts) { f.Players = 5 },
		"minus one player":     func(f *yutnori.Facts) { f.Players = -1 },
		"no pieces":            func(f *yutnori.Facts) { f.Pieces = 0 },
		"five pieces":          func(f *yutnori.Facts) { f.Pieces = 5 },
		"a fifth corner":       func(f *yutnori.Facts) { f.Teams[1].Corner = yutnori.Corners },
		"a fourth rule for H6": func(f *yutnori.Facts) { f.BackFromOne = yutnori.ToArrived + 1 },
	} {
		facts := yutnori.Basic(2, 4)
		change(&facts)
		_, err := yutnori.NewRules(facts)
		require.ErrorIs(t, err, yutnori.ErrFacts, name)
	}
	_, err := yutnori.NewRules(yutnori.Advanced(yutnori.Pig, yutnori.Pig, yutnori.Pig, yutnori.Pig, yutnori.Pig))
	require.ErrorIs(t, err, yutnori.ErrFacts)
}

func TestPiecesThatCannotStandSoAreRefused(t *testing.T) {
	rules, err := yutnori.NewRules(yutnori.Advanced(yutnori.Dog, yutnori.Cow))
	require.NoError(t, err)
	for name, pieces := range map[string][2]string{
		"three pieces":        {"0 0 0", "0 0 0 0"},
		"five pieces":         {"0 0 0 0 0", "0 0 0 0"},
		"position 30":         {"0 0 0 30", "0 0 0 0"},
		"position 99":         {"0 0 0 99", "0 0 0 0"},
		"position 127":        {"0 0 0 127", "0 0 0 0"},
		"position -1":         {"0 0 0 -1", "0 0 0 0"},
		"two on one cell":     {"0 0 0 7", "0 0 7 7"},
		"all have arrived":    {"0 0 0 0", "100 100 100 100"},
		"a cow off its road":  {"0 0 0 0", "0 0 0 6"},
		"a cow on the corner": {"0 0 0 0", "0 0 0 25"},
	} {
		_, err := rules.Setup([][]yutnori.Position{positions(t, pieces[0]), positions(t, pieces[1])}, 0)
		require.ErrorIs(t, err, yutnori.ErrSetup, name)
	}
	good := [][]yutnori.Position{{0, 100, 3, 29}, {0, 0, 0, 20}}
	for _, turn := range []int{-1, 2, 4} {
		_, err := rules.Setup(good, turn)
		require.ErrorIs(t, err, yutnori.ErrSetup, turn)
	}
	for _, table := range [][][]yutnori.Position{nil, good[:1], append(good[:2:2], good[0])} {
		_, err := rules.Setup(table, 0)
		require.ErrorIs(t, err, yutnori.ErrSetup)
	}
}

func TestPiecesAreSetUpInAnyOrder(t *testing.T) {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 3))
	require.NoError(t, err)
	one, err := rules.Setup([][]yutnori.Position{{100, 5, 0}, {9, 7, 9}}, 1)
	require.NoError(t, err)
	other, err := rules.Setup([][]yutnori.Position{{0, 100, 5}, {9, 9, 7}}, 1)
	require.NoError(t, err)
	require.Equal(t, one, other)
	require.Equal(t, []yutnori.Position{0, 5, 100}, one.Pieces(0))
	require.Equal(t, []yutnori.Position{7, 9, 9}, one.Pieces(1))
	require.Equal(t, 1, one.Turn())
	require.Equal(t, 2, one.Count(1, 9))
	require.Equal(t, 1, one.OnBoard(0))
	require.Equal(t, 3, one.OnBoard(1))
}

func TestTheStartIsTheSetupWithAllPiecesInTheHand(t *testing.T) {
	rules, err := yutnori.NewRules(yutnori.Basic(3, 2))
	require.NoError(t, err)
	setup, err := rules.Setup([][]yutnori.Position{{0, 0}, {0, 0}, {0, 0}}, 0)
	require.NoError(t, err)
	require.Equal(t, setup, rules.Start())
	require.Empty(t, setup.Pieces(3))
}
