// Package canvas draws boards in the cells of a terminal.
//
//	c := canvas.New(play.Size{Width: 20, Height: 3}, view, strings.NewReplacer("♜", "R"))
//	c.Put(2, 1, play.Style{Fore: c.Theme.Text}, "♜ is a rook")
//	lines := c.Lines()
package canvas

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"games.example/internal/play"
)

// On returns the style of a letter on a disc.
func On(disc play.Disc) play.Style { return play.Style{Fore: disc.Ink, Back: disc.Fill, Bold: true} }

// A Canvas is a rectangle of cells, each with a character. Create a Canvas with New.
type Canvas struct {
	Size    play.Size
	Theme   *play.Theme
	Letters bool // whether the drawing is limited to ASCII

	cells [][]cell
	ascii *strings.Replacer // replaces signs if the drawing is limited to ASCII
}

type cell struct {
	text string // "" after a wide character, which takes two cells
	ink  play.Style
}

// New returns a blank canvas for a view. If the view is limited to ASCII, Put
// replaces signs with the given replacer.
func New(size play.Size, view play.View, ascii *strings.Replacer) Canvas {
	c := Canvas{Size: size, Theme: cmp.Or(view.Theme, &play.Mono), Letters: view.Letters, ascii: ascii}
	for range size.Height {
		c.cells = append(c.cells, slices.Repeat([]cell{{text: " "}}, size.Width))
	}
	return c
}

// Put writes text starting at a cell, and cuts off the part that does not fit. Put
// returns the column after the text.
func (c Canvas) Put(x, y int, ink play.Style, text string) (next int) {
	if c.Letters {
		text = c.ascii.Replace(text)
	}
	for _, r := range text {
		width := displaywidth.String(string(r))
		if y >= 0 && y < c.Size.Height && x >= 0 && x+width <= c.Size.Width {
			c.cells[y][x] = cell{string(r), ink}
			for more := 1; more < width; more++ {
				c.cells[y][x+more] = cell{"", ink}
			}
		}
		x += width
	}
	return x
}

// Center writes text in the middle of the given number of columns, starting at x.
func (c Canvas) Center(x, y, width int, ink play.Style, text string) {
	c.Put(x+(width-displaywidth.String(text))/2, y, ink, text)
}

// Fill fills a rectangle with blanks in the given style.
func (c Canvas) Fill(x, y, width, height int, ink play.Style) {
	for row := range height {
		c.Put(x, y+row, ink, strings.Repeat(" ", max(width, 0)))
	}
}

// Disc draws a disc of half blocks over the cells, with text in row y, its middle. The
// disc has a rim on each side of the text. It is one row high if height is 1, and
// otherwise three rows high.
func (c Canvas) Disc(x, y, width, height int, disc play.Disc, text string) {
	rim := 1
	if height > 1 && width >= len(text)+4 {
		rim = 2
	}
	x += (width - len(text) - 2*rim) / 2
	middle := len(text) + 2*rim - 2
	c.over(x, y, disc.Fill, "▐")
	c.Put(x+1, y, On(disc), strings.Repeat(" ", rim-1)+text+strings.Repeat(" ", rim-1))
	c.over(x+1+middle, y, disc.Fill, "▌")
	if height > 1 {
		c.over(x+1, y-1, disc.Fill, strings.Repeat("▄", middle))
		c.over(x+1, y+1, disc.Fill, strings.Repeat("▀", middle))
	}
}

// The method over draws blocks in the given color, and keeps the backgrounds of the cells.
func (c Canvas) over(x, y int, fore color.Color, blocks string) {
	for _, block := range blocks {
		if y >= 0 && y < c.Size.Height && x >= 0 && x < c.Size.Width {
			c.Put(x, y, play.Style{Fore: fore, Back: c.cells[y][x].ink.Back}, string(block))
		}
		x++
	}
}

// Lines returns the rows as styled text, without the unstyled blanks at their ends.
func (c Canvas) Lines() []string {
	lines := make([]string, len(c.cells))
	for y, row := range c.cells {
		end := len(row)
		for end > 0 && row[end-1] == (cell{text: " "}) {
			end--
		}
		var line strings.Builder
		for x := 0; x < end; {
			var run strings.Builder
			ink := row[x].ink
			for ; x < end && row[x].ink == ink; x++ {
				run.WriteString(row[x].text)
			}
			line.WriteString(ink.Render(run.String()))
		}
		lines[y] = line.String()
	}
	return lines
}
