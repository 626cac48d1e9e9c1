package command

import (
	"regexp"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"golang.org/x/term"
)

// Width returns the number of columns of the terminal behind a stream, or 80 if the
// stream is not a terminal.
func Width(out any) int {
	if terminal := Terminal(out); terminal != nil {
		if columns, _, err := term.GetSize(int(terminal.Fd())); err == nil && columns > 0 {
			return columns
		}
	}
	return 80
}

// Flow returns help text with lines that fit into the given width. Lines that are not
// indented are a paragraph, up to a blank or an indented line. Entries of a list are
// wrapped as by WrapEntry. Other indented lines, such as examples, are not broken.
func Flow(text string, width int) string {
	var flowed, paragraph []string
	end := func() {
		if len(paragraph) > 0 {
			flowed = append(flowed, Wrap(strings.Join(paragraph, " "), width)...)
			paragraph = nil
		}
	}
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case line != "" && line[0] != ' ':
			paragraph = append(paragraph, line)
			continue
		case entry.MatchString(line):
			end()
			flowed = append(flowed, WrapEntry(line, width)...)
		default:
			end()
			flowed = append(flowed, line)
		}
	}
	end()
	return strings.Join(flowed, "\n")
}

// entry matches the beginning of an entry of a list: its name, and the blanks before its
// explanation.
var entry = regexp.MustCompile(`^ *\S+(?: \S+)* {2,}`)

// narrowest is the least width of the explanation beside the name of an entry. If there is
// less room, the explanation is below the name.
const narrowest = 24

// WrapEntry is like Wrap, but all lines have the indentation of the given line. If it is an
// entry of a list, such as "-h, --help   help for play", the lines of its explanation are
// below one another.
func WrapEntry(line string, width int) []string {
	name := entry.FindString(line)
	switch text := strings.TrimLeft(line, " "); {
	case ansi.StringWidth(line) <= width:
		return Wrap(line, width)
	case name == "":
		return hang(text, len(line)-len(text), width)
	}
	text, indent := line[len(name):], ansi.StringWidth(name)
	if width-indent < narrowest {
		own := strings.TrimLeft(name, " ")
		indent = len(name) - len(own)
		return append(hang(strings.TrimRight(own, " "), indent, width), hang(text, indent+4, width)...)
	}
	rows := hang(text, indent, width)
	rows[0] = name + strings.TrimLeft(rows[0], " ")
	return rows
}

// hang returns the lines of an indented text. In a very narrow window, the lines are
// indented less.
func hang(text string, indent, width int) []string {
	indent = max(0, min(indent, width-2)) // a letter has up to two columns
	rows := Wrap(text, width-indent)
	for i := range rows {
		rows[i] = strings.Repeat(" ", indent) + rows[i]
	}
	return rows
}

// Wrap breaks a line at its blanks, and inside a word that is too long for a line. A
// move such as 10-14 is a word.
func Wrap(line string, width int) []string {
	const unbroken = "\u2011" // ansi.Wrap does not break a line at this hyphen
	wrapped := ansi.Wrap(strings.ReplaceAll(line, "-", unbroken), max(width, 1), "")
	return strings.Split(strings.ReplaceAll(wrapped, unbroken, "-"), "\n")
}
