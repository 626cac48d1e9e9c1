package play

import (
	"fmt"
	"image/color"
	"strings"
)

// A Style holds the colors and the attributes of text on a terminal. Its methods do not
// change it, but return other styles. A nil color is the terminal's own.
type Style struct {
	foreground, background color.Color
	bold, faint, reverse   bool
}

// NewStyle returns the style of plain text.
func NewStyle() Style { return Style{} }

// Foreground returns the style with the given color of the letters.
func (s Style) Foreground(c color.Color) Style {
	s.foreground = c
	return s
}

// Background returns the style with the given color behind the letters.
func (s Style) Background(c color.Color) Style {
	s.background = c
	return s
}

// Bold returns the style with or without bold letters.
func (s Style) Bold(on bool) Style {
	s.bold = on
	return s
}

// Faint returns the style with or without faint letters.
func (s Style) Faint(on bool) Style {
	s.faint = on
	return s
}

// Reverse returns the style with or without an exchange of the two colors.
func (s Style) Reverse(on bool) Style {
	s.reverse = on
	return s
}

// Render returns a line of text in the style, with control sequences for true color.
// The fronts convert these to fewer colors if necessary.
func (s Style) Render(text string) string {
	var codes []string
	add := func(on bool, code string) {
		if on {
			codes = append(codes, code)
		}
	}
	paint := func(kind string, c color.Color) {
		if c != nil {
			red, green, blue, _ := c.RGBA()
			codes = append(codes, fmt.Sprintf("%s;2;%d;%d;%d", kind, red>>8, green>>8, blue>>8))
		}
	}
	add(s.bold, "1")
	add(s.faint, "2")
	add(s.reverse, "7")
	paint("38", s.foreground)
	paint("48", s.background)
	if len(codes) == 0 || text == "" {
		return text
	}
	return "\x1b[" + strings.Join(codes, ";") + "m" + text + "\x1b[m"
}
