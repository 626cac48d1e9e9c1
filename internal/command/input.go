package command

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"github.com/spf13/cobra"

	"games.example/internal/file"
)

// OneInput returns an error unless there is exactly one argument, the name of an input.
func OneInput(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return Errorf("expected one file, or - for standard input")
	}
	return AtMostOneInput(c, args)
}

// AtMostOneInput returns an error if there is more than one argument.
func AtMostOneInput(_ *cobra.Command, args []string) error {
	if len(args) > 1 {
		return Errorf("unexpected argument %q: expected one file, or - for standard input", args[1])
	}
	return nil
}

// OpenInput opens the named file, or standard input if the name is -. If standard input is
// the keyboard, OpenInput prints how the input ends. The caller must close it. A file that cannot be opened is a misuse, and so is a
// directory.
func OpenInput(c *cobra.Command, name string) (io.ReadCloser, error) {
	if name == "-" {
		if IsTerminal(c.InOrStdin()) {
			end := map[bool]string{true: "Ctrl-Z and Enter", false: "Ctrl-D"}[runtime.GOOS == "windows"]
			Complain(c, Errorf("reading standard input until %s", end))
		}
		return io.NopCloser(c.InOrStdin()), nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, Misuse("%w", err)
	}
	if info, err := file.Stat(); err == nil && info.IsDir() {
		_ = file.Close()
		return nil, Misuse("%w", &fs.PathError{Op: "read", Path: name, Err: syscall.EISDIR})
	}
	return file, nil
}

// ReadInput returns the text of the named file, or of standard input if the name is -.
// The text may have at most the given number of bytes, which must be a whole number of
// MiB. A longer text is an error. Every error is a misuse.
func ReadInput(c *cobra.Command, name string, most int64) (string, error) {
	in, err := OpenInput(c, name)
	if err != nil {
		return "", err
	}
	defer in.Close() //nolint:errcheck // only read
	text, fits, err := file.Text(in, most)
	switch {
	case err != nil:
		return "", Unreadable(name, err)
	case !fits:
		return "", Misuse("%s: too long: expected at most %d MiB", name, most>>20)
	}
	return text, nil
}

// Unreadable returns the misuse for an input that cannot be read. It adds the name of
// the input, unless the error already names a file.
func Unreadable(name string, err error) error {
	if errors.As(err, new(*fs.PathError)) {
		return Misuse("%w", err)
	}
	return Misuse("%s: %w", name, err)
}

// ReadLines calls read with each line of an input and its number, counted from 1. It
// stops at the first error from read, and returns the error and the number of lines
// before it. If the input cannot be read, or a line has longest bytes or more, ReadLines
// returns a misuse.
func ReadLines(c *cobra.Command, name string, longest int, read func(number int, line string) error) (lines int, err error) {
	in, err := OpenInput(c, name)
	if err != nil {
		return 0, err
	}
	defer in.Close() //nolint:errcheck // only read
	for all := NewLines(in, longest); ; lines++ {
		line, err := all.Next()
		switch {
		case errors.Is(err, io.EOF):
			return lines, nil
		case err != nil:
			return lines, Unreadable(name, err)
		}
		if err := read(lines+1, line); err != nil {
			return lines, err
		}
	}
}
