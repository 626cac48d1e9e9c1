//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package cli

import "golang.org/x/sys/unix"

// The requests that get and set the modes of a terminal on BSD systems.
const (
	getModes = unix.TIOCGETA
	setModes = unix.TIOCSETA
)

// dropTyped drops text that has been typed on a terminal but not read.
func dropTyped(terminal int) { _ = unix.IoctlSetPointerInt(terminal, unix.TIOCFLUSH, 1) } // 1 is FREAD
