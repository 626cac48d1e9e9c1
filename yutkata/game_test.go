package yutkata_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// counted is a thrower of DO alone that counts its throws.
func counted(throws *int) yutkata.Option {
	return yutkata.Throws(func() (yutkata.Sticks, error) {
		*throws++
		return yutkata.ParseSticks("ooox")
	})
}

func TestSoManyTurnsArePlayedAndNoMore(t *testing.T) {
	for most, want := range map[int]string{
		-1: "[[][][]]",
		0:  "[[][][]]",
		1:  "[[A1][][]]",
		2:  "[[B1][][]]", // A1 is caught
		3:  "[[A1][][]]",
	} {
		throws := 0
		game, err := yutkata.New(yutkata.Spaces(3), yutkata.Tokens(1), counted(&throws))
		require.NoError(t, err)
		turns, err := game.PlayOut(most)
		require.NoError(t, err)
		require.Equal(t, max(most, 0), turns)
		require.Equal(t, max(most, 0), throws)
		require.Equal(t, want, game.Board().String(), most)
	}
}

func TestAGameIsPlayedOutToItsLastTurn(t *testing.T) {
	game, err := yutkata.New(yutkata.Spaces(3), yutkata.Tokens(1), yutkata.Throws(
		yutkata.ScriptedThrower(sticks(t, "ooox"), sticks(t, "xoxx"), sticks(t, "xxxx"))))
	require.NoError(t, err)
	turns, err := game.PlayOut(100)
	require.NoError(t, err)
	require.Equal(t, 2, turns, "PlayerB is home with the second throw")
	winner, won := game.Winner()
	require.True(t, won)
	require.Equal(t, "PlayerB", winner.Name())
	turns, err = game.PlayOut(100)
	require.NoError(t, err)
	require.Zero(t, turns)
}
