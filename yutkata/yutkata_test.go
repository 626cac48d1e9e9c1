package yutkata_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// These tests show how a game is played. The other files test the special cases of the
// rules, and the feature files of this game contain the kata's sentences.

func TestATokenEntersTheBoardAndMovesOn(t *testing.T) {
	game := newStory(t)
	game.turn("A", "xooo", "A1", "[[A1][][][][][][][][][][][][][][]]") // DO carries a token 1 space
	game.turn("B", "xxoo", "B1", "[[A1][B1][][][][][][][][][][][][][]]")
	game.turn("A", "oxxx", "A1", "[[][B1][][A1][][][][][][][][][][][]]")
}

func TestATokenCatchesTheTokensOnItsSpace(t *testing.T) {
	game := newStory(t)
	game.turn("A", "xxxo", "A1", "[[][][A1][][][][][][][][][][][][]]")
	game.turn("B", "oxxx", "B1", "[[][][B1][][][][][][][][][][][][]]") // A1 is off the board
	require.Equal(t, "A1 off the board", game.Player("A").Tokens()[0].String())
}

func TestTokensOfOnePlayerShareASpaceAndMoveOneByOne(t *testing.T) {
	game := newStory(t)
	game.turn("A", "xxoo", "A2", "[[][A2][][][][][][][][][][][][][]]")
	game.turn("B", "xooo", "B1", "[[B1][A2][][][][][][][][][][][][][]]")
	game.turn("A", "xxoo", "A1", "[[B1][A1,A2][][][][][][][][][][][][][]]")
	game.turn("B", "xooo", "B2", "[[B1,B2][A1,A2][][][][][][][][][][][][][]]")
	game.turn("A", "xooo", "A2", "[[B1,B2][A1][A2][][][][][][][][][][][][]]")
}

func TestAPlayerThrowsAgainAfterYutAndMo(t *testing.T) {
	game := newStory(t)
	game.turn("A", "xxxx", "A1", "[[][][][A1][][][][][][][][][][][]]")
	game.turn("A", "oooo", "A1", "[[][][][][][][][][A1][][][][][][]]")
	game.turn("A", "xooo", "A1", "[[][][][][][][][][][A1][][][][][]]")
	require.Equal(t, "PlayerB", game.Current().Name())
}

func TestATokenFinishesOnlyWithTheExactThrow(t *testing.T) {
	game := newStory(t, yutkata.Spaces(4))
	game.turn("A", "xxxo", "A1", "[[][][A1][]]")
	game.turn("B", "xooo", "B1", "[[B1][][A1][]]")
	game.turn("A", "xxoo", "A1", "[[B1][][A1][]]") // GE is too much, so A1 stays
	game.turn("B", "xooo", "B2", "[[B1,B2][][A1][]]")
	game.turn("A", "xooo", "A1", "[[B1,B2][][][]]") // A1 has finished
	require.Equal(t, "A1 finished", game.Player("A").Tokens()[0].String())
}

func TestThePlayerWhoseTokensHaveAllFinishedWins(t *testing.T) {
	game := newStory(t, yutkata.Spaces(3))
	game.turn("A", "xxxo", "A1", "[[][][]]")
	game.turn("B", "xooo", "B1", "[[B1][][]]")
	_, won := game.Winner()
	require.False(t, won)
	game.turn("A", "xxxo", "A2", "[[B1][][]]")
	winner, won := game.Winner()
	require.True(t, won)
	require.Equal(t, "PlayerA", winner.Name())
}

// A story is a game in which a test decides how the sticks fall.
type story struct {
	*yutkata.Game
	t    *testing.T
	fall yutkata.Sticks
}

func newStory(t *testing.T, options ...yutkata.Option) *story {
	t.Helper()
	s := &story{t: t}
	game, err := yutkata.New(append(options, yutkata.Throws(func() (yutkata.Sticks, error) { return s.fall, nil }))...)
	require.NoError(t, err)
	s.Game = game
	return s
}

// turn lets a player throw the sticks and move a token, and requires the given board
// after the move.
func (s *story) turn(player, fall, token, board string) {
	s.t.Helper()
	s.fall = sticks(s.t, fall)
	_, err := s.Player(player).Throw()
	require.NoError(s.t, err)
	_, err = s.Player(player).Move(token)
	require.NoError(s.t, err)
	require.Equal(s.t, board, s.Board().String())
}
