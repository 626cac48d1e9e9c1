//go:build unix

package programtest

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// NewPipe makes a named pipe. If a program opens the pipe, as a shell does with exec
// 3<>PIPE, the pipe is held until the program and all its children have ended.
func NewPipe(tb testing.TB) (path string) {
	tb.Helper()
	path = filepath.Join(tb.TempDir(), "pipe")
	require.NoError(tb, syscall.Mkfifo(path, 0o600))
	return path
}

// RequireHeld waits until a program holds a pipe.
func RequireHeld(tb testing.TB, path string) {
	tb.Helper()
	require.Eventually(tb, func() bool { return isHeld(path) }, Patience, time.Millisecond)
}

// RequireReleased waits until no program holds a pipe.
func RequireReleased(tb testing.TB, path string) {
	tb.Helper()
	require.Eventually(tb, func() bool { return !isHeld(path) }, Patience, time.Millisecond)
}

// isHeld reports whether a pipe has a reader. A pipe without a reader cannot be opened
// for writing.
func isHeld(path string) bool {
	pipe, err := os.OpenFile(path, os.O_WRONLY|syscall.O_NONBLOCK, 0)
	if err == nil {
		_ = pipe.Close()
	}
	return !errors.Is(err, syscall.ENXIO)
}
