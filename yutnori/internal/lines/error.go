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

// NewError returns what is wrong with line number of a file, of this text.
func NewError(file string, number int, text string, err error) *Error {
	return &Error{File: file, Line: number, Err: err, text: sha256.Sum256([]byte(text))}
}

// Error is the place and the reason, as in "game_info.txt:3: a turn from 0 to 1
// is expected".
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Told remembers which lines somebody has been told of. The zero value is
// ready.
type Told struct {
	times map[digest]int
}

// Tell hands those of the errors to report that are of no line told before,
// also if the line has moved. All are the errors of one reading of a file. A
// report that is nil hears nothing, and nothing counts as told.
func (t *Told) Tell(report func(*Error), all []*Error) {
	if report == nil {
		return
	}
	if t.times == nil {
		t.times = map[digest]int{}
	}
	met := map[digest]int{}
	for _, e := range all {
		met[e.text]++
		if met[e.text] > t.times[e.text] {
			t.times[e.text]++
			report(e)
		}
	}
}
