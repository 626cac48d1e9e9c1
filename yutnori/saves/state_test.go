package saves_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/saves"
)

func TestASavedGameGoesOnWhereItWas(t *testing.T) {
	game := parsed(t, noahLiam)
	require.Equal(t, []yutnori.Animal{yutnori.Dog, yutnori.Pig}, game.Animals())

	rules, state, err := game.Resume()
	require.NoError(t, err)
	require.Equal(t, 1, state.Turn())
	require.Equal(t, []yutnori.Position{0, 100, 100, 100}, state.Pieces(0))
	require.Equal(t, []yutnori.Position{1, 5, 5, 5}, state.Pieces(1))
	require.True(t, rules.ThrowsAgain(0, yutnori.Geol), "Noah is a dog")
	require.False(t, rules.ThrowsAgain(1, yutnori.Geol), "Liam is none")

	// Liam's stack goes from 5 to 23 and it is Noah's turn.
	state, _, err = rules.Throw(state, yutnori.Yut)
	require.NoError(t, err)
	state, _, err = rules.Throw(state, yutnori.BackDo)
	require.NoError(t, err)
	state, _, err = rules.Move(state, yutnori.Move{From: 5, Result: yutnori.Yut})
	require.NoError(t, err)
	state, _, err = rules.Move(state, yutnori.Move{From: 1, Result: yutnori.BackDo})
	require.NoError(t, err)
	require.Equal(t, "Noah Liam | Noah 1 0 100 100 100 | Liam 0 23 23 23 29 | 0",
		saves.Of(game.IDs(), game.Animals(), state).String())
}

func TestWhatIsSavedIsWhatIsResumed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := games().Draw(t, "game")
		_, state, err := game.Resume()
		require.NoError(t, err)
		require.Equal(t, game, saves.Of(game.IDs(), game.Animals(), state))
	})
}

// The rules know for themselves how pieces can stand. Here up to three facts of
// a game become something else, which may be right or wrong.
func TestTheRulesAgreeOnWhatIsAGame(t *testing.T) {
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

		_, _, err := game.Resume()
		require.Equal(t, err == nil, game.Check() == nil, "the rules say %v", err)
		if err == nil {
			right++
		} else {
			wrong++
		}
	})
	require.Positive(t, right)
	require.Positive(t, wrong)
}
