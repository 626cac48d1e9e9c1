package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

func TestOnATerminalThePasswordIsNotShown(t *testing.T) {
	terminal := open(t, nil, "advanced", "--data="+users(t))
	terminal.waitsFor("Select the function you want : ")
	terminal.types("2\n")
	terminal.waitsFor("ID : ")
	terminal.types("Noah\n")
	terminal.waitsFor("PASSWORD : ")
	terminal.types("22d34h\n")
	terminal.waitsFor("Login Succeed!")
	terminal.waitsFor("Select the function you want : ")
	terminal.types("3\n")
	require.Equal(t, 0, terminal.ends())
	require.Contains(t, terminal.shown(), `
Select the function you want : 2
ID : Noah
PASSWORD : 
Login Succeed!
************************************************************
`)
	require.True(t, strings.HasSuffix(terminal.shown(), `
Select the function you want : 3
Game finished!
`), terminal.shown())
	require.NotContains(t, terminal.shown(), "\n\n")
}

func TestOnATerminalANewPasswordIsTypedTwice(t *testing.T) {
	dir := t.TempDir()
	terminal := open(t, nil, "user", "add", "Noah", "--data="+dir)
	terminal.waitsFor("PASSWORD : ")
	terminal.types("22d34h\n")
	terminal.waitsFor("PASSWORD again : ")
	terminal.types("22d43h\n")
	require.Equal(t, 1, terminal.ends())
	require.Equal(t, "PASSWORD : \nPASSWORD again : \nyutnori: the passwords differ, expected the same one twice\n", terminal.shown())
	require.NoFileExists(t, filepath.Join(dir, "user_info.txt"))

	terminal = open(t, nil, "user", "add", "Noah", "--data="+dir)
	terminal.waitsFor("PASSWORD : ")
	terminal.types("22d34h\n")
	terminal.waitsFor("PASSWORD again : ")
	terminal.types("22d34h\n")
	require.Equal(t, 0, terminal.ends())
	require.Equal(t, "PASSWORD : \nPASSWORD again : \nNoah can log in.\n", terminal.shown())
	require.FileExists(t, filepath.Join(dir, "user_info.txt"))
}

func TestOnATerminalThereAreColours(t *testing.T) {
	terminal := open(t, []string{"TERM=xterm", "NO_COLOR="}, "basic", "--throws=do")
	terminal.types("1\n2\n1\n")
	terminal.waitsFor(">> position : ")
	require.Contains(t, terminal.shown(), "\nPlayer \x1b[31m0\x1b[0m turn\n")
	require.Contains(t, terminal.shown(), "\n \x1b[31m□\x1b[0m  \x1b[94m□\x1b[0m \n")
}

func TestOnATerminalThatWantsNoColoursThereAreLetters(t *testing.T) {
	for _, wish := range []string{"NO_COLOR=1", "TERM=dumb"} {
		terminal := open(t, []string{"TERM=xterm", "NO_COLOR=", wish}, "basic", "--throws=do")
		terminal.types("1\n2\n1\n")
		terminal.waitsFor(">> position : ")
		require.Contains(t, terminal.shown(), "\nPlayer 0 turn\n")
		require.Contains(t, terminal.shown(), "\n a  b \n")
	}
}

const endOfInput = "\x04"

func TestOnATerminalTheEndOfInputEndsItsLine(t *testing.T) {
	terminal := open(t, nil, "basic", "--throws=do")
	terminal.waitsFor("want : ")
	terminal.types(endOfInput)
	require.Equal(t, 0, terminal.ends())
	require.Contains(t, terminal.shown(), "\nSelect the function you want : \nGame finished!\n")

	terminal = open(t, nil, "basic", "--throws=do")
	terminal.waitsFor("want : ")
	terminal.types("1\n" + endOfInput)
	require.Equal(t, 1, terminal.ends())
	require.Contains(t, terminal.shown(), "\nnumber of players (2, 3, 4) : \nyutnori: end of input before the end of the game\n")

	terminal = open(t, nil, "advanced", "--data="+users(t))
	terminal.types("2\nNoah\n")
	terminal.waitsFor("PASSWORD : ")
	terminal.types(endOfInput)
	require.Equal(t, 1, terminal.ends())
	require.Contains(t, terminal.shown(), "PASSWORD : \nyutnori: end of input before the end of the login\n")
}

// Whoever leaves the program at the password finds the terminal as it was.
func TestAnInterruptAtThePasswordLeavesATerminalThatShowsWhatIsTyped(t *testing.T) {
	for _, key := range []struct{ name, typed, ends string }{
		{"Ctrl-C", "\x03", "signal: interrupt"},
		{"Ctrl-backslash", "\x1c", "exit status 2"}, // as Go ends any program at SIGQUIT
	} {
		t.Run(key.name, func(t *testing.T) {
			terminal := open(t, []string{"GOTRACEBACK=none"}, "advanced", "--data="+users(t))
			terminal.types("2\nNoah\n")
			terminal.waitsFor("PASSWORD : ")
			terminal.types("hidden")
			terminal.types(key.typed)
			require.ErrorContains(t, terminal.program.Wait(), key.ends)

			terminal.types("visible\n")
			terminal.waitsFor("visible")
			require.NotContains(t, terminal.shown(), "hidden")
		})
	}
}

func users(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "user_info.txt"), []byte("Noah 22d34h\n"), 0o600))
	return dir
}

// terminal is one on which the program runs.
type terminal struct {
	t        *testing.T
	keyboard *os.File
	screen   *os.File
	program  *exec.Cmd
	text     bytes.Buffer
	seen     int // how much of what is shown has been waited for
}

func open(t *testing.T, environment []string, args ...string) *terminal {
	t.Helper()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	program := exec.Command("yutnori", args...)
	program.Env = append(program.Environ(), environment...)
	program.Stdin, program.Stdout, program.Stderr = screen, screen, screen
	program.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	require.NoError(t, program.Start())
	t.Cleanup(func() {
		_ = program.Process.Kill()
		_ = program.Wait()
		require.NoError(t, keyboard.Close())
		_ = screen.Close()
	})
	return &terminal{t: t, keyboard: keyboard, screen: screen, program: program}
}

func (t *terminal) types(text string) {
	t.t.Helper()
	_, err := io.WriteString(t.keyboard, text)
	require.NoError(t.t, err)
}

// waitsFor reads until a text has come, after the last one waited for.
func (t *terminal) waitsFor(text string) {
	t.t.Helper()
	buffer := make([]byte, 4096)
	for !strings.Contains(t.shown()[t.seen:], text) {
		n, err := t.keyboard.Read(buffer)
		require.NoError(t.t, err, "%s is not on the screen\n%s", text, t.shown())
		t.text.Write(buffer[:n])
	}
	t.seen += strings.Index(t.shown()[t.seen:], text) + len(text)
}

// ends reads to the end of the program, and returns its exit status.
func (t *terminal) ends() int {
	t.t.Helper()
	require.NoError(t.t, t.screen.Close())
	if _, err := io.Copy(&t.text, t.keyboard); !errors.Is(err, syscall.EIO) { // the terminal's end
		require.NoError(t.t, err)
	}
	err := t.program.Wait()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		require.NoError(t.t, err)
	}
	return t.program.ProcessState.ExitCode()
}

// shown is what stands on the screen; the end of input leaves nothing there.
func (t *terminal) shown() string {
	return strings.NewReplacer("\r\n", "\n", "^D\b\b", "").Replace(t.text.String())
}
