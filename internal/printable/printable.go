// Package printable makes text from outside safe to print, and numbers readable.
package printable

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

var unescaped = strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// Line returns text from outside, such as a name, a path or typed text, in a form
// that can be printed on one line. Go's escapes, such as \n or \x1b, replace
// characters that would break the line or harm a terminal.
func Line(text string) string {
	quoted := strconv.Quote(text)
	return unescaped.Replace(quoted[1 : len(quoted)-1])
}

// LongestExcerpt is the greatest number of characters of an Excerpt.
const LongestExcerpt = 200

// Excerpt returns text from outside in a length that a message can repeat. If the text
// has more than LongestExcerpt characters, dots replace its middle.
func Excerpt(text string) string {
	const dots, most = "...", LongestExcerpt - len("...")
	if len(text) <= LongestExcerpt || utf8.RuneCountInString(text) <= LongestExcerpt {
		return text
	}
	start, end := 0, len(text)
	for n := range most {
		if n%4 == 3 { // the beginning matters more
			_, size := utf8.DecodeLastRuneInString(text[:end])
			end -= size
		} else {
			_, size := utf8.DecodeRuneInString(text[start:])
			start += size
		}
	}
	return text[:start] + dots + text[end:]
}

// Writer returns a writer that writes lines to w. It escapes characters that could harm a
// terminal, keeps tabs, and drops the carriage returns at the ends of lines.
func Writer(w io.Writer) io.Writer { return writer{w} }

type writer struct{ io.Writer }

func (w writer) Write(text []byte) (int, error) {
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		cells := strings.Split(strings.TrimSuffix(line, "\r"), "\t")
		for j, cell := range cells {
			cells[j] = Line(cell)
		}
		lines[i] = strings.Join(cells, "\t")
	}
	_, err := io.WriteString(w.Writer, strings.Join(lines, "\n"))
	return len(text), err
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
