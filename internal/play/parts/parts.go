// Package parts draws the parts of the games' pictures as SVG elements. A style sheet sets
// their colors by their classes. Each part is drawn around the origin.
//
//	parts.At(30, 40, parts.Piece(0, "A", 2))
package parts

import (
	"fmt"
	"html"
	"strings"
)

// Touch is the greatest distance from the middle of a place at which a touch means the
// place. The radius of a piece is 24.
const Touch = 33

// At returns an SVG group that places a part at a point.
func At(x, y int, part string) string {
	return fmt.Sprintf(`<g transform="translate(%d %d)">%s</g>`, x, y, part)
}

// WayEnd returns an unseen SVG element where the ways of a review begin or end. The name is
// one in the Way of a judgment, and not the name of a spot.
func WayEnd(name string, x, y int) string {
	return fmt.Sprintf(`<circle data-way="%s" cx="%d" cy="%d" r="%d" fill="none" pointer-events="none"/>`, name, x, y, Touch)
}

// Scaled returns a part that is drawn larger or smaller.
func Scaled(scale float64, part string) string {
	return fmt.Sprintf(`<g transform="scale(%.2f)">%s</g>`, scale, part)
}

// shapes holds the outline of the pieces of each player: a disc, a tile, a diamond and a
// hexagon.
var shapes = [...]string{
	"M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z",
	"M-16-22h32q6 0 6 6v32q0 6-6 6h-32q-6 0-6-6v-32q0-6 6-6z",
	"M-4-25q4-4 8 0l21 21q4 4 0 8l-21 21q-4 4-8 0l-21-21q-4-4 0-8z",
	"M-13-23h26l13 23-13 23h-26l-13-23z",
}

// Color returns the class of a player's pieces.
func Color(player int) string { return fmt.Sprintf("player%d", player%len(shapes)) }

// Piece returns a piece of a player with a letter, or a stack of pieces with their
// number. Colors and shapes repeat after four players.
func Piece(player int, letter string, stacked int) string {
	size := 24
	if len(letter) > 1 {
		size = 20
	}
	return Marked(player, Label("letter", 0, 0, size, letter), stacked)
}

// Marked returns a piece like Piece, with a drawing in place of the letter.
func Marked(player int, mark string, stacked int) string {
	b, shape, top := &strings.Builder{}, shapes[player%len(shapes)], 5*(max(min(stacked, 4), 1)-1)
	fmt.Fprintf(b, `<g class="%s">`, Color(player))
	for low := 5; low >= -top; low -= 5 {
		class := "low"
		if low == -top {
			class = "face"
		}
		fmt.Fprintf(b, `<path class="%s" transform="translate(0 %d)" d="%s"/>`, class, low, shape)
	}
	fmt.Fprintf(b, `<path class="rim" transform="translate(0 %d) scale(.74)" d="%s"/>`, -top, shape)
	b.WriteString(At(0, -top, mark))
	if stacked > 1 {
		fmt.Fprintf(b, `<g class="count" transform="translate(22 %d)"><rect x="-17" y="-12" width="34" height="24" rx="12"/>%s</g>`, -20-top, Label("", 0, 0, 19, fmt.Sprintf("×%d", stacked)))
	}
	b.WriteString("</g>")
	return b.String()
}

// Man returns a piece of draughts, or a king. The color is "white" or "black".
func Man(color string, king bool) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, `<g class="%s">`, color)
	levels := []int{4, 0}
	if king {
		levels = []int{4, 0, -6}
	}
	for i, low := range levels {
		class := "low"
		if i > 0 {
			class = "face"
		}
		fmt.Fprintf(b, `<circle class="%s" cy="%d" r="24"/>`, class, low)
	}
	top := levels[len(levels)-1]
	fmt.Fprintf(b, `<circle class="rim" cy="%d" r="17"/>`, top)
	if king {
		b.WriteString(`<path class="crown" d="M-11 4L-13-12-6-6 0-16 6-6 13-12 11 4z"/>`)
	} else {
		fmt.Fprintf(b, `<circle class="rim" cy="%d" r="9"/>`, top)
	}
	b.WriteString("</g>")
	return b.String()
}

