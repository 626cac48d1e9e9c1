// Package message makes errors whose messages can be translated, and have a limit.
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
