package saves_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/saves"
)

func TestASavedGameContinues(t *testing.T) {
	game := parsed(t, noahLiam)
	require.Equal(t, []yutnori.Animal{yutnori.Dog, yutnori.Pig}, game.Animals())

	rules, state, err := game.Resume()
	require.NoError(t, err)
	require.Equal(t, 1, state.Turn())
	require.Equal(t, []yutnori.Position{0, 100, 100, 100}, state.Pieces(0))
	require.Equal(t, []yutnori.Position{1, 5, 5, 5}, state.Pieces(1))
	require.True(t, rules.ThrowsAgain(0, yutnori.Geol), "Noah is a dog")
	require.False(t, rules.ThrowsAgain(1, yutnori.Geol), "Liam is not a dog")

	// Liam's stack goes from 5 to 23, and his last piece back from 1 to 29. Then it is
	// Noah's turn.
	state, _, err = rules.Throw(state, yutnori.Yut)
	require.NoError(t, err)
	state, _, err = rules.Throw(state, yutnori.BackDo)
	require.NoError(t, err)
	state, _, err = rules.Move(state, yutnori.Move{From: 5, Result: yutnori.Yut})
	require.NoError(t, err)
	state, _, err = rules.Move(state, yutnori.Move{From: 1, Result: yutnori.BackDo})
	require.NoError(t, err)
	require.Equal(t, "Noah Liam | Noah 1 0 100 100 100 | Liam 0 23 23 23 29 | 0",
		saves.NewGame(game.IDs(), game.Animals(), state).String())
}

func TestAResumedGameIsTheSavedGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := games().Draw(t, "game")
		_, state, err := game.Resume()
		require.NoError(t, err)
		require.Equal(t, game, saves.NewGame(game.IDs(), game.Animals(), state))
	})
}

func TestAGameWithTooFewAnimalsIsNotSaved(t *testing.T) {
	rules, err := yutnori.NewRules(yutnori.Advanced(yutnori.Dog, yutnori.Cow))
	require.NoError(t, err)
	game := saves.NewGame([]string{"Noah", "Liam"}, []yutnori.Animal{yutnori.Dog}, rules.Start())
	require.ErrorIs(t, saves.NewFile(t.TempDir()).Save(game), yutnori.ErrNoAnimal)
}

// The test changes up to three facts of a valid game, which may make the game invalid.
func TestAGameIsSavedIfItCanBePlayed(t *testing.T) {
	right, wrong := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		game := games().Draw(t, "game")
		for range rapid.IntRange(0, 3).Draw(t, "changes") {
			player := &game.Players[rapid.IntRange(0, len(game.Players)-1).Draw(t, "player")]
			switch rapid.IntRange(0, 9).Draw(t, "what") {
			case 0:
				game.Turn = rapid.IntRange(-1, 4).Draw(t, "turn")
			case 1:
				player.Animal = yutnori.Animal(rapid.IntRange(0, 3).Draw(t, "animal"))
			case 2:
				player.Positions = [4]yutnori.Position{100, 100, 100, 100}
			default:
				position := rapid.OneOf(rapid.IntRange(0, 29), rapid.SampledFrom([]int{-128, -1, 30, 99, 100, 101, 127}))
				player.Positions[0] = yutnori.Position(position.Draw(t, "position"))
			}
		}

		require.Equal(t, canBePlayed(game), game.Check() == nil, game)
		_, _, err := game.Resume()
		require.Equal(t, canBePlayed(game), err == nil, game)
		if err == nil {
			right++
		} else {
			wrong++
		}
	})
	require.Positive(t, right)
	require.Positive(t, wrong)
}

// canBePlayed reports whether a game with named players is possible. It is a slow and
// obvious model of Check.
func canBePlayed(game saves.Game) bool {
	sound := 0 <= game.Turn && game.Turn < len(game.Players)
	owners := map[yutnori.Position]string{}
	for _, player := range game.Players {
		arrived := 0
		for _, at := range player.Positions {
			offRoad := 6 <= at && at <= 14 || 25 <= at && at <= 28
			sound = sound && (0 <= at && at <= 29 || at == 100) && (player.Animal != yutnori.Cow || !offRoad)
			switch at {
			case 0:
			case 100:
				arrived++
			default:
				sound = sound && (owners[at] == "" || owners[at] == player.ID)
				owners[at] = player.ID
			}
		}
		sound = sound && arrived < 4
	}
	return sound
}
