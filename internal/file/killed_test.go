//go:build unix

package file_test

import (
	"bufio"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/file"
	"games.example/internal/programtest"
)

// addingVariable names the file to which another process adds lines until it is killed.
const addingVariable = "FILE_TEST_ADDING_TO"

// addOnAndOn adds lines to a file, and prints each line after it is added.
func addOnAndOn(path string) error {
	data := file.File{Path: path, Wait: time.Hour} // longer than any test
	for n := 0; ; n++ {
		line := fmt.Sprintf("%d %d\n", os.Getpid(), n)
		if err := data.Replace(func(old string) (string, error) { return old + line, nil }); err != nil {
			return err
		}
		fmt.Fprint(os.Stdout, line)
	}
}

// Three processes that add lines to a file are killed again and again: half the time at
// a random moment, and half the time while a temporary file exists. The file keeps each
// line that was printed, in order and whole. It has at most one more line of each process.
func TestProgramsKilledAtAnyMomentLoseNothing(t *testing.T) {
	t.Parallel()
	const programs = 3
	rounds := 70
	if testing.Short() {
		rounds = 7
	}
	data := one(t)
	moments := rand.New(rand.NewPCG(0, 200))
	half := 0
	for round := 0; round < rounds || half == 0 && round < 100*rounds; round++ {
		var running []*exec.Cmd
		var readers sync.WaitGroup
		var told atomic.Int64
		printed := make([]string, programs)
		for i := range programs {
			process := programtest.Command(t, os.Args[0])
			process.Env = append(os.Environ(), addingVariable+"="+data.Path)
			output, err := process.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, process.Start())
			running = append(running, process)
			readers.Go(func() {
				for lines := bufio.NewScanner(output); lines.Scan(); told.Add(1) {
					printed[i] += lines.Text() + "\n"
				}
			})
		}
		require.Eventually(t, func() bool { return told.Load() > 0 }, programtest.Patience, time.Millisecond)
		if round%2 == 0 {
			time.Sleep(time.Duration(moments.Int64N(int64(3 * time.Millisecond))))
		} else {
			for deadline := time.Now().Add(time.Second); !isWritten(t, data) && time.Now().Before(deadline); {
			}
		}
		for _, process := range running {
			require.NoError(t, process.Process.Kill())
		}
		readers.Wait()
		text := contents(t, data.Path)
		for i, process := range running {
			require.Error(t, process.Wait(), "it added lines until it was killed")
			var own strings.Builder
			for line := range strings.Lines(text) {
				if strings.HasPrefix(line, fmt.Sprintf("%d ", process.Process.Pid)) {
					own.WriteString(line)
				}
			}
			rest, whole := strings.CutPrefix(own.String(), printed[i])
			require.True(t, whole, "printed %q, found %q", printed[i], own.String())
			require.LessOrEqual(t, strings.Count(rest, "\n"), 1, "of a change that was not yet reported")
		}
		if isWritten(t, data) {
			half++
		}
		require.NoError(t, data.Replace(becomes("one\n")))
		require.False(t, isWritten(t, data), "the temporary file of the killed process is gone")
	}
	require.Positive(t, half, "otherwise the kills have tested nothing")
}

// isWritten reports whether a temporary file exists, because a process is writing to it or
// was killed while writing to it.
func isWritten(t *testing.T, data file.File) bool {
	t.Helper()
	for _, name := range names(t, data) {
		if path := filepath.Join(filepath.Dir(data.Path), name); path != data.Path && path != lockOf(data) {
			return true
		}
	}
	return false
}

func TestTwoUsersOfASystemChangeAFile(t *testing.T) {
	if os.Getuid() != 0 && os.Getenv(nobodyVariable) == "" {
		t.Skip("only root can become another user")
	}
	data := file.File{Path: "records.txt", Wait: file.Patience}
	first := func(dir string) {
		require.NoError(t, os.Chmod(dir, 0o777))
		own := file.File{Path: filepath.Join(dir, data.Path), Wait: file.Patience, Mode: 0o666}
		require.NoError(t, own.Replace(becomes("one\n")))
		require.NoError(t, os.Chmod(own.Path, 0o666))
	}
	unprivileged(t, first, func() { require.NoError(t, data.Replace(becomes("two\n"))) })
}

// In a directory such as /tmp, others may write to a file, but only its owner can
// replace it.
func TestOnlyTheOwnerReplacesAFileInAStickyDirectory(t *testing.T) {
	if os.Getuid() != 0 && os.Getenv(nobodyVariable) == "" {
		t.Skip("only root can become another user")
	}
	const path = "shared/records.txt"
	prepare := func(dir string) {
		shared := filepath.Join(dir, filepath.Dir(path))
		require.NoError(t, os.Mkdir(shared, 0o755))
		require.NoError(t, os.Chmod(shared, 0o777|fs.ModeSticky))
		require.NoError(t, os.WriteFile(filepath.Join(dir, path), []byte("one\n"), 0o600))
		require.NoError(t, os.Chmod(filepath.Join(dir, path), 0o666))
	}
	unprivileged(t, prepare, func() {
		err := file.File{Path: path, Wait: file.Patience}.Replace(becomes("two\n"))
		require.ErrorIs(t, err, syscall.EPERM)
		require.ErrorContains(t, err, path+" is unchanged: ")
		require.Equal(t, "one\n", contents(t, path))
	})
}
