package screen

import (
	"fmt"

	"games.example/program"
	"games.example/program/file"
)

// A Record writes the games of a screen to files, each game to its own. Once a
// game has a file, every move is written.
type Record struct {
	// Record is the file of the game. Its path is empty while the game has none.
	program.Record
	// Format is the format of the names that the program chooses for files, with
	// a number, as in game-%d.txt.
	Format string
	// Text returns what to write of a game.
	Text func(Game) (string, error)
	// Language tells why a game could not be written; nil is English.
	Language program.Language

	every string // the file of the first game, if all games are recorded
	games int    // the number of games that have been left
}

// Settings returns the settings of a screen whose games are recorded.
func (r *Record) Settings() Settings {
	r.every = r.Path
	return Settings{Save: r.save, Leave: r.leave, Keep: r.keep}
}

// Write writes a game to its file, if it has one.
func (r *Record) Write(game Game) error {
	if r.Path == "" {
		return nil
	}
	text, err := r.Text(game)
	if err != nil {
		return err
	}
	return r.Record.Write(text)
}

// save writes a game to its file, or to a new one, and says which.
func (r *Record) save(game Game) string {
	if r.Path == "" {
		r.Path = file.Unused(r.Format)
	}
	if err := r.Write(game); err != nil {
		return r.tell(err)
	}
	return program.Printable(fmt.Sprintf(game.Words().SavedF, r.Path))
}

// keep writes a game to its file, if it has one. It returns the reason if that
// failed.
func (r *Record) keep(game Game) string {
	if err := r.Write(game); err != nil {
		return r.tell(err)
	}
	return ""
}

// tell returns one line that says why a game could not be written.
func (r *Record) tell(err error) string {
	language := r.Language
	if language == nil {
		language = program.English
	}
	return program.Printable(language.Tell(err))
}

// leave writes a game to its file before a new one begins. If all games are
// recorded, the new one gets another file.
func (r *Record) leave(game Game) string {
	if r.Path == "" {
		return ""
	}
	told := r.save(game)
	r.Record = program.Record{}
	if r.every != "" {
		r.games++
		r.Path = file.Another(r.every, r.games+1)
	}
	return told
}
