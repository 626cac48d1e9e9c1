//go:build unix

package child_test

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/child"
	"games.example/internal/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, "parent", parent)
}

// parent is a program that starts a child, asks it for a line and prints the line. Then
// the program waits for a signal.
func parent() {
	program, err := child.Start(os.Args[1], os.Stderr, 100)
	if err == nil {
		var line string
		line, err = program.Ask(context.Background(), nil)
		fmt.Fprintln(os.Stdout, line)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	select {}
}

// family starts four processes. Each process holds the pipe open while it runs.
const family = `
	trap "" HUP INT QUIT TERM
	sh -c 'sleep 600 & sleep 600' &
	(sleep 600 &)
	echo ready
	sleep 600`

func TestAChildAndItsChildrenEndWithTheirParent(t *testing.T) {
	t.Parallel()
	for _, ending := range []syscall.Signal{
		syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGKILL,
	} {
		t.Run(ending.String(), func(t *testing.T) {
			t.Parallel()
			pipe := programtest.NewPipe(t)
			process := programtest.Command(t, "parent", `exec 3<>"`+pipe+`"`+family)
			out, err := process.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, process.Start())
			line := make([]byte, len("ready\n"))
			_, err = io.ReadFull(out, line)
			require.NoError(t, err)
			programtest.RequireHeld(t, pipe)
			require.NoError(t, process.Process.Signal(ending))
			programtest.RequireReleased(t, pipe)
		})
	}
}

func TestTheChildrenOfAChildThatHasEndedAreKilled(t *testing.T) {
	t.Parallel()
	pipe := programtest.NewPipe(t)
	program := start(t, `exec 3<>"`+pipe+`"; sleep 600 & (sleep 600 &); echo ready; read -r line; exit 3`)
	line, err := program.Ask(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, "ready", line)
	programtest.RequireHeld(t, pipe)
	require.Equal(t, "exit status 3", program.End(programtest.Patience))
	programtest.RequireReleased(t, pipe)
	require.Equal(t, "exit status 3", program.End(programtest.Patience), "a second time")
}

func TestAChildThatOutlivesItsInputIsKilled(t *testing.T) {
	t.Parallel()
	pipe := programtest.NewPipe(t)
	program := start(t, `exec 3<>"`+pipe+`"`+family)
	_, err := program.Ask(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, "signal: killed", program.End(time.Millisecond))
	programtest.RequireReleased(t, pipe)
}

// The output is longer than a pipe can hold.
func TestAChildMayPrintMoreThanAnybodyReads(t *testing.T) {
	t.Parallel()
	program := start(t, "head -c 1000000 /dev/zero; exit 4")
	require.Equal(t, "exit status 4", program.End(programtest.Patience))
}

func TestALineIsAnsweredByALine(t *testing.T) {
	t.Parallel()
	program := start(t, `while read -r line; do echo " $line, $line "; done; exit 5`)
	for _, line := range []string{"one", "two"} {
		answer, err := program.Ask(t.Context(), []byte(line+"\n"))
		require.NoError(t, err)
		require.Equal(t, line+", "+line, answer)
		require.Empty(t, program.Unasked())
	}
	require.Equal(t, "exit status 5", program.End(programtest.Patience))
}

func TestAChildNeedNotReadToAnswer(t *testing.T) {
	t.Parallel()
	program := start(t, `exec <&-; echo ready; sleep 600`)
	answer, err := program.Ask(t.Context(), []byte(strings.Repeat("x", 1_000_000)+"\n"))
	require.NoError(t, err)
	require.Equal(t, "ready", answer)
}

func TestAnAnswerIsALineOfLimitedLength(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		command, answer string
		err             error
	}{
		{"printf '%019d\n' 7", "0000000000000000007", nil},
		{"printf '%020d\n' 7", "00000000000000000007", child.ErrTooLong},
		{"printf '%099d\n' 7", "00000000000000000000", child.ErrTooLong},
		{"printf 12345", "12345", io.EOF},
		{"exit 1", "", io.EOF},
	} {
		program, err := child.Start(test.command, os.Stderr, 20)
		require.NoError(t, err)
		answer, err := program.Ask(t.Context(), []byte("line\n"))
		require.ErrorIs(t, err, test.err, test.command)
		require.Equal(t, test.answer, answer, test.command)
		program.End(programtest.Patience)
	}
}

func TestLinesThatFollowAnAnswerAreUnasked(t *testing.T) {
	t.Parallel()
	program := start(t, `printf 'one\ntwo\nthree\n'; read -r line; read -r line; echo four`)
	answer, err := program.Ask(t.Context(), []byte("line\n"))
	require.NoError(t, err)
	require.Equal(t, "one", answer)
	require.Equal(t, "two\nthree", program.Unasked())
	answer, err = program.Ask(t.Context(), []byte("line\n"))
	require.NoError(t, err)
	require.Equal(t, "four", answer)
}

