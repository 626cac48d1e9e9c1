package screentest

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"games.example/program/play"
)

// Picture returns an SVG document that shows a screen in a dark window. The screen is
// text as screen.Model.Text returns it. Colors, bold, faint and reversed text are
// drawn; other styles are left out.
func Picture(text string) string { return PictureOn(&play.Dark, text) }

// PictureOn is like Picture, but the window has the background color of a theme.
func PictureOn(theme *play.Theme, text string) string {
	paper, ink := hexOf(theme.Background), hexOf(theme.Text)
	lines := strings.Split(text, "\n")
	width := 0
	for _, line := range lines {
		width = max(width, ansi.StringWidth(line))
	}
	w, h := 2*pictureEdge+width*cellWidth, 2*pictureEdge+len(lines)*cellHeight
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
	baseline              = 13 // the distance of a line's text from the top of the line
	pictureEdge           = 10
)

// palette holds the sixteen colors of a terminal, in their usual order.
var palette = [16]string{
	"#000000", "#e05561", "#5f9e4f", "#d5a94e", "#4a8fd8", "#b76bd8", "#3fa7a7", "#d4d4d4",
	"#7f848e", "#ff7b86", "#a5e075", "#f0c674", "#6fb1ff", "#d89bff", "#6fd8d8", "#ffffff",
}

// A run is text in one style.
type run struct {
	text                 string
	fore, back           string // "" is the color of the window
	bold, faint, reverse bool
}

// runsOf splits a styled line into its runs.
func runsOf(line string) (runs []run) {
	var style run
	for line != "" {
		if sequence, rest, ok := cutSequence(line); ok {
			style.apply(sequence)
			line = rest
			continue
		}
		text := line
		if next := strings.Index(line[1:], "\x1b["); next >= 0 {
			text = line[:next+1]
		}
		style.text = text
		runs = append(runs, style)
		line = line[len(text):]
	}
	return runs
}

// cutSequence returns the parameters of the style sequence with which a string begins,
// and the rest of the string.
func cutSequence(text string) (parameters, rest string, ok bool) {
	after, ok := strings.CutPrefix(text, "\x1b[")
	if !ok {
		return "", text, false
	}
	return strings.Cut(after, "m")
}

// apply changes the style by the parameters of a sequence.
func (r *run) apply(parameters string) {
	list := strings.Split(parameters, ";")
	for i := 0; i < len(list); i++ {
		n, err := strconv.Atoi(list[i])
		switch {
		case err != nil || n == 0:
			*r = run{}
		case n == 1:
			r.bold = true
		case n == 2:
			r.faint = true
		case n == 7:
			r.reverse = true
		case n == 22:
			r.bold, r.faint = false, false
		case n == 27:
			r.reverse = false
		case n >= 30 && n <= 37:
			r.fore = palette[n-30]
		case n == 39:
			r.fore = ""
		case n >= 40 && n <= 47:
			r.back = palette[n-40]
		case n == 49:
			r.back = ""
		case n >= 90 && n <= 97:
			r.fore = palette[n-90+8]
		case n >= 100 && n <= 107:
			r.back = palette[n-100+8]
		case n == 38 && i+4 < len(list):
			r.fore = trueColor(list[i+2 : i+5])
			i += 4
		case n == 48 && i+4 < len(list):
			r.back = trueColor(list[i+2 : i+5])
			i += 4
		}
	}
}

// trueColor returns the color that three decimal numbers describe: red, green and blue.
func trueColor(parts []string) string {
	var rgb [3]byte
	for i, part := range parts {
		n, _ := strconv.ParseUint(part, 10, 8)
		rgb[i] = byte(n)
	}
	return fmt.Sprintf("#%x", rgb)
}

func hexOf(c color.Color) string {
	r, g, b, _ := c.RGBA()
	return fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
}

// draw draws the text. Its upper left corner is at the given place.
func (r run) draw(b *strings.Builder, paper, ink string, x, y, width int) {
	fore, back := cmp.Or(r.fore, ink), cmp.Or(r.back, paper)
	if r.reverse {
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
	if r.bold {
		style += ` font-weight="bold"`
	}
	if r.faint {
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
// returns the string after blanks replace them.
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
