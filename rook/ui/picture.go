package ui

import (
	"fmt"
	"html"
	"strings"

	"games.example/internal/play"
	"games.example/rook"
)

const (
	side      = 48 // the side of a tile, in SVG units
	mostTiles = 24 // the most tiles that a picture shows in a row or a column
)

// Picture returns the board as an SVG element: the rook, the goal, the tiles that the
// rook can reach, and the tiles that smart has proven to be lost.
func (m Moment) Picture(view play.View) string {
	s := m.scene(view.Said)
	s.narrow(mostTiles, mostTiles)
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 %d %d" role="group" aria-label="%s">`,
		max(s.columns*side, 7*side)+4, s.rows*side+side/2+4, html.EscapeString(m.Title()))
	for row := range s.rows {
		for column := range s.columns {
			s.pictureTile(&b, row, column)
		}
	}
	const tower = "M-14 17h28v-6h-4l-2-17h5v-11h-6v5h-4v-5h-6v5h-4v-5h-6v11h5l-2 17h-4z"
	fmt.Fprintf(&b, `<g id="piece-rook" class="piece player0" transform="translate(%d %d)" role="img" aria-label="%s"><path d="%s"/></g>`,
		(s.at.State.R-s.first.R)*side+side/2, (s.at.State.D-s.first.D)*side+side/2, s.language.Format("the rook at %v", s.at.State), tower)
	if s.smart != nil {
		fmt.Fprintf(&b, `<text x="0" y="%d" font-size="16">%s</text>`, s.rows*side+20, provenTiles(s.language, s.smart))
	}
	b.WriteString("</svg>")
	return b.String()
}

func (s *scene) pictureTile(b *strings.Builder, row, column int) {
	tile := s.tile(row, column)
	class, sign, name := "field", "", tile.String()
	if s.isLost(tile) {
		class, name = "square", s.language.Format("%s, proven to be lost", name)
	}
	mark := s.markOf(tile)
	switch mark {
	case passed:
		class = "last"
	case crossed, aimed:
		class = "next"
	case reached:
		sign, name = "•", s.language.Format("%s, can be reached", name)
	case untouched:
	}
	if tile == rook.State(s.at.Bounds) {
		sign, name = "X", s.language.Format("%s, the goal", name)
	}
	x, y := column*side, row*side
	fmt.Fprintf(b, `<g data-spot="%v" role="button" aria-label="%s"><rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="4"/>`,
		tile, name, class, x+1, y+1, side-2, side-2)
	fmt.Fprintf(b, `<text class="sign on-%s" x="%d" y="%d" font-size="26" text-anchor="middle">%s</text></g>`, class, x+side/2, y+side/2+9, sign)
}
