//go:build unix

package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
	"games.example/rook/cli"
)

// run runs the program, and returns its exit status and the text on standard error.
func run(args ...string) (status int, complaint string) {
	var stdout, stderr strings.Builder
	status = cli.Run(args, strings.NewReader(""), &stdout, &stderr)
	return status, stderr.String()
}

// train trains smart with one more game on the default board.
func train(file string) (status int, complaint string) {
	return run("train", "--games", "1", "--data", file)
}

// untrainable runs a train command that would take longer than any test. The command
// must therefore fail before the training starts.
func untrainable(file string) (status int, complaint string) {
	return run("train", "--games", "1000000000", "--data", file)
}

func requireStatus(t *testing.T, want int, args ...string) (complaint string) {
	t.Helper()
	status, complaint := run(args...)
	require.Equal(t, want, status, complaint)
	return complaint
}

func requireTrained(t *testing.T, file string) {
	t.Helper()
	status, complaint := train(file)
	require.Equal(t, 0, status, complaint)
}

func contents(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(data)
}

func TestANewDataFileCanBeReadByAllAndWrittenByItsOwner(t *testing.T) {
	old := syscall.Umask(0)
	t.Cleanup(func() { syscall.Umask(old) })
	file := filepath.Join(t.TempDir(), "smart.json")
	requireTrained(t, file)
	info, err := os.Stat(file)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o644), info.Mode())
}

func TestATrainingThatCouldNotBeSavedDoesNotStart(t *testing.T) {
	directory := t.TempDir()
	status, complaint := untrainable(filepath.Join(directory, "nowhere", "smart.json"))
	require.Equal(t, 1, status)
	require.Contains(t, complaint, "no such file or directory")

	// This name is as long as a file name can be. Not even root can create a lock file for
	// the file, because the name of the lock file is longer.
	file := filepath.Join(directory, strings.Repeat("x", 255))
	requireTrained(t, filepath.Join(directory, "smart.json"))
	require.NoError(t, os.Rename(filepath.Join(directory, "smart.json"), file))
	before := contents(t, file)
	status, complaint = untrainable(file)
	require.Equal(t, 1, status)
	require.Contains(t, complaint, "file name too long")
	require.Equal(t, before, contents(t, file))
}

func TestOnlyARegularFileHoldsData(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	for file, reason := range map[string]string{
		pipe: "not a regular file", os.DevNull: "not a regular file", t.TempDir(): "is a directory",
	} {
		before, err := os.Stat(file)
		require.NoError(t, err)
		for _, args := range [][]string{{"train", "--games=1"}, {"play"}, {"simulate", "--p1=smart"}, {"analyze"}} {
			status, complaint := run(append(args, "--data", file)...)
			require.Equal(t, 2, status)
			require.Contains(t, complaint, "rook: "+file+": "+reason+" ")
		}
		after, err := os.Stat(file)
		require.NoError(t, err)
		require.Equal(t, before.Mode(), after.Mode())
	}
}

func TestAWriteProtectedFileIsReadAndNotReplaced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "smart.json")
	requireTrained(t, file)
	require.NoError(t, os.Chmod(file, 0o444))
	status, complaint := untrainable(file)
	require.Equal(t, 1, status)
	require.Contains(t, complaint, "rook: "+file+" is unchanged: ")
	requireStatus(t, 0, "simulate", "--games=1", "--p1=smart", "--data", file)
}

func TestProgramsThatLearnAtOnceLoseNothing(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "smart.json")
	const programs, games = 4, 5
	var all sync.WaitGroup
	for range programs {
		all.Go(func() {
			for range games {
				if status, complaint := train(file); status != 0 {
					t.Error(complaint)
				}
			}
		})
	}
	all.Wait()
	smart, err := rook.SmartFromJSON([]byte(contents(t, file)), nil)
	require.NoError(t, err)
	require.Equal(t, programs*games, smart.Games())
}
