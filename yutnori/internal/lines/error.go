package lines

import "fmt"

// An Error is the reason that a line of a file is damaged. It does not hold the
// line, which may contain a password.
type Error struct {
	File string // the path
	Line int    // from 1
	Err  error  // the reason
}

// Error returns the place and the reason, as in "game_info.txt:3: expected 2 to
// 4 ids of English letters, not 1".
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Faults holds the damaged lines that were found by reading a file once: the first ten,
// and the number of the others. The zero value holds no lines.
type Faults struct {
	First []*Error
	More  int
	texts []string // of the first damaged lines
}

// Add adds a damaged line: its file, its number, its text, and the reason.
func (f *Faults) Add(file string, number int, text string, reason error) {
	if len(f.First) == 10 {
		f.More++
		return
	}
	f.First = append(f.First, &Error{File: file, Line: number, Err: reason})
	f.texts = append(f.texts, text)
}

// Len returns the number of damaged lines.
func (f *Faults) Len() int { return len(f.First) + f.More }

// Errors returns an *Error for each of the first damaged lines and, if there are more
// lines, an error with the number of the others.
func (f *Faults) Errors() []error {
	var all []error
	for _, e := range f.First {
		all = append(all, e)
	}
	if f.More > 0 {
		all = append(all, fmt.Errorf("%s: damaged lines that are not shown: %d", f.First[0].File, f.More))
	}
	return all
}

// Told remembers which damaged lines of a file have been reported. The zero
// value is ready to use.
type Told struct {
	texts map[string]bool
	more  bool
}

// Tell calls report with the error of each damaged line, unless an earlier call has
// reported a line with the same text. If report is nil, Tell does nothing.
func (t *Told) Tell(report func(error), faults *Faults) {
	if report == nil {
		return
	}
	for i, err := range faults.Errors() {
		switch {
		case i == len(faults.texts) && !t.more:
			t.more = true
			report(err)
		case i < len(faults.texts) && !t.texts[faults.texts[i]]:
			report(err)
		}
	}
	if t.texts == nil {
		t.texts = map[string]bool{}
	}
	for _, text := range faults.texts {
		t.texts[text] = true
	}
}
