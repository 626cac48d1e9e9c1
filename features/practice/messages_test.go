package practice

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// A failure says what the program has to do, in the learner's words.
func TestFailuresTeach(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ game, broken, title, want string }{
		{"draughts", "turns-after-play-are-the-mover-s", "the other player is to move", `turns after play, which are black's: expected [], found ["33-24","33-44"]`},
		{"draughts", "captured-pieces-stay", "a series of captures", "board:\n88: expected ., found b\n53: expected ., found b"},
		{"draughts", "light-squares", "a piece on a light square", `expected {"refused": (any words)}, since line 6, column 6 of the board: expected a space (light square), found 'w'`},
		{"draughts", "nobody-wins", "whose last piece is captured", `winner in the answer to play: expected "white", found ""`},
	} {
		games := Games()
		game := games[slices.IndexFunc(games, func(game Game) bool { return game.Name == test.game })]
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		found := chosen(all, test.title)
		require.NotEmpty(t, found, test.title)
		require.ErrorContains(t, failure(game, found[0], game.Reference(test.broken)), test.want)
	}
}
