package ui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// standing returns a game in which the tokens are on the given spaces.
func standing(t *testing.T, spaces []int, options ...yutkata.Option) *yutkata.Game {
	t.Helper()
	game, err := yutkata.New(options...)
	require.NoError(t, err)
	state, err := game.Rules().Stand(0, spaces...)
	require.NoError(t, err)
	game.Resume(state)
	return game
}

func shown(game *yutkata.Game, columns int) string {
	return plainBoard(game.Rules(), game.State(), columns)
}

func TestTheSpacesHaveTheirNumbersUnderThem(t *testing.T) {
	small := []yutkata.Option{yutkata.Spaces(5)}
	for name, test := range map[string]struct {
		game *yutkata.Game
		want string
	}{
		"one digit": {standing(t, []int{0, 0, 0, 0}, small...), `
|    |    |    |    |    |
 1    2    3    4    5`},
		"tokens and stacks": {standing(t, []int{1, 0, 3, 3}, small...), `
|A1  |    |B1B2|    |    |
 1    2    3    4    5`},
		"two digits": {standing(t, []int{2, 11, 0, 0}), `
|    |A1  |    |    |    |    |    |    |    |    |A2  |    |    |    |    |
 1    2    3    4    5    6    7    8    9    10   11   12   13   14   15`},
		"obstacles": {standing(t, []int{1, 0, 4, 0}, append(small, yutkata.MissTurn(2), yutkata.MoveBack(3, 1), yutkata.MoveBack(4, 123))...), `
|A1   |     |     |B1   |     |
 1     2m    3<1   4<123 5`},
		"finished tokens": {standing(t, []int{5, 2, 0, 5}, small...), `
|    |A2  |    |    |    |  finished: A1 B2
 1    2    3    4    5`},
	} {
		require.Equal(t, test.want[1:], shown(test.game, 80), name)
	}
}

func TestABoardFitsTheWidth(t *testing.T) {
	game := standing(t, []int{6, 7, 15, 0})
	require.Equal(t, strings.TrimPrefix(`
|    |    |    |    |    |
 1    2    3    4    5
|A1  |A2  |    |    |    |
 6    7    8    9    10
|    |    |    |    |    |
 11   12   13   14   15
finished: B1`, "\n"), shown(game, 29))

	for columns := 9; columns < 90; columns++ {
		lines := shown(game, columns)
		for line := range strings.SplitSeq(lines, "\n") {
			require.LessOrEqual(t, len(line), max(columns, len("finished: B1")), lines)
		}
		require.Contains(t, strings.NewReplacer("\n", "", " ", "").Replace(lines), "B1")
	}
	require.Equal(t, 2, strings.Count(shown(game, 76), "\n"), "all spaces in one row, and the finished token below")
	require.Equal(t, 3, strings.Count(shown(game, 75), "\n"), "two rows, the finished token beside the second")
	require.Contains(t, shown(game, 90), "|  finished: B1\n")
	require.NotContains(t, shown(game, 89), "|  finished: B1\n")
}

func TestColumnsOfAPlainBoardDoNotMoveWhenTokensArrive(t *testing.T) {
	empty := shown(standing(t, []int{0, 0, 0, 0}), 80)
	full := shown(standing(t, []int{3, 3, 4, 5}), 80)
	for i := range empty {
		require.True(t, empty[i] == full[i] || empty[i] == ' ', "%s", full)
	}
}

func TestASpaceWiderThanTheTerminalStandsAlone(t *testing.T) {
	require.Equal(t, "|A1A2|\n 1\n|    |\n 2\nfinished: B1",
		shown(standing(t, []int{1, 1, 2, 0}, yutkata.Spaces(2)), 4))
}
