//go:build unix

package programtest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	// The commands in a help, which are in groups above the flags.
	inGroups = regexp.MustCompile(`(?m)^  ([a-z]+)  `)
	examples = regexp.MustCompile(`(?s)\nExamples:\n(.*?)(\n\n|$)`)
)

// Examples runs the examples in the help of each command of a program, as if a user had
// pasted them into a shell. The examples of a command run in order, in an empty directory,
// with "quit" as their input. The test fails if a command has no example, or if an example
// fails. Changes holds texts in the examples and their replacements, in turn, for examples
// that would take too long.
func Examples(t *testing.T, program string, changes ...string) {
	t.Helper()
	require.NotZero(t, runExamples(t, []string{program}, strings.NewReplacer(changes...)), "the program has no commands")
}

// runExamples runs the examples of the command with the given path and of its commands. It
// returns the number of its commands.
func runExamples(t *testing.T, path []string, changes *strings.Replacer) int {
	t.Helper()
	help, err := Command(t, path[0], append(path[1:], "--help")...).Output()
	require.NoError(t, err)
	name := strings.Join(path, " ")
	found := examples.FindStringSubmatch(string(help))
	t.Run(name, func(t *testing.T) {
		t.Parallel()
		require.NotNil(t, found, "the help has no examples")
		home := t.TempDir()
		for line := range strings.Lines(found[1]) {
			example := Command(t, "sh", "-c", changes.Replace(strings.TrimSpace(line)))
			example.Stdin = strings.NewReader("quit\n")
			example.Dir = filepath.Join(home, "here")
			require.NoError(t, os.MkdirAll(example.Dir, 0o700))
			example.Env = append(os.Environ(), "HOME="+home, "XDG_STATE_HOME=", "XDG_DATA_HOME=", "XDG_CACHE_HOME=")
			printed, err := example.CombinedOutput()
			require.NoError(t, err, "%s\n%s", line, printed)
		}
	})
	if !strings.Contains(string(help), "\n  "+name+" [command]\n") {
		return 0
	}
	commands, _, _ := strings.Cut(string(help), "\nFlags:\n")
	commands, _, _ = strings.Cut(commands, "\nAdditional Commands:\n")
	all := inGroups.FindAllStringSubmatch(commands, -1)
	require.NotEmpty(t, all, name)
	for _, subcommand := range all {
		runExamples(t, append(path[:len(path):len(path)], subcommand[1]), changes)
	}
	return len(all)
}
