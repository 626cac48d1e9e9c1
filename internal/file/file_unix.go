//go:build unix

package file

import (
	"errors"
	"os"
	"syscall"
)

// noFollow makes opening a symbolic link fail. It also makes opening a pipe return at
// once.
const noFollow = syscall.O_NOFOLLOW | syscall.O_NONBLOCK

// syncDirectory forces a directory to disk.
func syncDirectory(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
