//go:build !unix

package file

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// noFollow is 0: this system has no such flag.
const noFollow = 0

// pending is a file that is to take the place of another.
type pending struct {
	*os.File
	path string
}

// newPending creates the file that is to take the place of the one at path,
// with the permission bits that this system gives it.
func newPending(path string, _ fs.FileMode) (*pending, error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path))
	return &pending{file, path}, err
}

// CloseAtomicallyReplace puts the file in its place.
func (p *pending) CloseAtomicallyReplace() error {
	if err := errors.Join(p.Sync(), p.Close()); err != nil {
		return err
	}
	return os.Rename(p.Name(), p.path)
}

// Cleanup removes the file if it is not in its place.
func (p *pending) Cleanup() error {
	_ = p.Close() // perhaps for the second time
	return os.Remove(p.Name())
}

// syncDirectory does nothing: this system decides when it writes directories.
func syncDirectory(string) error { return nil }

// trusted reports whether a symbolic link may be followed, as far as this
// system tells.
func trusted(fs.FileInfo) bool { return true }
