// Package lines keeps a text file of records, one a line, whole.
//
// A file is read as it is and changed only by being replaced: the new text is
// written to a temporary file beside it, forced to the disk, renamed over the
// old one, and the directory is forced to the disk too, which renameio leaves
// to its callers. Whoever opens the file sees all of the old text or all of
// the new. While the change is worked out and written, a lock keeps other
// changes of this package away, of this program and of others, so that none is
// lost.
//
// What it promises is limited:
//
//   - rename must be atomic, as on any local file system of a Unix; on NFS with
//     several clients it is not. The package does not build for Windows.
//   - The lock binds only those who take it. An editor that saves the file
//     between the reading and the renaming of a change loses its edit.
//   - The lock is a second file, .NAME.lock in the same directory, which stays.
//     It has the permission bits of the file, so that all who may change the
//     one may take the other.
//   - A killed program may leave its temporary file, .NAME and a number. The
//     next change removes it.
//   - The permission bits of a replaced file are kept; its owner, its further
//     attributes and its other hard links are not.
//   - Should the very last step fail, forcing the directory to the disk, then
//     the error says so: the new text is in place, but a power cut may still
//     bring back the old.
package lines

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
	"github.com/google/renameio/v2"
)

// Patience is a good File.Wait for somebody who sits in front of a program.
const Patience = 10 * time.Second

// ErrBusy says that another program held the lock for all of File.Wait.
var ErrBusy = errors.New("another program is changing it")

// ErrNotAFile says that there is something else in the file's place, such as a
// directory.
var ErrNotAFile = errors.New("not a regular file")

// newBits are the permission bits of a new file: it is for its owner alone.
const newBits fs.FileMode = 0o600

// A File is a text file at a path. If the path is a symbolic link, then the
// file that it leads to is read and replaced, and the link stays.
type File struct {
	Path string
	Wait time.Duration // the longest wait for the lock, more than 0
}

// Read returns the text. The error of a missing file is fs.ErrNotExist.
func (f File) Read() (string, error) {
	return read(f.Path, os.O_RDONLY)
}

// Replace puts in place of the text what change makes of it, under the lock. A
// missing file is an empty text; it comes into being, for its owner alone
// (mode 0600), if change returns anything. If change returns an error, so does
// Replace, and as after any other error the file is as it was.
//
// A file without write permission is refused like one in a directory without.
func (f File) Replace(change func(old string) (string, error)) error {
	path, err := follow(f.Path)
	if err != nil {
		return f.unchanged(err)
	}
	unlock, err := f.lock(path)
	if err != nil {
		return f.unchanged(err)
	}
	defer unlock()

	old, err := read(path, os.O_RDWR)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return f.unchanged(err)
	}
	text, err := change(old)
	if err != nil || text == old {
		return err
	}

	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return f.unchanged(err)
	}
	defer func() { _ = dir.Close() }() // which can lose nothing
	if err := removeLeftovers(dir, path); err != nil {
		return f.unchanged(err)
	}
	if err := renameio.WriteFile(path, []byte(text), newBits,
		renameio.WithTempDir(dir.Name()), renameio.WithExistingPermissions()); err != nil {
		return f.unchanged(err)
	}
	if err := dir.Sync(); err != nil {
		return fmt.Errorf("%s is written, but may not outlast a power cut: %w", f.Path, err)
	}
	return nil
}

func (f File) unchanged(err error) error {
	return fmt.Errorf("%s stays as it was: %w", f.Path, err)
}

// read reads a regular file, opened with flag. It asks before it opens, since
// opening a pipe would wait for somebody to write.
func read(path string, flag int) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", &fs.PathError{Op: "read", Path: path, Err: ErrNotAFile}
	}
	file, err := os.OpenFile(path, flag, 0)
	if err != nil {
		return "", err
	}
	defer func() { _ = file.Close() }()
	text, err := io.ReadAll(file)
	return string(text), err
}

// lock takes the lock of the file at path, which is no link.
func (f File) lock(path string) (unlock func(), err error) {
	bits := newBits
	if info, err := os.Stat(path); err == nil {
		bits = info.Mode().Perm()
	}
	lock := flock.New(hidden(path)+".lock", flock.SetPermissions(bits))
	patience, stop := context.WithTimeout(context.Background(), f.Wait)
	defer stop()
	_, err = lock.TryLockContext(patience, 2*time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("%w (%s is locked)", ErrBusy, lock.Path())
	}
	if err == nil {
		_ = os.Chmod(lock.Path(), bits) // what umask took away; only its owner may
	}
	return func() { _ = lock.Close() }, err
}

// removeLeftovers removes the temporary files of killed programs. Under the
// lock there is nobody else who could still be writing one.
func removeLeftovers(dir *os.File, path string) error {
	names, err := dir.Readdirnames(-1)
	if err != nil {
		return err
	}
	prefix := filepath.Base(hidden(path))
	for _, name := range names {
		number, found := strings.CutPrefix(name, prefix)
		if found && number != "" && strings.Trim(number, "0123456789") == "" {
			if err := os.Remove(filepath.Join(dir.Name(), name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// hidden is what the names of lock and temporary files begin with.
func hidden(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path))
}

// follow returns where the symbolic link at path leads to, be there a file or
// not, or path itself if it is none.
func follow(path string) (string, error) {
	const most = 40 // as many as Linux follows
	for range most {
		dir, name := filepath.Split(path) // unlike Dir and Join, keeps link/.. as it is
		if dir == "" {
			dir = "."
		}
		dir, err := filepath.EvalSymlinks(dir)
		if err != nil {
			return "", err
		}
		path = filepath.Join(dir, name)
		target, err := os.Readlink(path)
		if err != nil { // no link, or nothing there
			return path, nil
		}
		if !filepath.IsAbs(target) {
			target = dir + string(filepath.Separator) + target
		}
		path = target
	}
	return "", &fs.PathError{Op: "follow", Path: path, Err: errors.New("too many symbolic links")}
}
