//go:build unix

package file_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/programtest"
)

func TestANewFileIsOnlyForItsOwnerUnlessAModeIsGiven(t *testing.T) {
	for _, test := range []struct {
		umask      int
		mode, want fs.FileMode
	}{
		{0o022, 0, 0o600},
		{0o077, 0, 0o600},
		{0o022, 0o644, 0o644},
		{0o022, 0o666, 0o644},
		{0o077, 0o644, 0o600},
	} {
		umask(t, test.umask)
		data := missing(t)
		data.Mode = test.mode

		require.NoError(t, data.Replace(func(string) (string, error) {
			require.Equal(t, test.want, mode(t, lockOf(data)))
			return "one\n", nil
		}))
		requireText(t, "one\n", data)
		require.Equal(t, test.want, mode(t, data.Path))
	}
}

func TestNothingIsWrittenIfNothingChanges(t *testing.T) {
	t.Parallel()
	data := one(t)
	before, err := os.Stat(data.Path)
	require.NoError(t, err)
	require.NoError(t, data.Replace(becomes("one\n")))
	after, err := os.Stat(data.Path)
	require.NoError(t, err)
	require.True(t, os.SameFile(before, after))

	data = missing(t)
	require.NoError(t, data.Replace(becomes("")))
	require.Empty(t, names(t, data))
}

func TestAChangeThatFailsChangesNothing(t *testing.T) {
	data := one(t)
	reason := errors.New("no")

	err := data.Replace(func(string) (string, error) { return "two\n", reason })
	require.Equal(t, reason, err)
	requireText(t, "one\n", data)
	require.Equal(t, []string{"records.txt"}, names(t, data))
}

func TestOnlyTheTemporaryFileAndTheLockOfAKilledProgramAreRemoved(t *testing.T) {
	t.Parallel()
	data := one(t)
	dir := filepath.Dir(data.Path)
	mine := []string{".records.txt", ".records.txt.games-tmp2", ".records.txt1.games-tmp", ".records.txt7", "records.txt2"}
	for _, name := range append(mine, ".records.txt.games-tmp") {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("half"), 0o600))
	}
	require.NoError(t, os.WriteFile(lockOf(data), nil, 0o600))

	require.NoError(t, data.Replace(becomes("two\n")))
	require.ElementsMatch(t, append(mine, "records.txt"), names(t, data))
}

// The name of a file may begin with another file's name.
func TestAChangeLeavesTheTemporaryFilesOfOtherFiles(t *testing.T) {
	t.Parallel()
	short := one(t)
	long := short
	long.Path += "1"
	require.NoError(t, long.Replace(func(string) (string, error) {
		return "long\n", short.Replace(becomes("short\n"))
	}))
	requireText(t, "long\n", long)
	requireText(t, "short\n", short)
}

// A change fails if a directory has the name of the temporary file.
func TestADirectoryInPlaceOfTheTemporaryFileStays(t *testing.T) {
	t.Parallel()
	data := one(t)
	theirs := filepath.Join(filepath.Dir(data.Path), ".records.txt.games-tmp", "something")
	require.NoError(t, os.MkdirAll(theirs, 0o755))

	require.ErrorIs(t, data.Replace(becomes("two\n")), fs.ErrExist)
	requireText(t, "one\n", data)
	require.DirExists(t, theirs)
}

func TestAFileIsCreatedOnlyWhereThereIsNothing(t *testing.T) {
	t.Parallel()
	data := missing(t)
	require.NoError(t, data.Create("one\n"))
	requireText(t, "one\n", data)
	err := data.Create("two\n")
	require.ErrorIs(t, err, fs.ErrExist)
	require.EqualError(t, err, data.Path+" is unchanged: file already exists")
	requireText(t, "one\n", data)

	link := missing(t)
	require.NoError(t, os.Symlink("nowhere", link.Path))
	require.ErrorIs(t, link.Create("two\n"), fs.ErrExist)
	require.Equal(t, []string{"records.txt"}, names(t, link))
}

