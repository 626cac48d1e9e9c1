package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// maxFile is the size of the biggest file that is read, in bytes. Data about
// the most tiles that Smart can learn about takes 20 MB.
const maxFile = 64 << 20

var errTooBig = fmt.Errorf("bigger than %d MiB", maxFile>>20)

// readInput reads a file, or standard input where the name is -. The error
// names the file.
func readInput(name string, stdin io.Reader) ([]byte, error) {
	if name != "-" {
		return readFile(name)
	}
	return readAll(name, stdin)
}

func readFile(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, named(name, err)
	}
	defer file.Close() //nolint:errcheck // only read
	return readAll(name, file)
}

func readAll(name string, in io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	switch {
	case err != nil:
		return nil, named(name, err)
	case len(data) > maxFile:
		return nil, named(name, errTooBig)
	}
	return data, nil
}

// named is an error that begins with the name of the file, on one line.
func named(file string, err error) error { return fmt.Errorf("%s: %w", show(file), bare(err)) }

// bare is an error of the file system without the names of files.
func bare(err error) error {
	var (
		path *fs.PathError
		link *os.LinkError
	)
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
