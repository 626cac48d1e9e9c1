package draughts

import (
	"fmt"
	"strings"
)

// Diagram returns a text picture of the board, with one character and a blank for each
// square. The top two rows of the starting position are
//
//	9   ⛂   ⛂   ⛂   ⛂   ⛂
//	8 ⛂   ⛂   ⛂   ⛂   ⛂
//
// The edges show the kata's columns and rows, or the first and the last PDN number of
// each row. If paint is not nil, Diagram calls it with the number and the text of each
// square, and writes its result instead of the text. A light square has the number 0.
func (p Position) Diagram(n Notation, paint func(s Square, text string) string) string {
	var b strings.Builder
	for y := 9; y >= 0; y-- {
		before, after := edges(n, y)
		line := before
		for x := range 10 {
			s, dark := SquareAt(x, y)
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
	if n == Kata {
		b.WriteString("  0 1 2 3 4 5 6 7 8 9\n")
	}
	return b.String()
}

// glyphs holds the characters for pieces and for an empty dark square.
var glyphs = [...]rune{None: '·', WhiteMan: '⛀', WhiteKing: '⛁', BlackMan: '⛂', BlackKing: '⛃'}

// edges returns the texts to the left and to the right of a row.
func edges(n Notation, y int) (before, after string) {
	if n == Kata {
		return fmt.Sprintf("%d ", y), ""
	}
	last := 5 * (10 - y)
	return fmt.Sprintf("%2d ", last-4), fmt.Sprintf(" %2d", last)
}
