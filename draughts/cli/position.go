package cli

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

// positionFlags holds the flags that select a position, apart from the file
// that an argument may name.
type positionFlags struct {
	fen string
	playerFlags
}

func (f *positionFlags) declare(command *cobra.Command) {
	command.Flags().StringVar(&f.fen, "fen", "", "a position in `FEN` instead of a file, as in W:W31-50:B1-20")
	f.playerFlags.declare(command)
}

// position returns the position that the flags and arguments ask for.
func (f *positionFlags) position(c *cobra.Command, args []string) (draughts.Position, error) {
	p, err := f.read(c, args)
	if err != nil {
		return p, err
	}
	return f.apply(p)
}

func (f *positionFlags) read(c *cobra.Command, args []string) (draughts.Position, error) {
	name := "-"
	if len(args) > 0 {
		name = args[0]
	}
	if c.Flags().Changed("fen") {
		if len(args) > 0 {
			return draughts.Position{}, program.Misuse("expected --fen or a file, not both")
		}
		return parseFEN(f.fen)
	}
	in, err := program.OpenInput(c, name)
	if err != nil {
		return draughts.Position{}, err
	}
	defer in.Close() //nolint:errcheck // only read
	p, err := readPosition(in)
	if mistake := (*draughts.BoardError)(nil); errors.As(err, &mistake) {
		return p, program.Mistake("%s:%w", name, err)
	}
	return p, err
}

func parseFEN(text string) (draughts.Position, error) {
	p, err := draughts.ParseFEN(text)
	if err != nil {
		return p, program.Mistake("--fen: %w", err)
	}
	return p, nil
}

// maxBytes is far more than any position takes, and limits how much is read if
// there is none.
const maxBytes = 1 << 20

// readPosition reads a position, which must fill the input. The error for a
// mistake in the text is a *draughts.BoardError.
func readPosition(in io.Reader) (draughts.Position, error) {
	read, err := io.ReadAll(io.LimitReader(in, maxBytes+1))
	if err != nil {
		return draughts.Position{}, program.Misuse("%w", err)
	}
	if len(read) > maxBytes {
		return draughts.Position{}, firstMistake(string(read[:maxBytes]))
	}
	return parsePosition(string(read))
}

// isHub reports whether a line has the letters of a position of the Hub
// protocol.
func isHub(line string) bool {
	return len(line) == 1+50 && (line[0] == 'W' || line[0] == 'B') && strings.Trim(line[1:], "wbWBe") == ""
}

// parsePosition returns the position in a text: a FEN or a Hub position if the
// first line that is not blank looks like one, a board otherwise.
func parsePosition(text string) (draughts.Position, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	before := text[:len(text)-len(strings.TrimLeft(text, " \t\r\n"))]
	line, rest, _ := strings.Cut(text[len(before):], "\n")
	line = strings.TrimRight(line, " \t\r")

	parse := draughts.ParseFEN
	switch {
	case isHub(line):
		parse = draughts.ParseHub
	case !strings.HasPrefix(line, "[FEN") && !strings.Contains(line, ":"):
		return draughts.ParseBoard(text)
	}
	p, err := parse(line)
	if mistake := (*draughts.OffsetError)(nil); errors.As(err, &mistake) {
		return p, mistakeAfter(before+line[:mistake.Offset], mistake.Expected, mistake.Found)
	}
	if more := strings.TrimLeft(rest, " \t\r\n"); more != "" {
		r, _ := utf8.DecodeRuneInString(more)
		return draughts.Position{}, mistakeAfter(strings.TrimSuffix(text, more), "the end", strconv.QuoteRune(r))
	}
	return p, err
}

// mistakeAfter returns a mistake that comes right after the beginning of a
// text.
func mistakeAfter(beginning, expected, found string) *draughts.BoardError {
	line := 1 + strings.Count(beginning, "\n")
	column := 1 + utf8.RuneCountInString(beginning[strings.LastIndexByte(beginning, '\n')+1:])
	return &draughts.BoardError{Line: line, Column: column, Expected: expected, Found: found}
}

// firstMistake returns the first mistake in an input that is too long, given
// its beginning: the excess itself, unless there is one before. It marks the
// end with a character that no position has; if that is the first mistake
// found, there is no other.
func firstMistake(beginning string) error {
	beginning = strings.TrimPrefix(beginning, "\ufeff")
	marked := strings.TrimRight(beginning, " \t\r")
	atMark := mistakeAfter(marked, "", "")
	var mistake *draughts.BoardError
	_, err := parsePosition(marked + "\x00")
	if errors.As(err, &mistake) && (mistake.Line != atMark.Line || mistake.Column != atMark.Column) {
		return mistake
	}
	return mistakeAfter(beginning, "the end", fmt.Sprintf("more than %d bytes", maxBytes))
}
