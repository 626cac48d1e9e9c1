package lines_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/yutnori/internal/lines"
)

func TestAFileIsReplacedByWhatTheChangeMakesOfIt(t *testing.T) {
	file := one(t)

	require.NoError(t, file.Replace(func(old string) (string, error) { return old + "two\n", nil }))
	requireText(t, "one\ntwo\n", file)
}

func TestANewFileIsForItsOwnerAlone(t *testing.T) {
	file := missing(t)

	require.NoError(t, file.Replace(becomes("one\n")))
	requireText(t, "one\n", file)
	require.Equal(t, fs.FileMode(0o600), mode(t, file.Path))
}

func TestAReplacedFileKeepsItsMode(t *testing.T) {
	for _, want := range []fs.FileMode{0o600, 0o644, 0o666, 0o640} {
		file := one(t)
		require.NoError(t, os.Chmod(file.Path, want))

		require.NoError(t, file.Replace(becomes("two\n")))
		requireText(t, "two\n", file)
		require.Equal(t, want, mode(t, file.Path))
	}
}

func TestWhoeverMayChangeTheFileMayTakeItsLock(t *testing.T) {
	file := missing(t)
	lock := filepath.Join(filepath.Dir(file.Path), ".records.txt.lock")
	require.NoError(t, file.Replace(becomes("one\n")))
	require.Equal(t, fs.FileMode(0o600), mode(t, lock))

	for _, want := range []fs.FileMode{0o644, 0o666, 0o640} {
		file := one(t)
		lock := filepath.Join(filepath.Dir(file.Path), ".records.txt.lock")
		require.NoError(t, os.Chmod(file.Path, want))
		require.NoError(t, file.Replace(becomes("two\n")))
		require.Equal(t, want, mode(t, lock))
	}

	require.NoError(t, os.Chmod(file.Path, 0o660))
	require.NoError(t, file.Replace(becomes("two\n")))
	require.Equal(t, fs.FileMode(0o660), mode(t, lock), "also later")
}

func TestNothingIsWrittenIfNothingChanges(t *testing.T) {
	file := one(t)
	before, err := os.Stat(file.Path)
	require.NoError(t, err)
	require.NoError(t, file.Replace(becomes("one\n")))
	after, err := os.Stat(file.Path)
	require.NoError(t, err)
	require.True(t, os.SameFile(before, after))

	file = missing(t)
	require.NoError(t, file.Replace(becomes("")))
	require.NoFileExists(t, file.Path)
}

func TestAChangeThatFailsChangesNothing(t *testing.T) {
	file := one(t)
	reason := errors.New("no")

	err := file.Replace(func(string) (string, error) { return "two\n", reason })
	require.ErrorIs(t, err, reason)
	requireText(t, "one\n", file)
}

func TestOnlyTheFileAndItsLockAreLeft(t *testing.T) {
	file := one(t)
	dir := filepath.Dir(file.Path)
	leftover := filepath.Join(dir, ".records.txt4242")
	for _, path := range []string{leftover, filepath.Join(dir, ".records.txt4242.mine"), filepath.Join(dir, "records.txt2")} {
		require.NoError(t, os.WriteFile(path, []byte("half"), 0o600))
	}

	require.NoError(t, file.Replace(becomes("two\n")))
	require.NoFileExists(t, leftover, "a killed program's")
	require.ElementsMatch(t, []string{"records.txt", ".records.txt.lock", ".records.txt4242.mine", "records.txt2"}, names(t, dir))
}

func TestChangesAtOnceAreAllMade(t *testing.T) {
	file := missing(t)
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() {
			err := file.Replace(func(old string) (string, error) { return old + "x", nil })
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	text, err := file.Read()
	require.NoError(t, err)
	require.Len(t, text, 40)
}

func TestWhoeverWaitsTooLongForTheLockIsTold(t *testing.T) {
	file := one(t)
	file.Wait = 20 * time.Millisecond
	other := flock.New(filepath.Join(filepath.Dir(file.Path), ".records.txt.lock"))
	require.NoError(t, other.Lock())

	err := file.Replace(becomes("two\n"))
	require.ErrorIs(t, err, lines.ErrBusy)
	requireText(t, "one\n", file)

	require.NoError(t, other.Unlock())
	require.NoError(t, file.Replace(becomes("two\n")), "and it is free again")
}

// A lock file that somebody's death left behind locks nothing.
func TestAnOldLockFileIsNoLock(t *testing.T) {
	file := one(t)
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(file.Path), ".records.txt.lock"), nil, 0o600))

	file.Wait = 100 * time.Millisecond
	require.NoError(t, file.Replace(becomes("two\n")))
}

