//go:build unix

package command_test

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, "terminalgame", func() {
		status := command.Run(newTerminalGame(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
		if os.Args[1] == "linger" {
			fmt.Fprintln(os.Stdout, "ready")
			time.Sleep(time.Minute)
		}
		os.Exit(status)
	})
}

// newTerminalGame returns a program with a command for each use of a terminal.
func newTerminalGame() *cobra.Command {
	game := &cobra.Command{Use: "terminalgame"}
	var color command.ColorFlag
	add := func(name string, run func(c *cobra.Command) error) *cobra.Command {
		cmd := &cobra.Command{Use: name, RunE: func(c *cobra.Command, _ []string) error { return run(c) }}
		game.AddCommand(cmd)
		return cmd
	}
	add("ask", func(c *cobra.Command) error {
		console := command.NewConsole(c.InOrStdin(), c.OutOrStdout())
		c.Printf("terminal %t\n", console.IsTerminal())
		answer, err := console.Ask("> ")
		if err == nil {
			c.Printf("<%s>\n", answer)
		}
		return command.EndedBefore(err, "game")
	})
	add("wait", func(c *cobra.Command) error {
		c.Println("ready")
		time.Sleep(time.Minute)
		return nil
	})
	add("simulate", func(c *cobra.Command) error {
		ctx, stop := command.Interruptible(c)
		defer stop()
		c.Println("ready")
		<-ctx.Done()
		c.Println("5 of 10 games")
		return command.ErrInterrupted
	})
	add("stubborn", func(c *cobra.Command) error {
		ctx, stop := command.Interruptible(c)
		defer stop()
		c.Println("ready")
		<-ctx.Done()
		c.Println("still counting")
		time.Sleep(time.Minute)
		return nil
	})
	var games command.Games
	games.Declare(add("count", func(c *cobra.Command) error {
		played := 0
		for range games.Each(c) {
			played++
		}
		c.Println("done", played)
		return nil
	}), 3, "nothing")
	add("read", func(c *cobra.Command) error {
		text, err := command.ReadInput(c, "-", 1<<20)
		c.Printf("<%s>\n", text)
		return err
	})
	add("linger", func(*cobra.Command) error { return nil })
	color.Declare(add("paint", func(c *cobra.Command) error {
		c.Printf("color %t\n", color.On(c.OutOrStdout()))
		return nil
	}))
	return game
}

func TestAConsoleOnATerminal(t *testing.T) {
	t.Parallel()
	shown, status := programtest.Typed(t, "one\n", "terminalgame", "ask")
	require.Zero(t, status)
	require.Equal(t, "terminal true\n> <one>\n", shown)
	shown, status = programtest.Typed(t, programtest.EndOfInput, "terminalgame", "ask")
	require.Equal(t, 1, status)
	require.Equal(t, "terminal true\n> \nterminalgame: end of input before the end of the game\n", shown)
}

func TestACommandThatReadsTheKeyboardSaysHowTheInputEnds(t *testing.T) {
	t.Parallel()
	shown, status := programtest.Typed(t, "one\n"+programtest.EndOfInput, "terminalgame", "read")
	require.Zero(t, status)
	require.Equal(t, "terminalgame: reading standard input until Ctrl-D\n<one\n>\n", shown)
	game := programtest.Command(t, "terminalgame", "read")
	game.Stdin = strings.NewReader("one\n")
	printed, err := game.CombinedOutput()
	require.NoError(t, err)
	require.Equal(t, "<one\n>\n", string(printed))
}

func TestAConsoleNeedsATerminalForInputAndOutput(t *testing.T) {
	t.Parallel()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer keyboard.Close() //nolint:errcheck // nothing is lost
	defer screen.Close()   //nolint:errcheck // nothing is lost
	_, err = io.WriteString(keyboard, programtest.EndOfInput)
	require.NoError(t, err)
	game := programtest.Command(t, "terminalgame", "ask")
	game.Stdin = screen
	printed, err := game.Output()
	require.Error(t, err)
	require.Equal(t, "terminal false\n> \n", string(printed), "the typed line ends")

	game = programtest.Command(t, "terminalgame", "ask")
	game.Stdin, game.Stdout = strings.NewReader("one\n"), screen
	require.NoError(t, game.Run())
	first, err := bufio.NewReader(keyboard).ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, "terminal false\r\n", first)
}

