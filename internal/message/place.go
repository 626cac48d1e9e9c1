package message

// A Located error is about a place in a text. Its message begins with the place, as in
// "3:7: expected a move".
type Located interface {
	error
	// Place returns the line and the column, counted from 1. The column is 0 if it is
	// unknown.
	Place() (line, column int)
}

// At returns a Located error about a line. Its message is the number of the line and the
// message of err.
func At(line int, err error) error { return located{Errorf("%d: %w", line, err), line} }

type located struct {
	*Formatted
	line int
}

func (l located) Place() (line, column int) { return l.line, 0 }
