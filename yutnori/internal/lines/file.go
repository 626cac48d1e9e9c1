package lines

import (
	"fmt"
	"iter"
	"path/filepath"
	"strings"
	"time"

	"games.example/internal/file"
)

// A File holds one record on each line. Each call reads the file again,
// because other programs may have changed it. A File is not safe for concurrent use,
// but each goroutine may have its own.
type File struct {
	// Report, unless nil, is called once with an *Error for each damaged line. After
	// ten such lines, it is called once with the number of the others.
	Report func(error)
	// Wait is the longest time to wait for the lock before a change, by default
	// file.Patience. After that the error is file.ErrBusy.
	Wait time.Duration

	path string
	told map[string]bool // the texts of the damaged lines that have been reported
}

// NewFile returns the file with the given name in a directory.
func NewFile(dir, name string) File {
	return File{Wait: file.Patience, path: filepath.Join(dir, name), told: map[string]bool{}}
}

// Path returns the path of the file.
func (f *File) Path() string { return f.path }

func (f *File) file() file.File { return file.File{Path: f.path, Wait: f.Wait} }

// Read returns the records of a file for which keep returns true, and the faults that
// Records finds.
func Read[R any](f *File, parse func(line string) (R, error), keep func(R) bool) (kept []R, faults []Fault, err error) {
	text, err := f.file().Read()
	for _, record := range Records(f, text, &faults, parse) {
		if keep(record) {
			kept = append(kept, record)
		}
	}
	return kept, faults, err
}

// Replace replaces the text of a file with the result of change, and then reports the
// damaged lines that change has found.
func Replace(f *File, change func(old string, faults *[]Fault) (string, error)) error {
	var faults []Fault
	err := f.file().Replace(func(old string) (string, error) { return change(old, &faults) })
	Report(f, faults)
	return err
}

// A Fault is the error of a damaged line. The error does not hold the text of the line,
// which may contain a password.
type Fault struct {
	Err  error  // an *Error, or the number of damaged lines that are not shown
	text string // the text of the line; "" for the number
}

// An Error is the reason why a line of a file is damaged.
type Error struct {
	File string // the path
	Line int    // from 1
	Err  error  // the reason
}

// Error returns the file, the line and the reason, as in "game_info.txt:3: expected 2 to
// 4 ids of English letters, not 1".
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Records returns each line of a file's text, with its line ending, and the record that
// parse returns for the line. If parse returns an error, the line is damaged. Records
// adds to faults each of the first ten damaged lines and, if there are more, the number
// of the others.
func Records[R any](f *File, text string, faults *[]Fault, parse func(line string) (R, error)) iter.Seq2[string, R] {
	const most = 10
	return func(yield func(string, R) bool) {
		number, damaged := 0, 0
		for line := range strings.Lines(text) {
			number++
			record, err := parse(line)
			if err != nil {
				damaged++
				if damaged <= most {
					*faults = append(*faults, Fault{&Error{File: f.path, Line: number, Err: err}, Trim(line)})
				}
			}
			if !yield(line, record) {
				return
			}
		}
		if damaged > most {
			more := fmt.Errorf("%s: damaged lines that are not shown: %d", f.path, damaged-most)
			*faults = append(*faults, Fault{Err: more})
		}
	}
}

// Report passes faults to the file's Report function, except for lines with the same
// text as a line that an earlier call has passed.
func Report(f *File, faults []Fault) {
	if f.Report == nil {
		return
	}
	for _, fault := range faults {
		if !f.told[fault.text] {
			f.Report(fault.Err)
		}
	}
	for _, fault := range faults {
		f.told[fault.text] = true
	}
}