// Ctrl-\ ends a program as Ctrl-C does, and does not print a list of goroutines.
func TestKeysEndAProgram(t *testing.T) {
	t.Parallel()
	for _, key := range []string{programtest.Interrupt, programtest.Quit} {
		terminal := programtest.Open(t, nil, "terminalgame", "wait")
		terminal.WaitsFor("ready\n")
		terminal.Types(key)
		require.Equal(t, syscall.SIGINT, terminal.EndsBy())
		terminal.Ends()
		require.NotContains(t, terminal.Shown(), "goroutine")

		terminal = programtest.Open(t, nil, "terminalgame", "simulate")
		terminal.WaitsFor("ready\n")
		terminal.Types(key)
		terminal.WaitsFor("5 of 10 games\nterminalgame: interrupted\n")
		require.Equal(t, command.Failed, terminal.Ends())

		terminal = programtest.Open(t, nil, "terminalgame", "stubborn")
		terminal.WaitsFor("ready\n")
		terminal.Types(key)
		terminal.WaitsFor("still counting\n")
		terminal.Types(key)
		require.Equal(t, syscall.SIGINT, terminal.EndsBy())
	}
}

func TestAfterARunGoHandlesCtrlBackslashAgain(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, []string{"GOTRACEBACK=none"}, "terminalgame", "linger")
	terminal.WaitsFor("ready\n")
	terminal.Types(programtest.Quit)
	require.Equal(t, 2, terminal.Ends(), "as Go ends a program")
	require.Contains(t, terminal.Shown(), "SIGQUIT")
}

// A program that a shell starts in the background may ignore Ctrl-\.
func TestAnIgnoredKeyStaysIgnored(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, nil, "sh", "-c", "trap '' QUIT; exec terminalgame wait")
	terminal.WaitsFor("ready\n")
	terminal.Types(programtest.Quit + programtest.Interrupt)
	require.Equal(t, syscall.SIGINT, terminal.EndsBy())
}

func TestProgressIsShownOnATerminalOnly(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, []string{"TERM=xterm"}, "terminalgame", "count")
	terminal.WaitsFor("0 / 3 games")
	terminal.WaitsFor("3 / 3 games")
	terminal.WaitsFor("100.00%")
	terminal.WaitsFor("done 3\n")
	require.Zero(t, terminal.Ends())

	output, err := programtest.Command(t, "terminalgame", "count").CombinedOutput()
	require.NoError(t, err)
	require.Equal(t, "done 3\n", string(output))
}

func TestColorIsShownOnATerminalUnlessItIsRefused(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		environment []string
		flags       string
		want        string
	}{
		{[]string{"TERM=xterm", "NO_COLOR="}, "", "color true\n"},
		{[]string{"TERM=xterm", "NO_COLOR=1"}, "", "color false\n"},
		{[]string{"TERM=dumb", "NO_COLOR="}, "", "color false\n"},
		{[]string{"TERM=dumb", "NO_COLOR=1"}, "--color=always", "color true\n"},
		{[]string{"TERM=xterm", "NO_COLOR="}, "--color=never", "color false\n"},
	} {
		args := append([]string{"paint"}, strings.Fields(test.flags)...)
		terminal := programtest.Open(t, test.environment, "terminalgame", args...)
		require.Zero(t, terminal.Ends())
		require.Equal(t, test.want, terminal.Shown(), test)
	}
}

func TestOutputThatCannotBeWrittenIsAFailure(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("there is no /dev/full")
	}
	for line, want := range map[string]string{
		"terminalgame paint >/dev/null":       "",
		"terminalgame paint <&- >&-":          "",
		"terminalgame nosuch >&-":             "terminalgame: unknown command \"nosuch\" (see terminalgame --help)\nexit 2\n",
		"terminalgame count >/dev/full":       "terminalgame: /dev/stdout: no space left on device\nexit 1\n",
		"terminalgame paint </dev/null | cat": "color false\n",
	} {
		output, err := programtest.Command(t, "sh", "-c", line+" || echo exit $?").CombinedOutput()
		require.NoError(t, err, line)
		require.Equal(t, want, string(output), line)
	}
}

func TestHelpIsAsWideAsTheTerminal(t *testing.T) {
	t.Parallel()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer keyboard.Close() //nolint:errcheck // nothing is lost
	require.NoError(t, pty.Setsize(screen, &pty.Winsize{Rows: 24, Cols: 50}))
	root := &cobra.Command{Use: "game", Short: strings.Repeat("word ", 40), Run: func(*cobra.Command, []string) {}}
	require.Equal(t, command.Done, command.Run(root, []string{"--help"}, nil, screen, screen))
	first, err := bufio.NewReader(keyboard).ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, strings.TrimSpace(strings.Repeat("word ", 10)), strings.TrimSpace(first))
	require.NoError(t, screen.Close())
}
