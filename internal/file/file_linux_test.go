package file_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/file"
)

// open returns the files below a directory that this process has open, including files
// that are removed.
func open(t *testing.T, directory string) (paths []string) {
	t.Helper()
	entries, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	for _, entry := range entries {
		path, err := os.Readlink(filepath.Join("/proc/self/fd", entry.Name()))
		if err == nil && strings.HasPrefix(path, directory) {
			paths = append(paths, path)
		}
	}
	return paths
}

func TestNoFileStaysOpen(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	data := file.File{Path: filepath.Join(directory, "data"), Wait: file.Patience}
	unlock, err := data.Lock()
	require.NoError(t, err)
	require.Len(t, open(t, directory), 1, "the lock")
	unlock()
	require.NoError(t, data.Replace(func(string) (string, error) { return "text", nil }))
	require.NoError(t, data.Append(" and more"))
	_, err = data.Read()
	require.NoError(t, err)
	_, err = file.File{Path: filepath.Join(directory, "missing")}.Read()
	require.Error(t, err)
	require.Empty(t, open(t, directory))
}