func TestAFileThatAppearsDuringAChangeIsNotReplaced(t *testing.T) {
	t.Parallel()
	data := missing(t)
	err := data.Replace(func(string) (string, error) {
		return "mine\n", os.WriteFile(data.Path, []byte("theirs\n"), 0o600)
	})
	require.ErrorIs(t, err, fs.ErrExist)
	require.EqualError(t, err, data.Path+" is unchanged: file already exists")
	requireText(t, "theirs\n", data)
	require.Equal(t, []string{"records.txt"}, names(t, data))
}

// Both programs may have to wait for the lock.
func TestOneOfTwoProgramsCreatesAFile(t *testing.T) {
	t.Parallel()
	data := missing(t)
	other := flock.New(lockOf(data))
	require.NoError(t, other.Lock())
	created := make(chan error)
	for range 2 {
		go func() { created <- data.Create("one\n") }()
	}
	require.NoError(t, other.Unlock())
	first, second := <-created, <-created
	require.NotEqual(t, first == nil, second == nil, "%v, %v", first, second)
	require.ErrorIs(t, errors.Join(first, second), fs.ErrExist)
}

func TestASymbolicLinkStaysAndItsTargetIsReplaced(t *testing.T) {
	t.Parallel()
	for name, target := range map[string]string{
		"a file in another directory": "../real/records.txt",
		"through a linked directory":  "linked/../real/records.txt",
		"a link again":                "second",
		"nothing yet":                 "../real/new.txt",
		"an absolute path":            "/",
	} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			for _, dir := range []string{"data", "real", "far/deep"} {
				require.NoError(t, os.MkdirAll(filepath.Join(root, dir), 0o700))
			}
			theirs := filepath.Join(root, "real/records.txt")
			require.NoError(t, os.WriteFile(theirs, []byte("one\n"), 0o600))
			require.NoError(t, os.Chmod(theirs, 0o640))
			// far/deep/.. means far, so a path through linked leads to far/real.
			require.NoError(t, os.Symlink("../far/deep", filepath.Join(root, "data/linked")))
			require.NoError(t, os.Symlink("../real", filepath.Join(root, "far/real")))
			require.NoError(t, os.Symlink("../real/records.txt", filepath.Join(root, "data/second")))
			if filepath.IsAbs(target) {
				target = theirs
			}
			link := filepath.Join(root, "data/records.txt")
			require.NoError(t, os.Symlink(target, link))
			data := file.File{Path: link, Wait: file.Patience}

			require.NoError(t, data.Replace(func(old string) (string, error) { return old + "two\n", nil }))
			kept, err := os.Readlink(link)
			require.NoError(t, err)
			require.Equal(t, target, kept)
			if name == "nothing yet" {
				requireText(t, "two\n", file.File{Path: filepath.Join(root, "real/new.txt")})
				return
			}
			requireText(t, "one\ntwo\n", data)
			requireText(t, "one\ntwo\n", file.File{Path: theirs})
			require.Equal(t, fs.FileMode(0o640), mode(t, theirs))
			lock := filepath.Join(root, "real/.records.txt.lock")
			require.NoError(t, data.Replace(func(old string) (string, error) {
				require.FileExists(t, lock, "the lock is beside the file, so all links share it")
				return old, nil
			}))
		})
	}
}

func TestAPathIsResolvedAsTheSystemResolvesIt(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.MkdirAll("far/deep", 0o700))
	require.NoError(t, os.Symlink("far/deep", "linked"))
	for path, want := range map[string]string{
		"records.txt":           "records.txt",
		"./linked/records.txt":  "far/deep/records.txt",
		"linked/../records.txt": "far/records.txt", // not the file records.txt above
		"far/../two.txt":        "two.txt",
	} {
		data := file.File{Path: path, Wait: file.Patience}
		require.NoError(t, data.Replace(func(string) (string, error) {
			require.FileExists(t, lockOf(file.File{Path: want}))
			return path, nil
		}))
		require.Equal(t, path, contents(t, want))
		requireText(t, path, data)
	}
	require.Equal(t, "records.txt", contents(t, "records.txt"))
}

func TestALinkToItselfIsAnError(t *testing.T) {
	data := missing(t)
	require.NoError(t, os.Symlink("records.txt", data.Path))

	err := data.Replace(becomes("one\n"))
	require.EqualError(t, err, data.Path+" is unchanged: not a regular file")
	_, err = data.Read()
	require.EqualError(t, err, "open "+data.Path+": not a regular file")
}

