//go:build unix

package practicetest

import (
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

// Each of the processes holds the pipe.
func TestAProgramAndItsChildrenEndWithThePractice(t *testing.T) {
	for name, test := range map[string]struct {
		program string
		ending  syscall.Signal
	}{
		"at its end":     {"double-own", 0},
		"after a TERM":   {"sleep 600", syscall.SIGTERM},
		"after a hangup": {"sleep 600", syscall.SIGHUP},
		"after a KILL":   {"sleep 600", syscall.SIGKILL},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pipe := programtest.NewPipe(t)
			practice := programtest.Command(t, "practice-double", "-program", `exec 3<>"`+pipe+`"; sleep 600 & `+test.program)
			require.NoError(t, practice.Start())
			if test.ending == 0 {
				require.NoError(t, practice.Wait())
			} else {
				programtest.RequireHeld(t, pipe)
				require.NoError(t, practice.Process.Signal(test.ending))
			}
			programtest.RequireReleased(t, pipe)
		})
	}
}
