package draughts

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseBoard reads a board as the kata draws it: ten lines of ten characters,
// from y = 9 at the top. A space is a light square, a dot an empty dark one, w
// and b are men, K is a white king and B a black one. White is to move.
//
// A drawing in use elsewhere, with dots for light squares and underscores for
// empty dark ones, is accepted as well. The first character of the board
// decides.
//
// ParseBoard ignores what editors change: the light square at the end of a row
// may be missing, lines may end in CRLF, the last newline may be missing, blank
// lines may surround the board, and a byte order mark may precede everything.
// For any other mistake the error is a *BoardError for the first one.
func ParseBoard(text string) (Position, error) {
	lines := strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSuffix(line, "\r")
	}
	top := 0
	for top < len(lines) && isBlank(lines[top]) {
		top++
	}
	if top == len(lines) {
		return Position{}, &BoardError{1, 1, "a board of ten rows", "the end of the text"}
	}

	style, known := drawings[lines[top][0]]
	if !known {
		return Position{}, &BoardError{top + 1, 1, "a space or a dot (light square)", quoteFirst(lines[top])}
	}
	var p Position
	for row := range 10 {
		line := top + row
		if err := missingRow(lines, line, row); err != nil {
			return Position{}, err
		}
		if mistake := style.readRow(&p, []rune(lines[line]), row); mistake != nil {
			mistake.Line = line + 1
			return Position{}, mistake
		}
	}
	for i := top + 10; i < len(lines); i++ {
		if !isBlank(lines[i]) {
			return Position{}, &BoardError{i + 1, 1, "the end of the board", "an eleventh row"}
		}
	}
	return p, nil
}

// Board returns the kata's drawing: ten lines of ten characters, each followed
// by a newline. [ParseBoard] reads it, except for the player to move, which a
// board does not show.
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
	Line     int    // from 1, blank lines before the board included
	Column   int    // from 1, in characters
	Expected string // what should have been there
	Found    string // what was there instead
}

// Error returns "LINE:COLUMN: expected ..., found ...".
func (e *BoardError) Error() string {
	return fmt.Sprintf("%d:%d: expected %s, found %s", e.Line, e.Column, e.Expected, e.Found)
}

// missingRow returns an error if a line holds no row, and nil otherwise. Rows
// count from 0 at the top.
func missingRow(lines []string, line, row int) error {
	found := ""
	switch {
	case line >= len(lines) || line == len(lines)-1 && lines[line] == "":
		found = "the end of the text"
	case isBlank(lines[line]):
		found = "a blank line"
	default:
		return nil
	}
	return &BoardError{line + 1, 1, fmt.Sprintf("row %d of 10", row+1), found}
}

// A drawing is one of the two ways to draw the squares.
type drawing struct {
	light, dark rune
	lightName   string
	// Editors that trim trailing blanks cut off light squares.
	lightIsBlank bool
}

// drawings maps the first character of a board, a light square, to the drawing.
var drawings = map[byte]drawing{
	' ': {light: ' ', dark: '.', lightName: "a space (light square)", lightIsBlank: true},
	'.': {light: '.', dark: '_', lightName: "a dot (light square)"},
}

// readRow puts the pieces of a row, counted from 0 at the top, onto the board.
// It returns the first mistake, without its line, or nil if there is none.
func (d drawing) readRow(p *Position, characters []rune, row int) *BoardError {
	if d.lightIsBlank && len(characters) == 9 && row%2 == 1 {
		characters = append(characters, d.light)
	}
	for x := range 10 {
		square, dark := SquareAt(x, 9-row)
		piece, expected := None, d.lightName
		if dark {
			expected = fmt.Sprintf("one of %c w b K B (dark square)", d.dark)
		}
		if x >= len(characters) {
			return &BoardError{0, x + 1, expected, "the end of the line"}
		}
		found := characters[x]
		known := found == d.light
		if dark {
			piece, known = d.piece(found)
		}
		if !known {
			return &BoardError{0, x + 1, expected, strconv.QuoteRune(found)}
		}
		*p = p.With(square, piece)
	}
	if len(characters) > 10 {
		return &BoardError{0, 11, "the end of the line", strconv.QuoteRune(characters[10])}
	}
	return nil
}

// piece returns the piece for a character on a dark square, or false if the
// character means nothing.
func (d drawing) piece(character rune) (piece Piece, known bool) {
	switch character {
	case d.dark:
		return None, true
	case 'w':
		return WhiteMan, true
	case 'b':
		return BlackMan, true
	case 'K':
		return WhiteKing, true
	case 'B':
		return BlackKing, true
	}
	return None, false
}

func isBlank(line string) bool { return strings.Trim(line, " \t") == "" }

func quoteFirst(line string) string {
	for _, character := range line {
		return strconv.QuoteRune(character)
	}
	return "the end of the line"
}
