package draughts

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseBoard reads a board as the kata draws it: ten lines of ten characters,
// the top line is y = 9, a space is a light square, a dot an empty dark one,
// w and b are men, K is a white king and B a black one. White is to move.
//
// The kata's other drawing, with dots for light squares and underscores for
// empty dark ones, is read too. The first character of the board decides.
//
// What editors change does not matter: the light square at the end of a row
// may be missing, lines may end in CRLF, the last one in nothing, blank lines
// may stand before and after the board, and a byte order mark before all. For
// the first other mistake the error is a *BoardError.
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
		if err := style.readRow(&p, lines, top+row, row); err != nil {
			return Position{}, err
		}
	}
	for i := top + 10; i < len(lines); i++ {
		if !isBlank(lines[i]) {
			return Position{}, &BoardError{i + 1, 1, "the end of the board", "an eleventh row"}
		}
	}
	return p, nil
}

// Board draws the position as the kata does: ten lines of ten characters, each
// ended by a newline. ParseBoard reads it again, but for the player to move.
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

// BoardError is the first mistake in the text of a board.
type BoardError struct {
	Line     int    // from 1, blank lines before the board included
	Column   int    // from 1, in characters
	Expected string // what should have been there
	Found    string // and what was
}

// Error is LINE:COLUMN: expected this, found that.
func (e *BoardError) Error() string {
	return fmt.Sprintf("%d:%d: expected %s, found %s", e.Line, e.Column, e.Expected, e.Found)
}

// drawing is one of the kata's two ways to draw the squares.
type drawing struct {
	light, dark rune
	lightName   string
	// An editor that cuts blanks off the ends of lines cuts off light squares.
	lightIsBlank bool
}

// drawings are the two drawings by the first character of a board, which is a
// light square.
var drawings = map[byte]drawing{
	' ': {light: ' ', dark: '.', lightName: "a space (light square)", lightIsBlank: true},
	'.': {light: '.', dark: '_', lightName: "a dot (light square)"},
}

// readRow puts the pieces of a row, counted from 0 at the top, onto the board.
func (d drawing) readRow(p *Position, lines []string, i, row int) error {
	switch {
	case i >= len(lines) || i == len(lines)-1 && lines[i] == "":
		return &BoardError{i + 1, 1, fmt.Sprintf("row %d of 10", row+1), "the end of the text"}
	case isBlank(lines[i]):
		return &BoardError{i + 1, 1, fmt.Sprintf("row %d of 10", row+1), "a blank line"}
	}
	characters := []rune(lines[i])
	for x := range 10 {
		square, dark := SquareAt(x, 9-row)
		expected := d.lightName
		if dark {
			expected = fmt.Sprintf("one of %c w b K B (dark square)", d.dark)
		}
		if x >= len(characters) {
			if x == 9 && !dark && d.lightIsBlank {
				return nil
			}
			return &BoardError{i + 1, x + 1, expected, "the end of the line"}
		}
		found := characters[x]
		piece, known := d.piece(found)
		if dark && !known || !dark && found != d.light {
			return &BoardError{i + 1, x + 1, expected, strconv.QuoteRune(found)}
		}
		if dark {
			*p = p.With(square, piece)
		}
	}
	if len(characters) > 10 {
		return &BoardError{i + 1, 11, "the end of the line", strconv.QuoteRune(characters[10])}
	}
	return nil
}

// piece is what a character on a dark square means.
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
