package practicetest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// README returns the README of the features.
func README(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	return string(text)
}

// Block returns the first block of the README of the features that is fenced
// with the given language, after a heading.
func Block(t *testing.T, heading, language string) string {
	t.Helper()
	_, section, found := strings.Cut(README(t), "\n## "+heading+"\n")
	require.True(t, found, heading)
	block := regexp.MustCompile("(?s)\n```" + language + "\n(.*?)```\n").FindStringSubmatch(section)
	require.NotNil(t, block, heading)
	return block[1]
}

// SessionIsTrue compares the session of a game in the README with what a
// program answers. The words of a refusal are its own.
func SessionIsTrue(t *testing.T, game string, answer Answer) {
	t.Helper()
	var got string
	for line := range strings.Lines(Block(t, game, "")) {
		kind, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		if kind == ">" {
			var answered strings.Builder
			require.NoError(t, serve(strings.NewReader(text+"\n"), &answered, answer))
			got = strings.TrimSpace(answered.String())
			continue
		}
		require.Equal(t, "<", kind, line)
		if strings.HasPrefix(text, `{"refused"`) {
			require.Contains(t, got, `{"refused":`)
			continue
		}
		require.JSONEq(t, text, got)
	}
	require.NotEmpty(t, got)
}
