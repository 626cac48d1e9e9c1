package printable_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/printable"
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

func TestAWriterKeepsLinesAndTabsAndEscapesTheRest(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	text := "one\r\n\x1b[2Jtwo\n\n\tthree"
	n, err := printable.Writer(&out).Write([]byte(text))
	require.NoError(t, err)
	require.Equal(t, len(text), n)
	require.Equal(t, "one\n\\x1b[2Jtwo\n\n\tthree", out.String())
}

func TestAWriterReturnsTheErrorOfItsWriter(t *testing.T) {
	t.Parallel()
	_, err := printable.Writer(failing{}).Write([]byte("text"))
	require.ErrorIs(t, err, errFull)
}

var errFull = errors.New("full")

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errFull }

func TestACountHasTheNounInTheRightNumber(t *testing.T) {
	require.Equal(t, "0 games", printable.Count(0, "game"))
	require.Equal(t, "1 game", printable.Count(1, "game"))
	require.Equal(t, "2 games", printable.Count(2, "game"))
	require.Equal(t, "1 loss", printable.Count(1, "loss"))
	require.Equal(t, "3 losses", printable.Count(3, "loss"))
}