func TestOnlyARegularFileIsReadOrReplaced(t *testing.T) {
	for name, make := range map[string]func(path string) error{
		"a directory":                    func(path string) error { return os.Mkdir(path, 0o700) },
		"a pipe, which nobody writes to": func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a link to a device":             func(path string) error { return os.Symlink("/dev/zero", path) },
		"a link to a directory":          func(path string) error { return os.Symlink(filepath.Dir(path), path) },
	} {
		data := missing(t)
		require.NoError(t, make(data.Path))
		err := endsSoon(t, func() error {
			_, err := data.Read()
			return err
		})
		require.ErrorIs(t, err, file.ErrNotRegular, name)
		if !strings.Contains(name, "link") {
			err := endsSoon(t, func() error { return data.Replace(becomes("one\n")) })
			require.ErrorIs(t, err, file.ErrNotRegular, name)
		}
	}
}

// endsSoon runs f and returns its error. If f does not end, for example because it waits
// for the other end of a pipe, endsSoon fails the test.
func endsSoon(t *testing.T, f func() error) error {
	t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- f() }()
	select {
	case err := <-ended:
		return err
	case <-time.After(programtest.Patience):
		require.Fail(t, "it does not end")
		return nil
	}
}

func TestADirectoryIsNotReplacedAndNoFileIsLeft(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("dir", 0o700))
	for _, path := range []string{"", ".", "dir", "dir/", "dir/."} {
		err := file.File{Path: path, Wait: file.Patience}.Replace(becomes("one\n"))
		require.ErrorIs(t, err, file.ErrNotRegular, path)
		require.ErrorContains(t, err, ": is a directory", path)
	}
	require.Equal(t, []string{"dir"}, names(t, file.File{Path: "records.txt"}))
	require.Empty(t, names(t, file.File{Path: "dir/records.txt"}))
}

func TestAReadOnlyFileIsNotReplacedEvenByRoot(t *testing.T) {
	data := one(t)
	require.NoError(t, os.Chmod(data.Path, 0o444))

	err := data.Replace(becomes("two\n"))
	require.ErrorIs(t, err, fs.ErrPermission)
	require.ErrorIs(t, err, file.ErrReadOnly)
	require.EqualError(t, err, data.Path+" is unchanged: read-only: permission denied")
	requireText(t, "one\n", data)
}

func TestAFileThatIsTooBigIsNotRead(t *testing.T) {
	require.Equal(t, 64*1024*1024, file.MostBytes)
	data := one(t)
	require.NoError(t, os.Truncate(data.Path, file.MostBytes+1))

	var err error
	require.Less(t, allocated(func() { _, err = data.Read() }), uint64(1<<20))
	require.ErrorIs(t, err, file.ErrTooBig)
	require.Less(t, allocated(func() { err = data.Replace(becomes("one\n")) }), uint64(1<<20))
	require.ErrorIs(t, err, file.ErrTooBig)

	require.NoError(t, os.Truncate(data.Path, file.MostBytes))
	text := ""
	require.Less(t, allocated(func() { text, err = data.Read() }), uint64(file.MostBytes+1<<20))
	require.NoError(t, err)
	require.Len(t, text, file.MostBytes)
	require.NoError(t, data.Replace(func(old string) (string, error) { return old, nil }))

	data = one(t)
	require.ErrorIs(t, data.Replace(becomes(text+"x")), file.ErrTooBig)
	requireText(t, "one\n", data)
}

// allocated returns the number of bytes that f allocates.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

func TestAMissingDirectoryIsAnError(t *testing.T) {
	data := file.File{Path: filepath.Join(t.TempDir(), "none", "records.txt"), Wait: file.Patience}

	err := data.Replace(becomes("one\n"))
	require.ErrorIs(t, err, fs.ErrNotExist)
	require.EqualError(t, err, data.Path+" is unchanged: no such file or directory")
	_, err = data.Read()
	require.ErrorIs(t, err, fs.ErrNotExist)
	require.NoDirExists(t, filepath.Dir(data.Path))
}

// Computing a change may take hours.
func TestAChangeThatCouldNotBeWrittenIsNotComputed(t *testing.T) {
	called := func(string) (string, error) { return "", errors.New("called") }
	data := missing(t)
	require.EqualError(t, data.Replace(called), "called")

	data.Path = filepath.Join(filepath.Dir(data.Path), strings.Repeat("x", 248)) // too long with the .lock extension
	require.ErrorIs(t, data.Replace(called), syscall.ENAMETOOLONG)
}

