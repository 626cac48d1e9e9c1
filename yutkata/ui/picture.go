package ui

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"games.example/internal/play"
	"games.example/yutkata"
)

// The sizes in a picture, and the limits for the part of the path that it shows.
const (
	tile       = 64 // from one space to the next
	half       = tile / 2
	pinRadius  = 19
	mostInRow  = 12 // spaces
	mostInside = 12 // rows
)

// A picture is an SVG element that is being drawn. A seat is the place of a token at
// the start or at the goal.
type picture struct {
	strings.Builder
	scene
	first, last int // the first row that is drawn, and the row after the last
	seat, seats int // the width of a seat, and the number of seats in a row
	top, goal   int // y of the path, and of the tokens at the goal
	mat         int // y of the sticks
}

// Picture returns the board as an SVG element: a road with its signs, the tokens at the
// start, on the road and at the goal, and the sticks. Picture marks the space where the
// token of an option lands.
func (m Moment) Picture(view play.View) string {
	p := picture{scene: m.scene(view.Said)}
	p.fold = foldOf(m.rules.Spaces(), max(5, min(mostInRow, m.rules.Spaces()/5)))
	if p.rows > mostInside {
		p.first = min(max((p.focus()-1)/p.row-mostInside/2, 0), p.rows-mostInside)
	}
	p.last = min(p.first+mostInside, p.rows)
	each := m.rules.Tokens()
	all := each * m.rules.Players()
	if p.seat = 2*pinRadius + 2; all*p.seat > p.row*tile-half {
		p.seat = 32
	}
	if p.seats = (p.row*tile - half) / p.seat; each < p.seats {
		p.seats -= p.seats % each // the tokens of each player are in one row
	}
	p.top = tile + (all-1)/p.seats*p.seat
	p.goal = p.top + (p.last-p.first)*tile
	p.mat = p.goal + p.top
	fmt.Fprintf(&p, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="group" aria-label="%s">`,
		p.row*tile, p.mat+tile, html.EscapeString(m.Title()))
	p.road()
	p.text("sign", half/2, half+8, "▶")
	p.text("sign", half/2, p.goal+half+8, "⚑")
	number := 0
	for token := range m.rules.AllTokens() {
		p.token(number, token)
		number++
	}
	p.sticks()
	p.WriteString("</svg>")
	return p.String()
}

// middle returns the middle of a space, and reports whether the space is drawn.
func (p *picture) middle(space int) (x, y int, drawn bool) {
	row := (space - 1) / p.row
	for column, at := range p.cellsOf(row) {
		if at == space {
			x = column*tile + half
		}
	}
	return x, p.top + (row-p.first)*tile + half, row >= p.first && row < p.last
}

func (p *picture) text(class string, x, y int, text string) {
	fmt.Fprintf(p, `<text class="%s" x="%d" y="%d" font-size="18" text-anchor="middle">%s</text>`, class, x, y, text)
}

// road draws the road, and the spaces on it with their numbers and signs.
func (p *picture) road() {
	var points, spaces strings.Builder
	for space := p.first*p.row + 1; space <= min(p.last*p.row, p.rules.Spaces()); space++ {
		x, y, _ := p.middle(space)
		fmt.Fprintf(&points, "%d,%d ", x, y)
		class, name := p.class(space), p.language.Format("space %d", space)
		sign, meaning := p.sign(space)
		if sign != "" {
			name += ", " + meaning
		}
		fmt.Fprintf(&spaces, `<g data-spot="%d" role="button" aria-label="%s">`, space, name)
		fmt.Fprintf(&spaces, `<rect class="%s" x="%d" y="%d" width="56" height="56" rx="12"/>`, class, x-28, y-28)
		fmt.Fprintf(&spaces, `<text class="number on-%s" x="%d" y="%d" font-size="12">%d</text>`, class, x-23, y-14, space)
		fmt.Fprintf(&spaces, `<text class="sign on-%s" x="%d" y="%d" font-size="22" text-anchor="middle">%s</text></g>`, class, x, y+10, sign)
	}
	fmt.Fprintf(p, `<polyline class="line" stroke-width="10" stroke-linejoin="round" points="%s"/>%s`, strings.TrimSpace(points.String()), spaces.String())
}

// token draws a token in its place. At the start and at the goal, the number of a token
// determines its seat. Tokens that share a space are smaller.
func (p *picture) token(number int, token yutkata.Token) {
	space, radius := p.spaceOf(token), pinRadius
	place := p.language.Format("space %d", space)
	x, y, drawn := p.middle(space)
	switch space {
	case 0, p.rules.Spaces():
		radius, drawn, place = p.seat/2-1, true, p.language.Text("the start")
		x, y = half+p.seat/2+number%p.seats*p.seat, half+number/p.seats*p.seat
		if space > 0 {
			y, place = y+p.goal, p.language.Text("the goal")
		}
	default:
		stack := p.tokensOn(space)
		columns := 1
		for columns*columns < len(stack) {
			columns++
		}
		if i := slices.Index(stack, token); columns > 1 && i >= 0 {
			radius = 27 / columns
			x += (2*(i%columns) - columns + 1) * radius
			y += (2*(i/columns) - (len(stack)-1)/columns) * radius
		}
	}
	if !drawn {
		return
	}
	fmt.Fprintf(p, `<g id="piece-%v" class="piece player%d" transform="translate(%d %d)" data-spot="%v" role="button" aria-label="%s">`,
		token, token.Player()%len(play.Mono.Players), x, y, token, p.language.Format("%v on %s", token, place))
	fmt.Fprintf(p, `<circle class="disc" r="%d"/><text x="0" y="%d" font-size="%d" text-anchor="middle">%v</text></g>`, radius, radius/3, min(radius, 18), token)
}

// sticks draws the four sticks as they lie or, before the throw, with their flat sides
// up.
func (p *picture) sticks() {
	y := p.mat
	sticks, known := p.lying()
	name := p.language.Text("throw the sticks")
	if known {
		name = fmt.Sprintf("%s, %d", p.language.Text(sticks.Throw().String()), sticks.Throw().Spaces())
	}
	fmt.Fprintf(p, `<g data-spot="%s" role="button" aria-label="%s"><rect class="field" x="4" y="%d" width="%d" height="%d" rx="12"/>`,
		sticksSpot, name, y+2, p.row*tile-8, tile-6)
	for i, side := range sticks.String() {
		class, marks := "stick round", ""
		if side == 'x' {
			class, marks = "stick flat", "×××"
		}
		fmt.Fprintf(p, `<g id="stick-%d" class="%s" transform="translate(%d %d)"><rect width="38" height="18" rx="9"/><text x="19" y="15" font-size="16" text-anchor="middle">%s</text></g>`,
			i+1, class, 14+i%2*46, y+8+i/2*24, marks)
	}
	fmt.Fprintf(p, `<text class="on-field" x="112" y="%d" font-size="20">%s</text></g>`, y+half+7, name)
}
