package programtest

import (
	"errors"
	"io"
)

// ErrFull is returned by a write to Full.
var ErrFull = errors.New("no space left")

// Full represents a full disk: each write to it fails with ErrFull.
var Full io.Writer = full{}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, ErrFull }

// Endless returns an input that repeats a byte forever, for example as a line that never
// ends.
func Endless(text byte) io.Reader { return endless(text) }

type endless byte

func (e endless) Read(text []byte) (int, error) {
	for i := range text {
		text[i] = byte(e)
	}
	return len(text), nil
}
