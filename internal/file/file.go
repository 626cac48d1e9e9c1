// Package file reads a small file whole and replaces it whole, under a lock.
//
//	data := file.File{Path: "smart.json", Wait: file.Patience}
//	err := data.Replace(func(old string) (string, error) { return old + "more\n", nil })
//
// A file is never modified in place. The new text is written to a temporary
// file, forced to disk and renamed over the old file, and then the directory
// is forced to disk, too. Any reader gets either all of the old text or all
// of the new. A lock keeps out other changes that use this package, in this
// program or another.
//
// These promises have limits:
//
//   - rename must be atomic, as it is on any local Unix file system; on NFS with
//     several clients it is not.
//   - The lock binds only programs that take it. An editor that saves the file
//     during a change loses its edit.
//   - The lock is a second file, .NAME.lock, which has the permission bits of
//     the first and is removed after the change. A link, a pipe or a directory
//     in its place is an error.
//   - A killed program may leave behind its unlocked lock file and its temporary file,
//     .NAME.games-tmp. The next change removes both.
//   - A replaced file keeps its permission bits, but not its owner, its other
//     attributes or its other hard links. In a directory with the sticky bit,
//     such as /tmp, only the owner of the file can replace it.
//   - If only the directory could not be forced to disk, the new text is in
//     place, but a power cut may bring back the old. The next change tries again,
//     even if the text stays the same.
//
// On Windows the directory is not forced to disk, the lock file may stay, and
// replacing a file that another program has open is an error.
package file

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"games.example/internal/message"
)

// Patience is a good value for File.Wait for a command that a person has started.
const Patience = 30 * time.Second

// MostBytes is the size of the largest file that is read or written, 64 MiB.
const MostBytes = 64 << 20

var (
	// ErrBusy is returned if another program held the lock for all of
	// File.Wait.
	ErrBusy = errors.New("another program is changing it")
	// ErrNotRegular is returned if something other than a regular file is at
	// the path, such as a directory.
	ErrNotRegular = errors.New("not a regular file")
	// ErrReadOnly is returned if nobody may write to the file. It wraps
	// fs.ErrPermission.
	ErrReadOnly = fmt.Errorf("read-only: %w", fs.ErrPermission)
	// ErrTooBig is returned if the file has more than MostBytes bytes.
	ErrTooBig = errors.New("more than 64 MiB")
)

// notRegular returns an error that wraps ErrNotRegular.
func notRegular(op, path string, info fs.FileInfo) error {
	err := ErrNotRegular
	if info.IsDir() {
		err = directoryError{}
	}
	return &fs.PathError{Op: op, Path: path, Err: err}
}

// A directoryError is an ErrNotRegular for a directory, with the text that the system
// uses.
type directoryError struct{}

func (directoryError) Error() string { return "is a directory" }
func (directoryError) Unwrap() error { return ErrNotRegular }

// A File represents the file at a path. If the path is a symbolic link, File reads and replaces
// the file to which the link leads, and the link stays.
type File struct {
	Path string
	Wait time.Duration // the longest wait for the lock
	Mode fs.FileMode   // permission bits of a new file, less the umask; 0 means 0600
}

// Read returns the text of the file, or fs.ErrNotExist if the file is missing.
func (f File) Read() (string, error) {
	return read(follow(f.Path), os.O_RDONLY)
}

// Replace replaces the text with the result of change, under the lock. A missing file
// counts as empty text, and is created unless change returns empty text. If change
// returns an error, so does Replace. After an error the file is unchanged, unless
// Written reports that it has changed.
//
// Replace calls change only after it has created the temporary file, so that a long
// computation is not wasted. If nobody may write to the file, Replace returns
// ErrReadOnly, even if the user is root.
func (f File) Replace(change func(old string) (string, error)) error {
	path, unlock, err := f.begin()
	if err != nil {
		return err
	}
	defer unlock()

	old, err := read(path, os.O_RDWR)
	missing := errors.Is(err, fs.ErrNotExist)
	if err != nil && !missing {
		return f.unchanged(err)
	}
	temporary := hidden(path) + ".games-tmp"
	_ = os.Remove(temporary) // left by a killed program, because the lock keeps out all others
	next, err := create(temporary, path, cmp.Or(f.Mode, 0o600), 0)
	if err != nil {
		return f.unchanged(err)
	}
	defer func() {
		_ = next.Close() // fails if writeAndMove has closed the file
		_ = os.Remove(temporary)
	}()

	text, err := change(old)
	switch {
	case err != nil || text == "" && missing:
		return err
	case len(text) > MostBytes:
		return f.unchanged(&fs.PathError{Op: "write", Path: path, Err: ErrTooBig})
	}
	if text != old {
		if err := writeAndMove(next, path, text, missing); err != nil {
			return f.unchanged(err)
		}
	}
	if err := syncDirectory(filepath.Dir(path)); err != nil {
		return &writtenError{message.Errorf("%s is written, but may not outlast a power cut: %w", f.Path, err)}
	}
	return nil
}

// begin takes the lock for a change, and returns the path to which the links of f lead.
func (f File) begin() (path string, unlock func(), err error) {
	path = follow(f.Path)
	if err = checkWritable(path); err == nil {
		unlock, err = f.lock(path)
	}
	if err != nil {
		return "", nil, f.unchanged(err)
	}
	return path, unlock, nil
}

// checkWritable returns an error if something other than a regular file is at the path,
// or if nobody may write to the file. A missing file is not an error.
func checkWritable(path string) error {
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return nil
	case !info.Mode().IsRegular():
		return notRegular("write", path, info)
	case info.Mode().Perm()&0o222 == 0:
		return &fs.PathError{Op: "write", Path: path, Err: ErrReadOnly}
	}
	return nil
}

