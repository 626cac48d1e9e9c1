// Package users checks who may log in to Yutnori: the players in the file
// user_info.txt, one on each line, with an id of English letters and a password
// of letters and digits, or its argon2id hash in the PHC string format:
//
//	Noah 22d34h
//	Liam $argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9yIGl0$...
//
// A damaged line lets nobody in, is reported once and is kept. If an id has
// several lines, the first one counts. Blank lines, CRLF and several spaces are
// allowed.
//
// A failed login does not tell why it failed: whether an id is unknown or a
// password wrong, stored as it is or as a hash, the same work is done, one hash
// of each cost in the file. A line whose hash would make that too much work,
// together with the lines before it, lets nobody in. A comparison takes the
// same time wherever the difference is. This hides differences of milliseconds
// and more, but not what the processor's caches reveal. The number of attempts
// is not limited.
//
// Add and HashAll replace the file atomically and under a lock, as package
// games.example/program/file does, and keep every other line byte for byte. The
// passwords that HashAll has replaced may still exist in copies of the file,
// and in parts of the disk that have not been overwritten since.
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

// Name is the name of the file of users.
const Name = "user_info.txt"

var (
	// ErrBusy is returned if another program has kept the file locked for all
	// of File.Wait.
	ErrBusy = file.ErrBusy
	// ErrExists is returned if there is a user with that id already.
	ErrExists = errors.New("there is a user of that id")
)

// A LineError says what is wrong with one line: its File, its Line, counted
// from 1, and Err, which wraps one of the reasons of this package. It does not
// hold any part of the line, which may contain a password.
type LineError = lines.Error

// A File represents the users of a directory. It reads the file each time it is
// used. A File is not safe for concurrent use, but several goroutines may have
// one each.
type File struct {
	// Report, unless nil, is called with a *LineError for each line that is not
	// blank and lets nobody in, once, when any method first finds it. If there
	// are more than ten such lines, it is called once with the number of the
	// rest.
	Report func(error)
	// Wait is the longest that Add and HashAll wait for the lock, by default
	// file.Patience.
	Wait time.Duration
	// Cost is the cost of a new hash.
	Cost Cost

	path string
	told lines.Told
}

// In returns the users of a directory. New hashes have the Standard cost.
func In(dir string) *File {
	return &File{Wait: file.Patience, Cost: Standard(), path: filepath.Join(dir, Name)}
}

// Path returns the path of the file.
func (f *File) Path() string { return f.path }

// OthersMayRead returns the file's permissions if they let other users of the
// system read it, and so the passwords or their hashes. It returns false if
// they do not, for a missing file, and on systems with other kinds of
// permissions, such as Windows.
func (f *File) OthersMayRead() (fs.FileMode, bool) {
	info, err := os.Stat(f.path)
	if err != nil || runtime.GOOS == "windows" || info.Mode().Perm()&0o044 == 0 {
		return 0, false
	}
	return info.Mode().Perm(), true
}

// Check reports whether there is a user with that id and password. The error is
// a MissingError, or ErrCost if the File's cost is out of bounds.
func (f *File) Check(id, password string) (bool, error) {
	if err := f.Cost.Check(); err != nil {
		return false, err
	}
	users, err := f.users()
	if err != nil {
		return false, err
	}
	var user entry // nobody
	costs := map[Cost]bool{}
	for _, e := range users {
		if e.id == id {
			user = e
		}
		if e.hashed() {
			costs[e.hash.cost] = true
		}
	}

	// Do the work of every cost, whoever it is.
	right := user.is(password)
	for cost := range costs {
		hash := user.hash
		if hash.cost != cost {
			hash = decoy(cost)
		}
		if hash.Matches(password) && hash == user.hash {
			right = true
		}
	}
	return right, nil
}

// decoy returns a hash of the given cost that no known password has: its key is
// all zeros.
func decoy(cost Cost) Hash {
	return Hash{cost, string(make([]byte, saltLength)), string(make([]byte, keyLength))}
}

// IDs returns the ids of all users who may log in, in the order of the file.
// The error is a MissingError.
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

// users returns the users who may log in, and reports damaged lines to Report.
func (f *File) users() ([]entry, error) {
	text, err := f.file().Read()
	if err != nil {
		return nil, missing(f.path, err)
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

// A record holds a line, with its end, and the user it names, if any.
type record struct {
	line   string
	user   entry
	counts bool // whether it lets the user in
}

// byteOrderMark is what some editors put at the start of a file.
const byteOrderMark = "\ufeff"

// records returns the lines of a text. It adds the lines that let nobody in to
// faults, with the reason.
func (f *File) records(text string, faults *lines.Faults) iter.Seq[record] {
	return func(yield func(record) bool) {
		door := door{ids: map[string]bool{}, costs: []Cost{f.Cost}}
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
					next.user = user
					err = door.admit(user)
				}
				next.counts = err == nil
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

// A door decides which users of a file may log in, one after the other.
type door struct {
	ids   map[string]bool
	costs []Cost // what each login may pay for: the File's own cost, and others
}

// mostWork is the most work that the other costs may add up to: as much as a
// single hash may take.
const mostWork = 1 << 20

// admit returns nil if the user may log in, or else ErrTwice or ErrCosts.
func (d *door) admit(user entry) error {
	if d.ids[user.id] {
		return ErrTwice
	}
	if cost := user.hash.cost; user.hashed() && !slices.Contains(d.costs, cost) {
		work := cost.work()
		for _, other := range d.costs[1:] {
			work += other.work()
		}
		if work > mostWork {
			return ErrCosts
		}
		d.costs = append(d.costs, cost)
	}
	d.ids[user.id] = true
	return nil
}

func (f *File) file() file.File { return file.File{Path: f.path, Wait: f.Wait} }

// A MissingError says that the file does not exist or cannot be read, where it
// should be, and how to make one. If the file does not exist, it wraps
// fs.ErrNotExist.
type MissingError struct {
	Path string // absolute, if possible
	Err  error  // the reason
}

func missing(path string, err error) error {
	if absolute, e := filepath.Abs(path); e == nil {
		path = absolute
	}
	if failed := (*fs.PathError)(nil); errors.As(err, &failed) {
		err = failed.Err // the path is in the message already
	}
	return &MissingError{path, err}
}

func (e *MissingError) Error() string {
	return fmt.Sprintf("the users cannot be read from %s (%v); it is a text file with a line such as `Noah 22d34h`, "+
		"id and password, for each player, as `yutnori user add ID` adds one", e.Path, e.Err)
}

// Unwrap returns the reason.
func (e *MissingError) Unwrap() error { return e.Err }
