package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"

	"github.com/adrg/xdg"

	"games.example/program"
	"games.example/program/file"
	"games.example/rook"
)

// newFile holds the permission bits of a new file.
const newFile = 0o644

// data is a file with what smart has learned. Other programs may add to it at
// the same time.
type data struct {
	file   file.File
	chance *rand.Rand // for the smart that is read
}

func newData(path string, chance *rand.Rand) *data {
	return &data{file.File{Path: path, Wait: file.Patience, Mode: newFile}, chance}
}

// ownData returns the file of the user's data directory for games on the given
// bounds.
func ownData(bounds rook.Bounds, chance *rand.Rand) (*data, error) {
	path, err := xdg.DataFile(fmt.Sprintf("rook/smart-%v.json", bounds))
	return newData(path, chance), err
}

// load returns what smart has learned.
func (d *data) load() (*rook.Smart, error) {
	if d.file.Path == "" {
		return nil, program.Misuse("--data %q: expected a file", d.file.Path)
	}
	text, err := d.file.Read()
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	return d.parse(text)
}

// loadOn is load for games on the given bounds.
func (d *data) loadOn(bounds rook.Bounds) (*rook.Smart, error) {
	smart, err := d.load()
	if err != nil {
		return nil, err
	}
	return smart, d.check(smart, bounds)
}

// loadOrStart is loadOn where the file may be missing. It fails if the file could
// not be replaced, so that nothing is learned in vain.
func (d *data) loadOrStart(bounds rook.Bounds) (*rook.Smart, error) {
	smart, err := d.loadOn(bounds)
	if errors.Is(err, fs.ErrNotExist) {
		smart, err = rook.NewSmart(bounds, d.chance)
	}
	if err != nil {
		return nil, err
	}
	return smart, d.file.Replace(func(old string) (string, error) { return old, nil })
}

// learn has smart learn more, on top of what the file holds by now, and saves
// it at once. It returns all that smart then knows.
func (d *data) learn(bounds rook.Bounds, more func(*rook.Smart) error) (smart *rook.Smart, err error) {
	err = d.file.Replace(func(old string) (string, error) {
		if old == "" {
			smart, err = rook.NewSmart(bounds, d.chance)
		} else if smart, err = d.parse(old); err == nil {
			err = d.check(smart, bounds)
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

func (d *data) parse(text string) (*rook.Smart, error) {
	smart, err := rook.SmartFromJSON([]byte(text), d.chance)
	if err != nil {
		return nil, program.Misuse("%s: %w", d.file.Path, err)
	}
	return smart, nil
}

func (d *data) check(smart *rook.Smart, bounds rook.Bounds) error {
	if smart.Bounds() != bounds {
		return program.Misuse("%s: learned on bounds %v: expected %v", d.file.Path, smart.Bounds(), bounds)
	}
	return nil
}
