package ui

import (
	"fmt"
	"image/color"
	"strings"

	"games.example/draughts"
	"games.example/internal/play"
)

// Annotations holds additions to the position in an SVG document. The zero value shows
// the kata's columns and rows.
type Annotations struct {
	Notation draughts.Notation // decides whether the edges name columns and rows, or squares
	Arrows   []Arrow
	Marks    draughts.Squares // squares with a frame
}

// Arrow points from one square to another.
type Arrow struct{ From, To draughts.Square }

// Picture returns the board as an SVG element for a page, whose style sheet sets the
// colors. The id of each piece names the square on which the piece began the game.
func (m Moment) Picture(view play.View) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" role="group" aria-label="%s">`+"\n", m.Language.Text("board"))
	m.side(view).draw(b, m.marks(view.Said), m.origins())
	b.WriteString("</svg>\n")
	return b.String()
}

// SVG returns a picture of the position for the web: a complete SVG document with its
// own colors. A disc at the right edge, beside the first row of the player to move, has
// that player's color.
func SVG(p draughts.Position, a Annotations) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" width="440" height="440">
<title>%s to move: %s</title>
<style>
%s</style>
<rect class="background" width="440" height="440"/>
`, p.ToMove(), p.FEN(), sheet(&play.Light))
	t := &Table{Notation: a.Notation}
	v := side{Moment: Moment{Table: t, game: draughts.New(draughts.InitialPosition(p))}}
	v.draw(b, marks{}, nil)
	for s := range a.Marks.All() {
		x, y := v.corner(s)
		fmt.Fprintf(b, `<rect class="mark" x="%d" y="%d" width="36" height="36"/>`+"\n", x+2, y+2)
	}
	for _, arrow := range a.Arrows {
		x1, y1 := v.corner(arrow.From)
		x2, y2 := v.corner(arrow.To)
		fmt.Fprintf(b, `<line class="arrow" x1="%d" y1="%d" x2="%d" y2="%d" marker-end="url(#head)"/>`+"\n", x1+20, y1+20, x2+20, y2+20)
	}
	y := map[draughts.Color]int{draughts.White: 400, draughts.Black: 40}[p.ToMove()]
	fmt.Fprintf(b, `<circle class="piece %s" cx="430" cy="%d" r="7"/>
<defs><marker id="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.5" markerHeight="3.5" orient="auto"><path class="head" d="M0 0 L10 5 L0 10 Z"/></marker></defs>
</svg>
`, p.ToMove(), y)
	return b.String()
}

func sheet(theme *play.Theme) string {
	b := &strings.Builder{}
	for _, rule := range []struct {
		format string
		color  color.Color
	}{
		{".background { fill: %s }", theme.Background},
		{".field { fill: %s }", theme.Field},
		{".square { fill: %s }", theme.Square},
		{"text { font: 13px sans-serif; text-anchor: middle; fill: %s }", theme.Text},
		{".number { fill: %s }", theme.OnSquare},
		{".piece { stroke: %s }", theme.Faint},
		{".white { fill: %s }", theme.White.Fill},
		{".white .crown { fill: %s }", theme.White.Ink},
		{".black { fill: %s }", theme.Black.Fill},
		{".black .crown { fill: %s }", theme.Black.Ink},
		{".mark { fill: none; stroke-width: 4; stroke: %s }", theme.Last},
		{".arrow { stroke-width: 6; opacity: 0.8; stroke: %s }", theme.Chosen},
		{".head { fill: %s }", theme.Chosen},
	} {
		red, green, blue, _ := rule.color.RGBA()
		fmt.Fprintf(b, rule.format+"\n", fmt.Sprintf("#%02x%02x%02x", red>>8, green>>8, blue>>8))
	}
	return b.String()
}

// draw draws the board: squares, names and pieces. If origins is not nil, the squares
// can be clicked, and the pieces have ids. A square is 40 units wide, and the edge 20.
func (v side) draw(b *strings.Builder, m marks, origins map[draughts.Square]draughts.Square) {
	b.WriteString(`<rect class="field" x="20" y="20" width="400" height="400"/>` + "\n")
	p := v.position()
	for s := draughts.Square(1); s.OnBoard(); s++ {
		x, y := v.corner(s)
		piece, name := p.At(s), v.Notation.Square(s)
		class := strings.TrimSpace("square " + m.touched(s))
		spot := ""
		if origins != nil {
			spot = fmt.Sprintf(` data-spot="%d" role="button" aria-label="%s: %s"`, s, name, v.Language.Text(piece.String()))
		}
		fmt.Fprintf(b, `<rect class="%s" x="%d" y="%d" width="40" height="40"%s/>`+"\n", class, x, y, spot)
		switch {
		case piece != draughts.None:
		case m.targets.Has(s):
			fmt.Fprintf(b, `<circle class="ghost %s" cx="%d" cy="%d" r="14" pointer-events="none"/>`+"\n", p.ToMove(), x+20, y+20)
		case v.Notation != draughts.Kata:
			fmt.Fprintf(b, `<text class="number" x="%d" y="%d" text-anchor="middle" font-size="13" pointer-events="none">%s</text>`+"\n", x+20, y+25, name)
		}
	}
	v.drawEdge(b)
	for s, piece := range p.Pieces() {
		x, y := v.corner(s)
		id := ""
		if origins != nil {
			id = fmt.Sprintf(` id="piece-%d" pointer-events="none" aria-hidden="true"`, origins[s])
		}
		fmt.Fprintf(b, `<g%s class="piece %s" transform="translate(%d %d)"><circle cx="20" cy="20" r="15"/>`, id, classes[piece], x, y)
		if piece.IsKing() {
			b.WriteString(`<path class="crown" d="M11 28 L9 13 L15 19 L20 10 L25 19 L31 13 L29 28 Z"/>`)
		}
		if m.captured.Has(s) {
			b.WriteString(`<path class="cross" d="M10 10 L30 30 M30 10 L10 30"/>`)
		}
		b.WriteString("</g>\n")
	}
}

// drawEdge draws the names of rows on the left, and the names of columns or squares
// below.
func (v side) drawEdge(b *strings.Builder) {
	for i := range 10 {
		row, column := v.edge(i, i)
		fmt.Fprintf(b, `<text class="edge" x="10" y="%d" text-anchor="middle" font-size="12">%s</text>`+"\n", 45+40*i, row)
		if column != "" {
			fmt.Fprintf(b, `<text class="edge" x="%d" y="434" text-anchor="middle" font-size="12">%s</text>`+"\n", 40+40*i, column)
		}
	}
}

func (v side) corner(s draughts.Square) (x, y int) {
	return 20 + 40*v.turned(s.X()), 20 + 40*(9-v.turned(s.Y()))
}

var classes = [...]string{
	draughts.WhiteMan: "white", draughts.WhiteKing: "white king", draughts.BlackMan: "black", draughts.BlackKing: "black king",
}

// origins maps the square on which each piece is drawn to the square on which the piece
// began the game.
func (m Moment) origins() map[draughts.Square]draughts.Square {
	origins := map[draughts.Square]draughts.Square{}
	for s := range m.game.Start().Pieces() {
		origins[s] = s
	}
	for _, turn := range m.game.Turns() {
		origin := origins[turn.From()]
		delete(origins, turn.From())
		origins[turn.To()] = origin
		for s := range turn.Captured().All() {
			delete(origins, s)
		}
	}
	if m.frame != nil {
		origins[m.frame.at] = origins[m.frame.from]
	}
	return origins
}
