// Package lines reads and tells of texts of records, one a line, of which some
// may be damaged.
package lines

import "strings"

// Append returns text with line, which ends in a newline, as its last one,
// after a newline that the text may lack.
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

// Fields returns the words of a line, which spaces and tabs are between. The
// line may still have its end.
func Fields(line string) []string {
	return strings.FieldsFunc(Trim(line), func(r rune) bool { return r == ' ' || r == '\t' })
}

// Blank reports whether a line holds no word.
func Blank(line string) bool { return strings.Trim(Trim(line), " \t") == "" }

// Letters reports whether word is made of English letters, at least one.
func Letters(word string) bool {
	return word != "" && strings.Trim(word, letters) == ""
}

// Alphanumeric reports whether word is made of English letters and digits, at
// least one.
func Alphanumeric(word string) bool {
	return word != "" && strings.Trim(word, letters+"0123456789") == ""
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
