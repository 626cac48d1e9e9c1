package program

import (
	"errors"
	"fmt"
)

// Language gives a message in another language. Messages are named by their
// English, those with arguments by its format.
type Language func(english string) string

// English is the language that every message is in.
func English(english string) string { return english }

// Errorf makes an error like fmt.Errorf, whose message can be told in another
// language.
func Errorf(format string, args ...any) error {
	return &message{fmt.Errorf(format, args...), format, args}
}

type message struct {
	error
	format string
	args   []any
}

func (m *message) Unwrap() error { return m.error }

// Phrase is an argument of a message that has other words in another language.
type Phrase string

// tell is what an error says in a language.
func (l Language) tell(err error) string {
	var m *message
	switch err := err.(type) { //nolint:errorlint // what wraps a message says more than the message
	case misuseError:
		return l.tell(err.error)
	case *message:
		m = err
	default:
		return err.Error()
	}
	told := make([]any, len(m.args))
	for i, arg := range m.args {
		switch arg := arg.(type) {
		case error:
			told[i] = errors.New(l.tell(arg))
		case Phrase:
			told[i] = l(string(arg))
		default:
			told[i] = arg
		}
	}
	return fmt.Errorf(l(m.format), told...).Error()
}
