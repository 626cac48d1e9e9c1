//go:build unix

package command_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/file"
)

func TestARecordIsNeverWrittenOverAnotherFile(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"old.txt", "game.txt"} {
		require.NoError(t, os.WriteFile(name, nil, 0o600))
	}
	require.NoError(t, os.Symlink("nowhere", "link.txt"))
	const exists = ": the file exists: expected a new one, or the one that is resumed"
	for _, test := range []struct{ path, resumed, complaint string }{
		{"new.txt", "", ""},
		{"new.txt", "game.txt", ""},
		{"game.txt", "game.txt", ""},
		{filepath.Join("..", filepath.Base(working(t)), "game.txt"), "game.txt", ""},
		{"nowhere/game.txt", "", "--record: nowhere/game.txt: no such file or directory"},
		{"old.txt", "", "--record old.txt" + exists},
		{"old.txt", "game.txt", "--record old.txt" + exists},
		{".", "", "--record ." + exists},
		{"link.txt", "nowhere", "--record link.txt" + exists},
		{"nowhere/../new.txt", "", "--record: nowhere/../new.txt: no such file or directory"},
		{"old.txt/game.txt", "", "--record: lstat old.txt/game.txt: not a directory"},
	} {
		_, err := command.NewRecord(test.path, test.resumed)
		requireComplaint(t, test.complaint, err)
	}
}

func TestARecordIsCreatedByItsFirstWrite(t *testing.T) {
	t.Chdir(t.TempDir())
	first, err := command.NewRecord("game.txt", "")
	require.NoError(t, err)
	second, err := command.NewRecord("game.txt", "")
	require.NoError(t, err)
	require.NoFileExists(t, "game.txt")

	require.NoError(t, first.Write("first\n"))
	for _, text := range []string{"second\n", "first\n"} {
		err = second.Write(text)
		require.ErrorIs(t, err, fs.ErrExist)
		require.EqualError(t, err, "game.txt is unchanged: file already exists")
	}
	require.NoError(t, first.Write("first\nmove\n"))
	requireText(t, "first\nmove\n")
	require.NoError(t, new(command.Record).Write("a record without a path"))
}

func TestARecordReplacesOnlyItsOwnText(t *testing.T) {
	t.Chdir(t.TempDir())
	record, err := command.NewRecord("game.txt", "")
	require.NoError(t, err)
	require.NoError(t, record.Write("one\n"))
	require.NoError(t, os.WriteFile("game.txt", []byte("edited\n"), 0o600))
	require.NoError(t, record.Write("one\n"), "nothing to write")
	for range 2 {
		require.EqualError(t, record.Write("two\n"), "game.txt is unchanged: another program has changed it")
		requireText(t, "edited\n")
	}
	require.NoError(t, os.Remove("game.txt"))
	require.NoError(t, record.Write("two\n"))
	requireText(t, "two\n")
}

func TestARecordContinuesTheTextThatIsResumed(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("game.txt", []byte("old\n"), 0o600))
	first, err := command.NewRecord("game.txt", "game.txt")
	require.NoError(t, err)
	second, err := command.NewRecord("game.txt", "./game.txt")
	require.NoError(t, err)
	require.NoError(t, first.Write("old\nfirst\n"))
	require.ErrorContains(t, second.Write("old\nsecond\n"), "another program has changed it")
	requireText(t, "old\nfirst\n")
}

func TestALockedRecordIsWrittenLater(t *testing.T) {
	t.Chdir(t.TempDir())
	lock := flock.New(".game.txt.lock")
	require.NoError(t, lock.Lock())
	record, err := command.NewRecord("game.txt", "")
	require.NoError(t, err)
	for _, text := range []string{"one\n", "two\n"} {
		require.NoError(t, lock.Lock())
		require.ErrorIs(t, record.Write(text), file.ErrBusy)
		require.NoError(t, lock.Close())
		require.NoError(t, record.Write(text))
		requireText(t, text)
	}
}

func requireText(t *testing.T, want string) {
	t.Helper()
	text, err := os.ReadFile("game.txt")
	require.NoError(t, err)
	require.Equal(t, want, string(text))
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
