// Package printable makes texts from outside safe to print.
package printable

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Line returns text from outside, such as a name, a path or what was typed, as
// something that can be printed on one line: with escapes as in Go, \n or \x1b,
// for what would break the line or harm a terminal.
func Line(text string) string {
	var line strings.Builder
	for i, r := range text {
		switch _, size := utf8.DecodeRuneInString(text[i:]); {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&line, `\x%02x`, text[i])
		case unicode.IsPrint(r):
			line.WriteRune(r)
		default:
			line.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return line.String()
}
