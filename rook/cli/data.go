package cli

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"

	"games.example/program"
	"games.example/rook"
)

// loadSmart reads what smart has learned about these bounds. The error names
// the file and says what is wrong with it.
func loadSmart(file string, bounds rook.Bounds, chance *rand.Rand) (*rook.Smart, error) {
	if file == "" {
		return nil, program.Misuse("--data %q: expected a file", file)
	}
	if err := checkRegular(file); err != nil {
		return nil, program.Misuse("%w", named(file, err))
	}
	data, err := readFile(file)
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	smart, err := rook.ReadSmart(data, chance)
	switch {
	case err != nil:
		return nil, program.Misuse("%w", named(file, err))
	case smart.Bounds() != bounds:
		return nil, program.Misuse("%s: learned on bounds %v, expected %v", show(file), smart.Bounds(), bounds)
	}
	return smart, nil
}

var errNotRegular = errors.New("is no regular file")

// checkRegular refuses a directory, a pipe, a device: to wait for what it has
// to say may take for ever, and a file is not what should take its place.
func checkRegular(file string) error {
	info, err := os.Stat(file)
	if err == nil && !info.Mode().IsRegular() {
		return errNotRegular
	}
	return err
}

// saveSmart writes what smart has learned. Whatever happens meanwhile, the file
// is the old one or the new one, whole; the new one has the permissions of the
// old one.
func saveSmart(file string, smart *rook.Smart) error {
	data, err := json.Marshal(smart)
	if err != nil {
		return err
	}
	whole := target(file)
	if err := renameio.WriteFile(whole, append(data, '\n'), newFile, beside(whole)); err != nil {
		return named(file, err)
	}
	return nil
}

// beside has a file written beside the one that it replaces, and nowhere else.
func beside(file string) renameio.Option { return renameio.WithTempDir(filepath.Dir(file)) }

// target is the file itself where a name links to it, though it may not be there
// yet, so that the link is not what is replaced.
func target(file string) string {
	for {
		followed, err := filepath.EvalSymlinks(file)
		if err == nil {
			return followed
		}
		link, noLink := os.Readlink(file)
		directory, nowhere := filepath.EvalSymlinks(filepath.Dir(file))
		switch {
		case !errors.Is(err, fs.ErrNotExist) || noLink != nil || nowhere != nil:
			return file
		case filepath.IsAbs(link):
			file = link
		default:
			file = filepath.Join(directory, link)
		}
	}
}

// newFile is who may do what with a file that is new.
const newFile = 0o644

var errProtected = errors.New("is write-protected")

// tryFile finds out whether a file can be written, without writing it. To take
// the place of one that nobody may write to would be possible, but not meant.
func tryFile(file string) error {
	if info, err := os.Stat(file); err == nil && info.Mode()&0o222 == 0 {
		return named(file, errProtected)
	}
	whole := target(file)
	pending, err := renameio.NewPendingFile(whole, renameio.WithPermissions(newFile), beside(whole))
	if err != nil {
		return named(file, err)
	}
	return pending.Cleanup()
}
