//go:build unix

package screen

import (
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// If the terminal is lost, the program ends as after Ctrl-C, so that the game is
// recorded. The signal TSTP stops the program, as Ctrl-Z does.
var signals = map[os.Signal]tea.Msg{
	syscall.SIGHUP:  tea.InterruptMsg{},
	syscall.SIGTSTP: tea.SuspendMsg{},
}
