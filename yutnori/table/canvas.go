package table

import (
	"image/color"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"games.example/program/play"
)

// An ink is how a cell of a canvas is drawn; nil colors are the terminal's.
type ink struct {
	fore, back    color.Color
	bold, reverse bool
}

// inkOf returns the ink of a letter on a piece.
func inkOf(disc play.Disc) ink { return ink{fore: disc.Ink, back: disc.Fill, bold: true} }

// under returns the color of the greater part of a cell.
func (i ink) under() color.Color { return i.back }

// A canvas is a rectangle of cells, each with a character.
type canvas [][]struct {
	text string // "" right of a wide character
	ink  ink
}

func newCanvas(size play.Size) canvas {
	c := make(canvas, size.Height)
	for y := range c {
		c[y] = make([]struct {
			text string
			ink  ink
		}, size.Width)
		for x := range c[y] {
			c[y][x].text = " "
		}
	}
	return c
}

// put writes text at a place. What is outside the canvas is left out.
func (c canvas) put(x, y int, ink ink, text string) {
	for _, r := range text {
		width := ansi.StringWidth(string(r))
		if y >= 0 && y < len(c) && x >= 0 && x+width <= len(c[y]) {
			c[y][x].text, c[y][x].ink = string(r), ink
			for more := 1; more < width; more++ {
				c[y][x+more].text, c[y][x+more].ink = "", ink
			}
		}
		x += width
	}
}

// center writes text in the middle of some columns.
func (c canvas) center(x, y, width int, ink ink, text string) {
	c.put(x+(width-ansi.StringWidth(text))/2, y, ink, text)
}

// lines returns the rows as styled text, without blanks at their ends.
func (c canvas) lines() []string {
	lines := make([]string, len(c))
	for y, row := range c {
		end := len(row)
		for end > 0 && row[end-1].text == " " && row[end-1].ink == (ink{}) {
			end--
		}
		var line strings.Builder
		for x := 0; x < end; {
			var run strings.Builder
			style := row[x].ink
			for ; x < end && row[x].ink == style; x++ {
				run.WriteString(row[x].text)
			}
			line.WriteString(style.render(run.String()))
		}
		lines[y] = line.String()
	}
	return lines
}

func (i ink) render(text string) string {
	return play.NewStyle().Bold(i.bold).Reverse(i.reverse).Foreground(i.fore).Background(i.back).Render(text)
}
