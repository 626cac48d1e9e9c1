//go:build unix

package program_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program"
)

func TestARecordIsNeverWrittenOverAnotherFile(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"old.txt", "game.txt"} {
		require.NoError(t, os.WriteFile(name, nil, 0o600))
	}
	require.NoError(t, os.Symlink("nowhere", "link.txt"))
	const exists, orResumed = ": the file exists: expected a new one", ", or the one that is resumed"
	for _, test := range []struct{ path, resumed, complaint string }{
		{"new.txt", "", ""},
		{"new.txt", "game.txt", ""},
		{"game.txt", "game.txt", ""},
		{filepath.Join("..", filepath.Base(working(t)), "game.txt"), "game.txt", ""},
		{"nowhere/game.txt", "", "--record: lstat nowhere/game.txt: no such file or directory"},
		{"old.txt", "", "--record old.txt" + exists + orResumed},
		{"old.txt", "game.txt", "--record old.txt" + exists + orResumed},
		{"link.txt", "nowhere", "--record link.txt" + exists + orResumed},
		{"old.txt/game.txt", "", "--record: lstat old.txt/game.txt: not a directory"},
	} {
		requireComplaint(t, test.complaint, program.CheckRecord(test.path, test.resumed))
	}
	for path, complaint := range map[string]string{
		"new.txt":          "",
		"nowhere/game.txt": "--record: lstat nowhere/game.txt: no such file or directory",
		"game.txt":         "--record game.txt" + exists,
		".":                "--record ." + exists,
		"link.txt":         "--record link.txt" + exists,
		"old.txt/game.txt": "--record: lstat old.txt/game.txt: not a directory",
	} {
		requireComplaint(t, complaint, program.CheckNewRecord(path))
	}
}

func requireComplaint(t *testing.T, complaint string, err error) {
	t.Helper()
	if complaint == "" {
		require.NoError(t, err)
		return
	}
	require.EqualError(t, err, complaint)
}

func working(t *testing.T) string {
	t.Helper()
	directory, err := os.Getwd()
	require.NoError(t, err)
	return directory
}
