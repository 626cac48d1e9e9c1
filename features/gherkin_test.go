package features_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

// If a scenario has a When after a Then, it tells a second story. Only the examples
// from the documents may do so, because each is a whole game.
func TestAScenarioActsBeforeItLooks(t *testing.T) {
	begins := regexp.MustCompile(`^\s*(Scenario|Background|Rule|Feature)\b`)
	files, err := fs.Glob(features.Files, "*/*.feature")
	require.NoError(t, err)
	require.Greater(t, len(files), 60)
	for _, file := range files {
		text, err := fs.ReadFile(features.Files, file)
		require.NoError(t, err)
		looked, example, quoted := false, false, false
		for i, line := range strings.Split(string(text), "\n") {
			word := strings.TrimSpace(line)
			switch {
			case strings.HasPrefix(word, `"""`):
				quoted = !quoted
			case quoted:
			case begins.MatchString(line):
				looked, example = false, strings.Contains(line, "example")
			case strings.HasPrefix(word, "Then "):
				looked = true
			case strings.HasPrefix(word, "When "):
				require.False(t, looked && !example, "%s:%d: %s", file, i+1, line)
			}
		}
	}
}
