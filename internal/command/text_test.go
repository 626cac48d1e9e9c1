package command_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/programtest"
)

func TestTextFromOutsideIsPrintedWithEscapes(t *testing.T) {
	for text, want := range map[string]string{
		"":                     "",
		"Ann O'Neil \"x\" \\n": "Ann O'Neil \"x\" \\n",
		"윷놀이 ♔ é �":            "윷놀이 ♔ é �",
		"e\x1b[31m\nx\r\t\a":   `e\x1b[31m\nx\r\t\a`,
		"\x00\x7f\u0085\u009b": `\x00\x7f\u0085\u009b`,
		"a\xffb\xc3":           `a\xffb\xc3`,
		"\u202eevil\u2028":     `\u202eevil\u2028`,
		"a\u00a0b":             `a\u00a0b`,
		"\U000e0041":           `\U000e0041`,
	} {
		require.Equal(t, want, command.Printable(text))
	}
}

func TestAConsoleAsksLineByLine(t *testing.T) {
	var out strings.Builder
	console := command.NewConsole(strings.NewReader(" one\t\r\n\ntwo"), &out)
	require.False(t, console.IsTerminal())
	require.Nil(t, console.Keyboard)
	for _, want := range []string{"one", "", "two"} {
		answer, err := console.Ask("? ")
		require.NoError(t, err)
		require.Equal(t, want, answer)
	}
	_, err := console.Ask("? ")
	require.ErrorIs(t, err, command.ErrEndOfInput)
	require.Equal(t, "? ? ? ? ", out.String())
}

func TestAConsoleDoesNotWaitForALineAfterAnInterrupt(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	in, _ := io.Pipe()
	var out strings.Builder
	for _, prompt := range []string{"? ", ""} {
		_, err := command.NewConsole(in, &out).AskUntil(ctx, prompt)
		require.Equal(t, command.ErrInterrupted, err)
	}
	require.Equal(t, "? \n", out.String(), "only a prompt begins a line")
}

func TestNothingIsReadAfterAPromptThatFails(t *testing.T) {
	in := strings.NewReader("1\n2\n")
	var complaint strings.Builder
	game := &cobra.Command{Use: "game", RunE: func(c *cobra.Command, _ []string) error {
		_, err := command.NewConsole(c.InOrStdin(), c.OutOrStdout()).Ask("? ")
		return err
	}}
	require.Equal(t, 1, command.Run(game, nil, in, programtest.Full, &complaint))
	require.Equal(t, "game: no space left\n", complaint.String())
	require.Equal(t, 4, in.Len())
}

func TestALineWithoutAnEndIsRefusedAtTheConsole(t *testing.T) {
	_, err := command.NewConsole(programtest.Endless('x'), io.Discard).Ask("")
	require.EqualError(t, err, "a line of input is too long: expected fewer than 1048576 bytes")
	_, err = command.NewConsole(iotest.ErrReader(errors.New("no tape")), io.Discard).Ask("")
	require.EqualError(t, err, "no tape")
}

func TestAnEndOfInputNamesTheUnfinishedPart(t *testing.T) {
	require.EqualError(t, command.EndedBefore(command.ErrEndOfInput, "game"), "end of input before the end of the game")
	require.ErrorIs(t, command.EndedBefore(command.ErrEndOfInput, "game"), command.ErrEndOfInput)
	require.Equal(t, io.ErrClosedPipe, command.EndedBefore(io.ErrClosedPipe, "game"))
	require.NoError(t, command.EndedBefore(nil, "game"))
}

// read runs a program that reads an input of at most 1 MiB.
func read(t *testing.T, in io.Reader, args ...string) (text, complaint string) {
	t.Helper()
	game := &cobra.Command{Use: "game", Args: command.OneInput, RunE: func(c *cobra.Command, args []string) (err error) {
		text, err = command.ReadInput(c, args[0], 1<<20)
		return err
	}}
	var stderr strings.Builder
	status := command.Run(game, args, in, io.Discard, &stderr)
	require.Equal(t, stderr.Len() > 0, status == command.Misused)
	return text, stderr.String()
}

func TestAnInputIsAFileOrStandardInput(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("in.txt", []byte("file\n"), 0o600))
	text, why := read(t, strings.NewReader("typed\n"), "-")
	require.Empty(t, why)
	require.Equal(t, "typed\n", text)
	text, why = read(t, strings.NewReader("typed\n"), "in.txt")
	require.Empty(t, why)
	require.Equal(t, "file\n", text)

	require.NoError(t, os.Mkdir("dir\n", 0o700))
	for _, test := range []struct {
		in   io.Reader
		args []string
		want string
	}{
		{nil, nil, "expected one file, or - for standard input"},
		{nil, []string{"in.txt", "-"}, `unexpected argument "-": expected one file, or - for standard input`},
		{nil, []string{"nowhere.txt"}, "nowhere.txt: no such file or directory"},
		{nil, []string{"dir\n"}, `dir\n: is a directory`},
		{iotest.ErrReader(errors.New("no tape")), []string{"-"}, "-: no tape"},
	} {
		_, why := read(t, test.in, test.args...)
		require.Equal(t, complaint(test.want), why)
	}
}

func TestAtMostOneInput(t *testing.T) {
	require.NoError(t, command.AtMostOneInput(nil, nil))
	require.NoError(t, command.AtMostOneInput(nil, []string{"-"}))
	require.EqualError(t, command.AtMostOneInput(nil, []string{"a", "b"}),
		`unexpected argument "b": expected one file, or - for standard input`)
}

func TestAnInputThatIsTooLongIsRefused(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	text, why := read(t, strings.NewReader(long), "-")
	require.Empty(t, why)
	require.Equal(t, long, text)
	for _, in := range []io.Reader{strings.NewReader(long + "x"), programtest.Endless('x')} {
		_, why := read(t, in, "-")
		require.Equal(t, complaint("-: too long: expected at most 1 MiB"), why)
	}

	name := filepath.Join(t.TempDir(), "long.txt")
	require.NoError(t, os.WriteFile(name, []byte(long), 0o600))
	text, why = read(t, nil, name)
	require.Empty(t, why)
	require.Equal(t, long, text)
	require.NoError(t, os.Truncate(name, 1<<40))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, why = read(t, nil, name)
	runtime.ReadMemStats(&after)
	require.Equal(t, complaint(name+": too long: expected at most 1 MiB"), why)
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<19), "nothing is read")
}

func TestADirectoryIsNotAnInput(t *testing.T) {
	directory := t.TempDir()
	_, err := command.OpenInput(&cobra.Command{}, directory)
	require.EqualError(t, err, "read "+directory+": is a directory")
}
