package practicetest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// README returns the README of the features.
func README(tb testing.TB) string {
	tb.Helper()
	text, err := os.ReadFile("../README.md")
	require.NoError(tb, err)
	return string(text)
}

// Block returns the first block of the README of the features that is fenced
// with the given language, after a heading.
func Block(tb testing.TB, heading, language string) string {
	tb.Helper()
	_, section, found := strings.Cut(README(tb), "\n## "+heading+"\n")
	require.True(tb, found, heading)
	for _, block := range blocks.FindAllStringSubmatch(section, -1) {
		if block[1] == language {
			return block[2]
		}
	}
	require.Fail(tb, "no such block", "%s: %s", heading, language)
	return ""
}

var blocks = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// SessionIsTrue compares the session of a game in the README with what a
// program answers. The words of a refusal are its own.
func SessionIsTrue(tb testing.TB, game string, answer Answer) {
	tb.Helper()
	var got string
	for line := range strings.Lines(Block(tb, game, "")) {
		kind, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		if kind == ">" {
			var answered strings.Builder
			require.NoError(tb, serve(strings.NewReader(text+"\n"), &answered, answer))
			got = strings.TrimSpace(answered.String())
			continue
		}
		require.Equal(tb, "<", kind, line)
		if strings.HasPrefix(text, `{"refused"`) {
			require.Contains(tb, got, `{"refused":`)
			continue
		}
		require.JSONEq(tb, text, got)
	}
	require.NotEmpty(tb, got)
}
