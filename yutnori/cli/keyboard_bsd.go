//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package cli

import "golang.org/x/sys/unix"

// How a BSD is asked for the modes of a terminal, and told.
const (
	getModes = unix.TIOCGETA
	setModes = unix.TIOCSETA
)
