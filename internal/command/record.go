package command

import (
	"errors"
	"io/fs"
	"os"
	"time"

	"games.example/internal/file"
)

// A Record is the file that --record names. A game is written to the file while it is
// played, so that its moves survive even if the program is killed. Each write replaces
// the whole file, but never replaces text that another program has written.
type Record struct {
	Path string // if empty, nothing is written

	text   string // the text of the last write
	exists bool   // whether the file has been created or taken over
	failed bool   // whether the last write failed
}

// NewRecord returns the record at the path of --record. It returns a misuse if no file can
// be created there, or if the path exists and is not the path of the file that is resumed.
func NewRecord(path, resumed string) (Record, error) {
	r := Record{Path: path}
	if path == "" {
		return r, nil
	}
	_, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = r.file().Replace(func(string) (string, error) { return "", nil }) // an empty text creates no file
		unchanged, refused := errors.AsType[*file.UnchangedError](err)
		if refused && !errors.Is(err, file.ErrBusy) { // otherwise the first write will try again
			return r, Misuse("--record: %s: %w", path, unchanged.Reason)
		}
	case err != nil:
		return r, Misuse("--record: %w", err)
	case !SameFile(path, resumed):
		return r, Misuse("--record %s: the file exists: expected a new one, or the one that is resumed", path)
	default:
		r.exists = true
		if r.text, err = r.file().Read(); err != nil {
			return r, Misuse("--record: %w", err)
		}
	}
	return r, nil
}

// SameFile reports whether two paths lead to the same file.
func SameFile(a, b string) bool {
	infoA, _ := os.Stat(a)
	infoB, _ := os.Stat(b)
	return os.SameFile(infoA, infoB) // false if a file is missing
}

// file returns the file of the record. A write waits at most half a second for another
// program. If that is not enough, the next write tries again.
func (r *Record) file() file.File {
	return file.File{Path: r.Path, Wait: time.Second / 2, Mode: 0o644}
}

// Exists reports whether the file has been written, or is the file that is resumed.
func (r *Record) Exists() bool { return r.exists }

// Write writes the text of the game so far. The first write of a new record creates
// the file, or returns fs.ErrExist if the file already exists. Any other write replaces
// the text of the file, or returns an error if another program has changed it. The errors
// name the file.
func (r *Record) Write(text string) error {
	if r.Path == "" || r.exists && !r.failed && text == r.text {
		return nil
	}
	var err error
	if r.exists {
		err = r.file().Replace(func(old string) (string, error) {
			if old != "" && old != r.text {
				return "", Errorf("%s is unchanged: %w", r.Path, errors.New("another program has changed it"))
			}
			return text, nil
		})
	} else {
		err = r.file().Create(text)
	}
	r.failed = err != nil
	if err == nil || file.Written(err) {
		r.text, r.exists = text, true
	}
	return err
}
