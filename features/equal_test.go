package features_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

func TestEqualValuesAreNotAnError(t *testing.T) {
	require.NoError(t, features.Equal("A1", "A1"))
	require.NoError(t, features.Equal([]string{"44-35"}, []string{"44-35"}))
}

func TestADifferenceOfShortValuesIsTwoLines(t *testing.T) {
	require.EqualError(t, features.Equal("A1", "B1"), "expected A1\n   found B1")
	require.EqualError(t, features.Equal(2, 3), "expected 2\n   found 3")
	require.EqualError(t, features.Equal("A1", ""), "expected A1\n   found nothing (\"\")")
	require.EqualError(t, features.Equal([]string{"44-35", "44-55"}, []string{"44-35"}),
		"expected 44-35 44-55\n   found 44-35")
}

func TestValuesThatPrintTheSameAreShownAsInGo(t *testing.T) {
	require.EqualError(t, features.Equal([]string{}, []string(nil)), "expected []string{}\n   found []string(nil)")
}

func TestADifferenceOfAFieldNamesTheField(t *testing.T) {
	require.NoError(t, features.EqualField("turn", 1, 1))
	require.EqualError(t, features.EqualField("turn", 1, 0), "turn: expected 1, found 0")
	require.EqualError(t, features.EqualField("pool", "do gae", ""), `pool: expected "do gae", found ""`)
	long := strings.Repeat("the same line\n", 50)
	require.EqualError(t, features.EqualField("board", long+"A1", long+"B1"),
		"board:\n--- expected\n+++ found\n@@ -48,4 +48,4 @@\n the same line\n the same line\n the same line\n-A1\n+B1")
}

func TestADifferenceOfLongTextsShowsTheLinesAroundIt(t *testing.T) {
	want := strings.Split(strings.Repeat("the same line|", 50), "|")
	got := strings.Split(strings.Repeat("the same line|", 50), "|")
	want[20], got[20] = "A1", "B1"
	for _, err := range []error{
		features.Equal(strings.Join(want, "\n"), strings.Join(got, "\n")),
		features.Equal(want, got),
	} {
		require.ErrorContains(t, err, "\n the same line\n-A1\n+B1\n the same line\n")
		require.Len(t, strings.Split(err.Error(), "\n"), 11)
	}
}

func TestADifferenceFitsOnAScreen(t *testing.T) {
	var want, got []string
	for line := range 1000 {
		want = append(want, fmt.Sprint("line ", line))
		got = append(got, fmt.Sprint("another line ", line))
	}
	err := features.Equal(want, got)
	require.Len(t, strings.Split(err.Error(), "\n"), 21)
	require.ErrorContains(t, err, "\n... and 1983 more lines")
}

func TestLineBreaksAtTheEndAreADifference(t *testing.T) {
	require.EqualError(t, features.Equal("A1\nB1\n", "A1\nB1\n\n\n"), "expected 1 line break at the end, found 3")
}

func TestDifferencesHoldNoControlCharacters(t *testing.T) {
	require.EqualError(t, features.Equal("A1", "\x1b[2J"), "expected A1\n   found \\x1b[2J")
	require.EqualError(t, features.EqualField("turn", "A1", "\u009b2J"), `turn: expected "A1", found "\u009b2J"`)
	require.EqualError(t, features.EqualField("board", "a", "a\n\x1b[31m\a\u009b2J"),
		"board:\n--- expected\n+++ found\n@@ -1,1 +1,2 @@\n a\n+\\x1b[31m\\a\\u009b2J")
}

func TestADifferenceOfAnswersNamesTheFieldsOfTheProtocol(t *testing.T) {
	type answer struct {
		Board  string   `json:"board"`
		ToUse  string   `json:"throw_to_use"`
		Tokens []string `json:"finished,omitempty"`
		Winner *int     `json:"winner"`
	}
	one, two := 1, 1
	require.NoError(t, features.EqualAnswer(answer{Winner: &one}, answer{Tokens: []string{}, Winner: &two}))
	require.EqualError(t, features.EqualAnswer(answer{Board: strings.Repeat("a", 300), Winner: &one}, answer{Board: strings.Repeat("a", 300), ToUse: "DO", Tokens: []string{"A1"}}),
		"throw_to_use: expected \"\", found \"DO\"\nfinished: expected [], found [\"A1\"]\nwinner: expected 1, found null")
}
