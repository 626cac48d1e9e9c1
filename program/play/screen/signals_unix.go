//go:build unix

package screen

import (
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// The loss of the terminal does what Ctrl-C does, so that what has been played
// can be recorded, and kill -TSTP does what Ctrl-Z does.
var signals = map[os.Signal]tea.Msg{
	syscall.SIGHUP:  tea.InterruptMsg{},
	syscall.SIGTSTP: tea.SuspendMsg{},
}
