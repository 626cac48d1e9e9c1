package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook/cli"
)

// A file name may have characters that break a line or clear the screen. They are
// printed as escapes.
func TestAFileNameIsPrintedOnOneLine(t *testing.T) {
	directory := t.TempDir()
	file := func(name, content string) string {
		name = filepath.Join(directory, name)
		require.NoError(t, os.WriteFile(name, []byte(content), 0o600))
		return name
	}
	damaged := file("damaged\n\x1b[2J", "{")
	other := file("other\n", `{"bounds":{"D":1,"R":2},"games":0,"states":{},"losing":{}}`)
	protected := file("protected\n", `{"bounds":{"D":4,"R":4},"games":0,"states":{},"losing":{}}`)
	require.NoError(t, os.Chmod(protected, 0o400))
	illegal := file("illegal\n", `{"bounds":{"D":1,"R":2},"players":["Ann","Bob"],"moves":[null]}`)
	big := file("big\n", "")
	require.NoError(t, os.Truncate(big, 64<<20+1))
	nowhere := filepath.Join(directory, "nowhere\n")

	for _, args := range [][]string{
		{"play", "--data", damaged},
		{"play", "--bounds", "4x4", "--data", other},
		{"show", "--data", nowhere},
		{"learn", "--data", nowhere, illegal, nowhere},
		{"play", "--data", filepath.Join(nowhere, "smart.json")},
		{"play", "--resume", damaged},
		{"train", "--games", "1", "--data", protected},
		{"train", "--games", "1", "--data", filepath.Join(nowhere, "smart.json")},
		{"train", "--games", "1", "--data", filepath.Join(directory, "new\n")},
		{"train", "--games", "1", "--data", filepath.Dir(damaged) + "\n"},
		{"replay", damaged},
		{"replay", illegal},
		{"replay", nowhere},
		{"replay", big},
		{"replay", directory + "\n"},
		{"analyze", "--data", nowhere},
	} {
		var stdout, stderr strings.Builder
		cli.Run(args, strings.NewReader(""), &stdout, &stderr)
		named := stdout.String() + stderr.String()
		require.Contains(t, named, `\n`, args)
		require.NotContains(t, named, "\x1b")
		lines := strings.Split(strings.TrimSuffix(named, "\n"), "\n")
		if len(lines) == 2 {
			require.Regexp(t, "^optimal ", lines[1], args)
			lines = lines[:1]
		}
		require.Len(t, lines, 1, args)
	}
}
