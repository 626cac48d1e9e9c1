//go:build unix

package main

import (
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// The program that plays for player 1 ignores signals, does not read its input, and has
// a child process.
func TestAProgramEndsWithTheGameThatItPlays(t *testing.T) {
	t.Parallel()
	for _, ending := range []syscall.Signal{
		syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGKILL,
	} {
		t.Run(ending.String(), func(t *testing.T) {
			t.Parallel()
			pipe := programtest.NewPipe(t)
			game := programtest.Command(t, "rook", "play", "--p2=human",
				`--p1=exec:exec 3<>"`+pipe+`"; trap "" HUP INT QUIT TERM; sleep 600 & echo '{"direction":"R","tiles":1}'; while :; do sleep 1; done`)
			keyboard, err := game.StdinPipe()
			require.NoError(t, err)
			defer keyboard.Close() //nolint:errcheck // of a test
			require.NoError(t, game.Start())
			programtest.RequireHeld(t, pipe)
			require.NoError(t, game.Process.Signal(ending))
			programtest.RequireReleased(t, pipe)
		})
	}
}
