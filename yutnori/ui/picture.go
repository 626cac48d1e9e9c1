package ui

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/yutnori"
)

// The sizes in a picture.
const (
	edge        = 45 // from the border to the outer road
	outer       = 42 // from one row to the next on the outer roads
	inner       = 70 // from one station to the next on the diagonals, in both directions
	stationSize = 15
	cornerSize  = 27
	middle      = edge + last*outer/2
	beside      = 30 // from the middle of a dot to the tip of the way there
)

// homeSpot is the name of the spot in a picture where pieces leave the board.
const homeSpot = "home"

// Picture returns the board as an SVG element: its roads, the sticks in the middle, and
// the pieces on the roads. A piece has the same id in each picture of a game. Pieces that
// can move are marked, and the places to which picked pieces can go.
func (m Moment) Picture(view play.View) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" class="paper" viewBox="0 0 %d %[1]d" role="group" aria-label="%s">`+"\n", 2*middle, html.EscapeString(m.Title()))
	fmt.Fprintf(b, `<rect class="frame" x="9" y="9" width="%d" height="%[1]d" rx="14"/>`+"\n", 2*middle-18)
	near, far := edge, edge+last*outer
	fmt.Fprintf(b, `<path class="road" d="M%d %dH%dV%dH%dZL%d %dM%d %dL%d %d"/>`+"\n", near, near, far, far, near, far, far, far, near, near, far)
	if !m.frame.tossed {
		m.drawSticks(b, view)
	}
	numbers := m.drawCells(b, view)
	m.drawStarts(b, view.IsOn(numbersKey))
	m.drawRings(b, view)
	m.drawWay(b, view)
	b.WriteString(numbers)
	m.drawHome(b, view)
	m.drawPieces(b)
	m.drawDots(b, view)
	m.drawEnds(b)
	if m.frame.tossed { // above the board
		m.drawSticks(b, view)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// inPicture returns the coordinates of a cell's center in the picture. On a diagonal,
// the stations have the same distance from one another.
func inPicture(cell yutnori.Cell) (x, y int) {
	if cell.Row%last == 0 || cell.Column%last == 0 {
		return edge + cell.Column*outer, edge + cell.Row*outer
	}
	at := func(i int) int { return edge + (i+1)/2*inner }
	return at(cell.Column), at(cell.Row)
}

// spotInPicture returns the place of a cell's spot in the picture.
func spotInPicture(spot string) (x, y int, ok bool) {
	row, column, ok := strings.Cut(spot, ",") // the other spots are words
	var cell yutnori.Cell
	cell.Row, _ = strconv.Atoi(row)
	cell.Column, _ = strconv.Atoi(column)
	x, y = inPicture(cell)
	return x, y, ok
}

// home returns the corner where the player on turn starts and leaves the board.
func (m Moment) home() yutnori.Cell {
	corner, _ := m.rules.Cell(m.state.Turn(), yutnori.Last)
	return corner
}

// nearHome returns a place near a player's corner: so far along the first road, and so far
// from that road into the board.
func (m Moment) nearHome(player, along, inside int) (x, y int) {
	corner, _ := m.rules.Cell(player, yutnori.Last)
	first, _ := m.rules.Cell(player, 1)
	right, down := (first.Column-corner.Column)/2, (first.Row-corner.Row)/2
	x, y = inPicture(corner)
	return x + along*right + inside*(1-2*corner.Column/last-right), y + along*down + inside*(1-2*corner.Row/last-down)
}

// spot begins an SVG group that can be clicked.
func spot(b *strings.Builder, name, label string) {
	fmt.Fprintf(b, `<g data-spot="%s" role="button" aria-label="%s">`, name, html.EscapeString(label))
}

// drawCells draws the cells in the order of their numbers, and returns the numbers to
// draw, which are above a way.
func (m Moment) drawCells(b *strings.Builder, view play.View) string {
	var numbers strings.Builder
	stacks, marks := m.places.stacks(m.rules), m.marks(view.Said)
	for number := yutnori.Position(1); number <= yutnori.Last; number++ {
		cell, _ := m.rules.Cell(m.reader(), number)
		x, y := inPicture(cell)
		if marks[nameOf(cell)] == touched {
			fmt.Fprintf(b, `<circle class="last" cx="%d" cy="%d" r="36"/>`, x, y)
		}
		stack, label := stacks[cell], m.Language.Format("cell %d", number)
		if stack.Pieces > 0 {
			label += ", " + m.Language.Format("%s: %d pieces", m.Language.letter(stack.Player), stack.Pieces)
		}
		size, text := stationSize, 15
		if isLarge(cell) {
			size, text = cornerSize, 20
		}
		spot(b, nameOf(cell), label)
		fmt.Fprintf(b, `<circle class="touch" cx="%d" cy="%d" r="%d"/><circle class="station" cx="%d" cy="%d" r="%d"/>`, x, y, parts.Touch, x, y, size)
		if isLarge(cell) {
			fmt.Fprintf(b, `<circle class="ring" cx="%d" cy="%d" r="%d"/>`, x, y, size-7)
		}
		b.WriteString("</g>\n")
		if m.isStart(cell) { // above the arrow
			y, text = y-8, 15
		}
		if view.IsOn(numbersKey) {
			numbers.WriteString(parts.Label("number", x, y, text, strconv.Itoa(int(number))))
		}
	}
	return numbers.String()
}

// drawStarts draws an arrow on each corner where players start. If the corner has a number,
// a small arrow is below the number.
func (m Moment) drawStarts(b *strings.Builder, numbered bool) {
	scale, down := 1.0, 0
	if numbered {
		scale, down = 0.6, 11
	}
	for player, team := range m.teams() {
		corner, _ := m.rules.Cell(player, yutnori.Last)
		x, y := inPicture(corner)
		turned := map[string]int{"▲": 0, "▶": 90, "▼": 180, "◀": 270}[arrowOf(team)]
		fmt.Fprintf(b, `<g transform="translate(%d %d) rotate(%d) scale(%.1f)" pointer-events="none"><path class="arrow" d="M0-12L12 1H5V11H-5V1H-12z"/></g>`, x, y+down, turned, scale)
		if m.apart() {
			b.WriteString(parts.Label("sign", x+21-42*corner.Column/last, y+47-94*corner.Row/last, 16, strings.ToUpper(letter(player))))
		}
	}
}

// lying holds the place and the angle of each stick. The sticks lie in the four
// triangles, and cover no station.
var lying = [4][3]int{{middle, 128, -3}, {382, middle, 87}, {middle, 384, 4}, {126, middle, 85}}

// drawSticks draws the sticks as they lie. While a person has to throw, they are marked,
// and a click in the middle of the board throws them.
func (m Moment) drawSticks(b *strings.Builder, view play.View) {
	label := m.Language.Text("throw the sticks")
	if m.fallen {
		label = m.fell()
	}
	state := ""
	switch {
	case m.frame.tossed:
		state = " flying"
	case m.mayThrow() && len(view.Options) > 0:
		state = " ready"
	}
	spot(b, sticksSpot, label)
	fmt.Fprintf(b, `<path class="mat%s" data-throw="%d" d="M%d 90L420 %[3]dL%[3]d 420L90 %[3]dz"/></g>`+"\n", state, m.thrown, middle)
	for i, place := range lying {
		stick := yutnori.BackStick << i
		if m.frame.tossed { // toward the middle, turned
			turn := int(m.fall) * (i + 2) % 9
			place = [3]int{(2*place[0] + middle) / 3, (2*place[1] + middle) / 3, place[2] + 40*turn}
		}
		fmt.Fprintf(b, `<g id="piece-stick%d" class="stick%s" data-spot="%s" aria-hidden="true" transform="translate(%d %d) rotate(%d)">%s<rect class="glow" x="-111" y="-29" width="222" height="58" rx="29"/></g>`+"\n",
			i+1, state, sticksSpot, place[0], place[1], place[2], m.stick(stick, m.fall&stick != 0))
	}
}

// stick returns a stick with its mark: a large cross for X, and a small one for x.
func (t *Table) stick(stick yutnori.Fall, flat bool) string {
	return parts.Stick(flat, map[string]int{"X": 26, "x": 12}[t.markOn(stick)])
}

// drawPieces draws all pieces on the roads. The pieces of a stack lie one on another, and
// the uppermost shows their number.
func (m Moment) drawPieces(b *strings.Builder) {
	for player := range m.rules.Players() {
		seen := map[yutnori.Position]int{}
		for piece, at := range m.places[player][:m.rules.Pieces()] {
			cell, ok := m.rules.Cell(player, at)
			if walks := m.frame.walks && at == off; walks {
				cell, ok = m.frame.cell, true
			}
			if !ok {
				continue
			}
			seen[at]++
			x, y := inPicture(cell)
			count := 1
			if seen[at] == m.places.count(m.rules, player, at) {
				count = seen[at]
			}
			fmt.Fprintf(b, `<g id="piece-%s%d" class="piece player%d" transform="translate(%d %d)" pointer-events="none" aria-hidden="true">%s</g>`+"\n",
				letter(player), piece+1, player, x, y, m.piece(player, count))
		}
	}
}

// drawRings draws rings around the pieces that can move, and around the pieces that a shown
// option catches. The pieces stand in the rings. Once pieces are picked, the rings of the
// others are fainter.
func (m Moment) drawRings(b *strings.Builder, view play.View) {
	drawn := map[string]bool{}
	ring := func(class, spot string) {
		if x, y, ok := spotInPicture(spot); ok && !drawn[spot] {
			drawn[spot] = true
			b.WriteString(parts.At(x, y, parts.Ring(class, parts.Touch)))
		}
	}
	for _, option := range view.Options {
		if m.shows(option, view) {
			ring("picked", option.From)
		}
		if m.shows(option, view) && option.Takes {
			ring("taken", option.To)
		}
	}
	for _, option := range view.Options {
		ring("halo", option.From)
	}
	if m.from != nil && len(view.Options) > 0 {
		m.from = nil
		for _, move := range m.moves() {
			ring("other", m.spotOf(m.state.Turn(), move.From))
		}
	}
}

// shows reports whether the picture shows where an option leads: the option in view or,
// without it, the options of picked pieces.
func (m Moment) shows(option play.Option, view play.View) bool {
	return m.from != nil && view.Said == "" || option.Said == view.Said
}

// drawWay draws the way of the option in view if there are other options. The tip stays
// beside the dot, or beside the corner on the way home.
func (m Moment) drawWay(b *strings.Builder, view play.View) {
	move, ok := m.moveOf(view.Said)
	if !ok || len(view.Options) < 2 {
		return
	}
	var way []string
	var from, to [2]float64
	for _, spot := range m.spotsOf(move) {
		if x, y, ok := spotInPicture(spot); ok {
			from, to = to, [2]float64{float64(x), float64(y)}
			way = append(way, fmt.Sprintf("%d,%d", x, y))
		}
	}
	if length := math.Hypot(from[0]-to[0], from[1]-to[1]); len(way) > 1 && length > 0 {
		way[len(way)-1] = fmt.Sprintf("%.0f,%.0f", to[0]+(from[0]-to[0])*beside/length, to[1]+(from[1]-to[1])*beside/length)
		fmt.Fprintf(b, `<path class="way" d="M%s"/>`, strings.Join(way, "L"))
	}
}

// drawEnds draws, unseen, where the ways of a review leave the board.
func (m Moment) drawEnds(b *strings.Builder) {
	for player := range m.rules.Players() {
		x, y := m.nearHome(player, -60, -60) // the tip of an arrow stays before it, beyond the corner
		b.WriteString(parts.WayEnd(wayHome(player), x, y))
	}
}

// wayHome returns the name of the place where the ways of a player's pieces leave the board.
func wayHome(player int) string { return homeSpot + " " + letter(player) }

// targets returns the steps to each spot where the shown options lead.
func (m Moment) targets(view play.View) map[string][]string {
	targets := map[string][]string{}
	for _, option := range view.Options {
		if steps := strconv.Itoa(option.Steps); m.shows(option, view) && !slices.Contains(targets[option.To], steps) {
			targets[option.To] = append(targets[option.To], steps)
		}
	}
	return targets
}

// drawDots draws dots where the shown options lead on the board, with their steps. The dot
// beside a piece leaves the piece in sight.
func (m Moment) drawDots(b *strings.Builder, view play.View) {
	dots := m.targets(view)
	for _, option := range view.Options {
		x, y, ok := spotInPicture(option.To)
		steps := strings.Join(dots[option.To], " ")
		delete(dots, option.To)
		switch {
		case steps == "" || !ok:
		case option.Takes || m.holds(m.state.Turn(), option.To):
			b.WriteString(parts.At(x+26, y+22, parts.Dot(15, steps)))
		default:
			b.WriteString(parts.At(x, y, parts.Dot(20, steps)))
		}
	}
}

// drawHome draws a flag where pieces leave the board, and the steps beside it, if a shown
// option leads there. The flag is on the corner of the player on turn if the corner is free,
// and otherwise beside it. The steps mean home, too, and a piece can also be dragged beyond
// the corner.
func (m Moment) drawHome(b *strings.Builder, view play.View) {
	targets := m.targets(view)
	if len(targets[homeSpot]) == 0 {
		return
	}
	x, y := m.nearHome(m.state.Turn(), -34, -34)
	fmt.Fprintf(b, `<circle class="touch" data-spot="%s" aria-hidden="true" cx="%d" cy="%d" r="%d"/>`, homeSpot, x, y, parts.Touch)
	x, y = m.nearHome(m.state.Turn(), 44, -5)
	fmt.Fprintf(b, `<circle class="touch" data-spot="%s" aria-hidden="true" cx="%d" cy="%d" r="22"/>`, homeSpot, x, y)
	b.WriteString(parts.At(x, y, parts.Dot(15, strings.Join(targets[homeSpot], " "))))
	size := 1.5
	if x, y = inPicture(m.home()); len(targets[nameOf(m.home())]) > 0 || m.places.stacks(m.rules)[m.home()].Pieces > 0 {
		x, y = m.nearHome(m.state.Turn(), 42, 32)
		size = 1.2
	}
	b.WriteString(parts.At(x, y, parts.Scaled(size, parts.Flag())))
	spot(b, homeSpot, m.Language.Text("home"))
	fmt.Fprintf(b, `<circle class="touch" cx="%d" cy="%d" r="%d"/></g>`, x, y, parts.Touch)
}

// Counts returns the level, the animal and the pieces of each player.
func (m Moment) Counts() (counts []play.Count) {
	for player := range m.rules.Players() {
		name := strings.ToUpper(letter(player))
		count := play.Count{
			Piece: m.piece(player, 1), Color: parts.Color(player), Of: m.rules.Pieces(), Left: -1,
			Hand: m.places.count(m.rules, player, yutnori.InHand), Home: m.places.count(m.rules, player, yutnori.Arrived),
		}
		if m.people() > 1 {
			count.Name = name
		}
		if m.Programs[player] != nil {
			count.Level = m.Language.Text(levelWord(m.choices["level"]))
		}
		if animal := m.animal(player); animal != "" {
			count.Note = strings.TrimSuffix(animal+" · "+count.Level, " · ") // the end is cut in a narrow strip
		}
		if player == m.state.Turn() {
			count.Spot = handSpot
		}
		counts = append(counts, count)
	}
	return counts
}

// Chips returns the results of the player who acted last, in the order of the throws. Equal
// results are together until they are spent.
func (m Moment) Chips() (chips []play.Chip) {
	if _, over := m.winner(); over {
		return nil
	}
	for _, event := range m.recent {
		if event.Player != m.recent[len(m.recent)-1].Player {
			continue
		}
		open := -1
		for i, chip := range chips {
			if chip.Steps == event.Result.Steps() && chip.Times > 0 {
				open = i
			}
		}
		switch thrown := event.Kind == yutnori.Thrown; {
		case thrown && open >= 0:
			chips[open].Times++
		case !thrown && chips[open].Times == 1:
			chips[open].Times = 0
		default:
			chip := play.Chip{Text: m.Language.Text(event.Result.String()), Steps: event.Result.Steps()}
			if thrown {
				chip.Times = 1
			} else {
				chips[open].Times--
			}
			chips = append(chips, chip)
		}
	}
	return chips
}
