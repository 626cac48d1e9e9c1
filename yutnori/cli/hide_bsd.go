//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package cli

import "golang.org/x/sys/unix"

// How a BSD is asked for the modes of a terminal, and told.
const (
	getModes = unix.TIOCGETA
	setModes = unix.TIOCSETA
)

// dropTyped drops what was typed at a terminal and has not been read.
func dropTyped(terminal int) { _ = unix.IoctlSetPointerInt(terminal, unix.TIOCFLUSH, 1) } // 1 is FREAD
