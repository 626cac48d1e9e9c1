// Package users checks logins to Yutnori. The file user_info.txt has a line for
// each user, with an id of English letters and a password of letters and
// digits, or its argon2id hash in the PHC string format:
//
//	Noah 22d34h
//	Liam $argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9yIGl0$...
//
// Nobody can log in with a damaged line. Such a line is reported once, and stays in the
// file. If an id has several lines, the first line counts. Blank lines, CRLF and
// several spaces between words are allowed.
//
// The number of attempts to log in is not limited.
//
// Add and HashAll replace the file atomically and under a lock, as package
// games.example/internal/file does, and keep all other lines. The passwords that
// HashAll replaces may remain in copies of the file and in free space on the
// disk.
package users

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"games.example/internal/message"
	"games.example/yutnori/internal/lines"
)

// ErrExists is returned if a user with the same id exists.
var ErrExists = errors.New("there is a user with that id")

// A LineError is the error of one line. File is the path of the file, Line is the number
// of the line, counted from 1, and Err wraps one of this package's reasons. A LineError
// does not contain the text of the line, which may hold a password.
type LineError = lines.Error

// A File represents the file of users in a directory. Each call reads the file again. A
// File is not safe for concurrent use, but each goroutine may have its own.
type File struct {
	// Report, unless nil, is called once with a *LineError for each nonblank line that
	// cannot be used to log in. After ten such lines, it is called once with the number
	// of the others. Wait limits the time that Add and HashAll wait for the lock.
	lines.File
	// Cost is the cost of a new hash.
	Cost Cost
}

// NewFile returns the file of users in a directory. New hashes have the Standard cost.
func NewFile(dir string) *File { return &File{lines.NewFile(dir, "user_info.txt"), Standard()} }

// OthersMayRead returns the file's permissions, and true if other users of the system
// may read the file. It returns false for a missing file, and always on Windows, where
// permissions are different.
func (f *File) OthersMayRead() (fs.FileMode, bool) {
	info, err := os.Stat(f.Path())
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

// IDs returns the ids of all users who can log in, in the order of the file.
// It returns an error if the file cannot be read.
func (f *File) IDs() ([]string, error) {
	users, err := f.users()
	var ids []string
	for _, user := range users {
		ids = append(ids, user.id)
	}
	return ids, err
}

// users returns the users who can log in, and passes damaged lines to Report.
func (f *File) users() ([]entry, error) {
	users, faults, err := lines.Read(&f.File, parser(), func(user entry) bool { return user.counts })
	if err != nil {
		return nil, unreadable(f.Path(), err)
	}
	lines.Report(&f.File, faults)
	return users, nil
}

// unreadable returns an error for a file that cannot be read. The error names the path,
// and the command that creates the file.
func unreadable(path string, err error) error {
	if absolute, e := filepath.Abs(path); e == nil {
		path = absolute
	}
	if failed, ok := errors.AsType[*fs.PathError](err); ok {
		err = failed.Err // the path is in the message already
	}
	return message.Errorf("the users cannot be read from %s (%w); it is a text file with a line such as `Noah 22d34h`, "+
		"id and password, for each player; `yutnori user add ID` adds a line", path, err)
}

// Add writes a line for a new user after the last line, with a hash of the
// password. It creates a missing file. The error is ErrID, ErrPassword,
// ErrExists, ErrCost, or the reason that the file could not be replaced.
func (f *File) Add(id, password string) error {
	if err := CheckID(id); err != nil {
		return err
	}
	if err := CheckPassword(password); err != nil {
		return err
	}
	hash, err := NewHash(password, f.Cost)
	if err != nil {
		return err
	}
	return lines.Replace(&f.File, func(old string, faults *[]lines.Fault) (string, error) {
		for _, user := range lines.Records(&f.File, old, faults, parser()) {
			if user.counts && user.id == id {
				return "", ErrExists
			}
		}
		return lines.Append(old, id+" "+hash.String()+"\n"), nil
	})
}

// HashAll replaces each plain password with a hash, even if several lines have the same
// id. It returns the number of new hashes. It changes no other line, not even a damaged
// line that holds a password. The error is the reason that the file could not be read or
// replaced.
func (f *File) HashAll() (int, error) {
	if _, err := f.users(); err != nil {
		return 0, err
	}
	hashed := 0
	err := lines.Replace(&f.File, func(old string, faults *[]lines.Fault) (string, error) {
		var text strings.Builder
		for line, user := range lines.Records(&f.File, old, faults, parser()) {
			if user.password != "" {
				hash, err := NewHash(user.password, f.Cost)
				if err != nil {
					return "", err
				}
				at := strings.LastIndex(line, user.password)
				line = line[:at] + hash.String() + line[at+len(user.password):]
				hashed++
			}
			text.WriteString(line)
		}
		return text.String(), nil
	})
	if err != nil {
		return 0, err
	}
	return hashed, nil
}
