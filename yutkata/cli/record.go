package cli

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
)

// A record is a game that was recorded: the header of its transcript, the other
// lines without comments, and the state at their end.
type record struct {
	header header
	lines  []string
	state  yutkata.State
	throws int // the number of throws
}

// readRecord checks the transcript in a file and returns it up to its last
// complete line. The flags on the command line must agree with the transcript.
func readRecord(c *cobra.Command, path string, given gameFlags) (*record, error) {
	in, err := program.OpenInput(c, path)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // only read
	r := newReplaying(given, c.Flags().Changed)
	err = r.readAll(path, in)
	var difference differenceError
	switch {
	case len(r.overridden) > 0:
		return nil, program.Misuse("--%s: expected none, or as in %s", strings.Join(r.overridden, ", --"), path)
	case errors.As(err, &difference):
		return nil, program.Mistake("%s:%w", path, difference)
	case err != nil:
		return nil, program.Misuse("%w", err)
	case len(r.due) > 0 && r.due[len(r.due)-1].want == wantTurn:
		return nil, program.Mistake("%s: the transcript ends in a cut: expected a board and a turn after it", path)
	}
	if len(r.due) > 0 && r.due[0].want == wantThrow {
		r.lines, r.due = r.lines[:len(r.lines)-1], nil
	}
	for _, due := range r.due {
		r.lines = append(r.lines, due.want)
	}
	return &record{header: r.header, lines: r.lines, state: r.game.State(), throws: r.throws}, nil
}

// position returns the reports that a terminal shows when a game is resumed.
func (r *record) position(game *yutkata.Game) []report {
	if _, over := game.Winner(); over {
		return []report{boardReport(game), {text: "The winner is " + game.Current().Name()}}
	}
	lines := positionReports(game)
	if _, thrown := game.State().Thrown(); thrown {
		lines = append(lines, report{text: strings.TrimPrefix(r.lines[len(r.lines)-1], "$")})
	}
	return lines
}
