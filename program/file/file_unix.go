//go:build unix

package file

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/google/renameio/v2"
)

// noFollow makes opening a symbolic link fail, and opening a pipe return at
// once.
const noFollow = syscall.O_NOFOLLOW | syscall.O_NONBLOCK

// newPending creates the file that is to take the place of the one at path. It
// has the permission bits of that one, or mode if there is none yet.
func newPending(path string, mode fs.FileMode) (*renameio.PendingFile, error) {
	return renameio.NewPendingFile(path, renameio.WithTempDir(filepath.Dir(path)),
		renameio.WithPermissions(mode), renameio.WithExistingPermissions())
}

// syncDirectory forces a directory to the disk.
func syncDirectory(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// trusted reports whether a symbolic link was made by this user or by root.
func trusted(link fs.FileInfo) bool {
	owner := link.Sys().(*syscall.Stat_t).Uid
	return owner == 0 || int(owner) == os.Geteuid()
}
