package ui

import (
	"fmt"
	"html"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/rook"
)

const (
	side      = 48 // the side of a tile, in SVG units
	aim       = 11 // the radius of the dot at the end of a previewed move
	beside    = 9  // the radius of that dot beside the flag
	flag      = 20 // half the side of the flag, with the tip of a way
	mostTiles = 24 // the most tiles that a picture shows in a row or a column
)

// Picture returns the board as an SVG element: the rook, the goal, the ways of the last
// two moves, the tiles that the rook can reach, hatches and crosses on the tiles that smart has
// proven to be lost and won, and a frame around each tile that smart has learned from the game.
func (m Moment) Picture(view play.View) string {
	s := m.scene(view.Said)
	s.narrow(mostTiles, mostTiles)
	s.asked = len(view.Options) > 0
	var b, dots strings.Builder
	shape := "wood"
	switch {
	case s.columns > s.rows:
		shape = "wood wide"
	case s.columns < s.rows:
		shape = "wood tall"
	}
	edge := 8 + 2*max(s.columns, s.rows) // more tiles are drawn smaller
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" class="%s" viewBox="-8 -8 %d %d" role="group" aria-label="%s">`,
		shape, s.columns*side+8+edge, s.rows*side+8+edge, html.EscapeString(m.Title()))
	s.numbers(&b, edge)
	for row := range s.rows {
		for column := range s.columns {
			s.pictureTile(&b, &dots, row, column)
		}
	}
	s.trail(&b)
	s.way(&b)
	b.WriteString(dots.String()) // on the way
	x, y := s.middle(s.at.State)
	if s.asked {
		b.WriteString(parts.At(x, y, `<rect class="picked" x="-22" y="-22" width="44" height="44" rx="4"/>`))
	}
	fmt.Fprintf(&b, `<g id="piece-rook" class="piece ebony" transform="translate(%d %d)" role="img" aria-label="%s" pointer-events="none">%s</g>`, x, y, s.language.Format("the rook at %v", s.at.State), parts.Rook())
	b.WriteString("</svg>")
	return b.String()
}

// numbers writes, on an edge of the given width, the number of tiles that are left from each
// row and each column to the goal.
func (s *scene) numbers(b *strings.Builder, edge int) {
	fmt.Fprintf(b, `<g class="left" font-size="%d" text-anchor="middle" pointer-events="none" aria-hidden="true">`, edge*5/8)
	number := func(x, y, left int) { fmt.Fprintf(b, `<text x="%d" y="%d">%d</text>`, x, y+edge/5, left) }
	for row := range s.rows {
		_, y := s.middle(s.tile(row, 0))
		number(s.columns*side+edge/2, y, s.at.Bounds.D-s.first.D-row)
	}
	for column := range s.columns {
		x, _ := s.middle(s.tile(0, column))
		number(x, s.rows*side+edge/2, s.at.Bounds.R-s.first.R-column)
	}
	b.WriteString("</g>")
}

// middle returns the middle of a tile in the picture.
func (s *scene) middle(tile rook.State) (x, y int) {
	return (tile.R-s.first.R)*side + side/2, (tile.D-s.first.D)*side + side/2
}

// trail draws the ways of the last two moves.
func (s *scene) trail(b *strings.Builder) {
	at := s.at.State
	x, y := s.middle(at)
	way, starts := fmt.Sprintf("L%d %d", x, y), ""
	for _, move := range s.moved {
		if move == (rook.Move{}) {
			break
		}
		if move.Direction == rook.Right {
			at.R -= move.Tiles
		} else {
			at.D -= move.Tiles
		}
		x, y := s.middle(at)
		way = fmt.Sprintf("L%d %d", x, y) + way
		starts += fmt.Sprintf(`<circle class="trail" cx="%d" cy="%d" r="5" pointer-events="none"/>`, x, y)
	}
	if starts != "" {
		fmt.Fprintf(b, `<path class="trail" d="M%s" pointer-events="none"/>%s`, way[1:], starts)
	}
}

// way draws the way of the previewed move, from the side of the rook to the dot or the flag at
// its end. It touches neither.
func (s *scene) way(b *strings.Builder) {
	if s.to == nil {
		return
	}
	x1, y1 := s.middle(s.at.State)
	x2, y2 := s.middle(*s.to)
	const gap = 3
	end := aim + gap
	if *s.to == rook.State(s.at.Bounds) {
		end = flag + gap
	}
	if s.to.R > s.at.State.R {
		x1, x2 = x1+15+gap, x2-end
	} else {
		y1, y2 = y1+20+gap, y2-end
	}
	fmt.Fprintf(b, `<path class="way" d="M%d %dL%d %d"/>`, x1, y1, x2, y2)
}

// pictureTile draws a tile, and its flag or its dot apart.
func (s *scene) pictureTile(b, dots *strings.Builder, row, column int) {
	tile := s.tile(row, column)
	class, name := "tile", tile.String()
	if (tile.R+tile.D)%2 == 1 {
		class = "tile odd"
	}
	x, y := column*side, row*side
	known := ""
	switch s.known(tile) {
	case rook.Lost:
		class, name = "tile lost", s.language.Format("%s, whoever moves from there loses", name)
		known = fmt.Sprintf(`<path class="hatch" d="M%d %dl10-10m14 0l-24 24m0 14l38-38m0 14l-24 24m14 0l10-10"/>`, x+5, y+15)
	case rook.Won:
		name = s.language.Format("%s, whoever moves from there wins", name)
		known = fmt.Sprintf(`<path class="won" d="M%d %dl8 8m0-8l-8 8"/>`, x+33, y+7)
	case rook.Unrecorded, rook.Open:
	}
	mark := s.markOf(tile)
	if mark == reached || mark == aimed {
		name = s.language.Format("%s, can be reached", name)
	}
	goal := tile == rook.State(s.at.Bounds)
	if goal {
		name = s.language.Format("%s, the goal", name)
	}
	fmt.Fprintf(b, `<g data-spot="%v" role="button" aria-label="%s"><rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="3"/>%s`,
		tile, name, class, x+1, y+1, side-2, side-2, known)
	if s.isLearned(tile) {
		fmt.Fprintf(b, `<rect class="learned" x="%d" y="%d" width="%d" height="%d" rx="4"/>`, x+4, y+4, side-8, side-8)
	}
	b.WriteString("</g>")
	x, y = x+side/2, y+side/2
	radius := aim
	if goal {
		dots.WriteString(parts.At(x, y, parts.Flag()))
		x, y, radius = x+12, y+12, beside
	}
	switch {
	case mark == aimed:
		dots.WriteString(parts.At(x, y, parts.Dot(radius, "")))
	case mark == reached || mark == crossed && s.asked:
		dots.WriteString(parts.At(x, y, parts.Dot(7, "")))
	}
}

// Counts returns the level of each player, and what smart has learned.
func (m Moment) Counts() []play.Count {
	counts, l := make([]play.Count, 2), m.setup.Language
	for turn, player := range m.players {
		number := m.number(turn)
		count := play.Count{Piece: parts.Piece(number, string(rune('A'+number)), 0), Color: parts.Color(number), Left: -1}
		if !player.isPerson() {
			count.Level = onOneLine(l.Text(Word(player.kind)))
		}
		if player.isPerson() == m.players[1-turn].isPerson() {
			count.Name = m.name(turn)
		}
		if player.kind == Smart {
			count.Note = learnedText(l, m.knowledge.Smart)
		}
		counts[number] = count
	}
	return counts
}

// Chips returns nil, because rook has no throws.
func (m Moment) Chips() []play.Chip { return nil }
