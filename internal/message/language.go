package message

import (
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"strings"

	"games.example/internal/printable"
)

// A Language maps English texts to their translations. A text without a translation
// stays English, so nil is English.
type Language map[string]string

//go:embed ko.po
var korean string

// Korean holds the Korean texts of this module.
var Korean = MustParse(korean)

// And returns the texts of both languages. A text of more replaces a text of l.
func (l Language) And(more Language) Language {
	all := maps.Clone(l)
	maps.Copy(all, more)
	return all
}

// Text returns the translation of an English text.
func (l Language) Text(english string) string { return cmp.Or(l[english], english) }

// TextIn returns the translation of an English text in a context: the text's msgctxt in
// the PO file. If the text has no translation in that context, TextIn is like Text.
func (l Language) TextIn(context, english string) string {
	return cmp.Or(l[keyOf(context, english)], l.Text(english))
}

// Format translates an English format, and formats the arguments like fmt.Sprintf.
func (l Language) Format(format string, args ...any) string {
	return fmt.Sprintf(l.Text(format), args...)
}

// A Phrase is a message argument that is translated along with the message.
type Phrase string

// Tell returns the message of an error in the language. If the error has a method
// Message() (format string, args []any), as the results of Errorf do, Tell translates
// the format and each argument that is an error or a Phrase. For an fs.PathError, the
// message is the path and the translated cause. For any other error, Tell translates the
// whole text. If the whole text has no translation, Tell translates the wrapped errors.
// A path or a text from outside is cut to the length of an excerpt.
func (l Language) Tell(err error) string {
	switch err := err.(type) { //nolint:errorlint // the outer error has the whole message
	case interface{ Message() (string, []any) }:
		return l.format(err.Message())
	case *fs.PathError:
		return printable.Excerpt(err.Path) + ": " + l.Tell(err.Err)
	}
	text, told := err.Error(), ""
	if translated := l[text]; translated != "" {
		return translated
	}
	for _, inner := range wrapped(err) {
		if before, after, found := strings.Cut(text, inner.Error()); found {
			text, told = after, told+printable.Excerpt(before)+l.Tell(inner)
		}
	}
	return told + printable.Excerpt(text)
}

// wrapped returns the errors that an error wraps.
func wrapped(err error) []error {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		return several.Unwrap()
	}
	if inner := errors.Unwrap(err); inner != nil && inner.Error() != "" {
		return []error{inner}
	}
	return nil
}

func (l Language) format(format string, args []any) string {
	told := make([]any, len(args))
	for i, arg := range args {
		switch arg := arg.(type) {
		case error:
			told[i] = errors.New(l.Tell(arg))
		case Phrase:
			told[i] = l.Text(string(arg))
		default:
			told[i] = arg
		}
	}
	return fmt.Errorf(l.Text(format), told...).Error()
}
