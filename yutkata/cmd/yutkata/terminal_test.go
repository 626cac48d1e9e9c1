package main

import (
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

// On a terminal the program prompts and prints the bare text; the terminal
// itself shows what is typed.
func TestOnATerminalItPrompts(t *testing.T) {
	shown, status := lines(t, "t\na1\nnonsense\nquit\n", "play", "--spaces=3", "--throws=ooox")
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
	shown, status := lines(t, "quit\n", "play", "--spaces=3", "--throws=ooox", "--computer=A")
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
	shown, status := lines(t, programtest.EndOfInput, "play", "--spaces=3")
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
	shown := ""
	for some := make([]byte, 200); !strings.Contains(shown, "turn"); {
		n, err := keyboard.Read(some)
		require.NoError(t, err)
		shown += string(some[:n])
	}
	require.Contains(t, shown, "$[[][][]]\r\n$PlayerA's turn")
}

// lines runs the program on a terminal on which text is typed, and returns the
// lines that it shows.
func lines(t *testing.T, text string, args ...string) (shown []string, status int) {
	t.Helper()
	screen, status := programtest.Typed(t, text, "yutkata", args...)
	return strings.Split(screen, "\n"), status
}
