package ui

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"games.example/internal/play"
	"games.example/yutnori"
)

// The sizes in a picture. The clickable area around a cell is large enough for a finger
// on a phone.
const (
	edge        = 40 // from the border to the outer road
	step        = 36 // from one row to the next
	stationSize = 9
	cornerSize  = 22
	discSize    = 14
	touchSize   = 24
	outside     = 24 // from the border to the outer edge of a player's place
	middle      = edge + last*step/2
)

// Picture returns the board as an SVG element: its roads, the throws to spend, the
// sticks and the pieces. A piece has the same id in each picture of a game. The cells
// that the option touches are marked. Each player has a side of the board. If several
// people play, they sit around the picture: the names face their players, and the
// sticks lie in front of the player on turn.
func (m Moment) Picture(view play.View) string {
	b, marks := &strings.Builder{}, m.marks(view.Said)
	beside := 0 // the additional width if players sit on the left and the right
	for player := range m.rules.Players() {
		if m.seat(player)%2 == 1 {
			beside = outside
		}
	}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d" role="group" aria-label="%s">`+"\n",
		-beside, -outside, 2*(middle+beside), 2*(middle+outside), html.EscapeString(m.Title()))
	near, far := edge, edge+last*step
	fmt.Fprintf(b, `<path class="line" fill="none" stroke-width="3" d="M%d %dH%dV%dH%dZL%d %dM%d %dL%d %d"/>`+"\n", near, near, far, far, near, far, far, far, near, near, far)
	m.drawCells(b, marks, view.IsOn(numbersKey))
	m.drawStarts(b)
	seat := 0
	if m.people() > 1 {
		seat = m.seat(m.state.Turn())
	}
	fmt.Fprintf(b, `<g transform="rotate(%d %d %d)">`+"\n", -90*seat, middle, middle)
	m.drawPool(b)
	m.drawSticks(b)
	b.WriteString("</g>\n")
	for player := range m.rules.Players() {
		m.drawPlayer(b, player, marks[handSpot] == left && player == m.state.Turn())
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// seat returns the number of a player's side: 0 is the bottom, and 1 to 3 follow
// counterclockwise.
func (m Moment) seat(player int) int {
	switch {
	case m.apart():
		return int(m.teams()[player].Corner)
	case m.rules.Players() == 2:
		return 2 * player
	}
	return player
}

// inPicture returns the coordinates of a cell's center in the picture.
func inPicture(cell yutnori.Cell) (x, y int) { return edge + cell.Column*step, edge + cell.Row*step }

// write writes text into a picture, centered at the given coordinates.
func write(b *strings.Builder, class string, x, y, size int, text string) {
	fmt.Fprintf(b, `<text class="%s" x="%d" y="%d" font-size="%d" text-anchor="middle" pointer-events="none">%s</text>`+"\n",
		class, x, y+size/3, size, html.EscapeString(text))
}

// spot begins an SVG group that can be clicked.
func spot(b *strings.Builder, name, label string) {
	fmt.Fprintf(b, `<g data-spot="%s" role="button" aria-label="%s">`, name, html.EscapeString(label))
}

// drawCells draws the cells in the order of their numbers.
func (m Moment) drawCells(b *strings.Builder, marks map[string]mark, numbered bool) {
	stacks := m.places.stacks(m.rules)
	for number := yutnori.Position(1); number <= yutnori.Last; number++ {
		cell, _ := m.rules.Cell(m.reader(), number)
		x, y := inPicture(cell)
		class, size := "square", stationSize
		if isLarge(cell) {
			size = cornerSize
		}
		switch mark := marks[nameOf(cell)]; {
		case mark == touched:
			class, size = "last", cornerSize
		case mark > passed:
			class, size = "next", cornerSize
		case mark == passed:
			class = "next"
		}
		stack, label := stacks[cell], m.Language.Format("cell %d", number)
		if stack.Pieces > 0 {
			label += ", " + m.Language.Format("%s: %d pieces", letter(stack.Player), stack.Pieces)
		}
		spot(b, nameOf(cell), label)
		fmt.Fprintf(b, `<circle class="touch" cx="%d" cy="%d" r="%d" fill="transparent"/><circle class="%s" cx="%d" cy="%d" r="%d"/></g>`+"\n", x, y, touchSize, class, x, y, size)
		switch {
		case marks[nameOf(cell)] == reached:
			write(b, "on-next", x, y, 16, letter(m.state.Turn()))
		case numbered && isLarge(cell):
			write(b, "on-"+class, x, y, 16, strconv.Itoa(int(number)))
		case numbered:
			write(b, "on-"+class, x, y, 11, strconv.Itoa(int(number)))
		case m.isStart(cell):
			write(b, "on-"+class, x, y, 24, "⌂")
		}
	}
}

// drawStarts draws the arrows beside the corners where players start.
func (m Moment) drawStarts(b *strings.Builder) {
	for player, team := range m.teams() {
		corner, _ := m.rules.Cell(player, yutnori.Last)
		x, y := inPicture(corner)
		x += (cornerSize + 8) * (2*corner.Column/last - 1)
		if m.apart() {
			write(b, "sign", x, y+14, 14, letter(player))
		}
		write(b, "sign", x, y-2, 14, arrowOf(team))
	}
}

// drawPool draws a chip for each result to spend.
func (m Moment) drawPool(b *strings.Builder) {
	pool := m.state.Pool()
	results := slices.Compact(pool.Results())
	texts := make([]string, len(results))
	width := -6
	for i, result := range results {
		texts[i] = m.Language.Text(result.String())
		if count := pool.Count(result); count > 1 {
			texts[i] += " × " + strconv.Itoa(count)
		}
		width += chipWidth(texts[i]) + 6
	}
	x := middle - width/2
	for _, text := range texts {
		fmt.Fprintf(b, `<rect class="next" x="%d" y="62" width="%d" height="26" rx="13"/>`, x, chipWidth(text))
		write(b, "on-next", x+chipWidth(text)/2, 75, 15, text)
		x += chipWidth(text) + 6
	}
}

func chipWidth(text string) int { return 18 + 9*utf8.RuneCountInString(text) }

// drawSticks draws the sticks as they lie, or the place where they are thrown.
func (m Moment) drawSticks(b *strings.Builder) {
	const x, y, width = 140, 318, 160
	label := m.Language.Text("throw the sticks")
	if m.fallen {
		label = m.fell()
	}
	spot(b, sticksSpot, label)
	fmt.Fprintf(b, `<rect class="field" x="%d" y="%d" width="%d" height="66" rx="12"/>`, x, y, width)
	if m.mayThrow() && m.program() == nil {
		fmt.Fprintf(b, `<rect class="chosen" x="%d" y="%d" width="%d" height="66" rx="12"/>`, x, y, width)
	}
	b.WriteString("</g>\n")
	if !m.fallen {
		write(b, "on-chosen", x+width/2, y+33, 18, label)
		return
	}
	for i := range 4 {
		class, mark := "stick round", ""
		if stick := yutnori.BackStick << i; m.fall&stick != 0 {
			class, mark = "stick flat", m.markOn(stick)
		}
		fmt.Fprintf(b, `<g id="piece-stick%d" class="%s" transform="translate(%d %d)" pointer-events="none"><rect width="20" height="54" rx="9"/>`, i+1, class, x+22+32*i, y+6)
		write(b, "mark", 10, 27, 18, mark)
		b.WriteString("</g>\n")
	}
	write(b, "sign", x+width/2, y-12, 18, label)
}

// drawPlayer draws a player's place on the player's side, and all pieces of the player.
// An arrow before the name marks the player on turn.
func (m Moment) drawPlayer(b *strings.Builder, player int, leaves bool) {
	const x, y, width, height = middle - 125, 426, 250, 34
	hand, home := m.places.count(m.rules, player, yutnori.InHand), m.places.count(m.rules, player, yutnori.Arrived)
	class, text := "field", m.name(player)
	switch {
	case leaves:
		class, text = "next", "▶ "+text
	case player == m.state.Turn() && !m.Turn().Over:
		class, text = "chosen", "▶ "+text
	}
	seat := m.seat(player)
	fmt.Fprintf(b, `<g transform="rotate(%d %d %d)">`, -90*seat, middle, middle)
	label := m.name(player) + ": " + m.Language.Format("hand %d", hand) + ", " + m.Language.Format("home %d", home)
	if player == m.state.Turn() {
		spot(b, handSpot, label)
	} else {
		fmt.Fprintf(b, `<g role="img" aria-label="%s">`, html.EscapeString(label))
	}
	fmt.Fprintf(b, `<rect class="touch" x="%d" y="%d" width="%d" height="%d" fill="transparent"/>`, x, y-2, width, height+6)
	fmt.Fprintf(b, `<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="12"/></g>`+"\n", class, x, y, width, height)
	nameX, nameY, upright := x+68, y+height/2, 0
	if seat == 2 && m.people() < 2 {
		upright = 180
	}
	fmt.Fprintf(b, `<g transform="rotate(%d %d %d)">`, upright, nameX, nameY)
	write(b, "on-"+class, nameX, nameY, 16, text)
	b.WriteString("</g></g>\n")
	seen := map[yutnori.Position]int{}
	for piece, at := range m.places[player][:m.rules.Pieces()] {
		order, text := seen[at], letter(player)
		seen[at]++
		pieceX, pieceY := x+156+23*piece, nameY
		for range seat {
			pieceX, pieceY = pieceY, 2*middle-pieceX
		}
		if cell, ok := m.rules.Cell(player, at); ok {
			pieceX, pieceY = inPicture(cell)
			pieceX, pieceY = pieceX+4*order, pieceY-4*order
			if order > 0 {
				text += strconv.Itoa(order + 1)
			}
		} else if at == yutnori.Arrived {
			text = "⌂"
		}
		fmt.Fprintf(b, `<g id="piece-%s%d" class="piece player%d" transform="translate(%d %d)" pointer-events="none" aria-hidden="true"><circle class="disc" r="%d"/>`,
			letter(player), piece+1, player, pieceX, pieceY, discSize)
		write(b, "letter", 0, 0, 15, text)
		b.WriteString("</g>\n")
	}
}
