package command

import (
	"bufio"
	"errors"
	"io"
	"os"
	"sync"

	"golang.org/x/term"
)

// output remembers the first error of its writer, because output that cannot be written
// is a failure. Several goroutines may write to it, because a prompt may be printed while
// an interrupt ends the program.
type output struct {
	io.Writer

	mutex sync.Mutex
	err   error
}

func (o *output) Write(text []byte) (int, error) {
	n, err := o.Writer.Write(text)
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// WriteError returns the first error from writing a program's output, or nil. A command
// that prints a lot can use WriteError to stop when its output is closed.
func WriteError(out io.Writer) error {
	if out, ok := out.(*output); ok {
		out.mutex.Lock()
		defer out.mutex.Unlock()
		return out.err
	}
	return nil
}

// IsTerminal reports whether a stream is a terminal. The stream may be one that was
// passed to Run, or a command's input or output.
func IsTerminal(stream any) bool { return Terminal(stream) != nil }

// Terminal returns the terminal behind a stream, or nil if the stream is not a terminal.
// It accepts the same streams as IsTerminal.
func Terminal(stream any) *os.File {
	if out, ok := stream.(*output); ok {
		stream = out.Writer
	}
	if file, ok := stream.(*os.File); ok && term.IsTerminal(int(file.Fd())) {
		return file
	}
	return nil
}

// Lines reads an input line by line.
type Lines struct {
	scanner *bufio.Scanner
	longest int
}

// NewLines returns the lines of an input. The parameter longest is the number of bytes
// at which a line is too long.
func NewLines(in io.Reader, longest int) *Lines {
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, longest)
	return &Lines{scanner, longest}
}

// Next returns the next line without its line ending. The error is io.EOF if
// no line is left, or else the reason why reading failed.
func (l *Lines) Next() (string, error) {
	if l.scanner.Scan() {
		return l.scanner.Text(), nil
	}
	switch err := l.scanner.Err(); {
	case err == nil:
		return "", io.EOF
	case errors.Is(err, bufio.ErrTooLong):
		return "", Errorf("a line of input is too long: expected fewer than %d bytes", l.longest)
	default:
		return "", err
	}
}
