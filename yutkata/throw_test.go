package yutkata_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

func TestEveryWayTheSticksFallIsReadAndPrinted(t *testing.T) {
	fallen := []string{""}
	for range 4 {
		var longer []string
		for _, text := range fallen {
			longer = append(longer, text+"x", text+"o")
		}
		fallen = longer
	}
	require.Len(t, fallen, 16)

	names := []string{"MO", "DO", "GE", "GEOL", "YUT"}
	for _, text := range fallen {
		sticks, err := yutkata.ParseSticks(text)
		require.NoError(t, err)
		require.Equal(t, text, sticks.String())
		require.Equal(t, names[strings.Count(text, "x")], sticks.Throw().String(), text)
	}
}

func TestOnlyFourSticksOfXAndOAreSticks(t *testing.T) {
	for _, text := range []string{"", "x", "xxx", "xxxxx", "xxxz", " xxx", "XOXO", "xx\x00o", "ｘｘｘｘ"} {
		_, err := yutkata.ParseSticks(text)
		require.ErrorIs(t, err, yutkata.ErrSticks, "%q", text)
	}
}

func TestEveryThrowHasSticks(t *testing.T) {
	for throw, want := range map[yutkata.Throw]string{
		yutkata.DO: "xooo", yutkata.GE: "xxoo", yutkata.GEOL: "xxxo", yutkata.YUT: "xxxx", yutkata.MO: "oooo",
	} {
		require.Equal(t, want, throw.Sticks().String())
		require.Equal(t, throw, throw.Sticks().Throw())
	}
	for _, none := range []yutkata.Throw{-128, -1, 0, 6, 127} {
		require.Equal(t, "oooo", none.Sticks().String())
		require.Equal(t, "no throw", none.String())
	}
}

func TestTheZeroThrowIsNotAThrow(t *testing.T) {
	require.Equal(t, "no throw", yutkata.Throw(0).String())
	require.False(t, yutkata.Throw(0).Again())
}

// If every side is equally likely, the chances in sixteenths are MO 1, DO 4, GE 6, GEOL
// 4 and YUT 1. Chi-square with 4 degrees of freedom exceeds 18.47 with a probability
// of 0.001.
func TestEverySideIsEquallyLikely(t *testing.T) {
	t.Parallel()
	const throws = 160_000
	expected := map[yutkata.Throw]float64{
		yutkata.MO: throws / 16, yutkata.DO: throws / 4, yutkata.GE: throws * 3 / 8,
		yutkata.GEOL: throws / 4, yutkata.YUT: throws / 16,
	}
	thrower := yutkata.RandomThrower(rand.New(rand.NewPCG(1, 2)))
	counted := map[yutkata.Throw]float64{}
	for range throws {
		sticks, err := thrower()
		require.NoError(t, err)
		counted[sticks.Throw()]++
	}
	chiSquare := 0.0
	for throw, want := range expected {
		chiSquare += (counted[throw] - want) * (counted[throw] - want) / want
	}
	require.Less(t, chiSquare, 18.47)
}

func TestScriptedThrowsComeInOrderAndEnd(t *testing.T) {
	thrower := yutkata.Script(sticks(t, "xxxo"), sticks(t, "oxxx"))
	for _, want := range []string{"xxxo", "oxxx"} {
		got, err := thrower()
		require.NoError(t, err)
		require.Equal(t, want, got.String())
	}
	_, err := thrower()
	require.ErrorIs(t, err, yutkata.ErrNoMoreThrows)
}

func sticks(t *testing.T, text string) yutkata.Sticks {
	t.Helper()
	parsed, err := yutkata.ParseSticks(text)
	require.NoError(t, err)
	return parsed
}
