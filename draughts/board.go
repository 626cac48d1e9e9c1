package draughts

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ParseBoard reads a board as the kata draws it: ten lines of ten characters, beginning
// with row 9 at the top. A space is a light square, and a dot is an empty dark square.
// The pieces are w and b for white and black men, and K and B for white and black
// kings. White is to move.
//
// A board may also have dots for light squares and underscores for empty dark
// squares. The first character of the board determines which style ParseBoard reads.
//
// ParseBoard tolerates changes that editors make: a missing light square at the
// end of a row, lines that end in CRLF, a missing final newline, blank lines around the
// board, and a byte order mark. If the board is invalid, the error is a *BoardError for
// the first mistake.
func ParseBoard(text string) (Position, error) {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	lines := strings.Split(strings.TrimSuffix(text, "\r"), "\n")
	top := slices.IndexFunc(lines, func(line string) bool { return !isBlank(line) })
	if top < 0 {
		return Position{}, &BoardError{1, 1, "a board of ten rows", "the end of the text"}
	}
	rows := lines[top:]
	drawn, known := styles[rows[0][0]]
	if !known {
		return Position{}, &BoardError{top + 1, 1, "a space or a dot (light square)", quoteFirst(rows[0])}
	}
	var p Position
	for row := range 10 {
		var mistake *BoardError
		switch {
		case row >= len(rows) || row == len(rows)-1 && rows[row] == "":
			mistake = &BoardError{0, 1, fmt.Sprintf("row %d of 10", row+1), "the end of the text"}
		case isBlank(rows[row]):
			mistake = &BoardError{0, 1, fmt.Sprintf("row %d of 10", row+1), "a blank line"}
		default:
			mistake = drawn.readRow(&p, []rune(rows[row]), row)
		}
		if mistake != nil {
			mistake.Line = top + 1 + row
			return Position{}, mistake
		}
	}
	for i := 10; i < len(rows); i++ {
		if !isBlank(rows[i]) {
			return Position{}, &BoardError{top + 1 + i, 1, "the end of the board", "an eleventh row"}
		}
	}
	return p, nil
}

// Board returns the board as the kata draws it: ten lines of ten characters, each
// followed by a newline. [ParseBoard] reads it back, except for the player to
// move.
func (p Position) Board() string {
	var b strings.Builder
	for y := 9; y >= 0; y-- {
		for x := range 10 {
			if s, dark := SquareAt(x, y); dark {
				b.WriteByte(".wbKB"[p.At(s)])
			} else {
				b.WriteByte(' ')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// BoardError represents the first mistake in the text of a board.
type BoardError struct {
	Line     int // from 1; blank lines before the board count, too
	Column   int // from 1, in characters
	Expected string
	Found    string
}

// Error returns "LINE:COLUMN: expected ..., found ...".
func (e *BoardError) Error() string {
	return fmt.Sprintf("%d:%d: expected %s, found %s", e.Line, e.Column, e.Expected, e.Found)
}

// A style is one of the two sets of characters for a board.
type style struct {
	light     rune
	dark      string    // the characters for the contents of a dark square, in the order of the Piece constants
	expected  [2]string // for messages: the characters that are valid on a light and on a dark square
	trimmable bool      // whether the light square at the end of a row may be missing
}

// styles maps the first character of a board, which is on a light square, to its style.
var styles = map[byte]style{
	' ': {' ', ".wbKB", [2]string{"a space (light square)", "one of . w b K B (dark square)"}, true},
	'.': {'.', "_wbKB", [2]string{"a dot (light square)", "one of _ w b K B (dark square)"}, false},
}

// readRow puts the pieces of a row onto the board. The rows are numbered from 0 at the
// top. If the row has a mistake, readRow returns the first mistake without its line
// number.
func (d style) readRow(p *Position, characters []rune, row int) *BoardError {
	if d.trimmable && len(characters) == 9 && row%2 == 1 {
		characters = append(characters, d.light)
	}
	for x := range 10 {
		square, dark := SquareAt(x, 9-row)
		allowed, expected := string(d.light), d.expected[0]
		if dark {
			allowed, expected = d.dark, d.expected[1]
		}
		if x >= len(characters) {
			return &BoardError{0, x + 1, expected, "the end of the line"}
		}
		piece := strings.IndexRune(allowed, characters[x])
		if piece < 0 {
			return &BoardError{0, x + 1, expected, strconv.QuoteRune(characters[x])}
		}
		*p = p.With(square, Piece(piece))
	}
	if len(characters) > 10 {
		return &BoardError{0, 11, "the end of the line", strconv.QuoteRune(characters[10])}
	}
	return nil
}

func isBlank(line string) bool { return strings.Trim(line, " \t") == "" }

func quoteFirst(line string) string {
	for _, character := range line {
		return strconv.QuoteRune(character)
	}
	return "the end of the line"
}
