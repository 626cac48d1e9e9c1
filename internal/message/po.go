package message

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Parse returns the translations in a PO file of gettext. It leaves out the header, texts
// without a translation, and comments. It returns an error that names the line for a
// keyword other than msgctxt, msgid and msgstr, for a keyword without a string, and for a
// text that is translated twice.
func Parse(po string) (Language, error) {
	language := Language{}
	entry := map[string]string{} // the strings of the current entry, keyed by their keywords
	last := ""                   // the keyword to which a further string belongs
	for i, line := range strings.Split(po+"\nmsgid \"\"", "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		keyword, quoted, _ := strings.Cut(line, " ")
		if line[0] == '"' {
			keyword, quoted = last, line
		} else if last == "msgstr" {
			key := keyOf(entry["msgctxt"], entry["msgid"])
			if language[key] != "" {
				return nil, fmt.Errorf("line %d: expected one translation of %q", i, entry["msgid"])
			}
			if entry["msgid"] != "" && entry["msgstr"] != "" {
				language[key] = entry["msgstr"]
			}
			clear(entry)
		}
		text, err := strconv.Unquote(quoted)
		if err != nil || !slices.Contains([]string{"msgctxt", "msgid", "msgstr"}, keyword) {
			return nil, fmt.Errorf("line %d: expected msgctxt, msgid or msgstr, and a string in quotes", i+1)
		}
		entry[keyword] += text
		last = keyword
	}
	return language, nil
}

// keyOf returns the key of a text in a Language. The context may be "".
func keyOf(context, english string) string {
	if context == "" {
		return english
	}
	return context + "\x04" + english // as in gettext
}

// MustParse is like Parse, but panics if the file is wrong. It is for embedded files.
func MustParse(po string) Language {
	language, err := Parse(po)
	if err != nil {
		panic(err)
	}
	return language
}
