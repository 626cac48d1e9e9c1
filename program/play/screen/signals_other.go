//go:build !unix

package screen

import (
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// If the terminal is lost, the program ends as after Ctrl-C, so that the game is
// recorded.
var signals = map[os.Signal]tea.Msg{syscall.SIGHUP: tea.InterruptMsg{}}
