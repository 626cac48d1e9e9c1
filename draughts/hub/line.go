package hub

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
)

// line holds a command and its arguments, in order.
type line struct {
	command string
	args    []arg
}

// arg is an argument, NAME=VALUE or NAME alone.
type arg struct{ name, value string }

var errQuote = errors.New("a quotation mark is missing")

// parseLine reads a line. The command of a blank line is empty.
func parseLine(text string) (line, error) {
	var l line
	for {
		text = strings.TrimLeft(text, " \t\r")
		if text == "" {
			return l, nil
		}
		var a arg
		a.name, text = cut(text, " \t\r=")
		if rest, ok := strings.CutPrefix(text, "="); ok {
			quoted, isQuoted := strings.CutPrefix(rest, `"`)
			if isQuoted {
				a.value, text, isQuoted = strings.Cut(quoted, `"`)
				if !isQuoted {
					return line{}, errQuote
				}
			} else {
				a.value, text = cut(rest, " \t\r")
			}
		}
		if l.command == "" {
			l.command = a.name
			continue
		}
		l.args = append(l.args, a)
	}
}

// cut splits text before the first occurrence of any of the given characters.
func cut(text, characters string) (before, rest string) {
	if i := strings.IndexAny(text, characters); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// get returns the value of an argument, or false if the line does not have the
// argument.
func (l line) get(name string) (string, bool) {
	for _, a := range l.args {
		if a.name == name {
			return a.value, true
		}
	}
	return "", false
}

// with returns the line with an argument added. It formats the value with fmt.Sprint.
func (l line) with(name string, value any) line {
	l.args = append(l.args, arg{name, fmt.Sprint(value)})
	return l
}

// String returns the line in the format that parseLine reads. In values, a quotation
// mark becomes an apostrophe, and a character that could harm a terminal becomes a
// question mark.
func (l line) String() string {
	var b strings.Builder
	b.WriteString(l.command)
	for _, a := range l.args {
		value := strings.Map(harmless, a.value)
		if value == "" || strings.ContainsAny(value, " \t=") {
			value = `"` + value + `"`
		}
		fmt.Fprintf(&b, " %s=%s", a.name, value)
	}
	return b.String()
}

func harmless(r rune) rune {
	switch {
	case r == '"':
		return '\''
	case r == '\t' || unicode.IsPrint(r):
		return r
	default:
		return '?'
	}
}
