package cli

import "golang.org/x/sys/unix"

// How Linux is asked for the modes of a terminal, and told.
const (
	getModes = unix.TCGETS
	setModes = unix.TCSETS
)
