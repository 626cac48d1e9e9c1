package main

import (
	"bytes"
	"errors"
	"io"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// On a terminal the program prompts and prints the bare text; the terminal
// itself shows what is typed.
func TestOnATerminalItPrompts(t *testing.T) {
	shown, status := typed(t, "t\na1\nnonsense\nquit\n", "play", "--spaces=3", "--throws=ooox")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"[[][][]]",
		"PlayerA's turn",
		"> The throw is DO ooox",
		"> [[A1][][]]",
		"PlayerB's turn",
		`> "nonsense" is no command, expected PlayerB.Throw() (help tells more)`,
		"> ",
	}, shown)
}

func TestOnATerminalTheComputersCommandsLookTyped(t *testing.T) {
	shown, status := typed(t, "quit\n", "play", "--spaces=3", "--throws=ooox", "--computer=A")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"[[][][]]",
		"PlayerA's turn",
		"> PlayerA.Throw()",
		"The throw is DO ooox",
		"> PlayerA.Move(A1)",
		"[[A1][][]]",
		"PlayerB's turn",
		"> ",
	}, shown)
}

func TestOnATerminalTheEndOfInputEndsItsLine(t *testing.T) {
	const endOfInput = "\x04"
	shown, status := typed(t, endOfInput, "play", "--spaces=3")
	require.Equal(t, 1, status)
	require.Equal(t, []string{
		"[[][][]]",
		"PlayerA's turn",
		"> ",
		"yutkata: end of input before the end of the game",
		"",
	}, shown)
}

// Only where both sides are a terminal does it prompt.
func TestWithATerminalOnOneSideOnlyItWritesATranscript(t *testing.T) {
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer keyboard.Close() //nolint:errcheck // nothing is lost
	defer screen.Close()   //nolint:errcheck // nothing is lost
	_, err = io.WriteString(keyboard, "quit\n")
	require.NoError(t, err)

	program := exec.Command("yutkata", "play", "--spaces=3")
	program.Stdin = screen
	printed, err := program.Output()
	require.NoError(t, err)
	require.Equal(t, "$[[][][]]\n$PlayerA's turn\n", string(printed))

	program = exec.Command("yutkata", "play", "--spaces=3")
	program.Stdin, program.Stdout = strings.NewReader("quit\n"), screen
	require.NoError(t, program.Run())
	shown := make([]byte, 200)
	n, err := keyboard.Read(shown)
	require.NoError(t, err)
	require.Contains(t, string(shown[:n]), "$[[][][]]")
}

// typed runs the program on a terminal on which text is typed, and returns the
// lines on the screen, less the echo of what was typed.
func typed(t *testing.T, text string, args ...string) (lines []string, status int) {
	t.Helper()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer keyboard.Close() //nolint:errcheck // nothing is lost
	_, err = io.WriteString(keyboard, text)
	require.NoError(t, err)

	program := exec.Command("yutkata", args...)
	program.Stdin, program.Stdout, program.Stderr = screen, screen, screen
	require.NoError(t, program.Start())
	require.NoError(t, screen.Close())

	var shown bytes.Buffer
	if _, err := io.Copy(&shown, keyboard); !errors.Is(err, syscall.EIO) { // the terminal's end
		require.NoError(t, err)
	}
	err = program.Wait()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	echo := strings.ReplaceAll(strings.ReplaceAll(text, "\n", "\r\n"), "\x04", "^D\b\b")
	screenText := strings.Replace(shown.String(), echo, "", 1)
	return strings.Split(strings.ReplaceAll(screenText, "\r\n", "\n"), "\n"), program.ProcessState.ExitCode()
}
