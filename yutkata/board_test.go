package yutkata_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

func TestTheBoardIsTheKatasArrayAndBothItsTexts(t *testing.T) {
	game, err := yutkata.New()
	require.NoError(t, err)
	const shown = "[[A1][][][][][][B1,B2][][][][][A2][][][]]"
	state, err := game.Rules().Setup(shown, 0)
	require.NoError(t, err)
	board := game.Rules().Board(state)

	require.Equal(t, shown, board.String())
	require.Equal(t, "[[A1],[],[],[],[],[],[B1,B2],[],[],[],[],[A2],[],[],[]]", board.Display())
	require.Equal(t, []string{"A1", "", "", "", "", "", "B1,B2", "", "", "", "", "A2", "", "", ""}, board.Spaces())
}

func TestSpacesAreTheCallersToChange(t *testing.T) {
	game, err := yutkata.New()
	require.NoError(t, err)
	board := game.Board()
	board.Spaces()[0] = "A1"
	require.Empty(t, board.Spaces()[0])
}

func TestATextThatIsNoBoardIsRefused(t *testing.T) {
	game, err := yutkata.New()
	require.NoError(t, err)
	for name, text := range map[string]string{
		"nothing":               "",
		"no spaces":             "[]",
		"a space too few":       "[[][][][][][][][][][][][][][]]",
		"a space too many":      "[[][][][][][][][][][][][][][][][]]",
		"not closed":            "[[][][][][][][][][][][][][][][]",
		"with commas":           "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]",
		"a token twice":         "[[A1][A1][][][][][][][][][][][][][]]",
		"twice on one space":    "[[A1,A1][][][][][][][][][][][][][][]]",
		"not in token order":    "[[A2,A1][][][][][][][][][][][][][][]]",
		"a third token":         "[[A3][][][][][][][][][][][][][][]]",
		"a third player":        "[[C1][][][][][][][][][][][][][][]]",
		"two players' tokens":   "[[A1,B1][][][][][][][][][][][][][][]]",
		"a token that finished": "[[][][][][][][][][][][][][][][A1]]",
		"an empty name":         "[[A1,][][][][][][][][][][][][][][]]",
		"blanks":                "[[ A1][][][][][][][][][][][][][][]]",
	} {
		_, err := game.Rules().Setup(text, 0)
		require.ErrorIs(t, err, yutkata.ErrBoard, name)
	}
	_, err = game.Rules().Setup(game.Board().String(), 2)
	require.ErrorIs(t, err, yutkata.ErrNoPlayer)
}
