package yutkata_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// counted returns the Throws option with a thrower that throws only DO and counts its
// throws.
func counted(throws *int) yutkata.Option {
	return yutkata.Throws(func() (yutkata.Sticks, error) {
		*throws++
		return yutkata.ParseSticks("ooox")
	})
}

func TestPlayOutEndsAfterTheLastTurnAskedFor(t *testing.T) {
	for most, want := range map[int]string{
		-1: "[[][][]]",
		0:  "[[][][]]",
		1:  "[[A1][][]]",
		2:  "[[B1][][]]", // A1 is caught
		3:  "[[A1][][]]",
	} {
		throws := 0
		game := newGame(t, yutkata.Spaces(3), yutkata.Tokens(1), counted(&throws))
		turns, err := game.PlayOut(most)
		require.NoError(t, err)
		require.Equal(t, max(most, 0), turns)
		require.Equal(t, max(most, 0), throws)
		require.Equal(t, want, game.Board().String(), most)
	}
}

func TestAGameIsPlayedOutToItsLastTurn(t *testing.T) {
	game, err := yutkata.New(yutkata.Spaces(3), yutkata.Tokens(1), yutkata.Throws(
		yutkata.Script(sticks(t, "ooox"), sticks(t, "xoxx"), sticks(t, "xxxx"))))
	require.NoError(t, err)
	turns, err := game.PlayOut(100)
	require.NoError(t, err)
	require.Equal(t, 2, turns, "PlayerB wins with the second throw")
	winner, won := game.Winner()
	require.True(t, won)
	require.Equal(t, "PlayerB", winner.Name())
	turns, err = game.PlayOut(100)
	require.NoError(t, err)
	require.Zero(t, turns)
}

func TestAGameIsPlayedByTheProgramsOfItsPlayers(t *testing.T) {
	throws := 0
	game := newGame(t, counted(&throws))
	second := func(state yutkata.State) yutkata.Token { return game.Rules().Movable(state)[1] }
	turns, err := game.PlayOut(4, nil, second)
	require.NoError(t, err)
	require.Equal(t, 4, turns)
	require.Equal(t, "[[B2][][][][][][][][][][][][][][]]", game.Board().String())

	_, err = game.PlayOut(1, func(yutkata.State) yutkata.Token { return token(t, "B1") })
	require.ErrorIs(t, err, yutkata.ErrNotYours)
}

func TestGamesWithoutASeedHaveDifferentThrows(t *testing.T) {
	throws := func(options ...yutkata.Option) (thrown string) {
		game := newGame(t, options...)
		for range 40 {
			sticks, err := game.Current().Throw()
			require.NoError(t, err)
			thrown += sticks.String()
			game.Resume(game.Rules().Start())
		}
		return thrown
	}
	one, another := throws(), throws()
	require.NotEqual(t, one, another)
	one, another = throws(yutkata.Seed(1)), throws(yutkata.Seed(2))
	require.NotEqual(t, one, another)
	require.Equal(t, one, throws(yutkata.Seed(1)))
	seed := yutkata.Seed(1)
	require.Equal(t, one, throws(seed))
	require.Equal(t, one, throws(seed), "in a second game")
}

func TestZeroValuesRefuseCommands(t *testing.T) {
	var (
		game  yutkata.Game
		rules yutkata.Rules
		state yutkata.State
	)
	for _, player := range []yutkata.Player{game.Current(), game.Player("A"), game.Player("")} {
		_, err := player.Throw()
		require.ErrorIs(t, err, yutkata.ErrNoPlayer)
		_, err = player.Move("A1")
		require.ErrorIs(t, err, yutkata.ErrNoPlayer)
		_, _, err = player.Play(nil)
		require.ErrorIs(t, err, yutkata.ErrNoPlayer)
		require.Empty(t, player.Tokens())
	}
	_, won := game.Winner()
	require.False(t, won)
	require.Zero(t, game.State())
	require.Equal(t, "[[]]", game.Board().String())
	require.Equal(t, "[[]]", yutkata.Board{}.Display())
	require.Empty(t, rules.Movable(state))
	require.Empty(t, rules.Finished(state))
	require.Zero(t, rules.Choose(state))
	_, err := rules.Setup("[[]]", nil, 0)
	require.ErrorIs(t, err, yutkata.ErrNoPlayer)
}

// A state from other rules makes no sense, but does no harm.
func TestAStateOfOtherRulesDoesNotPanic(t *testing.T) {
	large := newGame(t, yutkata.Spaces(30), yutkata.Players(5), yutkata.Tokens(3))
	_, err := large.PlayOut(40)
	require.NoError(t, err)
	small := newGame(t, yutkata.Spaces(3), yutkata.Tokens(1), yutkata.WrapAround())
	for _, letter := range []string{"A", "B", "C"} {
		small.Resume(large.State())
		require.NotPanics(t, func() {
			_ = small.Board().String() + small.Rules().Choose(small.State()).String() + small.Current().Name()
			_, _ = small.Player(letter).Throw()
			_, _ = small.Player(letter).Move(letter + "1")
			_, _ = small.PlayOut(10)
		})
	}
}

func TestAStateIsSmall(t *testing.T) {
	require.LessOrEqual(t, unsafe.Sizeof(yutkata.State{}), uintptr(120))
}
