package ui

import (
	"fmt"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/canvas"
	"games.example/internal/printable"
	"games.example/rook"
)

// printed returns the lines of the board. If the board is too large, printed returns
// one line, with the place of the rook. A board with colors, or on a terminal, has marks
// for the last move, too. On a terminal, it has the numbers of tiles that are left from each
// row and each column to the goal, as in the list of the moves.
func (m Moment) printed(view play.View) []string {
	at, width := m.at, 0
	if m.setup.Fits != nil {
		var ok bool
		if width, ok = m.setup.Fits(at.Bounds); !ok && width == 0 {
			return []string{fmt.Sprintf("the rook is at %v, %s left DOWN and %d RIGHT", at.State, printable.Count(at.Left(rook.Down), "tile"), at.Left(rook.Right))}
		}
	}
	room := width
	if m.setup.Titled && width > 0 {
		room = max(width-len(fmt.Sprintf("  %d", at.Bounds.D)), 5)
	}
	g := gridIn(room, at)
	var lines []string
	for d := range at.Bounds.D + 1 {
		lines = append(lines, m.printedRow(g, d, view))
	}
	if !m.setup.Titled {
		return []string{"", strings.Join(lines, "\n") + "\n"}
	}
	return []string{"", strings.Join(append(lines, g.below(width)...), "\n")}
}

// printedRow returns a row of the board, with its number on a terminal.
func (m Moment) printedRow(g grid, d int, view play.View) string {
	passed := ""
	switch {
	case view.Theme == nil && !m.setup.Titled:
	case view.Letters:
		passed = "."
	default:
		passed = "·"
	}
	line := g.row(d, m.last, passed)
	if view.Theme != nil {
		for i, sign := range []string{"R", "X"} {
			line = strings.ReplaceAll(line, sign, canvas.On(view.Theme.Players[i]).Render(sign))
		}
	}
	if m.setup.Titled {
		line += fmt.Sprintf("  %d", m.at.Bounds.D-d)
	}
	return line
}

// A grid describes how the tiles of a board are printed. A tile has blanks on both sides of
// its sign, and a line to the next tile.
type grid struct {
	at             rook.Position
	blanks         string
	line           string
	first, columns int
}

// gridIn returns the grid with the widest tiles for which all columns fit the given width. If
// not all columns fit, the grid has the columns around the rook. A width of 0 means no limit.
func gridIn(width int, at rook.Position) grid {
	g := grid{at: at, blanks: "  ", line: "|", columns: at.Bounds.R + 1}
	for _, narrower := range []grid{{blanks: " ", line: "|"}, {line: "|"}, {}} {
		if width == 0 || g.columns*g.pitch()+2-len(g.line) <= width {
			return g
		}
		g.blanks, g.line = narrower.blanks, narrower.line
	}
	g.columns = min(g.columns, width-2)
	g.first = firstShown(at.State.R, at.State.R, at.Bounds.R, g.columns)
	return g
}

// pitch returns the width of a tile with its line.
func (g grid) pitch() int { return 2*len(g.blanks) + 1 + len(g.line) }

// row returns a row of tiles. The tiles that the last move has left or passed over have the
// given sign.
func (g grid) row(d int, last rook.Move, passed string) string {
	tiles := make([]string, g.columns)
	for i := range tiles {
		sign := " "
		switch tile := (rook.State{D: d, R: g.first + i}); {
		case tile == g.at.State:
			sign = "R"
		case tile == rook.State(g.at.Bounds):
			sign = "X"
		case passed != "" && isPassed(tile, g.at.State, last):
			sign = passed
		}
		tiles[i] = g.blanks + sign + g.blanks
	}
	return "|" + strings.Join(tiles, g.line) + "|"
}

// below returns the lines below the board: the number of tiles that are left from each column
// to the goal, and what the numbers are. In narrow columns, the digits of a number are below
// one another.
func (g grid) below(width int) []string {
	var numbers, tens, ones string
	for i := range g.columns {
		left := g.at.Bounds.R - g.first - i
		numbers += fmt.Sprintf("%*d%s", g.pitch()/2+1, left, strings.Repeat(" ", g.pitch()-g.pitch()/2-1))
		ten := " "
		if left >= 10 {
			ten = fmt.Sprint(left / 10)
		}
		tens, ones = tens+fmt.Sprintf("%*s", g.pitch(), ten), ones+fmt.Sprintf("%*d", g.pitch(), left%10)
	}
	lines := []string{strings.TrimRight(numbers, " ")}
	if g.blanks == "" {
		lines = []string{tens, ones}
		if g.pitch() == 1 {
			lines = []string{" " + tens, " " + ones}
		}
		if lines[0] = strings.TrimRight(lines[0], " "); lines[0] == "" {
			lines = lines[1:]
		}
	}
	const caption = "tiles left"
	if last := &lines[len(lines)-1]; width == 0 || len(*last)+5+len(caption) <= width {
		*last += "     " + caption
		return lines
	}
	return append(lines, "   "+caption)
}
