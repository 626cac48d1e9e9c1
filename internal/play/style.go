package play

import (
	"fmt"
	"image/color"
	"strings"
)

// A Style holds the colors and the attributes of text on a terminal. A nil color is the
// terminal's own color.
type Style struct {
	Fore, Back    color.Color // the colors of the letters and of their background
	Bold, Reverse bool
}

// Render returns a line of text in the style, with control sequences for true color.
// The fronts convert the sequences to fewer colors if necessary.
func (s Style) Render(text string) string {
	var codes []string
	if s.Bold {
		codes = append(codes, "1")
	}
	if s.Reverse {
		codes = append(codes, "7")
	}
	paint := func(kind string, c color.Color) {
		if c != nil {
			red, green, blue, _ := c.RGBA()
			codes = append(codes, fmt.Sprintf("%s;2;%d;%d;%d", kind, red>>8, green>>8, blue>>8))
		}
	}
	paint("38", s.Fore)
	paint("48", s.Back)
	if len(codes) == 0 || text == "" {
		return text
	}
	return "\x1b[" + strings.Join(codes, ";") + "m" + text + "\x1b[m"
}
