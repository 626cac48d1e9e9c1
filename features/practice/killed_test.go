//go:build unix

package practice

import (
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// Each process holds the pipe open while it runs.
func TestAProgramAndItsChildrenEndWithPractice(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		program string
		ending  syscall.Signal
	}{
		"at its end":     {"practice serve rook", 0},
		"after a Ctrl-C": {"sleep 600", syscall.SIGINT},
		"after a TERM":   {"sleep 600", syscall.SIGTERM},
		"after a hangup": {"sleep 600", syscall.SIGHUP},
		"after a KILL":   {"sleep 600", syscall.SIGKILL},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pipe := programtest.NewPipe(t)
			practice := programtest.Command(t, "practice", "rook", "--timeout=600", "--only=moving",
				`exec 3<>"`+pipe+`"; sleep 600 & `+test.program)
			practice.Dir = t.TempDir()
			practice.Env = append(practice.Environ(), "XDG_STATE_HOME="+t.TempDir())
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
