package main

import (
	"strings"
	"testing"

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
	for name, side := range map[string]string{
		"the keyboard": "yutkata play --spaces=3 | cat",
		"the screen":   "echo quit | yutkata play --spaces=3",
	} {
		t.Run(name, func(t *testing.T) {
			terminal := programtest.Open(t, nil, "sh", "-c", side)
			terminal.WaitsFor("$[[][][]]\n$PlayerA's turn\n")
			terminal.Types("quit\n")
			require.Equal(t, 0, terminal.Ends())
			require.NotContains(t, terminal.Shown(), "> ")
		})
	}
}

// lines runs the program on a terminal on which text is typed, and returns the
// lines that it shows.
func lines(t *testing.T, text string, args ...string) (shown []string, status int) {
	t.Helper()
	screen, status := programtest.Typed(t, text, "yutkata", args...)
	return strings.Split(screen, "\n"), status
}
