package solution

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// The two bounds of a position are at most Precision apart.
func TestTheBoundsOfEveryPositionMeet(t *testing.T) {
	t.Parallel()
	for _, options := range [][]yutkata.Option{
		{yutkata.Spaces(2)},
		{yutkata.Spaces(6), yutkata.WrapAround()},
		{yutkata.Spaces(7), yutkata.MoveBack(6, 6), yutkata.MoveBack(5, 5), yutkata.MoveBack(4, 4)},
	} {
		game, err := yutkata.New(options...)
		require.NoError(t, err)
		solved, err := Solve(t.Context(), game.Rules(), nil)
		require.NoError(t, err)
		for position := range solved.Positions() {
			require.LessOrEqual(t, solved.lower[position], solved.upper[position])
			require.InDelta(t, solved.lower[position], solved.upper[position], Precision)
		}
	}
}
