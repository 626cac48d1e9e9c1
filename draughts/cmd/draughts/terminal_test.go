package main

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// On a terminal the board has colors, and without them it is the same board.
func TestOnATerminalTheBoardHasColors(t *testing.T) {
	show := []string{"show", "--fen=W:W31-50:B1-20"}
	colored := onTerminal(t, "NO_COLOR=", show...)
	require.Contains(t, colored, "\x1b[")
	bare := onTerminal(t, "NO_COLOR=1", show...)
	require.NotContains(t, bare, "\x1b[")
	require.Equal(t, unpainted(bare), unpainted(colored))
}

func TestOnATerminalPerftShowsHowFarItIs(t *testing.T) {
	shown := onTerminal(t, "NO_COLOR=1", "perft", "--depth=2", "--fen=W:W31-50:B1-20")
	require.Contains(t, shown, "0 / 9 moves")
	require.Regexp(t, `(?m)^.*1 9 \d+\.\d{3} \d+\r$`, shown)
	require.Regexp(t, `(?m)^.*2 81 \d+\.\d{3} \d+\r$`, shown)
}

// onTerminal is what the program shows on a terminal, its errors as well.
func onTerminal(t *testing.T, environment string, args ...string) string {
	t.Helper()
	program := exec.Command("draughts", args...)
	program.Env = append(os.Environ(), "TERM=xterm", environment)
	terminal, err := pty.StartWithSize(program, &pty.Winsize{Rows: 24, Cols: 80})
	require.NoError(t, err)
	defer terminal.Close() //nolint:errcheck // a terminal that has shown all
	// When the program has ended, reading from its terminal fails.
	shown, _ := io.ReadAll(terminal)
	require.NoError(t, program.Wait())
	return string(shown)
}

// unpainted is a text without escape sequences and blanks at line ends.
func unpainted(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		for {
			before, after, painted := strings.Cut(line, "\x1b[")
			if !painted {
				break
			}
			_, after, _ = strings.Cut(after, "m")
			line = before + after
		}
		lines = append(lines, strings.TrimRight(line, " \r\n"))
	}
	return lines
}
