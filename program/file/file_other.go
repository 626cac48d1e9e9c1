//go:build !unix

package file

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// noFollow is nothing that this system could be asked for.
const noFollow = 0

// pending is a file that is to take the place of another.
type pending struct {
	*os.File
	path string
}

// newPending begins the file that is to take the place of the one at path. It
// gets the permission bits that this system gives.
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
	_ = p.Close() // a second time perhaps
	return os.Remove(p.Name())
}

// syncDirectory does nothing: this system writes directories when it likes.
func syncDirectory(string) error { return nil }

// trusted reports whether a symbolic link may be followed, as far as this
// system tells.
func trusted(fs.FileInfo) bool { return true }
