package draughts

import (
	"fmt"
	"strings"
)

// Diagram returns a text picture of the board, with one character and a blank for each
// square. The player with the given color sits at the bottom. The top two rows of the
// starting position for White are
//
//	9   ⛂   ⛂   ⛂   ⛂   ⛂
//	8 ⛂   ⛂   ⛂   ⛂   ⛂
//
// The edges show the kata's columns and rows, or the first and the last PDN number of
// each row. If paint is not nil, Diagram calls it with the number and the text of each
// square, and writes its result instead of the text. A light square has the number 0.
func (p Position) Diagram(n Notation, bottom Color, paint func(s Square, text string) string) string {
	var b strings.Builder
	for row := range 10 {
		before, after := edges(n, bottom, row)
		line := before
		for column := range 10 {
			s, dark := SquareAt(column, 9-row)
			if bottom == Black {
				s, dark = SquareAt(9-column, row)
			}
			text := "  "
			if dark {
				text = string(glyphs[p.At(s)]) + " "
			}
			if paint != nil {
				text = paint(s, text)
			}
			line += text
		}
		b.WriteString(strings.TrimRight(line+after, " "))
		b.WriteByte('\n')
	}
	switch {
	case n == Kata && bottom == Black:
		b.WriteString("  9 8 7 6 5 4 3 2 1 0\n")
	case n == Kata:
		b.WriteString("  0 1 2 3 4 5 6 7 8 9\n")
	}
	return b.String()
}

// glyphs holds the characters for pieces and for an empty dark square.
var glyphs = [...]rune{None: '·', WhiteMan: '⛀', WhiteKing: '⛁', BlackMan: '⛂', BlackKing: '⛃'}

// edges returns the texts to the left and to the right of a row, counted from the top.
func edges(n Notation, bottom Color, row int) (before, after string) {
	left, right := 5*row+1, 5*row+5
	if bottom == Black {
		left, right = 50-5*row, 46-5*row
	}
	if n == Kata {
		y := 9 - row
		if bottom == Black {
			y = row
		}
		return fmt.Sprintf("%d ", y), ""
	}
	return fmt.Sprintf("%2d ", left), fmt.Sprintf(" %2d", right)
}
