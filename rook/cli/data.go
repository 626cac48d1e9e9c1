package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/rook"
	"games.example/rook/ui"
)

// newFile holds the permission bits of a new file.
const newFile = 0o644

// dataFile is a file that holds smart's data. Other programs may add to the data at the
// same time.
type dataFile struct {
	file   file.File
	bounds rook.Bounds // the bounds of the games; the zero value means the bounds in the file
	chance *rand.Rand  // the source of random numbers for the Smart that is read

	beginner bool // whether a missing file means the data of ui.Beginner, not an empty Smart
}

func newDataFile(path string, bounds rook.Bounds, chance *rand.Rand) *dataFile {
	return &dataFile{file: file.File{Path: path, Wait: file.Patience, Mode: newFile}, bounds: bounds, chance: chance}
}

// keptName returns the name, in the user's data directory, of the file in which play keeps
// smart's data about a board.
func keptName(bounds rook.Bounds) string { return fmt.Sprintf("rook/smart-%v.json", bounds) }

// read returns a Smart with the data in the file.
func (d *dataFile) read() (*rook.Smart, error) {
	if d.file.Path == "" {
		const without = "--data: expected a file"
		kept, err := file.DataPath(keptName(rook.Bounds{D: 4, R: 6}))
		if err != nil {
			return nil, command.Misuse(without)
		}
		return nil, command.Misuse(without+"; play keeps a file for each board, such as %s", kept)
	}
	if d.bounds.Tiles() > rook.MaxTiles {
		return nil, command.Misuse("--bounds %q: expected at most %d tiles to learn about", d.bounds, rook.MaxTiles)
	}
	text, err := d.file.Read()
	if err != nil {
		return nil, command.Misuse("%w", err)
	}
	return d.parse(text)
}

// open is like read, but the file may be missing. It also returns an error if the file
// cannot be replaced, so that a command fails before it plays a game.
func (d *dataFile) open() (*rook.Smart, error) {
	smart, err := d.read()
	if errors.Is(err, fs.ErrNotExist) {
		smart, err = d.fresh()
	}
	if err != nil {
		return nil, err
	}
	return smart, d.file.Replace(func(old string) (string, error) { return old, nil })
}

// fresh returns the Smart that a missing file means.
func (d *dataFile) fresh() (*rook.Smart, error) {
	if d.beginner {
		return ui.Beginner(d.bounds)
	}
	return rook.NewSmart(d.bounds, d.chance)
}

// learn reads the Smart in the file, or makes a new Smart if the file is missing. It
// teaches the Smart with the given function, saves the Smart, and returns it. All of
// this happens under a lock.
func (d *dataFile) learn(more func(*rook.Smart) error) (smart *rook.Smart, err error) {
	err = d.file.Replace(func(old string) (string, error) {
		if old == "" {
			smart, err = d.fresh()
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

func (d *dataFile) parse(text string) (*rook.Smart, error) {
	smart, err := rook.SmartFromJSON([]byte(text), d.chance)
	switch {
	case err != nil:
		return nil, command.Misuse("%s: %w", d.file.Path, err)
	case d.bounds != rook.Bounds{} && d.bounds != smart.Bounds():
		return nil, command.Misuse("%s: learned on bounds %v: expected %v", d.file.Path, smart.Bounds(), d.bounds)
	}
	return smart, nil
}