// Stick returns a stick of yut that lies along the x axis. A cross of the given size marks its
// flat side, unless the size is 0. Three crosses mark its round side.
func Stick(flat bool, cross int) string {
	b, class, crosses := &strings.Builder{}, "flat", min(cross, 1)
	if !flat {
		class, cross, crosses = "round", 18, 3
	}
	fmt.Fprintf(b, `<g class="%s"><path class="low" d="M-82-17h164q22 0 22 22t-22 22h-164q-22 0-22-22t22-22z"/><path class="face" d="M-82-22q82-6 164 0 22 2 22 22t-22 22q-82-6-164 0-22-2-22-22t22-22z"/>`, class)
	if flat {
		b.WriteString(`<path class="grain" d="M-84-7q80-8 160 0M-74 8q76-7 152 0"/>`)
	} else {
		b.WriteString(`<path class="shine" d="M-86-13q84-8 168 0"/>`)
	}
	for i := range crosses {
		x := 46 * (2*i - crosses + 1) / 2
		fmt.Fprintf(b, `<path class="cross" d="M%d-%dl%d %[3]dm0-%[3]dl-%[3]d %[3]d"/>`, x-cross/2, cross/2, cross)
	}
	b.WriteString("</g>")
	return b.String()
}

// Results returns a picture with the names of the results of yut, and beside each its four
// sticks.
func Results(names []string, stick func(row, i int) string) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 %d">`, 26*len(names)+8)
	for row, name := range names {
		y := 26*row + 17
		b.WriteString(Label("number", 36, y, 15, name))
		for i := range 4 {
			b.WriteString(At(112+i*64, y, Scaled(0.27, stick(row, i))))
		}
	}
	return b.String() + "</svg>"
}

// Ring returns a ring around a piece. Its class is "halo" for a piece that can move,
// "picked" for a chosen piece, and "taken" for a piece that a move captures.
func Ring(class string, radius int) string {
	dashes := ""
	if class == "taken" { // eight breaks
		dashes = fmt.Sprintf(` stroke-dasharray="%.1f %.1f"`, float64(radius)*0.55, float64(radius)*0.2354)
	}
	return fmt.Sprintf(`<circle class="%s" r="%d" pointer-events="none"%s/>`, class, radius, dashes)
}

// Dot returns the mark of a place where a piece can go, with a short text such as the
// number of steps, or "". It is broad for several numbers.
func Dot(radius int, text string) string {
	shape := fmt.Sprintf(`<circle r="%d"/>`, radius)
	if broad := radius + 3*(len(text)-1); strings.Contains(text, " ") {
		shape = fmt.Sprintf(`<rect x="%d" y="%d" width="%d" height="%d" rx="%d"/>`, -broad, -radius, 2*broad, 2*radius, radius)
	}
	return `<g class="dot" pointer-events="none">` + shape + Label("", 0, 0, 24*radius/20, text) + `</g>`
}

// Pill returns a mark like a dot, with a word.
func Pill(word string) string {
	return `<g class="dot stay" pointer-events="none"><rect x="-32" y="-12" width="64" height="24" rx="12"/>` + Label("", 0, 0, 17, word) + `</g>`
}

// Flag returns the mark of a goal.
func Flag() string {
	return `<g class="goal" pointer-events="none"><rect x="-17" y="-17" width="34" height="34" rx="7"/><path d="M-9 12v-24q10-3 20 2-4 3-4 8-9-3-13 0v14z"/></g>`
}

// Rook returns the rook.
func Rook() string {
	return `<path class="rook" d="M-15 20h30v-6l-4-3-3-19h4v-12h-6v5h-4v-5h-4v5h-4v-5h-6v12h4l-3 19-4 3z"/><path class="rook-line" d="M-9-7h18M-11 11h22"/>`
}

// Label returns text in the middle of the given place, or "" for no text.
func Label(class string, x, y, size int, text string) string {
	if text == "" {
		return ""
	}
	return fmt.Sprintf(`<text class="%s" x="%d" y="%d" font-size="%d" text-anchor="middle" pointer-events="none">%s</text>`, class, x, y+size*36/100, size, html.EscapeString(text))
}
