// Package saves keeps the saved games of Yutnori in the file game_info.txt, one
// a line, at most one for the same set of ids:
//
//	Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
//
// A saved game is lost in two ways only: by saving another of the same ids, and
// by Remove. The file is replaced as package games.example/program/file does it,
// atomically and under a lock, with that package's guarantees and limits: a
// program killed at any moment while it saves leaves the file unchanged or with
// the game in it; of two programs that save at once both keep their games; every
// other line, damaged or not, stays byte for byte.
package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"path/filepath"
	"strings"
	"time"

	"games.example/program/file"
	"games.example/yutnori/internal/lines"
)

// Name is the name of the file of saved games.
const Name = "game_info.txt"

// ErrBusy is returned if another program has kept the file locked for all of
// File.Wait.
var ErrBusy = file.ErrBusy

// A LineError says what is wrong with one line: its File, its Line, counted
// from 1, and Err, which wraps one of the reasons of this package.
type LineError = lines.Error

// A File is the saved games of a directory. It reads the file anew each time,
// since other programs save too. It is for one goroutine; several may have one
// each.
type File struct {
	// Report, unless nil, hears a *LineError for each line that is neither blank
	// nor a saved game, once, when Find, Save or Remove first come upon it. Of
	// more than ten such lines it hears how many more there are.
	Report func(error)
	// Wait is the longest that Save and Remove wait for the lock,
	// file.Patience unless it is changed.
	Wait time.Duration

	path string
	told lines.Told
}

// In returns the saved games of a directory. The directory must be there when
// a game is saved; the file need not.
func In(dir string) *File {
	return &File{Wait: file.Patience, path: filepath.Join(dir, Name)}
}

// Path returns the path of the file.
func (f *File) Path() string { return f.path }

// Find returns the saved game of exactly these ids, in whatever order, and
// whether there is one. Of several, which only another program can have
// written, it is the first. A missing file has none; any other failure to read
// it is an error.
func (f *File) Find(ids ...string) (Game, bool, error) {
	games, faults, err := f.All()
	if err != nil {
		return Game{}, false, err
	}
	f.told.Tell(f.Report, &faults)
	for _, game := range games {
		if game.of(ids) {
			return game, true, nil
		}
	}
	return Game{}, false, nil
}

// Faults are the lines of a file that are neither blank nor saved games.
type Faults = lines.Faults

// All returns every saved game in the order of the file, and what is wrong with
// the other lines. It tells Report nothing.
func (f *File) All() ([]Game, Faults, error) {
	var faults Faults
	text, err := f.file().Read()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, faults, err
	}
	var games []Game
	for _, game := range f.records(text, &faults) {
		if len(game.Players) > 0 {
			games = append(games, game)
		}
	}
	return games, faults, nil
}

// Save puts the game in place of the one of the same ids, or after the last
// line if there is none. If there are several, it takes the place of the first
// and the others go. It returns the reason of Check for a game that cannot be
// saved, or an error that says why the file could not be replaced.
func (f *File) Save(game Game) error {
	if err := game.Check(); err != nil {
		return fmt.Errorf("the game cannot be saved: %w", err)
	}
	return f.replace(game.IDs(), game.String()+"\n")
}

// Remove removes all saved games of these ids from the file. If there are none,
// it does nothing and does not lock the file.
func (f *File) Remove(ids ...string) error {
	if _, found, err := f.Find(ids...); err != nil || !found {
		return err
	}
	return f.replace(ids, "")
}

// replace puts line, which may be empty, in place of the first game of the ids,
// or else at the end, and takes the others of theirs away.
func (f *File) replace(ids []string, line string) error {
	var faults Faults
	err := f.file().Replace(func(old string) (string, error) {
		var text strings.Builder
		placed := false
		for record, game := range f.records(old, &faults) {
			switch {
			case !game.of(ids):
				text.WriteString(record)
			case !placed:
				text.WriteString(line)
				placed = true
			}
		}
		if !placed && line != "" {
			return lines.Append(text.String(), line), nil
		}
		return text.String(), nil
	})
	f.told.Tell(f.Report, &faults)
	return err
}

// records returns the lines of a text, with their ends, and the game that each
// holds, if any. It adds what is wrong with a line to faults.
func (f *File) records(text string, faults *Faults) iter.Seq2[string, Game] {
	return func(yield func(string, Game) bool) {
		number := 0
		for line := range strings.Lines(text) {
			number++
			var game Game
			switch {
			case lines.Blank(line):
			case faults.Full() && strings.Count(line, "|") < 3: // millions of lines may be like that
				faults.Add(f.path, number, line, ErrParts)
			default:
				var err error
				if game, err = Parse(line); err != nil {
					faults.Add(f.path, number, line, err)
				}
			}
			if !yield(line, game) {
				return
			}
		}
	}
}

func (f *File) file() file.File { return file.File{Path: f.path, Wait: f.Wait} }
