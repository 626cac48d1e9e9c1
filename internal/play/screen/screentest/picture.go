package screentest

import (
	"encoding/xml"
	"fmt"
	"image/color"
	"strings"

	"charm.land/lipgloss/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"games.example/internal/play"
)

// Picture returns an SVG document that shows a screen in a dark window. The text is
// a screen as screen.Model.Text returns it. Colors, bold, faint and reversed text are
// drawn; other styles are left out.
func Picture(text string) string { return PictureOn(&play.Dark, text) }

// PictureOn is like Picture, but the window has the background color of a theme.
func PictureOn(theme *play.Theme, text string) string {
	paper, ink := hexOf(theme.Background), hexOf(theme.Text)
	lines := strings.Split(text, "\n")
	w, h := 2*pictureEdge+lipgloss.Width(text)*cellWidth, 2*pictureEdge+len(lines)*cellHeight
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="monospace" font-size="14">`+"\n", w, h, w, h)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" rx="8" fill="%s"/>`+"\n", w, h, paper)
	for row, line := range lines {
		column := 0
		for _, run := range runsOf(line) {
			cells := ansi.StringWidth(run.text)
			run.draw(&b, paper, ink, pictureEdge+column*cellWidth, pictureEdge+row*cellHeight, cells*cellWidth)
			column += cells
		}
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// The sizes in a picture, in its own units.
const (
	cellWidth, cellHeight = 8, 17
	baseline              = 13 // the distance from the top of a line to the baseline of its text
	pictureEdge           = 10
)

// palette holds the sixteen colors of a terminal, in their usual order.
var palette = [16]string{
	"#000000", "#e05561", "#5f9e4f", "#d5a94e", "#4a8fd8", "#b76bd8", "#3fa7a7", "#d4d4d4",
	"#7f848e", "#ff7b86", "#a5e075", "#f0c674", "#6fb1ff", "#d89bff", "#6fd8d8", "#ffffff",
}

// A run is text in one style.
type run struct {
	text string
	uv.Style
}

func runsOf(line string) (runs []run) {
	var style uv.Style
	var state byte
	parser, begins := ansi.NewParser(), true
	for line != "" {
		part, _, length, next := ansi.DecodeSequence(line, state, parser)
		line, state = line[length:], next
		if strings.HasPrefix(part, "\x1b") {
			uv.ReadStyle(parser.Params(), &style)
			begins = true
			continue
		}
		if begins {
			runs, begins = append(runs, run{Style: style}), false
		}
		runs[len(runs)-1].text += part
	}
	return runs
}

// fillOf returns a color for SVG, or the usual color for nil.
func fillOf(c color.Color, usual string) string {
	switch c := c.(type) {
	case nil:
		return usual
	case ansi.BasicColor:
		return palette[c]
	}
	return hexOf(c)
}

func hexOf(c color.Color) string {
	r, g, b, _ := c.RGBA()
	return fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
}

// draw draws the text with its upper left corner at the given place.
func (r run) draw(b *strings.Builder, paper, ink string, x, y, width int) {
	fore, back := fillOf(r.Fg, ink), fillOf(r.Bg, paper)
	if r.Attrs&uv.AttrReverse != 0 {
		fore, back = back, fore
	}
	if back != paper {
		fmt.Fprintf(b, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", x, y, width, cellHeight, back)
	}
	text := drawBlocks(b, r.text, fore, x, y)
	if strings.TrimSpace(text) == "" {
		return
	}
	style := ""
	if r.Attrs&uv.AttrBold != 0 {
		style += ` font-weight="bold"`
	}
	if r.Attrs&uv.AttrFaint != 0 {
		style += ` opacity="0.6"`
	}
	fmt.Fprintf(b, `<text x="%d" y="%d" textLength="%d" lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="%s"%s>`, x, y+baseline, width, fore, style)
	_ = xml.EscapeText(b, []byte(text)) // writing to a strings.Builder does not fail
	b.WriteString("</text>\n")
}

// blocks holds the quarters that block elements fill: 1 and 2 above, 4 and 8 below.
var blocks = map[rune]int{
	'▀': 3, '▄': 12, '█': 15, '▌': 5, '▐': 10, '▖': 4, '▗': 8, '▘': 1, '▝': 2, '▙': 13, '▚': 9, '▛': 7, '▜': 11, '▞': 6, '▟': 14,
}

// drawBlocks draws the block elements of a string without gaps, as terminals do. It
// returns the string with blanks in their place.
func drawBlocks(b *strings.Builder, text, fill string, x, y int) (rest string) {
	var path strings.Builder
	rest = strings.Map(func(r rune) rune {
		quarters, isBlock := blocks[r]
		for n := range 4 {
			if quarters>>n&1 == 1 {
				fmt.Fprintf(&path, "M%d %gh%dv%gh-%dz", x+n%2*cellWidth/2, float64(y)+float64(n/2*cellHeight)/2, cellWidth/2, cellHeight/2.0, cellWidth/2)
			}
		}
		x += cellWidth * ansi.StringWidth(string(r))
		if isBlock {
			return ' '
		}
		return r
	}, text)
	if path.Len() > 0 {
		fmt.Fprintf(b, `<path fill="%s" shape-rendering="crispEdges" d="%s"/>`+"\n", fill, path.String())
	}
	return rest
}
