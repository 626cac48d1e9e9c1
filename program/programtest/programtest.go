// Package programtest runs the games' programs in tests: by scripts, and on a
// terminal.
package programtest

import (
	"bytes"
	"errors"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
)

// Main runs the tests of a program. In them its name is a command.
func Main(m *testing.M, name string, main func()) {
	testscript.Main(m, map[string]func(){name: main})
}

// Scripts runs the scripts in testdata. Beside the commands of testscript they
// have this one, which runs a program like exec and checks its exit status:
//
//	exits STATUS PROGRAM [ARG ...]
//
// The variables, NAME=VALUE each, are added to their environment.
func Scripts(t *testing.T, variables ...string) {
	t.Helper()
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, variables...)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS PROGRAM [ARG ...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, expected %d", got, want)
	}
}

// EndOfInput is what a keyboard types to end the input.
const EndOfInput = "\x04"

// Typed runs a program on a terminal on which text is typed. It returns what
// was shown, without the echo of what was typed, and the exit status.
func Typed(t *testing.T, text, name string, args ...string) (shown string, status int) {
	t.Helper()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer keyboard.Close() //nolint:errcheck // nothing is lost
	require.NoError(t, pty.Setsize(screen, &pty.Winsize{Rows: 24, Cols: 80}))
	_, err = io.WriteString(keyboard, text)
	require.NoError(t, err)

	program := exec.Command(name, args...)
	program.Stdin, program.Stdout, program.Stderr = screen, screen, screen
	require.NoError(t, program.Start())
	require.NoError(t, screen.Close())

	var all bytes.Buffer
	if _, err := io.Copy(&all, keyboard); !errors.Is(err, syscall.EIO) { // the terminal's end
		require.NoError(t, err)
	}
	var exit *exec.ExitError
	if err := program.Wait(); !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	echo := strings.NewReplacer("\n", "\r\n", EndOfInput, "^D\b\b").Replace(text)
	shown = strings.Replace(all.String(), echo, "", 1)
	return strings.ReplaceAll(shown, "\r\n", "\n"), program.ProcessState.ExitCode()
}
