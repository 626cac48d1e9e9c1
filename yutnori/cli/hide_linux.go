package cli

import "golang.org/x/sys/unix"

// How Linux is asked for the modes of a terminal, and told.
const (
	getModes = unix.TCGETS
	setModes = unix.TCSETS
)

// dropTyped drops what was typed at a terminal and has not been read.
func dropTyped(terminal int) { _ = unix.IoctlSetInt(terminal, unix.TCFLSH, unix.TCIFLUSH) }
