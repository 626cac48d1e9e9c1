package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

// On a terminal the board has colors, and without them it is the same board.
func TestOnATerminalTheBoardHasColors(t *testing.T) {
	show := []string{"show", "--fen=W:W31-50:B1-20"}
	colored := onTerminal(t, "", show...)
	require.Contains(t, colored, "\x1b[")
	bare := onTerminal(t, "1", show...)
	require.NotContains(t, bare, "\x1b[")
	require.Equal(t, unpainted(bare), unpainted(colored))
}

func TestOnATerminalPerftShowsHowFarItIs(t *testing.T) {
	shown := onTerminal(t, "1", "perft", "--depth=2", "--fen=W:W31-50:B1-20")
	require.Contains(t, shown, "0 / 9 moves")
	require.Regexp(t, `(?m)^.*1 9 \d+\.\d{3} \d+$`, shown)
	require.Regexp(t, `(?m)^.*2 81 \d+\.\d{3} \d+$`, shown)
}

// onTerminal is what the program shows on a terminal, its errors as well.
func onTerminal(t *testing.T, noColor string, args ...string) string {
	t.Helper()
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", noColor)
	shown, status := programtest.Typed(t, "", "draughts", args...)
	require.Equal(t, 0, status)
	return shown
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
