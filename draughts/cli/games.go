package cli

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/match"
	"games.example/draughts/pdn"
	"games.example/internal/command"
	"games.example/internal/file"
)

// readBallots returns the positions in a file of ballots, or nil if the name is empty.
func readBallots(c *cobra.Command, name string) ([]draughts.Position, error) {
	if name == "" {
		return nil, nil
	}
	in, err := command.OpenInput(c, name)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // only read
	switch ballots, err := match.ReadBallots(in); {
	case err == nil:
		return ballots, nil
	case errors.Is(err, bufio.ErrTooLong):
		return nil, command.Mistake("%s: a line of input is too long: expected fewer than %d bytes", name, bufio.MaxScanTokenSize)
	case errors.Is(err, match.ErrNoBallots):
		return nil, command.Mistake("%s: %w", name, err)
	default:
		return nil, command.Mistake("%s:%w", name, err)
	}
}

// gamesFile is a file to which finished games are added, in PDN. The zero gamesFile
// writes nothing.
type gamesFile struct {
	event string
	file  file.File // its path is empty if nothing is written
	err   error     // the first error from writing
}

// openGames returns the file with the given name, to which games are added. It creates a
// missing file. If the name is empty, openGames returns the zero gamesFile.
func openGames(name, event string) (*gamesFile, error) {
	if name == "" {
		return &gamesFile{}, nil
	}
	games := &gamesFile{event: event, file: file.File{Path: name, Wait: file.Patience, Mode: 0o644}}
	if err := games.file.Append(""); err != nil {
		return nil, command.Misuse("--pdn: %w", err)
	}
	return games, nil
}

// add adds a game between two players at the end of the file, whole or not at all.
// White's name comes first.
func (f *gamesFile) add(number int, players [2]string, game *draughts.Game, notes ...pdn.Note) {
	if f.file.Path == "" {
		return
	}
	record := pdn.NewRecord(game,
		pdn.Tag{Name: "Event", Value: f.event},
		pdn.Tag{Name: "Date", Value: time.Now().Format("2006.01.02")},
		pdn.Tag{Name: "Round", Value: fmt.Sprint(number)},
		pdn.Tag{Name: "White", Value: strings.ToValidUTF8(players[draughts.White], "?")},
		pdn.Tag{Name: "Black", Value: strings.ToValidUTF8(players[draughts.Black], "?")},
	)
	record.Notes = append(record.Notes, notes...)
	var text strings.Builder
	_ = pdn.Write(&text, record) // a Builder does not fail
	f.err = cmp.Or(f.err, f.file.Append(text.String()))
}
