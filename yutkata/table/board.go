package table

import (
	"fmt"
	"strconv"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"games.example/program/play"
	"games.example/yutkata"
)

// The styles of the path and of the players' tokens. The letters of the tokens
// differ, too.
var (
	road    = lipgloss.NewStyle().Faint(true)
	mark    = lipgloss.NewStyle().Bold(true)
	landing = lipgloss.NewStyle().Bold(true).Reverse(true)
	chips   = []lipgloss.Style{
		lipgloss.NewStyle().Foreground(lipgloss.BrightWhite).Background(lipgloss.Blue).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.Black).Background(lipgloss.Yellow).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.Black).Background(lipgloss.Cyan).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.BrightWhite).Background(lipgloss.Magenta).Bold(true),
	}
	flatSide  = lipgloss.NewStyle().Foreground(lipgloss.Black).Background(lipgloss.White)
	roundSide = lipgloss.NewStyle().Foreground(lipgloss.BrightWhite).Background(lipgloss.Black)
)

// sticksSpot is the name of the spot of the sticks. A token's is its name, and a
// space's its number.
const sticksSpot = "sticks"

const (
	margin     = 2  // columns left of the path, for the sign of the start
	leastWidth = 24 // of a board
	around     = 3  // lines for the tokens before and after the path, and the sticks
)

// A fold is a way to draw the path: rows of cells, one after the other in turn
// from the left and from the right.
type fold struct {
	inner  int // width of a cell
	height int // of a cell; 0 for rows without borders
	row    int // number of cells in a row
	rows   int
}

func (f fold) rowHeight() int {
	if f.height == 0 {
		return 1
	}
	return f.height + 2
}

// folded returns the largest fold for which there is room, or else the smallest.
func (t Table) folded(room play.Size) (f fold, fits bool) {
	spaces := t.rules.Spaces()
	least := max(1+t.rules.Tokens(), len(strconv.Itoa(spaces)), 3)
	for _, size := range []fold{{inner: 15, height: 5}, {inner: 9, height: 3}, {inner: 7, height: 1}, {inner: 5, height: 1}, {inner: least, height: 1}, {inner: least}} {
		f = fold{inner: max(size.inner, least), height: size.height}
		f.row = max((max(room.Width, leastWidth)-margin-1)/(f.inner+1), 1)
		f.rows = (spaces + f.row - 1) / f.row
		f.row = (spaces + f.rows - 1) / f.rows
		if f.rows*f.rowHeight()+around <= room.Height {
			return f, true
		}
	}
	return f, false
}

// Board draws the path in the largest size that fits, with the tokens before and
// behind it and the sticks. It shows where the token of an option lands, and only
// the rows around that token if the path is too long.
func (t Table) Board(view play.View) (board play.Board) {
	f, fits := t.folded(view.Within)
	drawing := drawing{Table: t, fold: f}
	drawing.move, drawing.moves = t.moveOf(view.Option)
	first, last := 0, f.rows
	if !fits {
		shown := max(view.Within.Height-around, 2)
		first = min(max((drawing.focus()-1)/f.row-shown/2, 0), max(f.rows-shown, 0))
		last = min(first+shown, f.rows)
	}
	drawing.add(drawing.tokensAt("start", 0))
	for row := first; row < last; row++ {
		drawing.addRow(row)
	}
	drawing.add(drawing.tokensAt("goal", t.rules.Spaces()))
	drawing.addSticks()
	width := max(view.Within.Width, leastWidth)
	for i, line := range drawing.board.Lines {
		drawing.board.Lines[i] = ansi.Truncate(line, width, "…")
	}
	drawing.board.Cramped = f.height == 0
	return drawing.board
}

// moveOf returns the move of an option, or false.
func (t Table) moveOf(option int) (move yutkata.Move, ok bool) {
	if _, thrown := t.state.Thrown(); !thrown || option < 0 || option >= len(t.Options()) {
		return yutkata.Move{}, false
	}
	return t.preview(accepted(t.rules, t.state)[option]).move, true
}

// A drawing is a board while it is drawn.
type drawing struct {
	Table
	fold
	move  yutkata.Move // of the chosen option
	moves bool         // whether there is one
	board play.Board
}

// focus returns the space around which a long path is drawn: where the chosen
// token lands, or the first space with a token.
func (d *drawing) focus() int {
	space := max(d.move.To, d.move.From)
	for token := range d.rules.AllTokens() {
		if at := d.rules.Space(d.state, token); space == 0 && at < d.rules.Spaces() {
			space = at
		}
	}
	return max(space, 1)
}

// add adds a line with the spots on it.
func (d *drawing) add(line string, spots []play.Spot) {
	for _, spot := range spots {
		spot.Y, spot.Height = len(d.board.Lines), 1
		d.board.Spots = append(d.board.Spots, spot)
	}
	d.board.Lines = append(d.board.Lines, line)
}

// tokensAt returns the line of the tokens before the path, or behind it.
func (d *drawing) tokensAt(name string, space int) (line string, spots []play.Spot) {
	sign := "▶"
	if space > 0 {
		sign = "⚑"
	}
	line = mark.Render(sign) + road.Render(" "+name)
	for token := range d.rules.AllTokens() {
		if d.rules.Space(d.state, token) == space {
			line += " "
			spots = append(spots, play.Spot{X: ansi.StringWidth(line), Width: len(token.String()), Name: token.String()})
			line += chip(token.Player()).Render(token.String())
		}
	}
	return line, spots
}

