// Package message makes errors whose messages can be translated.
package message

import "fmt"

// Formatted is the result of Errorf.
type Formatted struct {
	error
	format string
	args   []any
}

// Errorf returns an error as fmt.Errorf does, but its message can be translated.
func Errorf(format string, args ...any) *Formatted {
	return &Formatted{fmt.Errorf(format, args...), format, args}
}

// Unwrap returns the error that fmt.Errorf has made from the arguments of Errorf.
func (f *Formatted) Unwrap() error { return f.error }

// Message returns the arguments that were passed to Errorf.
func (f *Formatted) Message() (format string, args []any) { return f.format, f.args }
