package cli

import (
	"bytes"
	"errors"
	"io"
	"os"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

// positionFlags are the flags that say which position is meant, apart from the
// file with a board that an argument may name.
type positionFlags struct {
	fen   string
	color choice
}

func (f *positionFlags) declare(command *cobra.Command) {
	command.Flags().StringVar(&f.fen, "fen", "", "a position in `FEN` instead of a board, as in W:W31-50:B1-20")
	f.color.among = []string{draughts.White.String(), draughts.Black.String()}
	f.color.declare(command, "color", "the player to move (default: as the FEN says, white for a board)")
}

// position is the position that the flags and arguments ask for.
func (f *positionFlags) position(c *cobra.Command, args []string) (draughts.Position, error) {
	p, err := f.read(c, args)
	if err != nil {
		return draughts.Position{}, err
	}
	switch f.color.word {
	case draughts.White.String():
		return p.WithToMove(draughts.White), nil
	case draughts.Black.String():
		return p.WithToMove(draughts.Black), nil
	}
	return p, nil
}

func (f *positionFlags) read(c *cobra.Command, args []string) (draughts.Position, error) {
	if c.Flags().Changed("fen") {
		if len(args) > 0 {
			return draughts.Position{}, program.Misuse("expected --fen or a file, not both")
		}
		return parseFEN(f.fen)
	}
	if len(args) == 0 || args[0] == "-" {
		return readBoard("-", c.InOrStdin())
	}
	file, err := os.Open(args[0])
	if err != nil {
		return draughts.Position{}, program.Misuse("%w", err)
	}
	defer file.Close() //nolint:errcheck // only read
	return readBoard(args[0], file)
}

func parseFEN(text string) (draughts.Position, error) {
	p, err := draughts.ParseFEN(text)
	if err != nil {
		return draughts.Position{}, program.Mistake("--fen: %w", err)
	}
	return p, nil
}

// mostBytes is far more than any board takes, and a bound for what is read
// where there is no board at all.
const mostBytes = 1 << 20

// readBoard reads a board to its end. The name is for errors.
func readBoard(name string, in io.Reader) (draughts.Position, error) {
	var text bytes.Buffer
	switch n, err := text.ReadFrom(io.LimitReader(in, mostBytes+1)); {
	case err != nil:
		return draughts.Position{}, program.Misuse("%w", err)
	case n > mostBytes:
		return draughts.Position{}, program.Mistake("%s: expected a board of ten rows, found more than %d bytes", name, mostBytes)
	}
	p, err := draughts.ParseBoard(text.String())
	var mistake *draughts.BoardError
	if errors.As(err, &mistake) {
		return draughts.Position{}, program.Mistake("%s:%w", name, mistake)
	}
	return p, err
}

// atMostOneFile is for commands that read one board.
func atMostOneFile(_ *cobra.Command, args []string) error {
	if len(args) > 1 {
		return program.Misuse("unexpected argument %q, expected one file at most", args[1])
	}
	return nil
}
