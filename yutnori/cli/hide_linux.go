package cli

import "golang.org/x/sys/unix"

// The requests that get and set the modes of a terminal on Linux.
const (
	getModes = unix.TCGETS
	setModes = unix.TCSETS
)

// dropTyped drops text that has been typed on a terminal but not read.
func dropTyped(terminal int) { _ = unix.IoctlSetInt(terminal, unix.TCFLSH, unix.TCIFLUSH) }
