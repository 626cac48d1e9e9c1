package cli

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math/rand/v2"

	"games.example/program"
	"games.example/program/file"
	"games.example/rook"
)

// data is a file with what smart has learned on some bounds. Other programs may
// learn into it at the same time.
type data struct {
	file   file.File
	bounds rook.Bounds
	chance *rand.Rand // of the smart that is read
}

func newData(path string, bounds rook.Bounds, chance *rand.Rand) data {
	const newFile = 0o644
	return data{file.File{Path: path, Wait: file.Patience, Mode: newFile}, bounds, chance}
}

// load returns what smart has learned.
func (d data) load() (*rook.Smart, error) {
	if d.file.Path == "" {
		return nil, program.Misuse("--data %q: expected a file", d.file.Path)
	}
	text, err := d.file.Read()
	if err != nil {
		return nil, program.Misuse("%w", named(d.file.Path, err))
	}
	return d.parse(text)
}

// loadOrStart is load where the file may be missing. It fails if the file could
// not be replaced, so that nothing is learned in vain.
func (d data) loadOrStart() (*rook.Smart, error) {
	smart, err := d.load()
	if errors.Is(err, fs.ErrNotExist) {
		smart, err = rook.NewSmart(d.bounds, d.chance)
	}
	if err != nil {
		return nil, err
	}
	return smart, d.file.Replace(func(old string) (string, error) { return old, nil })
}

// learn has smart learn more than the file says now, and saves it at once. It
// returns all that smart knows then.
func (d data) learn(more func(*rook.Smart) error) (smart *rook.Smart, err error) {
	err = d.file.Replace(func(old string) (string, error) {
		if old == "" {
			smart, err = rook.NewSmart(d.bounds, d.chance)
		} else {
			smart, err = d.parse(old)
		}
		if err == nil {
			err = more(smart)
		}
		if err != nil {
			return "", err
		}
		text, err := json.Marshal(smart)
		return string(text) + "\n", err
	})
	return smart, err
}

func (d data) parse(text string) (*rook.Smart, error) {
	smart, err := rook.ReadSmart([]byte(text), d.chance)
	switch {
	case err != nil:
		return nil, program.Misuse("%w", named(d.file.Path, err))
	case smart.Bounds() != d.bounds:
		return nil, program.Misuse("%s: learned on bounds %v: expected %v", show(d.file.Path), smart.Bounds(), d.bounds)
	}
	return smart, nil
}
