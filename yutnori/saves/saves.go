// Package saves keeps the saved games of Yutnori in the file game_info.txt. Each
// line is a game, and a set of ids has at most one game:
//
//	Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
//
// A saved game stays in the file until a game with the same ids is saved, or until
// Remove removes it. The file is replaced atomically and under a lock, with the
// guarantees and limits of package games.example/internal/file. If a program is killed
// while it saves, the file is either unchanged or has the game. If two programs save at
// once, both games are kept. All other lines, even damaged lines, stay the same
// byte for byte.
package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"games.example/yutnori/internal/lines"
)

// Name is the name of the file of saved games.
const Name = "game_info.txt"

// A LineError is the error of one line. File is the path of the file, Line is the number
// of the line, counted from 1, and Err wraps a reason that this package lists.
type LineError = lines.Error

// A File represents the saved games in a directory. Each call reads the file again,
// because other programs may have saved games. A File is not safe for concurrent use,
// but each goroutine may have its own.
type File struct {
	// Report, unless nil, is called once with a *LineError for each line that is neither
	// blank nor a saved game, when Find, Save or Remove finds it. After ten such lines,
	// it is called once with the number of the others. Wait limits the time that Save and
	// Remove wait for the lock.
	lines.File
}

// NewFile returns the file of saved games in a directory. When a game is saved, the
// directory must exist, but the file may be missing.
func NewFile(dir string) *File { return &File{lines.NewFile(dir, Name)} }

// Find returns the saved game with exactly these ids, in any order, or false if there
// is none. If another program has saved several such games, Find returns the first. A
// missing file holds no games, and any other failure to read the file is an error.
func (f *File) Find(ids ...string) (Game, bool, error) {
	games, faults, err := f.All()
	if err != nil {
		return Game{}, false, err
	}
	lines.Report(&f.File, faults)
	for _, game := range games {
		if game.isOf(ids) {
			return game, true, nil
		}
	}
	return Game{}, false, nil
}

// All returns every saved game, in the order of the file, and the damaged lines as
// faults. It does not call Report.
func (f *File) All() ([]Game, []lines.Fault, error) {
	games, faults, err := lines.Read(&f.File, parseLine, func(game Game) bool { return len(game.Players) > 0 })
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return games, faults, err
}

// Save replaces the game with the same ids, or adds the game after the last line. If
// several games have these ids, it replaces the first and removes the others. It
// returns the error of Check if the game cannot be saved, or the reason why the file
// could not be replaced.
func (f *File) Save(game Game) error {
	if err := game.Check(); err != nil {
		return fmt.Errorf("the game cannot be saved: %w", err)
	}
	return f.replace(game.IDs(), game.String()+"\n")
}

// Remove removes all saved games with these ids from the file. If there are no such
// games, Remove does nothing and does not even lock the file.
func (f *File) Remove(ids ...string) error {
	if _, found, err := f.Find(ids...); err != nil || !found {
		return err
	}
	return f.replace(ids, "")
}

// replace puts line, which may be empty, in place of the first game with the ids, or
// else at the end. It removes the other games with the ids.
func (f *File) replace(ids []string, line string) error {
	return lines.Replace(&f.File, func(old string, faults *[]lines.Fault) (string, error) {
		var text strings.Builder
		placed := false
		for record, game := range lines.Records(&f.File, old, faults, parseLine) {
			switch {
			case !game.isOf(ids):
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
}

// parseLine returns the game in a line, or a game without players if the line is blank.
func parseLine(line string) (Game, error) {
	if lines.Blank(line) {
		return Game{}, nil
	}
	return Parse(line)
}
