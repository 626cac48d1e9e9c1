package rook_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

// A strategy returns a legal move or an error, even in a position that no game reaches.
func TestEveryStrategyMovesLegallyOrNotAtAll(t *testing.T) {
	trained := newSmart(t, rook.Bounds{D: 3, R: 5}, 1)
	for range 4 {
		_, err := trained.SelfPlay()
		require.NoError(t, err)
	}
	strategies := map[string]rook.Strategy{
		"random":        rook.NewRandom(newChance(1)),
		"perfect":       rook.Perfect{},
		"smart":         newSmart(t, rook.Bounds{D: 3, R: 5}, 1),
		"trained smart": trained,
	}
	rapid.Check(t, func(t *rapid.T) {
		count := rapid.OneOf(rapid.IntRange(-2, 6), rapid.Int())
		position := at(count.Draw(t, "d"), count.Draw(t, "r"), 3, 5)
		if rapid.Bool().Draw(t, "other bounds") {
			position.Bounds = rook.Bounds{D: rapid.IntRange(-2, 6).Draw(t, "n"), R: rapid.IntRange(-2, 6).Draw(t, "m")}
		}
		for name, strategy := range strategies {
			move, err := strategy.Move(position)
			if position.Check() != nil {
				require.ErrorIs(t, err, rook.ErrBoard, name)
				continue
			}
			require.NoError(t, err, name)
			_, err = position.Play(move)
			require.NoError(t, err, name)
		}
		require.NotPanics(t, func() {
			_, _ = rook.Random{}.Move(position)
			_, _ = new(rook.Smart).Move(position)

			trained.Value(position.State)
			_ = position.Bounds.Tiles()
			for range trained.Best(position) {
				return
			}
		})
	})
}

func TestAStrategyWithoutRandomNumbersReturnsAnError(t *testing.T) {
	start := rook.Start(rook.Bounds{D: 2, R: 2})
	_, err := rook.Random{}.Move(start)
	require.ErrorIs(t, err, rook.ErrNoChance)
	_, err = new(rook.Smart).Move(start)
	require.ErrorIs(t, err, rook.ErrNoChance)

	smart, err := rook.NewSmart(start.Bounds, nil)
	require.NoError(t, err)
	_, err = smart.Move(start)
	require.ErrorIs(t, err, rook.ErrNoChance)
	require.NoError(t, smart.Learn(play(t, start, rook.Perfect{}, rook.Perfect{})))
	_, err = smart.Move(start)
	require.ErrorIs(t, err, rook.ErrNoChance)
	move, err := smart.Move(at(0, 2, 2, 2))
	require.NoError(t, err, "a winning move needs no random numbers")
	require.Equal(t, rook.Move{Direction: rook.Down, Tiles: 2}, move)
}

func TestAValueHasAName(t *testing.T) {
	for value, name := range map[rook.Value]string{
		rook.Unrecorded: "unrecorded", rook.Open: "open", rook.Won: "won", rook.Lost: "lost", 9: "Value(9)",
	} {
		require.Equal(t, name, value.String())
	}
}
