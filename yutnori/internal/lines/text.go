// Package lines is for files with one record on each line: it reads and adds lines, and
// reports damaged lines.
package lines

import "strings"

// Append returns text followed by line, which ends in a newline. If the last line of
// text lacks its newline, Append adds the newline.
func Append(text, line string) string {
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text + line
}

// Trim returns the line without its line ending, LF or CRLF.
func Trim(line string) string {
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
}

// Fields returns the words of a line, which are separated by spaces and tabs. The line
// may still have its line ending.
func Fields(line string) []string {
	return strings.FieldsFunc(Trim(line), func(r rune) bool { return r == ' ' || r == '\t' })
}

// Blank reports whether a line has no words.
func Blank(line string) bool { return strings.Trim(Trim(line), " \t") == "" }

// Letters reports whether word consists of one or more English letters.
func Letters(word string) bool {
	return word != "" && strings.Trim(word, letters) == ""
}

// Alphanumeric reports whether word consists of one or more English letters and digits.
func Alphanumeric(word string) bool {
	return word != "" && strings.Trim(word, letters+"0123456789") == ""
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
