package ui

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/internal/play"
	"games.example/internal/play/parts"
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
// colors. The id of each piece names the square on which the piece began the game. Pieces
// that can move are marked, and the squares to which a picked piece can go.
func (m Moment) Picture(view play.View) string {
	b := &strings.Builder{}
	box := "14 14 412 412"
	if m.Notation == draughts.Kata { // the names of columns and rows are at the edge
		box = "0 0 440 440"
	}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" class="wood" viewBox="%s" role="group" aria-label="%s">`+"\n", box, m.Language.Text("board"))
	v, marked := m.side(view), m.marks(view.Said)
	v.draw(b, marked, m.origins())
	v.drawMarks(b, marked, view)
	b.WriteString("</svg>\n")
	return b.String()
}

// drawMarks draws rings around the pieces that can move, and dots where the chosen piece
// can go.
func (v side) drawMarks(b *strings.Builder, m marks, view play.View) {
	put := func(s draughts.Square, part string) {
		x, y := v.corner(s)
		b.WriteString(parts.At(x+square/2, y+square/2, parts.Scaled(size, part)) + "\n")
	}
	if m.chosen.OnBoard() && v.frame == nil {
		put(m.chosen, parts.Ring("picked", ring))
	}
	rung := draughts.SquaresOf(m.chosen)
	for _, option := range view.Options {
		if s, err := strconv.Atoi(option.From); err == nil && !rung.Has(draughts.Square(s)) {
			rung |= draughts.SquaresOf(draughts.Square(s))
			put(draughts.Square(s), parts.Ring("halo", ring))
		}
	}
	if v.frame != nil {
		return
	}
	for s := range m.captured.All() {
		put(s, parts.Ring("taken", ring))
	}
	for s := range m.targets.All() {
		put(s, parts.Dot(dot, ""))
	}
}

// The sizes in a picture.
const (
	square      = 40
	edge        = 20   // the width of the edge around the squares
	size        = 0.71 // of a piece: its radius is 17 units
	ring        = 27   // the radius of a ring around a piece, before it gets the size of the piece
	dot         = 12   // the radius of a dot, as of a ring
	numberInset = 3    // from the lower left corner of a square to its number
	frameInset  = 2    // from the corner of a square to the frame of a mark
	baseline    = 5    // from the middle of a letter down to its baseline
)

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
		fmt.Fprintf(b, `<rect class="mark" x="%d" y="%d" width="36" height="36"/>`+"\n", x+frameInset, y+frameInset)
	}
	for _, arrow := range a.Arrows {
		x1, y1 := v.corner(arrow.From)
		x2, y2 := v.corner(arrow.To)
		fmt.Fprintf(b, `<line class="arrow" x1="%d" y1="%d" x2="%d" y2="%d" marker-end="url(#head)"/>`+"\n", x1+square/2, y1+square/2, x2+square/2, y2+square/2)
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
		{"text { font-family: sans-serif; fill: %s }", theme.Text},
		{".number { fill: %s }", theme.OnSquare},
		{".face, .low { stroke: %s }", theme.Faint},
		{".rim { fill: none; stroke: %s }", theme.Faint},
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
		class := "square"
		if m.last.Has(s) || m.gone.Has(s) {
			class += " last"
		}
		spot := ""
		if origins != nil {
			spot = fmt.Sprintf(` data-spot="%d" role="button" aria-label="%s: %s"`, s, name, v.Language.Text(piece.String()))
		}
		fmt.Fprintf(b, `<rect class="%s" x="%d" y="%d" width="40" height="40"%s/>`+"\n", class, x, y, spot)
		if piece == draughts.None && v.Notation != draughts.Kata {
			fmt.Fprintf(b, `<text class="number" x="%d" y="%d" font-size="11" pointer-events="none">%s</text>`+"\n", x+numberInset, y+square-numberInset, name)
		}
	}
	if origins == nil || v.Notation == draughts.Kata {
		v.drawEdge(b)
	}
	for s, piece := range p.Pieces() {
		x, y := v.corner(s)
		id := ""
		if origins != nil {
			id = fmt.Sprintf(` id="piece-%d" pointer-events="none" aria-hidden="true"`, origins[s])
		}
		player, _ := piece.Color()
		fmt.Fprintf(b, `<g%s class="piece %s" transform="translate(%d %d)"><g transform="translate(20 20) scale(%.2f)">%s</g></g>`+"\n",
			id, classes[piece], x, y, size, parts.Man(player.String(), piece.IsKing()))
	}
}

// drawEdge draws the names of rows on the left, and the names of columns or squares
// below.
func (v side) drawEdge(b *strings.Builder) {
	for i := range 10 {
		middle := edge + square*i + square/2
		fmt.Fprintf(b, `<text class="edge" x="10" y="%d" text-anchor="middle" font-size="12">%s</text>`+"\n", middle+baseline, v.rowName(i))
		if name := v.columnName(i); name != "" {
			fmt.Fprintf(b, `<text class="edge" x="%d" y="434" text-anchor="middle" font-size="12">%s</text>`+"\n", middle, name)
		}
	}
}

func (v side) corner(s draughts.Square) (x, y int) {
	return edge + square*v.turned(s.X()), edge + square*(9-v.turned(s.Y()))
}

var classes = [...]string{
	draughts.WhiteMan: "white", draughts.WhiteKing: "white king", draughts.BlackMan: "black", draughts.BlackKing: "black king",
}

// origins maps the square on which each piece is drawn to the square on which the piece
// began the game. Empty squares may keep a square of an earlier piece.
func (m Moment) origins() map[draughts.Square]draughts.Square {
	origins := map[draughts.Square]draughts.Square{}
	for s := range m.game.Start().Pieces() {
		origins[s] = s
	}
	for _, turn := range m.game.Turns() {
		origins[turn.To()] = origins[turn.From()]
	}
	if m.frame != nil {
		origins[m.frame.at] = origins[m.frame.from]
	}
	return origins
}

// Counts returns the number of pieces and the level of each player.
func (m Moment) Counts() (counts []play.Count) {
	for color := range m.Programs {
		player := draughts.Color(color)
		count := play.Count{Name: player.String(), Piece: parts.Man(player.String(), false), Color: player.String(), Left: m.game.Position().Occupied(player).Len()}
		if m.Programs[color] != nil {
			count.Level = m.level(player)
		}
		counts = append(counts, count)
	}
	return counts
}

// Chips returns nil, because draughts has no throws.
func (m Moment) Chips() []play.Chip { return nil }
