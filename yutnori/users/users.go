// Package users checks logins to Yutnori. The file user_info.txt has a line for
// each user, with an id of English letters and a password of letters and
// digits, or its argon2id hash in the PHC string format:
//
//	Noah 22d34h
//	Liam $argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9yIGl0$...
//
// Nobody can log in with a damaged line. Such a line is reported once, and stays in the
// file. If an id has several lines, the first line counts. Blank lines, CRLF and
// several spaces are allowed.
//
// The number of attempts to log in is not limited.
//
// Add and HashAll replace the file atomically and under a lock, as package
// games.example/program/file does, and keep all other lines. The passwords that
// HashAll replaces may remain in copies of the file and in free parts of the
// disk.
package users

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"games.example/program/file"
	"games.example/yutnori/internal/lines"
)

// ErrExists is returned if a user with the same id exists.
var ErrExists = errors.New("there is a user with that id")

// A LineError is the error of one line. It has the name of the File, the number of the
// Line from 1, and Err, which wraps a reason of this package. It does not contain the
// text of the line, which may hold a password.
type LineError = lines.Error

// A File represents the file of users in a directory. It reads the file for each call.
// A File is not safe for concurrent use, but each goroutine may have its own.
type File struct {
	// Report, unless nil, is called once with a *LineError for each line that lets
	// nobody log in, except for blank lines. After ten such lines, it is called once
	// with the number of the others.
	Report func(error)
	// Wait is the longest time that Add and HashAll wait for the lock, by default
	// file.Patience.
	Wait time.Duration
	// Cost is the cost of a new hash.
	Cost Cost

	path string
	told lines.Told
}

// NewFile returns the file of users in a directory. New hashes have the Standard cost.
func NewFile(dir string) *File {
	return &File{Wait: file.Patience, Cost: Standard(), path: filepath.Join(dir, "user_info.txt")}
}

// Path returns the path of the file.
func (f *File) Path() string { return f.path }

// OthersMayRead returns the file's permissions, and true if other users of the system
// may read the file. It returns false for a missing file, and always on Windows, where
// permissions are different.
func (f *File) OthersMayRead() (fs.FileMode, bool) {
	info, err := os.Stat(f.path)
	if err != nil || runtime.GOOS == "windows" || info.Mode().Perm()&0o044 == 0 {
		return 0, false
	}
	return info.Mode().Perm(), true
}

// Check reports whether a user has the given id and password. It returns an error if
// the file cannot be read.
func (f *File) Check(id, password string) (bool, error) {
	users, err := f.users()
	at := slices.IndexFunc(users, func(e entry) bool { return e.id == id })
	return at >= 0 && users[at].matches(password), err
}

// IDs returns the ids of all users that can log in, in the order of the file.
// It returns an error if the file cannot be read.
func (f *File) IDs() ([]string, error) {
	users, err := f.users()
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, user := range users {
		ids = append(ids, user.id)
	}
	return ids, nil
}

// users returns the users that can log in, and passes damaged lines to Report.
func (f *File) users() ([]entry, error) {
	text, err := f.file().Read()
	if err != nil {
		return nil, unreadable(f.path, err)
	}
	var (
		users  []entry
		faults lines.Faults
	)
	for record := range f.records(text, &faults) {
		if record.counts {
			users = append(users, record.user)
		}
	}
	f.told.Tell(f.Report, &faults)
	return users, nil
}

// A record holds a line, with its line ending, and the user in the line, if there is
// one.
type record struct {
	line   string
	user   entry
	counts bool // whether the line lets the user log in
}

// byteOrderMark is the mark that some editors write at the start of a file.
const byteOrderMark = "\ufeff"

// records returns the records of the lines in a string. It adds to faults the lines
// that let nobody log in.
func (f *File) records(text string, faults *lines.Faults) iter.Seq[record] {
	return func(yield func(record) bool) {
		ids := map[string]bool{}
		number := 0
		for line := range strings.Lines(text) {
			number++
			next := record{line: line}
			if number == 1 {
				line = strings.TrimPrefix(line, byteOrderMark)
			}
			if !lines.Blank(line) {
				user, err := parseEntry(line)
				if err == nil {
					next.user, next.counts = user, !ids[user.id]
					ids[user.id] = true
					if !next.counts {
						err = ErrTwice
					}
				}
				if err != nil {
					faults.Add(f.path, number, line, err)
				}
			}
			if !yield(next) {
				return
			}
		}
	}
}

func (f *File) file() file.File { return file.File{Path: f.path, Wait: f.Wait} }

// unreadable returns an error for a file that cannot be read. It names the path, and
// the command that creates the file.
func unreadable(path string, err error) error {
	if absolute, e := filepath.Abs(path); e == nil {
		path = absolute
	}
	if failed := (*fs.PathError)(nil); errors.As(err, &failed) {
		err = failed.Err // the path is in the message already
	}
	return fmt.Errorf("the users cannot be read from %s (%w); it is a text file with a line such as `Noah 22d34h`, "+
		"id and password, for each player, as `yutnori user add ID` adds one", path, err)
}
