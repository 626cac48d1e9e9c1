package cli

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/internal/command"
)

func (f *positionFlags) position(c *cobra.Command, args []string) (draughts.Position, error) {
	p, err := f.read(c, args)
	if err != nil {
		return p, err
	}
	return f.apply(p)
}

func (f *positionFlags) read(c *cobra.Command, args []string) (draughts.Position, error) {
	name := inputName(args)
	f.numbered = true
	if c.Flags().Changed("fen") {
		if len(args) > 0 {
			return draughts.Position{}, command.Misuse("expected --fen or a file, not both")
		}
		return parseFEN(f.fen)
	}
	if strings.HasPrefix(name, "W:") || strings.HasPrefix(name, "B:") {
		p, err := draughts.ParseFEN(name)
		if err != nil {
			return p, command.Misuse("%s: %w", name, err)
		}
		return p, nil
	}
	text, err := command.ReadInput(c, name, 1<<20) // far more bytes than any position needs
	if err != nil {
		return draughts.Position{}, err
	}
	p, numbered, err := parsePosition(text)
	f.numbered = numbered
	if err != nil {
		return p, command.Mistake("%s:%w", name, err)
	}
	return p, nil
}

func parseFEN(text string) (draughts.Position, error) {
	p, err := draughts.ParseFEN(text)
	if err != nil {
		return p, command.Misuse("--fen: %w", err)
	}
	return p, nil
}

// isHub reports whether a line has the form of a position in the Hub protocol: a letter
// for the player to move, and a letter for each of the 50 squares.
func isHub(line string) bool {
	return len(line) == 1+50 && (line[0] == 'W' || line[0] == 'B') && strings.Trim(line[1:], "wbWBe") == ""
}

// parsePosition returns the position in a string. The string is a FEN or a Hub position
// if its first line that is not blank looks like one, and otherwise a board. The error
// is a *draughts.BoardError. parsePosition also reports whether the string names squares by
// the numbers 1 to 50, as a FEN and a Hub position do.
func parsePosition(text string) (p draughts.Position, numbered bool, err error) {
	text = strings.TrimPrefix(text, "\ufeff")
	before := text[:len(text)-len(strings.TrimLeft(text, " \t\r\n"))]
	line, rest, _ := strings.Cut(text[len(before):], "\n")
	line = strings.TrimRight(line, " \t\r")

	parse := draughts.ParseFEN
	switch {
	case isHub(line):
		parse = draughts.ParseHub
	case !strings.HasPrefix(line, "[FEN") && !strings.Contains(line, ":"):
		p, err = draughts.ParseBoard(text)
		return p, false, err
	}
	p, err = parse(line)
	if mistake := (*draughts.OffsetError)(nil); errors.As(err, &mistake) {
		return p, true, mistakeAfter(before+line[:mistake.Offset], mistake.Expected, mistake.Found)
	}
	if more := strings.TrimLeft(rest, " \t\r\n"); more != "" {
		r, _ := utf8.DecodeRuneInString(more)
		return draughts.Position{}, true, mistakeAfter(strings.TrimSuffix(text, more), "the end", strconv.QuoteRune(r))
	}
	return p, true, err
}

// mistakeAfter returns an error with the line and column right after the given beginning
// of a string.
func mistakeAfter(beginning, expected, found string) *draughts.BoardError {
	line := 1 + strings.Count(beginning, "\n")
	column := 1 + utf8.RuneCountInString(beginning[strings.LastIndexByte(beginning, '\n')+1:])
	return &draughts.BoardError{Line: line, Column: column, Expected: expected, Found: found}
}
