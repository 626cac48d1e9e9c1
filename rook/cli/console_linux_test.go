package cli_test

import (
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/fatih/color"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"games.example/rook/cli"
)

// typed runs the program on a terminal where a person types, and is what the
// person then sees.
func typed(t *testing.T, text string, args ...string) string {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	require.NoError(t, err)
	defer person.Close() //nolint:errcheck // nothing is lost
	require.NoError(t, unix.IoctlSetPointerInt(int(person.Fd()), unix.TIOCSPTLCK, 0))
	number, err := unix.IoctlGetUint32(int(person.Fd()), unix.TIOCGPTN)
	require.NoError(t, err)
	terminal, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	require.NoError(t, err)

	_, err = io.WriteString(person, text)
	require.NoError(t, err)
	require.Zero(t, cli.Run(args, terminal, terminal, terminal))
	require.NoError(t, terminal.Close())
	seen, _ := io.ReadAll(person) // ends in an error when the terminal is closed
	return strings.ReplaceAll(string(seen), "\r\n", "\n")
}

func TestAPersonAtATerminalIsAskedByName(t *testing.T) {
	seen := typed(t, "R 1\nright 1\n", "play", "--p2", "human", "--bounds", "0x2", "--name1", "Ann")
	require.Contains(t, seen, "\nAnn> ")
	require.Contains(t, seen, "\nPlayer 2> ")
	require.Contains(t, seen, "Player 2 wins: the rook is at the bounds\n")
}

func TestThePiecesHaveColoursOnATerminalThatWantsThem(t *testing.T) {
	wanted := color.NoColor
	t.Cleanup(func() { color.NoColor = wanted })
	play := []string{"play", "--p1", "perfect", "--p2", "perfect", "--bounds", "0x2"}

	color.NoColor = false
	require.Regexp(t, `\|  \x1b\[\S+mR\x1b\[\S+m  \|     \|  \x1b\[\S+mX\x1b\[\S+m  \|\n`, typed(t, "", play...))
	var plain strings.Builder
	require.Zero(t, cli.Run(play, strings.NewReader(""), &plain, io.Discard))
	require.NotContains(t, plain.String(), "\x1b")

	color.NoColor = true
	require.Contains(t, typed(t, "", play...), "|  R  |     |  X  |\n")
}
