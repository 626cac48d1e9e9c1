package yutkata_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

func TestTheSmallestAndTheLargestGamesCanBePlayed(t *testing.T) {
	for name, rule := range map[string]struct {
		option      func(int) yutkata.Option
		least, most int
	}{
		"spaces":         {yutkata.Spaces, 2, math.MaxInt},
		"tokens":         {yutkata.Tokens, 1, 9},
		"players":        {yutkata.Players, 2, 26},
		"a missed turn":  {yutkata.MissTurn, 1, 14},
		"moving back":    {func(back int) yutkata.Option { return yutkata.MoveBack(3, back) }, 1, math.MaxInt},
		"moving back on": {func(space int) yutkata.Option { return yutkata.MoveBack(space, 1) }, 1, 14},
	} {
		for _, n := range []int{rule.least, rule.most} {
			_, err := yutkata.New(rule.option(n))
			require.NoError(t, err, "%s %d", name, n)
		}
	}
	for name, options := range map[string]yutkata.Option{
		"1 space": yutkata.Spaces(1), "no tokens": yutkata.Tokens(0), "10 tokens": yutkata.Tokens(10),
		"1 player": yutkata.Players(1), "27 players": yutkata.Players(27),
		"space 0": yutkata.MissTurn(0), "the last space": yutkata.MissTurn(15), "back 0": yutkata.MoveBack(3, 0),
	} {
		_, err := yutkata.New(options)
		require.ErrorIs(t, err, yutkata.ErrRules, name)
	}
}

func TestAnObstacleMayComeBeforeTheLengthOfItsBoard(t *testing.T) {
	newGame(t, yutkata.MissTurn(19), yutkata.Spaces(20))
	_, err := yutkata.New(yutkata.MissTurn(14), yutkata.Spaces(14))
	require.ErrorIs(t, err, yutkata.ErrRules)
}

func TestEveryTokenIsReadAndPrinted(t *testing.T) {
	for letter := 'A'; letter <= 'Z'; letter++ {
		for number := 1; number <= 9; number++ {
			text := fmt.Sprintf("%c%d", letter, number)
			token, err := yutkata.ParseToken(text)
			require.NoError(t, err)
			require.Equal(t, text, token.String())
			require.Equal(t, int(letter-'A'), token.Player())
		}
	}
	for _, text := range []string{"", "A", "A0", "A:", "@1", "[1", "a1", "A10", "1A", "Ä1", "A1 "} {
		_, err := yutkata.ParseToken(text)
		require.ErrorIs(t, err, yutkata.ErrNoToken, "%q", text)
	}
}

func TestEveryRefusalHasItsReason(t *testing.T) {
	game, err := yutkata.New(yutkata.Throws(yutkata.Script(sticks(t, "ooox"))))
	require.NoError(t, err)
	rules := game.Rules()
	start, a1 := rules.Start(), token(t, "A1")
	thrown, err := rules.Throw(start, 0, sticks(t, "ooox"))
	require.NoError(t, err)

	throw := func(state yutkata.State, player int, sticks yutkata.Sticks) error {
		next, err := rules.Throw(state, player, sticks)
		require.Equal(t, state, next)
		return err
	}
	require.ErrorIs(t, throw(start, -1, 0), yutkata.ErrNoPlayer)
	require.ErrorIs(t, throw(start, 2, 0), yutkata.ErrNoPlayer)
	require.ErrorIs(t, throw(start, 1, 0), yutkata.ErrNotYourTurn)
	require.ErrorIs(t, throw(thrown, 0, 0), yutkata.ErrMoveFirst)
	require.ErrorIs(t, throw(start, 0, 16), yutkata.ErrSticks)

	move := func(state yutkata.State, player int, token yutkata.Token) error {
		next, what, err := rules.Move(state, player, token)
		require.Equal(t, state, next)
		require.Zero(t, what)
		return err
	}
	require.ErrorIs(t, move(thrown, 2, a1), yutkata.ErrNoPlayer)
	require.ErrorIs(t, move(thrown, 1, token(t, "B1")), yutkata.ErrNotYourTurn)
	require.ErrorIs(t, move(start, 0, a1), yutkata.ErrThrowFirst)
	require.ErrorIs(t, move(thrown, 0, token(t, "A3")), yutkata.ErrNoToken)
	require.ErrorIs(t, move(thrown, 0, token(t, "C1")), yutkata.ErrNoToken)
	require.ErrorIs(t, move(thrown, 0, token(t, "B1")), yutkata.ErrNotYours)

	last, err := rules.Setup("[[][][][][][][][][][][][][][A1][]]", []yutkata.Token{token(t, "A2")}, 0)
	require.NoError(t, err)
	last, err = rules.Throw(last, 0, sticks(t, "ooox"))
	require.NoError(t, err)
	require.ErrorIs(t, move(last, 0, token(t, "A2")), yutkata.ErrFinished)
	over, what, err := rules.Move(last, 0, a1)
	require.NoError(t, err)
	require.True(t, what.Won)
	require.ErrorIs(t, move(over, 1, token(t, "B1")), yutkata.ErrGameOver)
	require.ErrorIs(t, throw(over, 0, 0), yutkata.ErrGameOver)
}

