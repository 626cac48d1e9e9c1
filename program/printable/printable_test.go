package printable_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/program/printable"
)

func TestAnExcerptHasTheBeginningAndTheEndOfALongText(t *testing.T) {
	for _, letter := range []string{"x", "윷", "\xff"} {
		text := "begin" + strings.Repeat(letter, 190) + "end.." // 200 characters
		require.Equal(t, text, printable.Excerpt(text))
		excerpt := printable.Excerpt(text[:5] + letter + text[5:])
		require.Equal(t, 200, utf8.RuneCountInString(excerpt))
		require.Contains(t, excerpt, letter+"..."+letter)
		require.True(t, strings.HasPrefix(excerpt, "begin"+letter))
		require.True(t, strings.HasSuffix(excerpt, letter+"end.."))
		before, after, _ := strings.Cut(excerpt, "..."+letter)
		require.Greater(t, utf8.RuneCountInString(before), 2*utf8.RuneCountInString(after))
	}
}

func TestAnExcerptIsShortWhateverTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pieces := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "가", "é", "\xc3", "\xed\xa0\x80", "\n", "♔"}), 0, 500).Draw(t, "pieces")
		text := strings.Join(pieces, "")
		excerpt := printable.Excerpt(text)
		if utf8.RuneCountInString(text) <= printable.LongestExcerpt {
			require.Equal(t, text, excerpt)
			return
		}
		require.LessOrEqual(t, utf8.RuneCountInString(excerpt), printable.LongestExcerpt)
		before, after, found := strings.Cut(excerpt, "...")
		require.True(t, found)
		require.True(t, strings.HasPrefix(text, before))
		require.True(t, strings.HasSuffix(text, after))
	})
}
