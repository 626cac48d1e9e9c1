package practice

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

var blocks = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// sessionOf returns the first block without a language under a game's heading in the
// README.
func sessionOf(t *testing.T, game string) string {
	t.Helper()
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	_, section, found := strings.Cut(string(text), "\n## "+game+"\n")
	require.True(t, found, game)
	for _, block := range blocks.FindAllStringSubmatch(section, -1) {
		if block[1] == "" {
			return block[2]
		}
	}
	require.Fail(t, "no session", game)
	return ""
}

// The reference must give the same answers as the sessions in the README, except for
// the words of refusals and the moves that a strategy chooses.
func TestTheSessionsInTheREADMEAreTrue(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		answer := game.Reference("")
		var got strings.Builder
		for line := range strings.Lines(sessionOf(t, game.Name)) {
			kind, text, _ := strings.Cut(strings.TrimSpace(line), " ")
			if kind == ">" {
				got.Reset()
				require.NoError(t, serve(strings.NewReader(text+"\n"), &got, answer))
				continue
			}
			require.Equal(t, "<", kind, line)
			switch {
			case strings.HasPrefix(text, `{"refused"`):
				require.Contains(t, got.String(), `{"refused":`)
			case strings.HasPrefix(text, `{"move"`):
				require.Contains(t, got.String(), `{"move":`)
			default:
				require.JSONEq(t, text, got.String())
			}
		}
	}
}

func TestTheREADMEIsShort(t *testing.T) {
	t.Parallel()
	require.LessOrEqual(t, strings.Count(features.Protocol, "\n"), 250)
}
