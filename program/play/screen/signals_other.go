//go:build !unix

package screen

import (
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// The loss of the terminal does what Ctrl-C does, so that what has been played
// can be recorded.
var signals = map[os.Signal]tea.Msg{syscall.SIGHUP: tea.InterruptMsg{}}