func TestAChangeInAReadOnlyDirectoryIsNotComputed(t *testing.T) {
	called := func(string) (string, error) { return "", errors.New("called") }
	unprivileged(t, func(dir string) {
		for _, name := range []string{"records.txt", ".records.txt.lock"} {
			path := filepath.Join(dir, name)
			require.NoError(t, os.WriteFile(path, nil, 0o600))
			require.NoError(t, os.Chmod(path, 0o666))
		}
	}, func() {
		require.NoError(t, os.Chmod(".", 0o555))
		err := file.File{Path: "records.txt", Wait: file.Patience}.Replace(called)
		require.NoError(t, os.Chmod(".", 0o755))
		require.ErrorIs(t, err, fs.ErrPermission)
	})
}

func TestADirectoryThatCannotBeForcedToTheDiskIsReported(t *testing.T) {
	unprivileged(t, func(string) {}, func() {
		require.NoError(t, os.Chmod(".", 0o300)) // without read permission
		data := file.File{Path: "records.txt", Wait: file.Patience}
		first, second := data.Replace(becomes("one\n")), data.Replace(becomes("one\n"))
		require.NoError(t, os.Chmod(".", 0o700))
		require.EqualError(t, first, "records.txt is written, but may not outlast a power cut: open .: permission denied")
		require.Equal(t, first, second, "although the text stays the same")
		require.Equal(t, "one\n", contents(t, "records.txt"))
		require.NoError(t, data.Replace(becomes("one\n")))
	})
}

func TestARecordThatWasNotForcedToTheDiskIsForcedAgain(t *testing.T) {
	unprivileged(t, func(string) {}, func() {
		require.NoError(t, os.Chmod(".", 0o300)) // without read permission
		record, err := command.NewRecord("game.txt", "")
		require.NoError(t, err)
		for _, text := range []string{"one\n", "one\n", "two\n", "two\n"} {
			require.ErrorContains(t, record.Write(text), "game.txt is written, but may not outlast a power cut: ")
			require.Equal(t, text, contents(t, "game.txt"))
		}
		require.NoError(t, os.Chmod(".", 0o700))
		require.NoError(t, record.Write("two\n"))
	})
}

func TestAnErrorCanBeTranslated(t *testing.T) {
	data := missing(t)
	require.NoError(t, os.Mkdir(data.Path, 0o700))
	err := data.Replace(becomes("one\n"))
	var message interface{ Message() (string, []any) }
	require.ErrorAs(t, err, &message)
	format, args := message.Message()
	require.Equal(t, "%s is unchanged: %w", format)
	require.Equal(t, data.Path, args[0])
	require.ErrorIs(t, args[1].(error), file.ErrNotRegular)
}

// nobody is the id of the user that root becomes for a test, because root may do
// anything.
const (
	nobody         = 65534
	nobodyVariable = "FILE_TEST_AS_NOBODY"
)

