// Package lines holds what files of one record per line have in common: reading
// a line, adding one, and reporting the damaged ones.
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

// Trim returns the line without its end, LF or CRLF.
func Trim(line string) string {
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
}

// Fields returns the words of a line, which are separated by spaces and tabs.
// The line may still have its end.
func Fields(line string) []string {
	return strings.FieldsFunc(Trim(line), func(r rune) bool { return r == ' ' || r == '\t' })
}

// Blank reports whether a line has no words.
func Blank(line string) bool { return strings.Trim(Trim(line), " \t") == "" }

// Letters reports whether word consists of English letters, at least one.
func Letters(word string) bool {
	return word != "" && strings.Trim(word, letters) == ""
}

// Alphanumeric reports whether word consists of English letters and digits, at
// least one.
func Alphanumeric(word string) bool {
	return word != "" && strings.Trim(word, letters+"0123456789") == ""
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
