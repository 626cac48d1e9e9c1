package rook_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

// A playout and a game between the same strategies, with the same random numbers, have
// the same outcome.
func TestAPlayoutIsAGameWithoutItsStory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, m := rapid.IntRange(0, 9).Draw(t, "n"), rapid.IntRange(1, 9).Draw(t, "m")
		initial := at(rapid.IntRange(0, n).Draw(t, "d"), rapid.IntRange(0, m-1).Draw(t, "r"), n, m)
		seed := rapid.Uint64().Draw(t, "seed")
		which := rapid.IntRange(0, 3).Draw(t, "players")
		players := func() [2]rook.Strategy {
			random := rook.NewRandom(newChance(seed))
			moves := []rook.Move{{Direction: rook.Right, Tiles: 1}, {Direction: 'T', Tiles: 1}}
			return [][2]rook.Strategy{
				{random, random}, {rook.Perfect{}, random}, {random, rook.Perfect{}}, {&scripted{moves: moves}, random},
			}[which]
		}

		game := newGame(t, initial)
		for pair := players(); ; {
			if _, over := game.Winner(); over {
				break
			}
			err := game.Ask(pair[game.History().Len()%2])
			require.Equal(t, game.Illegal() != nil, err != nil)
		}

		outcome, err := rook.Playout(initial, players())
		require.NoError(t, err)
		winner, _ := game.Winner()
		require.Equal(t, winner, game.Players()[outcome.Winner])
		require.Equal(t, game.History().Len(), outcome.Moves)
	})
}

func TestAPlayerWhoStartsWithAnIllegalMoveHasLost(t *testing.T) {
	cheat := &scripted{moves: []rook.Move{{Direction: rook.Right, Tiles: 5}}}
	outcome, err := rook.Playout(rook.Start(rook.Bounds{D: 4, R: 4}), [2]rook.Strategy{cheat, rook.Perfect{}})
	require.NoError(t, err)
	require.Equal(t, rook.Outcome{Winner: 1, Moves: 0}, outcome)
}

func TestAPlayoutEndsIfAStrategyHasNoMove(t *testing.T) {
	asleep := errors.New("asleep")
	_, err := rook.Playout(rook.Start(rook.Bounds{D: 4, R: 4}), [2]rook.Strategy{rook.Perfect{}, &scripted{err: asleep}})
	require.ErrorIs(t, err, asleep)
}

func TestAPlayoutAllocatesNothing(t *testing.T) {
	random := rook.NewRandom(newChance(1))
	start, players := rook.Start(rook.Bounds{D: 10, R: 10}), [2]rook.Strategy{random, random}
	require.Zero(t, testing.AllocsPerRun(1000, func() {
		if _, err := rook.Playout(start, players); err != nil {
			t.Fatal(err)
		}
	}))
}