func TestMain(m *testing.M) {
	if os.Getenv(nobodyVariable) != "" {
		if err := errors.Join(syscall.Setgroups(nil), syscall.Setgid(nobody), syscall.Setuid(nobody)); err != nil {
			panic(err)
		}
	}
	if most, err := strconv.ParseUint(os.Getenv(mostVariable), 10, 64); err == nil {
		signal.Ignore(syscall.SIGXFSZ) // so that a write fails instead
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: most, Max: most}); err != nil {
			panic(err)
		}
	}
	if path := os.Getenv(addingVariable); path != "" {
		fmt.Fprintln(os.Stderr, addOnAndOn(path))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

const mostVariable = "FILE_TEST_MOST_BYTES"

// small runs a part of a test in another process, in a new directory, as if the disk had
// room for only the given number of bytes of each file.
func small(t *testing.T, most int, test func()) {
	t.Helper()
	if os.Getenv(mostVariable) != "" {
		test()
		return
	}
	again(t, t.TempDir(), mostVariable+"="+strconv.Itoa(most))
}

// again runs this test in another process, in the given directory, with a variable.
func again(t *testing.T, dir, variable string) {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	again := programtest.Command(t, self, "-test.run=^"+t.Name()+"$")
	again.Dir = dir
	again.Env = append(os.Environ(), variable)
	output, err := again.CombinedOutput()
	require.NoError(t, err, string(output))
}

// unprivileged runs a part of a test as an ordinary user, in a new directory that
// prepare fills. If root runs the test, another process runs the part as user nobody.
// That process starts in the directory, which it might be unable to enter later.
func unprivileged(t *testing.T, prepare func(dir string), test func()) {
	t.Helper()
	if os.Getenv(nobodyVariable) != "" {
		test()
		return
	}
	dir := t.TempDir()
	prepare(dir)
	if os.Getuid() != 0 {
		t.Chdir(dir)
		test()
		return
	}
	require.NoError(t, os.Chown(dir, nobody, nobody))
	again(t, dir, nobodyVariable+"=yes")
}

// missing returns a File in a new directory. The file does not exist.
func missing(t *testing.T) file.File {
	t.Helper()
	return file.File{Path: filepath.Join(t.TempDir(), "records.txt"), Wait: file.Patience}
}

// one returns a file that holds the line "one".
func one(t *testing.T) file.File {
	t.Helper()
	data := missing(t)
	require.NoError(t, os.WriteFile(data.Path, []byte("one\n"), 0o600))
	return data
}

func lockOf(data file.File) string {
	return filepath.Join(filepath.Dir(data.Path), "."+filepath.Base(data.Path)+".lock")
}

// becomes returns a change that replaces any text with the given text.
func becomes(text string) func(string) (string, error) {
	return func(string) (string, error) { return text, nil }
}

func requireText(t *testing.T, want string, data file.File) {
	t.Helper()
	text, err := data.Read()
	require.NoError(t, err)
	require.Equal(t, want, text)
}

func contents(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}

func mode(t *testing.T, path string) fs.FileMode {
	t.Helper()
	info, err := os.Lstat(path)
	require.NoError(t, err)
	return info.Mode()
}

// umask sets, for this test, the permission bits that new files do not get.
func umask(t *testing.T, bits int) {
	t.Helper()
	old := syscall.Umask(bits)
	t.Cleanup(func() { syscall.Umask(old) })
}

// names returns the sorted names in the directory of a file.
func names(t *testing.T, data file.File) []string {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(data.Path))
	require.NoError(t, err)
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}

func TestAnotherPathHasTheNextFreeNumberBeforeItsExtension(t *testing.T) {
	directory := t.TempDir()
	path := func(name string) string { return filepath.Join(directory, name) }
	require.Equal(t, path("game-2.txt"), file.Unused(file.Numbered(path("game.txt")), 2))
	require.Equal(t, path("game-3"), file.Unused(file.Numbered(path("game")), 3))
	require.Equal(t, path("100%d-2"), file.Unused(file.Numbered(path("100%d")), 2))
	require.NoError(t, os.WriteFile(path("game-2.txt"), nil, 0o600))
	require.NoError(t, os.Symlink("nowhere", path("game-3.txt")))
	require.Equal(t, path("game-4.txt"), file.Unused(file.Numbered(path("game.txt")), 2))
}

func TestAnUnusedPathHasTheFirstFreeNumber(t *testing.T) {
	format := filepath.Join(t.TempDir(), "game-%d.txt")
	path := func(n int) string { return fmt.Sprintf(format, n) }
	require.Equal(t, path(1), file.Unused(format, 1))
	require.NoError(t, os.WriteFile(path(1), nil, 0o600))
	require.NoError(t, os.Symlink("nowhere", path(2)))
	require.NoError(t, os.WriteFile(path(4), nil, 0o600))
	require.Equal(t, path(3), file.Unused(format, 1), "a path with a link to a missing file is used")
}

func TestOtherErrorsDoNotMeanThatTheTextIsWritten(t *testing.T) {
	t.Parallel()
	data := file.File{Path: filepath.Join(t.TempDir(), "data"), Wait: file.Patience}
	reason := errors.New("no text")
	err := data.Replace(func(string) (string, error) { return "", reason })
	require.ErrorIs(t, err, reason)
	for _, err := range []error{nil, reason, err, file.ErrBusy} {
		require.False(t, file.Written(err), err)
	}
}
