package yutkata_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

func TestABoardHasTheKatasArrayAndTexts(t *testing.T) {
	game := newGame(t)
	const shown = "[[A1][][][][][][B1,B2][][][][][A2][][][]]"
	state, err := game.Rules().Setup(shown, nil, 0)
	require.NoError(t, err)
	board := game.Rules().Board(state)

	require.Equal(t, shown, board.String())
	require.Equal(t, "[[A1],[],[],[],[],[],[B1,B2],[],[],[],[],[A2],[],[],[]]", board.Display())
	require.Equal(t, []string{"A1", "", "", "", "", "", "B1,B2", "", "", "", "", "A2", "", "", ""}, board.Spaces())
}

func TestSpacesReturnsACopy(t *testing.T) {
	game := newGame(t)
	board := game.Board()
	board.Spaces()[0] = "A1"
	require.Empty(t, board.Spaces()[0])
}

func TestATextThatIsNotABoardIsRefused(t *testing.T) {
	game := newGame(t)
	for name, text := range map[string]string{
		"nothing":       "",
		"no spaces":     "[]",
		"not closed":    "[[][][][][][][][][][][][][][][]",
		"with commas":   "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]",
		"an empty name": "[[A1,][][][][][][][][][][][][][][]]",
		"blanks":        "[[ A1][][][][][][][][][][][][][][]]",
	} {
		_, err := game.Rules().Setup(text, nil, 0)
		require.ErrorIs(t, err, yutkata.ErrBoard, name)
	}
	_, err := game.Rules().Setup(game.Board().String(), nil, 2)
	require.ErrorIs(t, err, yutkata.ErrNoPlayer)
	_, err = game.Rules().Setup(game.Board().String(), []yutkata.Token{token(t, "C1")}, 0)
	require.ErrorIs(t, err, yutkata.ErrNoToken, "player C does not play")
}

func TestTokensStandOnTheSpacesOfOneBoard(t *testing.T) {
	game := newGame(t)
	rules := game.Rules()
	state, err := rules.Stand(1, 3, 0, 15, 12)
	require.NoError(t, err)
	require.Equal(t, "[[][][A1][][][][][][][][][B2][][][]]", rules.Board(state).String())
	require.Equal(t, []yutkata.Token{token(t, "B1")}, rules.Finished(state))
	require.Equal(t, 1, state.Turn())
	require.Equal(t, 15, rules.Space(state, token(t, "B1")))
	require.Equal(t, 12, rules.Space(state, token(t, "B2")))
	require.Zero(t, rules.Space(state, token(t, "A2")))
	require.Zero(t, rules.Space(state, token(t, "A3")), "a token of another game")
	require.Zero(t, rules.Space(state, token(t, "C1")), "a token of another game")

	for name, spaces := range map[string][]int{
		"too few": {1, 2, 3}, "too many": {1, 2, 3, 4, 5}, "none": nil,
		"before the board": {-1, 0, 0, 0}, "after it": {0, 0, 0, 16},
		"two players on one space": {1, 4, 0, 4}, "a game that is over": {15, 15, 0, 0},
	} {
		_, err := rules.Stand(0, spaces...)
		require.ErrorIs(t, err, yutkata.ErrBoard, name)
	}
	for _, turn := range []int{-1, 2} {
		_, err = rules.Stand(turn, 0, 0, 0, 0)
		require.ErrorIs(t, err, yutkata.ErrNoPlayer)
	}
}

// The array of a state is too small for the counts of a large game, so a string holds
// the rest.
func TestEveryTokenOfALargeGameStandsWhereItWasPut(t *testing.T) {
	game := newGame(t, yutkata.Spaces(math.MaxInt), yutkata.Players(26), yutkata.Tokens(9))
	rules := game.Rules()
	spaces := make([]int, 26*9)
	for i := range spaces {
		spaces[i] = math.MaxInt - 1 - i
	}
	state, err := rules.Stand(0, spaces...)
	require.NoError(t, err)
	i := 0
	for token := range rules.AllTokens() {
		require.Equal(t, spaces[i], rules.Space(state, token), token)
		i++
	}
	require.Equal(t, 26*9, i)

	start, err := rules.Stand(0, make([]int, 26*9)...)
	require.NoError(t, err)
	require.Equal(t, rules.Start(), start)

	// The first token on this board is the last token of the game.
	game, err = yutkata.New(yutkata.Spaces(3), yutkata.Players(26), yutkata.Tokens(9))
	require.NoError(t, err)
	state, err = game.Rules().Setup("[[Z9][Y1][]]", nil, 0)
	require.NoError(t, err)
	require.Equal(t, "[[Z9][Y1][]]", game.Rules().Board(state).String())
}

// newGame returns a game with options that are possible.
func newGame(t require.TestingT, options ...yutkata.Option) *yutkata.Game {
	game, err := yutkata.New(options...)
	require.NoError(t, err)
	return game
}

func token(t *testing.T, text string) yutkata.Token {
	t.Helper()
	parsed, err := yutkata.ParseToken(text)
	require.NoError(t, err)
	return parsed
}