func chip(player int) lipgloss.Style { return chips[player%len(chips)] }

// addSticks adds the line of the sticks.
func (d *drawing) addSticks() {
	line := "[ throw ]"
	_, thrown := d.state.Thrown()
	if d.last != nil && (thrown || d.last.said.token != "" && d.last.before.last != nil) {
		last := d.last
		if !thrown {
			last = d.last.before.last
		}
		line = ""
		for _, side := range last.sticks.String() {
			style := roundSide
			if side == 'x' {
				style = flatSide
			}
			line += style.Render(" "+string(side)+" ") + " "
		}
		throw := last.sticks.Throw()
		line += fmt.Sprintf("%v %d", throw, throw.Spaces())
		if !thrown {
			line = road.Render("before: ") + line
		}
	}
	d.add("  "+line, []play.Spot{{X: 0, Width: margin + ansi.StringWidth(line), Name: sticksSpot}})
}

// cellsOf returns the spaces of a row from left to right, 0 for none.
func (d *drawing) cellsOf(row int) []int {
	cells := make([]int, d.row)
	for i := range cells {
		space := row*d.row + i + 1
		if space > d.rules.Spaces() {
			space = 0
		}
		if row%2 == 0 {
			cells[i] = space
		} else {
			cells[d.row-1-i] = space
		}
	}
	return cells
}

// addRow adds the lines of a row.
func (d *drawing) addRow(row int) {
	cells := d.cellsOf(row)
	top := len(d.board.Lines)
	for i, space := range cells {
		if space > 0 {
			d.board.Spots = append(d.board.Spots, play.Spot{
				X: margin + i*(d.inner+1), Y: top, Width: d.inner + 2, Height: d.rowHeight(), Name: strconv.Itoa(space),
			})
		}
	}
	if d.height > 0 {
		d.addBorder(cells, "┌┬┐", func(space int) string { return strconv.Itoa(space) + d.sign(space) })
	}
	for line := range max(d.height, 1) {
		text := "  "
		if row == 0 && line == d.height/2 {
			text = mark.Render("▶") + " "
		}
		for i, space := range cells {
			text += d.wall(cells, i)
			switch {
			case space == 0:
				text += strings.Repeat(" ", d.inner)
			case line == d.height/2:
				text += d.cell(space)
			default:
				text += strings.Repeat(" ", d.inner)
			}
		}
		d.board.Lines = append(d.board.Lines, text+d.wall(cells, len(cells)))
	}
	if d.height > 0 {
		turn := (row + 1) * d.row
		d.addBorder(cells, "└┴┘", func(space int) string {
			if space == turn && space < d.rules.Spaces() {
				return strings.Repeat("─", (d.inner-1)/2) + "▼"
			}
			return ""
		})
	}
}

// wall returns the wall left of a cell, if there is a cell on one of its sides.
func (d *drawing) wall(cells []int, i int) string {
	if i < len(cells) && cells[i] > 0 || i > 0 && cells[i-1] > 0 {
		return road.Render("│")
	}
	return " "
}

// addBorder adds a border of a row, with a text at each space.
func (d *drawing) addBorder(cells []int, corners string, text func(space int) string) {
	signs := []rune(corners)
	line := "  "
	for i := range len(cells) + 1 {
		left, right := i > 0 && cells[i-1] > 0, i < len(cells) && cells[i] > 0
		switch {
		case left && right:
			line += string(signs[1])
		case right:
			line += string(signs[0])
		case left:
			line += string(signs[2])
		default:
			line += " "
		}
		if right {
			name := ansi.Truncate(text(cells[i]), d.inner, "")
			line += name + strings.Repeat("─", d.inner-ansi.StringWidth(name))
		} else if i < len(cells) {
			line += strings.Repeat(" ", d.inner)
		}
	}
	d.board.Lines = append(d.board.Lines, road.Render(strings.TrimRight(line, " ")))
}

// sign returns the sign of the obstacle on a space, or "".
func (d *drawing) sign(space int) string {
	switch back, obstacle := d.rules.Obstacle(space); {
	case !obstacle:
		return ""
	case back == 0:
		return "⊘"
	default:
		return "↶" + strconv.Itoa(back)
	}
}

// cell returns the inside of a space: its tokens, the chosen token where it lands,
// or a sign.
func (d *drawing) cell(space int) string {
	text, style := d.sign(space), road
	if space == d.rules.Spaces() {
		text, style = "⚑", mark
	}
	var tokens []string
	for token := range d.rules.AllTokens() {
		if d.rules.Space(d.state, token) == space && space < d.rules.Spaces() {
			tokens, style = append(tokens, token.String()), chip(token.Player())
		}
	}
	if len(tokens) > 0 {
		text = stacked(tokens, d.inner)
	}
	if d.moves && d.move.To == space {
		text, style = "›"+d.move.Token.String()+"‹", landing
		if d.inner < 4 {
			text = "›" + d.move.Token.String()
		}
	}
	text = ansi.Truncate(text, d.inner, "")
	left := (d.inner - ansi.StringWidth(text)) / 2
	right := d.inner - ansi.StringWidth(text) - left
	return strings.Repeat(" ", left) + style.Render(text) + strings.Repeat(" ", right)
}

// stacked returns the tokens of a space, as in A1,A2, or A12 where that is too
// long.
func stacked(tokens []string, width int) string {
	text := strings.Join(tokens, ",")
	if len(text) <= width {
		return text
	}
	text = tokens[0][:1]
	for _, token := range tokens {
		text += token[1:]
	}
	return text
}
