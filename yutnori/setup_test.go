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
		"a fifth corner":       func(f *yutnori.Facts) { f.Teams[1].Corner = yutnori.NumCorners },
		"a fourth rule for H6": func(f *yutnori.Facts) { f.BackFromOne = yutnori.NumBacksFromOne },
	} {
		facts := yutnori.Basic(2, 4)
		change(&facts)
		_, err := yutnori.NewRules(facts)
		require.ErrorIs(t, err, yutnori.ErrRules, name)
	}
	_, err := yutnori.NewRules(yutnori.Advanced(yutnori.Pig, yutnori.Pig, yutnori.Pig, yutnori.Pig, yutnori.Pig))
	require.ErrorIs(t, err, yutnori.ErrRules)
}

func TestPiecesThatCannotBeSetUpAreRefused(t *testing.T) {
	rules := rulesOf(t, yutnori.Advanced(yutnori.Dog, yutnori.Cow))
	for name, refused := range map[string]struct {
		dog, cow string
		want     yutnori.SetupError
		says     string
	}{
		"three pieces": {
			"0 0 0", "0 0 0 0",
			yutnori.SetupError{Reason: yutnori.ErrPieceCount},
			"player 0: the wrong number of pieces",
		},
		"five pieces": {
			"0 0 0 0", "0 0 0 0 0",
			yutnori.SetupError{Reason: yutnori.ErrPieceCount, Player: 1},
			"player 1: the wrong number of pieces",
		},
		"position 30": {
			"0 0 0 30", "0 0 0 0",
			yutnori.SetupError{Reason: yutnori.ErrNoPosition, At: 30},
			"player 0: that is not a position of the board: 30",
		},
		"position 127": {
			"0 0 0 127", "0 0 0 0",
			yutnori.SetupError{Reason: yutnori.ErrNoPosition, At: 127},
			"player 0: that is not a position of the board: 127",
		},
		"position -1": {
			"0 0 0 0", "-1 0 0 0",
			yutnori.SetupError{Reason: yutnori.ErrNoPosition, Player: 1, At: -1},
			"player 1: that is not a position of the board: -1",
		},
		"a cow off its road, and two on one cell": {
			"0 0 0 7", "0 0 7 7",
			yutnori.SetupError{Reason: yutnori.ErrOffRoad, Player: 1, At: 7},
			"player 1: that is not on the cow's road: 7",
		},
		"players on one cell": {
			"0 0 0 4", "0 0 4 4",
			yutnori.SetupError{Reason: yutnori.ErrSharedCell, Player: 1, At: 4},
			"two players are on one cell: 0 and 1, at position 4 of player 1",
		},
		"all have arrived": {
			"0 0 0 0", "100 100 100 100",
			yutnori.SetupError{Reason: yutnori.ErrAllArrived, Player: 1},
			"player 1: all pieces have arrived",
		},
		"a cow off its road": {
			"0 0 0 0", "0 0 0 25",
			yutnori.SetupError{Reason: yutnori.ErrOffRoad, Player: 1, At: 25},
			"player 1: that is not on the cow's road: 25",
		},
	} {
		_, err := rules.Setup([][]yutnori.Position{positions(t, refused.dog), positions(t, refused.cow)}, 0)
		require.ErrorIs(t, err, refused.want.Reason, name)
		var got *yutnori.SetupError
		require.ErrorAs(t, err, &got, name)
		require.Equal(t, refused.want, *got, name)
		require.EqualError(t, err, refused.says, name)
	}
	good := [][]yutnori.Position{{0, 100, 3, 29}, {0, 0, 0, 20}}
	for _, turn := range []int{-1, 2, 4} {
		_, err := rules.Setup(good, turn)
		require.ErrorIs(t, err, yutnori.ErrNoTurn, turn)
	}
	for _, table := range [][][]yutnori.Position{nil, good[:1], append(good[:2:2], good[0])} {
		_, err := rules.Setup(table, 0)
		require.ErrorIs(t, err, yutnori.ErrPlayerCount)
	}
}

func TestPiecesAreSetUpInAnyOrder(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 3))
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
	require.Equal(t, []yutnori.Position{29, 0, 5, 100}, one.AppendPieces([]yutnori.Position{29}, 0))
}

func TestAPlayerThatTheGameDoesNotHaveHasNoPieces(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 3))
	start := rules.Start()
	for _, player := range []int{-1, 2, 4} {
		require.Empty(t, start.Pieces(player))
		require.Zero(t, start.OnBoard(player))
		require.False(t, rules.ThrowsAgain(player, yutnori.Mo))
		for _, at := range everyPosition() {
			require.Zero(t, start.Count(player, at))
		}
	}
	require.Equal(t, 3, start.Count(0, yutnori.InHand))
	require.Zero(t, start.Count(0, 127))
}

func TestTheStartIsTheSetupWithAllPiecesInTheHand(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(3, 2))
	setup, err := rules.Setup([][]yutnori.Position{{0, 0}, {0, 0}, {0, 0}}, 0)
	require.NoError(t, err)
	require.Equal(t, setup, rules.Start())
	require.Empty(t, setup.Pieces(3))
}
