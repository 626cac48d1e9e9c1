package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

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
	read, err := io.ReadAll(io.LimitReader(in, mostBytes+1))
	if err != nil {
		return draughts.Position{}, program.Misuse("%w", err)
	}
	if len(read) > mostBytes {
		return draughts.Position{}, program.Mistake("%s:%w", name, firstMistake(string(read[:mostBytes])))
	}
	p, err := draughts.ParseBoard(string(read))
	if err != nil {
		return draughts.Position{}, program.Mistake("%s:%w", name, err)
	}
	return p, nil
}

// firstMistake is the first mistake in the beginning of an input that is too
// long: at its end, if there is none before. A character that stands on no
// board marks the end; if that is the first mistake, no other is.
func firstMistake(beginning string) error {
	beginning = strings.TrimPrefix(beginning, "\ufeff")
	marked := strings.TrimRight(beginning, " \t\r")
	var mistake *draughts.BoardError
	_, err := draughts.ParseBoard(marked + "\x00")
	line, column := endOf(marked)
	if errors.As(err, &mistake) && (mistake.Line != line || mistake.Column != column) {
		return mistake
	}
	line, column = endOf(beginning)
	return &draughts.BoardError{
		Line: line, Column: column,
		Expected: "the end", Found: fmt.Sprintf("more than %d bytes", mostBytes),
	}
}

// endOf is where a text ends, as line and column from 1.
func endOf(text string) (line, column int) {
	last := text[strings.LastIndexByte(text, '\n')+1:]
	return 1 + strings.Count(text, "\n"), 1 + utf8.RuneCountInString(last)
}

// atMostOneFile is for commands that read one board.
func atMostOneFile(_ *cobra.Command, args []string) error {
	if len(args) > 1 {
		return program.Misuse("unexpected argument %q, expected one file at most", args[1])
	}
	return nil
}
