package draughts_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

// coordinates is the kata's picture of the board, with the x and y of each dark square.
const coordinates = `
   19    39    59    79    99
08    28    48    68    88
   17    37    57    77    97
06    26    46    66    86
   15    35    55    75    95
04    24    44    64    84
   13    33    53    73    93
02    22    42    62    82
   11    31    51    71    91
00    20    40    60    80
`

func TestSquaresAreNumberedFromTheUpperLeft(t *testing.T) {
	fields := strings.Fields(coordinates)
	require.Len(t, fields, 50)
	for i, xy := range fields {
		x, y := int(xy[0]-'0'), int(xy[1]-'0')
		square, dark := draughts.SquareAt(x, y)
		require.True(t, dark, xy)
		require.Equal(t, draughts.Square(i+1), square, xy)
		require.Equal(t, xy, strconv.Itoa(square.X())+strconv.Itoa(square.Y()))
	}
}

func TestOnlyDarkSquaresOnTheBoardHaveNumbers(t *testing.T) {
	dark := 0
	for x := -2; x <= 11; x++ {
		for y := -2; y <= 11; y++ {
			square, ok := draughts.SquareAt(x, y)
			require.Equal(t, ok, square.OnBoard())
			if ok {
				require.Equal(t, []int{x, y}, []int{square.X(), square.Y()})
				dark++
			}
		}
	}
	require.Equal(t, 50, dark)
}

func TestSquaresAreASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := make([]draughts.Square, rapid.IntRange(0, 60).Draw(t, "squares"))
		for i := range numbers {
			numbers[i] = draughts.Square(rapid.IntRange(0, 60).Draw(t, "square"))
		}
		set := draughts.SquaresOf(numbers...)
		var want []draughts.Square
		for s := draughts.Square(1); s <= 50; s++ {
			if slices.Contains(numbers, s) {
				want = append(want, s)
			}
			require.Equal(t, slices.Contains(numbers, s), set.Has(s))
		}
		require.Equal(t, want, slices.Collect(set.All()))
		require.Equal(t, len(want), set.Len())
	})
}

func TestEachPlayerSeesTheSquaresFromTheirSide(t *testing.T) {
	for number := range 50 {
		s := draughts.Square(number + 1)
		require.Equal(t, uint64(1)<<number, draughts.SquaresOf(s).SeenBy(draughts.White), s)
		require.Equal(t, uint64(1)<<(49-number), draughts.SquaresOf(s).SeenBy(draughts.Black), s)
	}
}
