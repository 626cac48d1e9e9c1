//go:build unix

package file_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/internal/file"
	"games.example/internal/programtest"
)

func TestAReplacedFileAndItsLockKeepItsMode(t *testing.T) {
	for _, mask := range []int{0o022, 0o077} {
		umask(t, mask)
		for _, want := range []fs.FileMode{0o600, 0o644, 0o666, 0o640} {
			data := one(t)
			require.NoError(t, os.Chmod(data.Path, want))
			require.Equal(t, want, lockMode(t, data))
			requireText(t, "two\n", data)
			require.Equal(t, want, mode(t, data.Path))
		}
	}

	unprivileged(t, func(string) {}, func() {
		require.NoError(t, os.WriteFile("records.txt", []byte("one\n"), 0o600))
		require.NoError(t, os.Chmod("records.txt", 0o220))
		require.ErrorIs(t, file.File{Path: "records.txt", Wait: file.Patience}.Replace(becomes("two\n")), fs.ErrPermission)
	})
}

func TestTheLockOfAFileWithoutReadPermissionCanBeRead(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root may change a file without read permission")
	}
	data := one(t)
	require.NoError(t, os.Chmod(data.Path, 0o220))
	require.Equal(t, fs.FileMode(0o620), lockMode(t, data))
}

// lockMode returns the mode of the lock during a change.
func lockMode(t *testing.T, data file.File) (bits fs.FileMode) {
	t.Helper()
	require.NoError(t, data.Replace(func(string) (string, error) {
		bits = mode(t, lockOf(data))
		return "two\n", nil
	}))
	return bits
}

func TestAnExistingLockStaysUnchanged(t *testing.T) {
	t.Parallel()
	data := one(t)
	require.NoError(t, os.WriteFile(lockOf(data), []byte("mine"), 0o600))
	require.NoError(t, os.Chmod(data.Path, 0o666))

	data.Wait = programtest.Patience // a lock file that nobody has locked keeps nobody out
	require.NoError(t, data.Replace(becomes("two\n")))
	require.Equal(t, fs.FileMode(0o600), mode(t, lockOf(data)))
	require.Equal(t, "mine", contents(t, lockOf(data)))
}

// A link in the lock's place is not followed.
func TestAPlantedLockIsRefused(t *testing.T) {
	t.Parallel()
	secret := filepath.Join(t.TempDir(), "secret")
	require.NoError(t, os.WriteFile(secret, []byte("secret"), 0o600))
	nowhere := filepath.Join(t.TempDir(), "nowhere")
	for name, plant := range map[string]func(lock string) error{
		"a link to a file":   func(lock string) error { return os.Symlink(secret, lock) },
		"a link to nothing":  func(lock string) error { return os.Symlink(nowhere, lock) },
		"a link to itself":   func(lock string) error { return os.Symlink(lock, lock) },
		"a pipe":             func(lock string) error { return syscall.Mkfifo(lock, 0o666) },
		"a directory":        func(lock string) error { return os.Mkdir(lock, 0o777) },
		"a link to a device": func(lock string) error { return os.Symlink("/dev/zero", lock) },
	} {
		data := one(t)
		require.NoError(t, os.Chmod(data.Path, 0o666))
		require.NoError(t, plant(lockOf(data)))

		err := endsSoon(t, func() error { return data.Replace(becomes("two\n")) })
		require.ErrorIs(t, err, file.ErrNotRegular, name)
		require.ErrorContains(t, err, ".records.txt.lock", name)
		requireText(t, "one\n", data)
	}
	require.Equal(t, fs.FileMode(0o600), mode(t, secret))
	require.NoFileExists(t, nowhere)
}

func TestWaitingTooLongForTheLockIsAnError(t *testing.T) {
	t.Parallel()
	data := one(t)
	other := flock.New(lockOf(data))
	require.NoError(t, other.Lock())

	hasty := data
	hasty.Wait = 20 * time.Millisecond
	err := hasty.Replace(becomes("two\n"))
	require.ErrorIs(t, err, file.ErrBusy)
	require.EqualError(t, err, data.Path+" is unchanged: another program is changing it ("+lockOf(data)+" is locked)")
	requireText(t, "one\n", data)

	require.NoError(t, other.Unlock())
	require.NoError(t, data.Replace(becomes("two\n")), "the lock is free again")
}

func TestAWaitForTheLockEndsWhenItIsFree(t *testing.T) {
	t.Parallel()
	data := one(t)
	other := flock.New(lockOf(data))
	require.NoError(t, other.Lock())
	data.Wait = time.Hour
	replaced := make(chan error)
	go func() { replaced <- data.Replace(becomes("two\n")) }()
	select {
	case err := <-replaced:
		require.Fail(t, "it did not wait", err)
	case <-time.After(20 * time.Millisecond):
	}
	require.NoError(t, other.Unlock())
	require.NoError(t, <-replaced)
	requireText(t, "two\n", data)
}
