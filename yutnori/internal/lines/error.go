package lines

import (
	"crypto/sha256"
	"fmt"
)

// An Error says what is wrong with one line of a file. It does not repeat the
// line, which may hold a password.
type Error struct {
	File string // the path
	Line int    // from 1
	Err  error  // the reason

	text digest // what tells the line from others
}

type digest [sha256.Size]byte

// Error returns the place and the reason, as in "game_info.txt:3: a turn from 0
// to 1 is expected".
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Faults holds the damaged lines that were found by reading a file once: the
// first ten, and how many more there are. The zero value has none.
type Faults struct {
	First []*Error
	More  int
}

const mostFirst = 10

// Add adds a damaged line: its file, its number, its text, and what is wrong
// with it.
func (f *Faults) Add(file string, number int, text string, reason error) {
	if f.Full() {
		f.More++
		return
	}
	f.First = append(f.First, &Error{File: file, Line: number, Err: reason, text: sha256.Sum256([]byte(text))})
}

// Full reports whether any further line will only be counted.
func (f *Faults) Full() bool { return len(f.First) == mostFirst }

// Len returns how many lines are damaged.
func (f *Faults) Len() int { return len(f.First) + f.More }

// Errors returns what is to be reported: an *Error for each of the first lines
// and, if there are more, a *MoreError.
func (f *Faults) Errors() []error {
	var all []error
	for _, e := range f.First {
		all = append(all, e)
	}
	if f.More > 0 {
		all = append(all, &MoreError{File: f.First[0].File, Lines: f.More})
	}
	return all
}

// A MoreError says how many lines of a file are damaged besides those that were
// reported one by one.
type MoreError struct {
	File  string // the path
	Lines int
}

// Error returns the path and the number of lines.
func (e *MoreError) Error() string {
	return fmt.Sprintf("%s: damaged lines that are not shown: %d", e.File, e.Lines)
}

// Told remembers which damaged lines of a file have been reported. The zero
// value is ready to use.
type Told struct {
	times map[digest]int
	more  bool
}

// Tell calls report with the errors of the faults, except those that have been
// reported before, even if the line has moved since. If report is nil, nothing
// counts as reported.
func (t *Told) Tell(report func(error), faults *Faults) {
	if report == nil {
		return
	}
	if t.times == nil {
		t.times = map[digest]int{}
	}
	met := map[digest]int{}
	for _, e := range faults.Errors() {
		line, ok := e.(*Error) //nolint:errorlint // Errors wraps nothing
		switch {
		case !ok && !t.more:
			t.more = true
			report(e)
		case ok:
			met[line.text]++
			if met[line.text] > t.times[line.text] {
				t.times[line.text]++
				report(e)
			}
		}
	}
}