// Create creates the file with the given text. If anything exists at the path, Create
// returns fs.ErrExist.
func (f File) Create(text string) error {
	if _, err := os.Lstat(f.Path); err == nil {
		return f.unchanged(fs.ErrExist)
	}
	return f.Replace(func(old string) (string, error) {
		if old != "" {
			return "", f.unchanged(fs.ErrExist)
		}
		return text, nil
	})
}

// CreateQuickly creates a file with the given text, as File.Create does, but takes no lock
// and does not force the file to disk. So thousands of files take little time, but a killed
// program may leave a part of the text.
func CreateQuickly(path, text string, mode fs.FileMode) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if err = cmp.Or(err, file.Close()); err != nil {
		_ = os.Remove(path)
	}
	return err
}

// create creates the file with the given name. It gets the permission bits of the file
// at path, and the bits in least. If the file at path is missing, the new file gets the
// permission bits of mode, less the umask.
func create(name, path string, mode, least fs.FileMode) (*os.File, error) {
	existing, missing := os.Lstat(path)
	if missing == nil {
		mode = existing.Mode().Perm() | least
	}
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, mode)
	if err == nil && missing == nil {
		err = file.Chmod(mode) // because OpenFile clears the bits of the umask
	}
	return file, err
}

// writeAndMove writes the text to the file next, and moves that file to path. If the file at
// path was missing but has appeared, writeAndMove returns fs.ErrExist.
func writeAndMove(next *os.File, path, text string, missing bool) error {
	_, err := next.WriteString(text)
	if err := cmp.Or(err, next.Sync(), next.Close()); err != nil {
		if refused, ok := errors.AsType[*fs.PathError](err); ok {
			refused.Path = path // because users do not know the temporary file
		}
		return err
	}
	if missing {
		switch err := os.Link(next.Name(), path); {
		case err == nil:
			return nil
		case errors.Is(err, fs.ErrExist):
			return fs.ErrExist
		}
	}
	return os.Rename(next.Name(), path) // also on file systems without hard links
}

// An UnchangedError is the error for a file that could not be replaced. It names the file
// once. Reason is the error without that name.
type UnchangedError struct {
	*message.Formatted
	Reason error
}

func (f File) unchanged(err error) error {
	if cause, ok := err.(*fs.PathError); ok && cause.Path == f.Path { //nolint:errorlint // because the outermost error names the file
		err = cause.Err
	}
	return &UnchangedError{message.Errorf("%s is unchanged: %w", f.Path, err), err}
}

// A writtenError is an error after the text has been written.
type writtenError struct{ *message.Formatted }

// Written reports whether the new text is in the file despite an error from Replace or
// Create. A power cut may still bring back the old text.
func Written(err error) bool {
	_, isWritten := errors.AsType[*writtenError](err)
	return isWritten
}

// read opens the file at path with flag and returns its text. The path must not be a
// link.
func read(path string, flag int) (string, error) {
	file, err := openRegular(path, flag)
	if err != nil {
		return "", err
	}
	defer file.Close() //nolint:errcheck // only read
	text, fits, err := Text(file, MostBytes)
	if !fits {
		err = &fs.PathError{Op: "read", Path: path, Err: ErrTooBig}
	}
	return text, err
}

// Text returns the text of an input, and reports whether it has at most the given
// number of bytes. Text does not read a larger file.
func Text(in io.Reader, most int64) (text string, fits bool, err error) {
	size := int64(0)
	if file, ok := in.(*os.File); ok {
		if info, err := file.Stat(); err == nil {
			size = info.Size()
		}
	}
	var read strings.Builder
	if size <= most {
		read.Grow(int(size))
		_, err = io.Copy(&read, io.LimitReader(in, most+1)) // a file may grow
	}
	return read.String(), max(size, int64(read.Len())) <= most, err
}

// openRegular opens a regular file. It does not follow a link, and does not wait for
// the other end of a pipe.
func openRegular(path string, flag int) (*os.File, error) {
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return nil, notRegular("open", path, info)
	}
	return os.OpenFile(path, flag|noFollow, 0)
}

// hidden returns the path of the hidden files beside a file, without their extensions.
func hidden(path string) string {
	dir, name := filepath.Split(path) // filepath.Dir would lose missing/..
	return dir + "." + name
}

// follow resolves the symbolic links of a path, even if they lead to a missing file.
// If follow fails, it returns a path that cannot be opened.
func follow(path string) string {
	for range 40 { // as many links as Linux follows
		dir, name := filepath.Split(path)
		dir, err := filepath.EvalSymlinks(dir)
		if err != nil {
			return path
		}
		path = filepath.Join(dir, name)
		target, err := os.Readlink(path)
		switch {
		case err != nil:
			return path // not a link
		case !filepath.IsAbs(target):
			target = dir + string(filepath.Separator) + target // Join would drop link/..
		}
		path = target
	}
	return path
}

// Numbered returns a format that adds a number to a path before its extension, as in
// game-2.txt.
func Numbered(path string) (format string) {
	path = strings.ReplaceAll(path, "%", "%%")
	extension := filepath.Ext(path)
	return strings.TrimSuffix(path, extension) + "-%d" + extension
}

// Unused returns the first unused path of a format such as game-%d.txt, counting up
// from n.
func Unused(format string, n int) string {
	for ; ; n++ {
		path := fmt.Sprintf(format, n)
		if _, err := os.Lstat(path); err != nil {
			return path
		}
	}
}