func TestErrorsOfThePlayerComeBeforeErrorsOfTheToken(t *testing.T) {
	game, err := yutkata.New(yutkata.Spaces(2), yutkata.Tokens(1),
		yutkata.Throws(yutkata.Script(sticks(t, "ooxx"))))
	require.NoError(t, err)
	move := func(player, token string) error {
		_, err := game.Player(player).Move(token)
		return err
	}
	for _, text := range []string{"A1", "A9", "A0", "nonsense", ""} {
		require.ErrorIs(t, move("Q", text), yutkata.ErrNoPlayer)
		require.ErrorIs(t, move("B", text), yutkata.ErrNotYourTurn)
		require.ErrorIs(t, move("A", text), yutkata.ErrThrowFirst)
	}
	_, err = game.Player("A").Throw()
	require.NoError(t, err)
	for _, text := range []string{"A9", "A0", "nonsense", ""} {
		require.ErrorIs(t, move("A", text), yutkata.ErrNoToken)
	}
	require.NoError(t, move("A", "A1"))
	require.ErrorIs(t, move("A", "nonsense"), yutkata.ErrGameOver)
}

func TestAPlayerHasALetterOrAName(t *testing.T) {
	game := newGame(t)
	require.Equal(t, "PlayerB", game.Player("B").Name())
	require.Equal(t, "PlayerB", game.Player("PlayerB").Name())
	for _, name := range []string{"", "b", "Player", "BB", "\x00", "é"} {
		require.Equal(t, "Player?", game.Player(name).Name())
	}
}

func TestAFailingThrowerLeavesTheGameUnchanged(t *testing.T) {
	game := newGame(t, yutkata.Throws(yutkata.Script()))
	_, err := game.Player("A").Throw()
	require.ErrorIs(t, err, yutkata.ErrNoMoreThrows)
	_, _, err = game.Current().Play(nil)
	require.ErrorIs(t, err, yutkata.ErrNoMoreThrows)
	require.Equal(t, game.Rules().Start(), game.State())
}

func TestAllTokensComeInOrder(t *testing.T) {
	game := newGame(t, yutkata.Players(3))
	require.Equal(t, "[A1 A2 B1 B2 C1 C2]", fmt.Sprint(slices.Collect(game.Rules().AllTokens())))
	for first := range game.Rules().AllTokens() {
		require.Equal(t, token(t, "A1"), first)
		break
	}
}

func TestThrowsAreReadAndPrinted(t *testing.T) {
	for name, want := range map[string]yutkata.Throw{
		"DO": yutkata.DO, "GE": yutkata.GE, "GEOL": yutkata.GEOL, "YUT": yutkata.YUT, "MO": yutkata.MO,
	} {
		var throw yutkata.Throw
		require.NoError(t, throw.UnmarshalText([]byte(name)))
		require.Equal(t, want, throw)
		text, err := want.MarshalText()
		require.NoError(t, err)
		require.Equal(t, name, string(text))
	}
	for _, name := range []string{"", "do", "BACK-DO", "no throw"} {
		throw := yutkata.GE
		require.EqualError(t, throw.UnmarshalText([]byte(name)),
			fmt.Sprintf("%q is not a throw: expected DO, GE, GEOL, YUT or MO", name))
		require.Equal(t, yutkata.GE, throw)
	}
}

func TestATokenIsTextInJSON(t *testing.T) {
	text, err := json.Marshal([]yutkata.Token{token(t, "A1"), token(t, "Z9")})
	require.NoError(t, err)
	require.Equal(t, `["A1","Z9"]`, string(text))
	var tokens []yutkata.Token
	require.NoError(t, json.Unmarshal(text, &tokens))
	require.Equal(t, []yutkata.Token{token(t, "A1"), token(t, "Z9")}, tokens)
	require.ErrorIs(t, json.Unmarshal([]byte(`["A0"]`), &tokens), yutkata.ErrNoToken)
}
