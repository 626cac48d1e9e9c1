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
		return nil, fmt.Errorf("%s: %w", name, bare(err))
	}
	defer file.Close() //nolint:errcheck // only read
	return readAll(name, file)
}

func readAll(name string, in io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, bare(err))
	case len(data) > maxFile:
		return nil, fmt.Errorf("%s: bigger than %d MiB", name, maxFile>>20)
	}
	return data, nil
}

// bare is an error of the file system without the file's name.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
