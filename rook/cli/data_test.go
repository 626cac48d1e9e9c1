//go:build unix

package cli_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

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

// A new file replaces the old file, and nothing is written to the old file.
func TestTheDataFileIsReplacedAndNotWrittenTo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "smart.json")
	requireTrained(t, file)
	before := contents(t, file)
	old := file + ".old"
	require.NoError(t, os.Link(file, old))
	requireTrained(t, file)
	require.Equal(t, before, contents(t, old))
	require.NotEqual(t, before, contents(t, file))
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

func TestTheDataFileKeepsItsPermissions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "smart.json")
	for _, permissions := range []os.FileMode{0o600, 0o664} {
		requireTrained(t, file)
		require.NoError(t, os.Chmod(file, permissions))
		requireTrained(t, file)
		info, err := os.Stat(file)
		require.NoError(t, err)
		require.Equal(t, permissions, info.Mode())
	}
}

// Reading a file of this size would take too much memory.
func TestAFileThatIsTooBigIsNotRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "big.json")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	require.NoError(t, os.Truncate(file, 64<<20+1))
	for _, args := range [][]string{{"train", "--games=1", "--data=" + file}, {"play", "--data=" + file}, {"replay", file}} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		complaint := requireStatus(t, 2, args...)
		runtime.ReadMemStats(&after)
		require.Contains(t, complaint, "rook: "+file+": ")
		require.Contains(t, complaint, "64 MiB")
		require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(16<<20), "bytes")
	}
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

func TestALinkToAMissingFileStaysALink(t *testing.T) {
	directory := t.TempDir()
	elsewhere := filepath.Join(directory, "elsewhere")
	require.NoError(t, os.Mkdir(elsewhere, 0o755))
	link := filepath.Join(directory, "smart.json")
	next := filepath.Join(elsewhere, "next.json")
	file := filepath.Join(elsewhere, "smart.json")
	require.NoError(t, os.Symlink(filepath.Join("elsewhere", "next.json"), link))
	require.NoError(t, os.Symlink("smart.json", next))
	requireTrained(t, link)
	for name, to := range map[string]string{link: "elsewhere/next.json", next: "smart.json"} {
		read, err := os.Readlink(name)
		require.NoError(t, err)
		require.Equal(t, to, filepath.ToSlash(read))
	}
	info, err := os.Lstat(file)
	require.NoError(t, err)
	require.True(t, info.Mode().IsRegular())

	up := filepath.Join(elsewhere, "up.json")
	require.NoError(t, os.Symlink("../up.json", up))
	require.NoError(t, os.Mkdir(filepath.Join(directory, "deep"), 0o755))
	require.NoError(t, os.Symlink("../elsewhere", filepath.Join(directory, "deep", "linked")))
	requireTrained(t, filepath.Join(directory, "deep", "linked", "up.json"))
	require.FileExists(t, filepath.Join(directory, "up.json"), "the link goes up from the real directory")

	loop := filepath.Join(directory, "loop.json")
	require.NoError(t, os.Symlink("loop.json", loop))
	status, complaint := untrainable(loop)
	require.Equal(t, 2, status)
	require.Contains(t, complaint, "loop.json: not a regular file")
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

func TestAWriteProtectedFileIsNotReplaced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "smart.json")
	requireTrained(t, file)
	require.NoError(t, os.Chmod(file, 0o444))
	before := contents(t, file)
	status, complaint := untrainable(file)
	require.Equal(t, 1, status)
	require.Contains(t, complaint, "rook: "+file+" is unchanged: ")
	require.Contains(t, complaint, "permission denied")
	require.Equal(t, before, contents(t, file))
	status, complaint = run("simulate", "--games=1", "--p1=smart", "--data", file)
	require.Equal(t, 0, status, complaint)
}
