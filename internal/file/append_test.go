//go:build unix

package file_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/file"
)

func TestTextIsAddedAtTheEnd(t *testing.T) {
	t.Parallel()
	data := missing(t)
	data.Mode = 0o640
	require.NoError(t, data.Append("one\n"))
	require.Equal(t, fs.FileMode(0o640), mode(t, data.Path))
	require.NoError(t, data.Append("two\n"))
	require.NoError(t, data.Append(""))
	requireText(t, "one\ntwo\n", data)
	require.Equal(t, []string{"records.txt"}, names(t, data))

	link := file.File{Path: data.Path + ".link", Wait: file.Patience}
	require.NoError(t, os.Symlink(data.Path, link.Path))
	require.NoError(t, link.Append("three\n"))
	requireText(t, "one\ntwo\nthree\n", data)
}

func TestTextsAddedAtOnceAreAllAdded(t *testing.T) {
	t.Parallel()
	data := missing(t)
	const texts = 20
	var all sync.WaitGroup
	for range texts {
		all.Go(func() { require.NoError(t, data.Append(strings.Repeat("x", 9)+"\n")) })
	}
	all.Wait()
	requireText(t, strings.Repeat("xxxxxxxxx\n", texts), data)
}

func TestTextIsAddedOnlyToARegularFile(t *testing.T) {
	t.Parallel()
	for name, plant := range map[string]func(path string) error{
		"a pipe":              func(path string) error { return syscall.Mkfifo(path, 0o666) },
		"a directory":         func(path string) error { return os.Mkdir(path, 0o777) },
		"a link to a device":  func(path string) error { return os.Symlink("/dev/null", path) },
		"a link to itself":    func(path string) error { return os.Symlink(path, path) },
		"a read-only file":    func(path string) error { return os.WriteFile(path, nil, 0o444) },
		"a missing directory": func(path string) error { return os.Remove(filepath.Dir(path)) },
	} {
		data := missing(t)
		require.NoError(t, plant(data.Path))
		err := endsSoon(t, func() error { return data.Append("one\n") })
		require.ErrorContains(t, err, data.Path+" is unchanged: ", name)
		if info, err := os.Stat(data.Path); err == nil && info.Mode().IsRegular() {
			require.Zero(t, info.Size(), name)
		}
	}
}

func TestNothingIsAddedWhileAnotherProgramHoldsTheLock(t *testing.T) {
	t.Parallel()
	data := one(t)
	data.Wait = 0
	unlock, err := data.Lock()
	require.NoError(t, err)
	_, err = data.Lock()
	require.ErrorIs(t, err, file.ErrBusy)
	require.ErrorIs(t, data.Append("two\n"), file.ErrBusy)
	require.ErrorIs(t, data.Replace(becomes("two\n")), file.ErrBusy)
	unlock()
	require.NoError(t, data.Append("two\n"))
	requireText(t, "one\ntwo\n", data)
	require.Equal(t, []string{"records.txt"}, names(t, data))
}

func TestALockNeedsNoFile(t *testing.T) {
	t.Parallel()
	data := missing(t)
	unlock, err := data.Lock()
	require.NoError(t, err)
	require.FileExists(t, lockOf(data))
	unlock()
	require.Empty(t, names(t, data))
	data.Path = filepath.Join(data.Path, "nowhere")
	_, err = data.Lock()
	require.ErrorIs(t, err, fs.ErrNotExist)
}

func TestATextThatDoesNotFitOnTheDiskIsNotAddedInPart(t *testing.T) {
	const most, before = 1 << 16, "one\n"
	small(t, most, func() {
		data := file.File{Path: "records.txt", Wait: file.Patience}
		tooMuch := strings.Repeat("x", most)
		require.ErrorIs(t, data.Append(tooMuch+"x"), syscall.EFBIG)
		require.NoFileExists(t, data.Path)
		require.EqualError(t, data.Replace(becomes(tooMuch+"x")), "records.txt is unchanged: file too large")
		require.Empty(t, names(t, data))
		require.NoError(t, data.Append(before))
		err := data.Append(tooMuch)
		require.ErrorIs(t, err, syscall.EFBIG)
		require.EqualError(t, err, "records.txt is unchanged: file too large")
		requireText(t, before, data)
		require.NoError(t, data.Append(tooMuch[len(before):]))
		require.Len(t, names(t, data), 1)
	})
}

func TestAQuicklyCreatedFileIsNewAndWhole(t *testing.T) {
	const most = 1 << 16
	small(t, most, func() {
		text := strings.Repeat("x", most)
		err := file.CreateQuickly("new.txt", text+"x", 0o666)
		require.ErrorIs(t, err, syscall.EFBIG)
		require.NoFileExists(t, "new.txt")

		require.NoError(t, file.CreateQuickly("new.txt", text, 0o640))
		require.Equal(t, text, contents(t, "new.txt"))
		require.Equal(t, fs.FileMode(0o640), mode(t, "new.txt"))
		require.ErrorIs(t, file.CreateQuickly("new.txt", "", 0o640), fs.ErrExist)
		require.NoError(t, os.Symlink("nowhere", "link"))
		require.ErrorIs(t, file.CreateQuickly("link", "", 0o640), fs.ErrExist)
		require.NoError(t, syscall.Mkfifo("pipe", 0o666))
		require.ErrorIs(t, endsSoon(t, func() error { return file.CreateQuickly("pipe", "", 0o640) }), fs.ErrExist)
		require.ErrorIs(t, file.CreateQuickly("nowhere/new.txt", "", 0o640), fs.ErrNotExist)
		require.Equal(t, text, contents(t, "new.txt"))
	})
}
