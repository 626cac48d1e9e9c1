// Package message translates texts. The English text in the code is the key, and each
// module has a PO file with its Korean texts.
//
//	l := message.Korean
//	l.Format("saved as %s", path)
//	l.Tell(message.Errorf("--%s: expected a value", flag))
//
// Errorf makes an error whose message can be translated. The front that shows an error
// translates it.
package message

import (
	"fmt"
	"slices"

	"games.example/internal/printable"
)

// Formatted is the result of Errorf.
type Formatted struct {
	error
	format string
	args   []any
}

// Errorf returns an error as fmt.Errorf does, but its message can be translated. The
// message has only an excerpt of each long string in args.
func Errorf(format string, args ...any) *Formatted {
	args = slices.Clone(args)
	for i, arg := range args {
		if text, ok := arg.(string); ok {
			args[i] = printable.Excerpt(text)
		}
	}
	return &Formatted{fmt.Errorf(format, args...), format, args}
}

// Unwrap returns the error that fmt.Errorf has made from the arguments of Errorf.
func (f *Formatted) Unwrap() error { return f.error }

// Message returns the arguments that were passed to Errorf.
func (f *Formatted) Message() (format string, args []any) { return f.format, f.args }
