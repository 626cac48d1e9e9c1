// Package printable makes text from outside safe to print, and numbers readable.
package printable

import (
	"strconv"
	"strings"
)

var unescaped = strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// Line returns text from outside, such as a name, a path or typed text, in a form
// that can be printed on one line. Go's escapes, such as \n or \x1b, replace
// characters that would break the line or harm a terminal.
func Line(text string) string {
	quoted := strconv.Quote(text)
	return unescaped.Replace(quoted[1 : len(quoted)-1])
}

// Count returns a number with a noun, as in 1 game, 2 games or 3 losses.
func Count(number int, thing string) string {
	switch {
	case number == 1:
		return "1 " + thing
	case strings.HasSuffix(thing, "s"):
		thing += "e"
	}
	return strconv.Itoa(number) + " " + thing + "s"
}
