package lines_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/internal/lines"
)

func TestTheWordsOfALineAreSeparatedBySpaces(t *testing.T) {
	for line, words := range map[string][]string{
		"Noah 22d34h\n":           {"Noah", "22d34h"},
		"  Noah \t 22d34h  \r\n":  {"Noah", "22d34h"},
		"Noah":                    {"Noah"},
		"No\rah\r\n":              {"No\rah"},
		"Noah\r\r\n":              {"Noah\r"},
		"Noah\u00a0Liam\vEthan\n": {"Noah\u00a0Liam\vEthan"},
		" \t\r\n":                 {},
		"":                        {},
	} {
		require.Equal(t, words, lines.Fields(line), "%q", line)
	}
}

func TestALineIsAppendedAfterAFinalNewline(t *testing.T) {
	require.Equal(t, "two\n", lines.Append("", "two\n"))
	require.Equal(t, "one\ntwo\n", lines.Append("one\n", "two\n"))
	require.Equal(t, "one\ntwo\n", lines.Append("one", "two\n"))
	require.Equal(t, "\none \ntwo\n", lines.Append("\none ", "two\n"))
}

func TestLettersAreEnglish(t *testing.T) {
	for word, want := range map[string][2]bool{ // letters, alphanumeric
		"Noah": {true, true}, "z": {true, true}, "AZaz": {true, true}, "22d34h": {false, true}, "09": {false, true},
		"": {}, "No ah": {}, "Zoë": {}, "노아": {}, "a/b": {}, "../a": {}, "a.": {}, "a\x00b": {}, "a_b": {}, "\xff": {},
	} {
		require.Equal(t, want, [2]bool{lines.Letters(word), lines.Alphanumeric(word)}, "%q", word)
	}
}
