package practice

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata/byhand"
)

func scenariosIn(t *testing.T, game Game) []*scenario {
	t.Helper()
	all, err := scenariosOf(game.Folder)
	require.NoError(t, err)
	return all
}

// An outline is in lines 21 to 35 of throwing.feature.
func TestASelectionIsAStageAFileALineOrWordsOfATitle(t *testing.T) {
	t.Parallel()
	for only, want := range map[string]int{
		"":                     183,
		"catching":             13,
		"catching.feature":     13,
		"catching.feature:6":   1,
		"catching.feature:8":   1,
		"throwing.feature:24":  9,
		"throwing.feature:25":  9,
		"throwing.feature:31":  1,
		"whole sent":           2,
		"nothing.feature":      0,
		"throwing.feature:0":   0,
		"throwing.feature:999": 0,
	} {
		require.Len(t, chosen(scenariosIn(t, Games()[0]), only), want, only)
	}
}

func TestAWrongAnswerIsRefusedWithTheReason(t *testing.T) {
	t.Parallel()
	const right = `{"board":"[[]]","turn":"PlayerA","throw_to_use":"","finished":[],"winner":"","captured":0,"again":false}`
	for answer, want := range map[string]string{
		"Traceback: ...": "the answer is not a JSON object: Traceback: ...",
		"":               "the answer is not a JSON object: (an empty line)",
		"[]":             "the answer is not a JSON object: []",
		"null":           "the answer is not a JSON object: null",
		"\ufeff{}":       `the answer begins with a byte order mark: expected UTF-8 without it: \ufeff{}`,
		"{}":             `the answer has no field "board": {}`,
		strings.Replace(right, ":0", `:"none"`, 1):            "captured: wrong JSON: expected a whole number, found a string",
		`{"refused": null}`:                                   "refused: expected words, found null",
		`{"refused": ""}`:                                     `refused: expected words, found ""`,
		"{\"refused\": \"\u009b \x7f\"}":                      `refused: "\u009b \x7f"`,
		`{"refused": "` + strings.Repeat("a", 100_000) + `"}`: `refused: "` + strings.Repeat("a", 147) + "..." + strings.Repeat("a", 48) + `" (100002 bytes)`,
		right: "",
	} {
		var seen byhand.Observation
		err := readAnswer(answer, &seen)
		if want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, want)
	}
}

func TestAnAnswerThatIsNotVeryLongIsShownWhole(t *testing.T) {
	t.Parallel()
	require.Equal(t, strings.Repeat("a", 999)+"\\a", shown(strings.Repeat("a", 999)+"\a"))
	require.Contains(t, shown(strings.Repeat("a", 1001)), "aaa...aaa")
	require.Contains(t, shown(strings.Repeat("a", 1001)), " (1001 bytes)")
}

func TestALineWithTagsSelectsTheScenarioThatFollows(t *testing.T) {
	t.Parallel()
	const text = "Feature: F\n  Scenario: first\n    Given 1\n\n  @K1\n  @K2 @bonus\n  Scenario: second\n    Given 2\n"
	all, err := read("f.feature", []byte(text))
	require.NoError(t, err)
	for line, want := range map[int]string{2: "first", 3: "first", 4: "first", 5: "second", 6: "second", 7: "second", 8: "second"} {
		found := chosen(all, fmt.Sprintf("f.feature:%d", line))
		require.Len(t, found, 1)
		require.Equal(t, want, found[0].Name, "line %d", line)
	}
}
