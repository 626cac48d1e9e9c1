package file_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/file"
	"games.example/internal/programtest"
)

const ownMounts = "FILE_TEST_OWN_MOUNTS"

// The test runs again in a process with its own mounts, which no other program sees.
// There it mounts a disk of sixteen pages, fills the disk, and makes it read-only. Most
// systems let every user start such a process.
func TestAFullOrReadOnlyDiskLeavesTheFileUnchanged(t *testing.T) {
	if os.Getenv(ownMounts) == "" {
		again := programtest.Command(t, os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		again.Env = append(os.Environ(), ownMounts+"=yes")
		again.SysProcAttr = &syscall.SysProcAttr{
			Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
			UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}},
			GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}},
		}
		output, err := again.CombinedOutput()
		if refused(err) || strings.Contains(string(output), "no mount here") {
			t.Skip("a process may not mount a disk of its own here")
		}
		require.NoError(t, err, string(output))
		return
	}

	disk := t.TempDir()
	if err := syscall.Mount("disk", disk, "tmpfs", 0, "nr_blocks=16"); err != nil {
		t.Fatal("no mount here: ", err)
	}
	defer func() { _ = syscall.Unmount(disk, 0) }()
	data := file.File{Path: filepath.Join(disk, "records.txt"), Wait: file.Patience}
	full := strings.Repeat("x", os.Getpagesize()+1) // two pages
	require.NoError(t, os.WriteFile(data.Path, []byte(full), 0o600))

	filler := filepath.Join(disk, "filler")
	require.NoError(t, os.WriteFile(filler, make([]byte, 13*os.Getpagesize()), 0o600))
	require.ErrorIs(t, data.Replace(becomes(full+"x")), syscall.ENOSPC, "a page is left, and two are needed")
	requireText(t, full, data)
	require.ElementsMatch(t, []string{"filler", "records.txt"}, names(t, data))
	require.NoError(t, os.Remove(filler))

	require.NoError(t, syscall.Mount("disk", disk, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	require.ErrorIs(t, data.Replace(becomes("x")), syscall.EROFS)
	requireText(t, full, data)
	require.NoError(t, syscall.Mount("disk", disk, "tmpfs", syscall.MS_REMOUNT, ""))
	require.NoError(t, data.Replace(becomes("x")), "with room again")
}

// refused reports whether the system refused to start the process.
func refused(err error) bool {
	_, ran := err.(*exec.ExitError) //nolint:errorlint // exec does not wrap this error
	return err != nil && !ran
}
