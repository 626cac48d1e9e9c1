package draughts

import (
	"fmt"
	"strings"
)

// Diagram draws the board for people, one character and a blank for each square,
// as in these two upper rows of the start:
//
//	9   ⛂   ⛂   ⛂   ⛂   ⛂
//	8 ⛂   ⛂   ⛂   ⛂   ⛂
//
// The kata's columns and rows stand at the edges, or the numbers of PDN at the
// ends of the rows. Paint, if not nil, may add color to the text of a square;
// it is handed no square (0) for a light one.
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

// glyphs are the characters for pieces, and for an empty dark square.
var glyphs = [...]rune{None: '·', WhiteMan: '⛀', WhiteKing: '⛁', BlackMan: '⛂', BlackKing: '⛃'}

// edges are the names to the left and to the right of a row.
func edges(n Notation, y int) (before, after string) {
	if n == Kata {
		return fmt.Sprintf("%d ", y), ""
	}
	last := 5 * (10 - y)
	return fmt.Sprintf("%2d ", last-4), fmt.Sprintf(" %2d", last)
}

// SVG draws the board as a picture for the web: a whole SVG document, with the
// kata's columns and rows at the edges, or with the numbers of PDN in the
// squares.
func (p Position) SVG(n Notation) string {
	var b strings.Builder
	b.WriteString(svgHead)
	fmt.Fprintf(&b, "<title>%s</title>\n", p.FEN())
	b.WriteString("<rect class=\"light\" x=\"20\" y=\"20\" width=\"400\" height=\"400\"/>\n")
	for s := Square(1); s.OnBoard(); s++ {
		x, y := 20+40*s.X(), 20+40*(9-s.Y())
		fmt.Fprintf(&b, "<rect class=\"dark\" x=\"%d\" y=\"%d\" width=\"40\" height=\"40\"/>\n", x, y)
		if n != Kata {
			fmt.Fprintf(&b, "<text class=\"number\" x=\"%d\" y=\"%d\">%d</text>\n", x+2, y+9, s)
		}
		if piece := p.At(s); piece != None {
			fmt.Fprintf(&b, "<use href=\"#%s\" x=\"%d\" y=\"%d\"/>\n", svgPieces[piece], x, y)
		}
	}
	if n == Kata {
		for i := range 10 {
			fmt.Fprintf(&b, "<text class=\"edge\" x=\"%d\" y=\"435\">%d</text>\n", 40+40*i, i)
			fmt.Fprintf(&b, "<text class=\"edge\" x=\"10\" y=\"%d\">%d</text>\n", 45+40*(9-i), i)
		}
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// svgPieces are the names of the pieces in an SVG document.
var svgPieces = [...]string{WhiteMan: "white-man", WhiteKing: "white-king", BlackMan: "black-man", BlackKing: "black-king"}

// svgHead begins an SVG document: a square takes 40 units, the edge 20. A king
// is two men, one upon the other.
const svgHead = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" width="440" height="440">
<style>
.light { fill: #f0d9b5 } .dark { fill: #a67c52 }
.white { fill: #fffaf0; stroke: #222; stroke-width: 1.5 }
.black { fill: #2b2b2b; stroke: #ddd; stroke-width: 1.5 }
.number { font: 8px sans-serif; fill: #fff } .edge { font: 12px sans-serif; text-anchor: middle }
</style>
<defs>
<g id="white-man"><circle class="white" cx="20" cy="21" r="14"/></g>
<g id="black-man"><circle class="black" cx="20" cy="21" r="14"/></g>
<g id="white-king"><circle class="white" cx="20" cy="24" r="13"/><circle class="white" cx="20" cy="17" r="13"/></g>
<g id="black-king"><circle class="black" cx="20" cy="24" r="13"/><circle class="black" cx="20" cy="17" r="13"/></g>
</defs>
`
