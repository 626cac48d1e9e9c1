package saves_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
	"games.example/yutnori/saves"
)

const ownMounts = "YUTNORI_TEST_OWN_MOUNTS"

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
			failsHalfway(t, longerThanAPage(), os.Getpagesize())
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
	file := saves.NewFile(disk)
	full := longerThanAPage()
	require.NoError(t, os.WriteFile(file.Path(), []byte(full), 0o600))
	game, _ := numbered(0)

	t.Run("full except for a page, so writing a second page fails", func(t *testing.T) {
		filler := filepath.Join(disk, "filler")
		taken := (len(full) + os.Getpagesize() - 1) / os.Getpagesize()
		require.NoError(t, os.WriteFile(filler, make([]byte, (15-taken)*os.Getpagesize()), 0o600))

		require.ErrorIs(t, file.Save(game), syscall.ENOSPC)
		requireText(t, full, file)
		require.ElementsMatch(t, []string{"filler", saves.Name}, names(t, disk))

		require.NoError(t, os.Remove(filler))
	})
	t.Run("read-only", func(t *testing.T) {
		require.NoError(t, syscall.Mount("disk", disk, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))

		require.ErrorIs(t, file.Save(game), syscall.EROFS)
		require.ErrorIs(t, file.Remove("Noah", "Liam"), syscall.EROFS)
		_, found, err := file.Find("Noah", "Liam")
		require.NoError(t, err)
		require.True(t, found, "reading needs no lock")
		require.NoError(t, file.Remove("Noah", "Ethan"), "winning a game that is not saved needs no lock")
		requireText(t, full, file)

		require.NoError(t, syscall.Mount("disk", disk, "tmpfs", syscall.MS_REMOUNT, ""))
	})
	require.NoError(t, file.Save(game), "with room again")
}

// longerThanAPage returns text that is longer than one page of the disk.
func longerThanAPage() string {
	return others + strings.Repeat("\n"+threePlayers+"!", os.Getpagesize()/50)
}

// refused reports whether the system refused to start the process.
func refused(err error) bool {
	_, ran := err.(*exec.ExitError) //nolint:errorlint // exec does not wrap this error
	return err != nil && !ran
}
