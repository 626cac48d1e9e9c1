package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/match"
	"games.example/draughts/pdn"
	"games.example/program"
)

// readBallots returns the positions in a file of ballots, or nil if the name is empty.
func readBallots(c *cobra.Command, name string) ([]draughts.Position, error) {
	if name == "" {
		return nil, nil
	}
	in, err := program.OpenInput(c, name)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // only read
	switch ballots, err := match.ReadBallots(in); {
	case err == nil:
		return ballots, nil
	case errors.Is(err, bufio.ErrTooLong):
		return nil, program.Mistake("%s: a line of input is too long: expected fewer than %d bytes", name, bufio.MaxScanTokenSize)
	case errors.Is(err, match.ErrNoBallots):
		return nil, program.Mistake("%s: %w", name, err)
	default:
		return nil, program.Mistake("%s:%w", name, err)
	}
}

// gamesFile is a file to which finished games are added, in PDN. The zero gamesFile
// writes nothing.
type gamesFile struct {
	event string
	file  *os.File
	err   error // the first error from writing
}

// openGames opens a file to which games are added. If the name is empty, it returns the
// zero gamesFile.
func openGames(name, event string) (*gamesFile, error) {
	if name == "" {
		return &gamesFile{}, nil
	}
	file, err := os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	return &gamesFile{event: event, file: file}, nil
}

// add adds a game between two players to the file. White's name comes first.
func (f *gamesFile) add(number int, players [2]string, game *draughts.Game, notes ...pdn.Note) {
	if f.file == nil {
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
	if err := pdn.Write(f.file, record); err != nil && f.err == nil {
		f.err = err
	}
}

// close closes the file. It returns an error if any game could not be written.
func (f *gamesFile) close() error {
	if f.file == nil {
		return nil
	}
	return errors.Join(f.err, f.file.Close())
}
