package table

import (
	"fmt"
	"strings"

	"games.example/draughts"
)

// Picture holds what an SVG document shows besides the position. The zero
// Picture shows the kata's columns and rows.
type Picture struct {
	Notation draughts.Notation // names columns and rows at the edges, or the squares
	Arrows   []Arrow
	Marks    draughts.Squares // squares with a frame
}

// Arrow points from one square to another.
type Arrow struct{ From, To draughts.Square }

// SVG returns a picture of the position for the web: a complete SVG document
// with its own background. A disk at the right edge, beside the rows of the
// player to move, has that player's color. Arrows and marks off the board are
// left out.
func SVG(p draughts.Position, picture Picture) string {
	b := &strings.Builder{}
	b.WriteString(svgHead)
	fmt.Fprintf(b, "<title>%s to move: %s</title>\n", p.ToMove(), p.FEN())
	b.WriteString(svgBoard)
	for s := draughts.Square(1); s.OnBoard(); s++ {
		x, y := svgCorner(s)
		fmt.Fprintf(b, "<rect class=\"dark\" x=\"%d\" y=\"%d\" width=\"40\" height=\"40\"/>\n", x, y)
		if picture.Notation != draughts.Kata {
			fmt.Fprintf(b, "<text class=\"number\" x=\"%d\" y=\"%d\">%d</text>\n", x+2, y+9, s)
		}
		if picture.Marks.Has(s) {
			fmt.Fprintf(b, "<rect class=\"mark\" x=\"%d\" y=\"%d\" width=\"36\" height=\"36\"/>\n", x+2, y+2)
		}
		if piece := p.At(s); piece != draughts.None {
			fmt.Fprintf(b, "<use href=\"#%s\" x=\"%d\" y=\"%d\"/>\n", svgPieces[piece], x, y)
		}
	}
	for _, a := range picture.Arrows {
		a.draw(b)
	}
	if picture.Notation == draughts.Kata {
		for i := range 10 {
			fmt.Fprintf(b, "<text class=\"edge\" x=\"%d\" y=\"435\">%d</text>\n", 40+40*i, i)
			fmt.Fprintf(b, "<text class=\"edge\" x=\"10\" y=\"%d\">%d</text>\n", 45+40*(9-i), i)
		}
	}
	y := map[draughts.Color]int{draughts.White: 400, draughts.Black: 40}[p.ToMove()]
	fmt.Fprintf(b, "<circle class=\"%s\" cx=\"430\" cy=\"%d\" r=\"7\"/>\n</svg>\n", p.ToMove(), y)
	return b.String()
}

// draw draws the arrow between the centers of its squares.
func (a Arrow) draw(b *strings.Builder) {
	if !a.From.OnBoard() || !a.To.OnBoard() {
		return
	}
	x1, y1 := svgCorner(a.From)
	x2, y2 := svgCorner(a.To)
	fmt.Fprintf(b, "<line class=\"arrow\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" marker-end=\"url(#head)\"/>\n",
		x1+20, y1+20, x2+20, y2+20)
}

// svgCorner returns the upper left corner of a square.
func svgCorner(s draughts.Square) (x, y int) { return 20 + 40*s.X(), 20 + 40*(9-s.Y()) }

// svgPieces holds the names of the pieces in an SVG document.
var svgPieces = [...]string{draughts.WhiteMan: "white-man", draughts.WhiteKing: "white-king", draughts.BlackMan: "black-man", draughts.BlackKing: "black-king"}

// svgHead begins an SVG document. A square is 40 units wide, the edge 20. A
// king wears a crown that remains visible if a square is 20 pixels wide.
const svgHead = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" width="440" height="440">
<style>
.background { fill: #fff } .light { fill: #f0d9b5 } .dark { fill: #a67c52 }
.white { fill: #fffaf0; stroke: #222; stroke-width: 1.5 }
.black { fill: #2b2b2b; stroke: #ddd; stroke-width: 1.5 }
.white-crown { fill: #a3121f } .black-crown { fill: #ffd24d }
.mark { fill: none; stroke: #ffd24d; stroke-width: 4 }
.arrow { stroke: #1463b5; stroke-width: 6; opacity: 0.8 } .head { fill: #1463b5 }
.number { font: 8px sans-serif; fill: #fff } .edge { font: 12px sans-serif; text-anchor: middle; fill: #222 }
</style>
<defs>
<g id="white-man"><circle class="white" cx="20" cy="21" r="14"/></g>
<g id="black-man"><circle class="black" cx="20" cy="21" r="14"/></g>
<g id="white-king"><circle class="white" cx="20" cy="21" r="16"/><path class="white-crown" d="M11 29 L8 14 L15 20 L20 10 L25 20 L32 14 L29 29 Z"/></g>
<g id="black-king"><circle class="black" cx="20" cy="21" r="16"/><path class="black-crown" d="M11 29 L8 14 L15 20 L20 10 L25 20 L32 14 L29 29 Z"/></g>
<marker id="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.5" markerHeight="3.5" orient="auto"><path class="head" d="M0 0 L10 5 L0 10 Z"/></marker>
</defs>
`

// svgBoard is what lies beneath the dark squares.
const svgBoard = `<rect class="background" width="440" height="440"/>
<rect class="light" x="20" y="20" width="400" height="400"/>
`
