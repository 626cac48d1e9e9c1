package message_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/message"
)

func TestATextWithoutATranslationStaysEnglish(t *testing.T) {
	dutch := message.Language{"a game": "een spel", "%d games": "%d spellen"}
	require.Equal(t, "een spel", dutch.Text("a game"))
	require.Equal(t, "2 spellen", dutch.Format("%d games", 2))
	require.Equal(t, "a move", dutch.Text("a move"))
	require.Equal(t, "a game", message.Language(nil).Text("a game"))
	require.Equal(t, "een zet", dutch.And(message.Language{"a move": "een zet"}).Text("a move"))
	require.Equal(t, "a move", dutch.Text("a move"), "And changes nothing")
}

func TestAPOFileIsRead(t *testing.T) {
	po := `# by a translator
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

#: play.go
msgid "a game"
msgstr "een spel"

msgid ""
"two\n"
"lines\n"
msgstr ""
"twee\n"
"\"regels\"\n"

msgid "not translated"
msgstr ""

msgctxt "noun"
msgid "a game"
msgstr "een spelletje"

#~ msgid "old"
#~ msgstr "oud"
`
	for _, newline := range []string{"\n", "\r\n", " \n\t"} {
		language, err := message.Parse(strings.ReplaceAll(po, "\n", newline))
		require.NoError(t, err)
		require.Equal(t, message.Language{"a game": "een spel", "two\nlines\n": "twee\n\"regels\"\n", "noun\x04a game": "een spelletje"}, language)
		require.Equal(t, "een spelletje", language.TextIn("noun", "a game"))
		require.Equal(t, "een spel", language.TextIn("verb", "a game"))
	}
}

func TestAnyTextsCanBeTranslated(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringN(1, -1, -1)
		texts := rapid.MapOf(text, text).Draw(t, "texts")
		var po strings.Builder
		for english, translated := range texts {
			fmt.Fprintf(&po, "msgid %s\nmsgstr %s\n", strconv.Quote(english), strconv.Quote(translated))
		}
		language, err := message.Parse(po.String())
		require.NoError(t, err)
		require.Equal(t, message.Language(texts), language)
	})
}

func TestAWrongPOFileIsRefused(t *testing.T) {
	for _, wrong := range []string{
		`"a"`, `msgid a`, `msgid "a`, `msgid`, `msgid_plural "b"`, `nonsense "c"`,
		"msgid \"a\"\nmsgstr[0] \"b\"", "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"",
	} {
		require.Panics(t, func() { message.MustParse(wrong) }, wrong)
		_, err := message.Parse("# a comment\n" + wrong)
		require.ErrorContains(t, err, fmt.Sprintf("line %d: ", 2+strings.Count(wrong, "\n")), wrong)
	}
}

func TestWrappedErrorsAreTranslated(t *testing.T) {
	dutch := message.Language{"no move": "geen zet", "too far": "te ver", "no move: far": "geen verre zet"}
	move, far := errors.New("no move"), errors.New("too far")
	for want, err := range map[string]error{
		"5: geen zet!":      fmt.Errorf("5: %w!", move),
		"geen zet: te ver.": fmt.Errorf("%w: %w.", move, far),
		"geen verre zet":    fmt.Errorf("%w: far", move),
		"geen zet: near":    fmt.Errorf("%w: near", move),
		"other":             errors.New("other"),
	} {
		require.Equal(t, want, dutch.Tell(err))
	}
}

func TestALocatedErrorHasItsLine(t *testing.T) {
	err := fmt.Errorf("game: %w", message.At(3, message.Errorf("a move")))
	require.EqualError(t, err, "game: 3: a move")
	var located message.Located
	require.ErrorAs(t, err, &located)
	line, column := located.Place()
	require.Equal(t, [2]int{3, 0}, [2]int{line, column})
	require.Equal(t, "game: 3: een zet", message.Language{"a move": "een zet"}.Tell(err))
}