func TestASymbolicLinkStaysAndItsTargetIsReplaced(t *testing.T) {
	for name, target := range map[string]string{
		"a file in another directory": "../real/records.txt",
		"through a linked directory":  "linked/../real/records.txt",
		"a link again":                "second",
		"nothing yet":                 "../real/new.txt",
	} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			for _, dir := range []string{"data", "real", "far/deep"} {
				require.NoError(t, os.MkdirAll(filepath.Join(root, dir), 0o700))
			}
			require.NoError(t, os.WriteFile(filepath.Join(root, "real/records.txt"), []byte("one\n"), 0o640))
			// far/deep/.. is far, so the way through linked leads to far/real.
			require.NoError(t, os.Symlink("../far/deep", filepath.Join(root, "data/linked")))
			require.NoError(t, os.Symlink("../real", filepath.Join(root, "far/real")))
			require.NoError(t, os.Symlink("../real/records.txt", filepath.Join(root, "data/second")))
			link := filepath.Join(root, "data/records.txt")
			require.NoError(t, os.Symlink(target, link))
			file := lines.File{Path: link, Wait: time.Second}

			require.NoError(t, file.Replace(func(old string) (string, error) { return old + "two\n", nil }))
			kept, err := os.Readlink(link)
			require.NoError(t, err)
			require.Equal(t, target, kept)
			if name == "nothing yet" {
				requireText(t, "two\n", lines.File{Path: filepath.Join(root, "real/new.txt")})
				return
			}
			requireText(t, "one\ntwo\n", lines.File{Path: filepath.Join(root, "real/records.txt")})
			require.Equal(t, fs.FileMode(0o640), mode(t, filepath.Join(root, "real/records.txt")))
			require.Contains(t, names(t, filepath.Join(root, "real")), ".records.txt.lock",
				"the lock is beside the file, for all links to it")
		})
	}
}

func TestALinkToItselfIsAnError(t *testing.T) {
	file := missing(t)
	require.NoError(t, os.Symlink("records.txt", file.Path))

	require.Error(t, file.Replace(becomes("one\n")))
}

func TestWhatIsNoRegularFileIsRefused(t *testing.T) {
	t.Run("a directory", func(t *testing.T) {
		file := missing(t)
		require.NoError(t, os.Mkdir(file.Path, 0o700))
		requireRefused(t, file)
	})
	t.Run("a pipe, which nobody writes to", func(t *testing.T) {
		file := missing(t)
		require.NoError(t, syscall.Mkfifo(file.Path, 0o600))
		requireRefused(t, file)
	})
}

func requireRefused(t *testing.T, file lines.File) {
	t.Helper()
	_, err := file.Read()
	require.ErrorIs(t, err, lines.ErrNotAFile)
	require.ErrorIs(t, file.Replace(becomes("one\n")), lines.ErrNotAFile)
}

func TestAMissingDirectoryIsAnError(t *testing.T) {
	file := lines.File{Path: filepath.Join(t.TempDir(), "none", "records.txt"), Wait: time.Second}

	require.ErrorIs(t, file.Replace(becomes("one\n")), fs.ErrNotExist)
	require.NoDirExists(t, filepath.Dir(file.Path))
}

// missing returns a file that is not there, in a directory that is.
func missing(t *testing.T) lines.File {
	t.Helper()
	return lines.File{Path: filepath.Join(t.TempDir(), "records.txt"), Wait: lines.Patience}
}

// one returns a file with the line one.
func one(t *testing.T) lines.File {
	t.Helper()
	file := missing(t)
	require.NoError(t, os.WriteFile(file.Path, []byte("one\n"), 0o600))
	return file
}

// becomes is the change to text, whatever there was.
func becomes(text string) func(string) (string, error) {
	return func(string) (string, error) { return text, nil }
}

func requireText(t *testing.T, want string, file lines.File) {
	t.Helper()
	text, err := file.Read()
	require.NoError(t, err)
	require.Equal(t, want, text)
}

func mode(t *testing.T, path string) fs.FileMode {
	t.Helper()
	info, err := os.Stat(path)
	require.NoError(t, err)
	return info.Mode()
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}
