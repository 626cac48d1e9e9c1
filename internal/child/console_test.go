//go:build unix

package child_test

import (
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/child"
	"games.example/internal/programtest"
)

func open(t *testing.T, command string, terminal bool) *child.Console {
	t.Helper()
	c, err := child.NewConsole(command, child.Settings{Terminal: terminal, Stderr: os.Stderr, Directory: t.TempDir(), Variables: []string{"TERM=special"}})
	require.NoError(t, err)
	t.Cleanup(func() { c.End(0) })
	return c
}

// reads reads until the text ends in the given way.
func reads(t *testing.T, c *child.Console, end string) (all string) {
	t.Helper()
	late := time.Now().Add(programtest.Patience)
	for !strings.HasSuffix(all, end) {
		text, err := c.Read(time.Second)
		require.NoError(t, err, all)
		all += text
		require.True(t, time.Now().Before(late), all)
	}
	return all
}

func readsToTheEnd(t *testing.T, c *child.Console) (all string) {
	t.Helper()
	for {
		text, err := c.Read(programtest.Patience)
		all += text
		if err != nil {
			require.ErrorIs(t, err, io.EOF)
			return all
		}
		require.NotEmpty(t, text)
	}
}

func TestAConsoleShowsPromptsAndNotTheTypedText(t *testing.T) {
	t.Parallel()
	for _, terminal := range []bool{false, true} {
		c := open(t, `test -t 0 && test -t 1 && echo terminal $TERM; printf 'a\nb : '; read -r line; echo "[$line]"; echo end; exit 3`, terminal)
		text := reads(t, c, "b : ")
		require.Equal(t, map[bool]string{false: "a\nb : ", true: "terminal special\na\nb : "}[terminal], text)
		text, err := c.Read(time.Millisecond)
		require.NoError(t, err)
		require.Empty(t, text)
		c.Type("x y\n")
		require.Equal(t, "[x y]\nend\n", readsToTheEnd(t, c))
		_, err = c.Read(time.Second)
		require.ErrorIs(t, err, io.EOF)
		require.Equal(t, "exit status 3", c.End(programtest.Patience))
	}
}

func TestTheInputOfAConsoleEnds(t *testing.T) {
	t.Parallel()
	for _, terminal := range []bool{false, true} {
		c := open(t, `echo ready; cat; exit 4`, terminal)
		reads(t, c, "ready\n")
		c.Type("more\n")
		reads(t, c, "more\n")
		c.EndInput()
		require.Equal(t, "exit status 4", c.End(programtest.Patience))
	}
}

func TestAConsoleThatDoesNotEndIsKilledWithItsChildren(t *testing.T) {
	t.Parallel()
	pipe := programtest.NewPipe(t)
	c := open(t, `exec 3<>"`+pipe+`"; sleep 600 & echo ready; yes`, true)
	reads(t, c, "y\n")
	require.Equal(t, "signal: killed", c.End(10*time.Millisecond))
	programtest.RequireReleased(t, pipe)
}

// The output is longer than a terminal can hold.
func TestAConsoleMayPrintMoreThanAnybodyReads(t *testing.T) {
	t.Parallel()
	c := open(t, "head -c 1000000 /dev/zero; exit 4", true)
	require.Equal(t, "exit status 4", c.End(programtest.Patience))
}

func TestAConsoleThatComputesIsWorking(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells")
	}
	c := open(t, `read -r line; echo ready; (while :; do :; done); echo never`, true)
	isWorking := func() bool { return c.Working() }
	isWaiting := func() bool { return !c.Working() }
	require.Eventually(t, isWaiting, programtest.Patience, time.Millisecond)
	c.Type("\n")
	reads(t, c, "ready\n")
	require.Eventually(t, isWorking, programtest.Patience, time.Millisecond)
	c.End(0)
	require.False(t, c.Working())
}

func TestAConsoleThatCannotStart(t *testing.T) {
	t.Parallel()
	_, err := child.NewConsole("true", child.Settings{Terminal: true, Directory: "/nowhere"})
	require.ErrorIs(t, err, os.ErrNotExist)
}