func TestAChildThatDoesNotAnswerInTimeIsKilled(t *testing.T) {
	t.Parallel()
	pipe := programtest.NewPipe(t)
	program := start(t, `exec 3<>"`+pipe+`"; printf thinking; sleep 600`)
	answer, err := askBriefly(t, program)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.Contains(t, []string{"", "thinking"}, answer, "on a busy machine the child is killed before it prints")
	require.Equal(t, "signal: killed", program.End(programtest.Patience))
	programtest.RequireReleased(t, pipe)
}

// A process that has left the group is not killed. The process keeps the input and the
// output open until the test ends, and the input is longer than a pipe can hold.
func TestAProcessThatHasLeftTheGroupIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	pipe := programtest.NewPipe(t)
	writer, err := os.OpenFile(pipe, os.O_RDWR, 0)
	require.NoError(t, err)
	defer writer.Close() //nolint:errcheck // nothing is lost
	program := start(t, `exec 3<&0; setsid sh -c 'read -r line' <"`+pipe+`" & echo ready; sleep 600`)
	_, err = program.Ask(t.Context(), nil)
	require.NoError(t, err)
	_, err = askBriefly(t, program)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.Equal(t, "signal: killed", program.End(programtest.Patience))
}

func askBriefly(t *testing.T, program *child.Program) (answer string, err error) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer stop()
	return program.Ask(ctx, []byte(strings.Repeat("x", 1_000_000)+"\n"))
}

func TestAChildWritesToTheStandardErrorOfItsParent(t *testing.T) {
	t.Parallel()
	var stderr strings.Builder
	program, err := child.Start("echo why >&2", &stderr, 100)
	require.NoError(t, err)
	require.Equal(t, "exit status 0", program.End(programtest.Patience))
	require.Equal(t, "why\n", stderr.String())
}

func TestWithoutAWriterStandardErrorIsInTheAnswers(t *testing.T) {
	t.Parallel()
	program, err := child.Start("echo one; echo two >&2; echo three", nil, 100)
	require.NoError(t, err)
	for _, want := range []string{"one", "two", "three"} {
		line, err := program.Ask(t.Context(), nil)
		require.NoError(t, err)
		require.Equal(t, want, line)
	}
	require.Equal(t, "exit status 0", program.End(programtest.Patience))
}

func TestTheOutputOfAChildIsCopied(t *testing.T) {
	t.Parallel()
	program := start(t, "seq 10000")
	var copied strings.Builder
	require.NoError(t, program.CopyTo(t.Context(), &copied))
	lines := strings.Fields(copied.String())
	require.Len(t, lines, 10000)
	require.Equal(t, "10000", lines[9999])

	reader, writer := io.Pipe()
	require.NoError(t, reader.Close())
	require.ErrorIs(t, start(t, "yes").CopyTo(t.Context(), writer), io.ErrClosedPipe)

	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, cancel)
	require.ErrorIs(t, start(t, "sleep 600").CopyTo(ctx, io.Discard), context.Canceled)
}

func TestAChildSeesTheVariables(t *testing.T) {
	t.Setenv("FIRST", "of this process")
	program, err := child.Start(`echo "$FIRST, $SECOND, $HOME"`, nil, 1000, "FIRST=it's new", "SECOND=2")
	require.NoError(t, err)
	line, err := program.Ask(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, "it's new, 2, "+os.Getenv("HOME"), line)
	program.End(programtest.Patience)
}

func TestAChildIsKilledWhenTheContextIsDone(t *testing.T) {
	t.Parallel()
	program := start(t, "echo ready; exec >&-; sleep 600")
	_, err := program.Ask(t.Context(), nil)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, cancel)
	require.Equal(t, "signal: killed", program.Wait(ctx))
}

func TestTheShellReadsAQuotedWordUnchanged(t *testing.T) {
	t.Parallel()
	for _, word := range []string{"", "plain/path-1.py", "sp ace", "o'brien", `"both" 'kinds'`, "$HOME `id` \\ * ~ # ; &", "é"} {
		program, err := child.Start("printf '%s|\n' "+child.Quoted(word), nil, 1000)
		require.NoError(t, err)
		line, err := program.Ask(t.Context(), nil)
		require.NoError(t, err)
		require.Equal(t, word+"|", line)
		program.End(programtest.Patience)
	}
	require.Equal(t, "/usr/bin/practice", child.Quoted("/usr/bin/practice"))
}

func start(t *testing.T, command string) *child.Program {
	t.Helper()
	program, err := child.Start(command, os.Stderr, 100)
	require.NoError(t, err)
	t.Cleanup(func() { program.End(0) })
	return program
}
