// Package shelf keeps games in files: the record that a player names, and the
// unfinished game and the last choices of each program.
package shelf

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/message"
	"games.example/internal/play"
)

// Shelf is a play.Keeper. When a game has a record, every move is written to the
// record.
type Shelf struct {
	// Record is the record of the current game. Its path is empty if the game has no
	// record.
	Record command.Record
	// Language is the language of the errors.
	Language message.Language

	format string    // of the file names that the shelf chooses
	games  int       // the number of games so far if every game is recorded; otherwise 0
	place  file.File // the file of the unfinished game; its path is empty if no game is kept
	leave  func()    // lets another window use the place
}

// New returns a shelf. If the given record has a path, the shelf writes the first game
// to that record, and each further game to a numbered file beside it. Otherwise Save
// chooses file names in the given format, such as game-%d.txt.
func New(record command.Record, format string) *Shelf {
	if record.Path != "" {
		return &Shelf{Record: record, format: file.Numbered(record.Path), games: 1}
	}
	return &Shelf{format: format}
}

// Kept holds the data that a program leaves for its next start.
type Kept struct {
	Choices    play.Choices `json:"choices"`
	Unfinished string       `json:"unfinished,omitempty"` // the record of the unfinished game, or ""
}

// ErrOtherWindow is returned by KeepFor while another window keeps its game.
var ErrOtherWindow = command.Errorf("another window keeps its game: this game is not kept")

// KeepFor makes the shelf keep the unfinished game of a program in the user's state
// directory. It returns the data that is kept there now. After an error, the shelf
// keeps no game. The error is ErrOtherWindow, or the reason why the directory or its
// file cannot be used.
func (s *Shelf) KeepFor(name string) (Kept, error) {
	unkept := func(err error) (Kept, error) {
		return Kept{}, command.Errorf("the unfinished game is not kept: %w", err)
	}
	path, err := file.InState(name + "/last.json")
	if err != nil {
		return unkept(err)
	}
	leave, err := file.File{Path: path + ".window"}.Lock()
	switch {
	case errors.Is(err, file.ErrBusy):
		return Kept{}, ErrOtherWindow
	case err != nil:
		return unkept(err)
	}
	place := file.File{Path: path, Wait: file.Patience, Mode: 0o600}
	text, err := place.Read()
	var kept Kept
	if err == nil {
		if err = json.Unmarshal([]byte(text), &kept); err != nil {
			err = command.Errorf("%s: expected an unfinished game", path)
		}
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		leave()
		return unkept(err)
	}
	s.place, s.leave = place, leave
	return kept, nil
}

// Keep writes a game to its record, if there is one. After KeepFor, it also keeps the
// choices of the game and, from its first action until it is over, the game itself. It
// returns the text of an error, or "".
func (s *Shelf) Keep(game play.Game) string { return s.Tell(s.KeepNow(game)) }

// KeepNow is like Keep, but returns an error. The error about the record comes first.
func (s *Shelf) KeepNow(game play.Game) error {
	text, err := game.Text()
	if err != nil {
		return err
	}
	if s.games < 2 || game.Len() > 0 || s.Record.Exists() { // a further game has no file before its first action
		err = s.Record.Write(text)
	}
	if s.place.Path == "" {
		return err
	}
	kept := Kept{Choices: game.Choices()}
	if !game.Over() && game.Len() > 0 {
		kept.Unfinished = text
	}
	line, _ := json.Marshal(kept) // a Kept can always be written as JSON
	failed := s.place.Replace(func(string) (string, error) { return string(line) + "\n", nil })
	return cmp.Or(err, failed)
}

// Save writes a game to its record or, if it has no record, to a new file, and returns
// a message that names the file.
func (s *Shelf) Save(game play.Game) string {
	if s.Record.Path == "" {
		s.Record.Path = file.Unused(s.format, 1)
	}
	text, err := game.Text()
	if err == nil {
		err = s.Record.Write(text)
	}
	if err != nil {
		return s.Tell(err)
	}
	return s.Saved(game)
}

// Saved returns a message that names the record of a game, or "" if the game has none.
func (s *Shelf) Saved(game play.Game) string {
	if !s.Record.Exists() {
		return ""
	}
	if game.Over() {
		return command.Printable(game.Words().Format("saved as %s", s.Record.Path))
	}
	return command.Printable(game.Words().Format("saved as %s: --resume opens it", s.Record.Path))
}

// Leave writes a game to its record before another game begins. If all games are
// recorded, the next game is written to another file.
func (s *Shelf) Leave(game play.Game) string {
	if s.Record.Path == "" {
		return ""
	}
	report := s.Save(game)
	s.Record = command.Record{}
	if s.games > 0 {
		s.games++
		s.Record.Path = file.Unused(s.format, s.games)
	}
	return report
}

// Place returns the path of the file for the unfinished game, or "" if the shelf keeps
// no game.
func (s *Shelf) Place() string { return s.place.Path }

// Close releases the file of the unfinished game. After that the shelf keeps no game.
func (s *Shelf) Close() {
	if s.place.Path != "" {
		s.place.Path = ""
		s.leave()
	}
}

// Tell returns the text of an error as one printable line in the language of the shelf,
// or "" for nil.
func (s *Shelf) Tell(err error) string {
	if err == nil {
		return ""
	}
	return command.Printable(s.Language.Tell(err))
}
