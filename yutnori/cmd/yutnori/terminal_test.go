//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

func TestATerminalDoesNotShowThePassword(t *testing.T) {
	t.Parallel()
	terminal := open(t, nil, "advanced", "--data="+users(t))
	terminal.WaitsFor("Select the function you want : ")
	terminal.Types("2\n")
	terminal.WaitsFor("ID : ")
	terminal.Types("Noah\n")
	terminal.WaitsFor("PASSWORD : ")
	terminal.Types("22d34h\n")
	terminal.WaitsFor("Login Succeed!")
	terminal.WaitsFor("Select the function you want : ")
	terminal.Types("3\n")
	require.Equal(t, 0, terminal.Ends())
	require.Contains(t, terminal.Shown(), `
Select the function you want : 2
ID : Noah
PASSWORD : 
Login Succeed!
************************************************************
`)
	require.True(t, strings.HasSuffix(terminal.Shown(), `
Select the function you want : 3
Game finished!
`), terminal.Shown())
	require.NotContains(t, terminal.Shown(), "\n\n")
}

func TestTheStartScreenOfATerminalBeginsWithALineAboutPlay(t *testing.T) {
	t.Parallel()
	terminal := open(t, nil)
	terminal.WaitsFor("Choose a game to play (1, 2) : ")
	terminal.Types(programtest.EndOfInput)
	require.Equal(t, 0, terminal.Ends())
	line, rest, _ := strings.Cut(terminal.Shown(), "\n")
	require.Equal(t, "yutnori: this is the assignment's game; `yutnori play` uses the whole screen", line)
	require.Less(t, len(line), 80, "the terminal does not break the line")
	require.True(t, strings.HasPrefix(rest, "****"), rest)
	require.NotContains(t, rest, "yutnori play")
}

func TestANewPasswordIsTypedTwiceOnATerminal(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	terminal := open(t, nil, "user", "add", "Noah", "--data="+dir)
	terminal.WaitsFor("PASSWORD : ")
	terminal.Types("22d34h\n")
	terminal.WaitsFor("PASSWORD again : ")
	terminal.Types("22d43h\n")
	require.Equal(t, 1, terminal.Ends())
	require.Equal(t, "PASSWORD : \nPASSWORD again : \nyutnori: the passwords differ: expected the same one twice\n", terminal.Shown())
	require.NoFileExists(t, filepath.Join(dir, "user_info.txt"))

	terminal = open(t, nil, "user", "add", "Noah", "--data="+dir)
	terminal.WaitsFor("PASSWORD : ")
	terminal.Types("22d34h\n")
	terminal.WaitsFor("PASSWORD again : ")
	terminal.Types("22d34h\n")
	require.Equal(t, 0, terminal.Ends())
	require.Equal(t, "PASSWORD : \nPASSWORD again : \nNoah can log in.\n", terminal.Shown())
	require.FileExists(t, filepath.Join(dir, "user_info.txt"))
}

func TestATerminalShowsColors(t *testing.T) {
	t.Parallel()
	terminal := open(t, []string{"TERM=xterm", "NO_COLOR="}, "basic", "--throws=do")
	terminal.Types("1\n2\n2\n")
	terminal.WaitsFor(">> position : ")
	require.Contains(t, terminal.Shown(), "\nPlayer \x1b[31m0\x1b[0m turn\n")
	require.Contains(t, terminal.Shown(), "\n \x1b[31m□\x1b[0m  \x1b[31m□\x1b[0m  \x1b[94m□\x1b[0m  \x1b[94m□\x1b[0m \n")
}

func TestATerminalWithoutColorsShowsLetters(t *testing.T) {
	t.Parallel()
	for _, wish := range []string{"NO_COLOR=1", "TERM=dumb"} {
		terminal := open(t, []string{"TERM=xterm", "NO_COLOR=", wish}, "basic", "--throws=do")
		terminal.Types("1\n2\n2\n")
		terminal.WaitsFor(">> position : ")
		require.Contains(t, terminal.Shown(), "\nPlayer 0 turn\n")
		require.Contains(t, terminal.Shown(), "\n a  a  b  b \n")
	}
}

func TestTheEndOfInputEndsItsLineOnATerminal(t *testing.T) {
	t.Parallel()
	terminal := open(t, nil, "basic", "--throws=do")
	terminal.WaitsFor("want : ")
	terminal.Types(programtest.EndOfInput)
	require.Equal(t, 0, terminal.Ends())
	require.Contains(t, terminal.Shown(), "\nSelect the function you want : \nGame finished!\n")

	terminal = open(t, nil, "basic", "--throws=do")
	terminal.WaitsFor("want : ")
	terminal.Types("1\n" + programtest.EndOfInput)
	require.Equal(t, 1, terminal.Ends())
	require.Contains(t, terminal.Shown(), "\nnumber of players (2, 3, 4) : \nyutnori: end of input before the end of the game\n")

	terminal = open(t, nil, "advanced", "--data="+users(t))
	terminal.Types("2\nNoah\n")
	terminal.WaitsFor("PASSWORD : ")
	terminal.Types(programtest.EndOfInput)
	require.Equal(t, 1, terminal.Ends())
	require.Contains(t, terminal.Shown(), "PASSWORD : \nyutnori: end of input before the end of the login\n")
}

func TestAnInterruptedSimulationPrintsItsResultsSoFar(t *testing.T) {
	t.Parallel()
	terminal := open(t, nil, "simulate", "--games=1000000000", "--seed=1")
	terminal.WaitsForMatch(`[1-9]\d* / 1000000000 games`)
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `\d+ games\nplayer 0 wins \d+: \d+\.\d\d% (.|\n)*\nyutnori: interrupted\n$`, terminal.Shown())

	terminal = open(t, nil, "simulate", "--games=1000000000", "--seed=1", "--shard=2/2")
	terminal.WaitsForMatch(`[1-9]\d* / 500000000 games`)
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `"shard":"2/2","sums":\{.*\},"interrupted":true\}\nyutnori: interrupted\n$`, terminal.Shown())
}

// If the program is interrupted while it asks for a password, it restores the terminal.
func TestAnInterruptAtThePasswordRestoresTheTerminal(t *testing.T) {
	t.Parallel()
	for name, key := range map[string]string{"Ctrl-C": programtest.Interrupt, "Ctrl-backslash": programtest.Quit} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			terminal := open(t, nil, "advanced", "--data="+users(t))
			terminal.Types("2\nNoah\n")
			terminal.WaitsFor("PASSWORD : ")
			terminal.Types("hidden")
			terminal.Types(key)
			require.Equal(t, syscall.SIGINT, terminal.EndsBy())

			terminal.Types("visible\n")
			terminal.WaitsFor("visible")
			require.NotContains(t, terminal.Shown(), "hidden")
		})
	}
}

// Otherwise the shell would take the typed half for the beginning of a command.
func TestHalfAPasswordIsDroppedWhenTheProgramIsKilledOrStopped(t *testing.T) {
	t.Parallel()
	for name, s := range map[string]syscall.Signal{"kill": syscall.SIGTERM, "kill -INT": syscall.SIGINT, "kill -TSTP": syscall.SIGTSTP} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			shell := programtest.OpenIn(t, users(t), []string{"PS1=$ ", "ENV="}, "sh", "-i")
			shell.WaitsFor("$ ")
			shell.Types("yutnori advanced\n")
			shell.WaitsFor("want : ")
			shell.Types("2\nNoah\n22d") // in one write, so that half of the password comes before the signal
			shell.WaitsFor("PASSWORD : ")
			shell.Signals(s)
			shell.WaitsFor("$ ")
			shell.Types("echo visible\n")
			shell.WaitsFor("echo visible\nvisible\n")
		})
	}
}

// Ctrl-Z stops the program both while it asks for the password and later. The shell
// then shows typed text, and fg continues the program.
func TestAPasswordStaysHiddenAfterCtrlZ(t *testing.T) {
	t.Parallel()
	shell := programtest.OpenIn(t, users(t), []string{"PS1=$ ", "ENV="}, "sh", "-i")
	shell.WaitsFor("$ ")
	shell.Types("yutnori advanced\n")
	shell.WaitsFor("want : ")
	shell.Types("2\nNoah\n")
	shell.WaitsFor("PASSWORD : ")
	for range 2 {
		shell.Types("hidden" + programtest.Suspend)
		shell.WaitsFor("Stopped")
		shell.WaitsFor("$ ")
		shell.Types("echo seen\n")
		shell.WaitsFor("echo seen\n")
		shell.WaitsFor("$ ")
		shell.Types("fg\nseen as well") // dropped, because it was visible
		shell.WaitsFor("PASSWORD : ")
	}
	shell.Types("22d34h\n")
	shell.WaitsFor("Login Succeed!")
	require.NotContains(t, shell.Shown(), "hidden")
	require.NotContains(t, shell.Shown(), "22d34h")
	shell.WaitsFor("want : ")
	shell.Types(programtest.Suspend)
	shell.WaitsFor("Stopped")
	shell.WaitsFor("$ ")
	shell.Types("fg\n")
	shell.WaitsFor("yutnori advanced\n")
	shell.Types("3\n")
	shell.WaitsFor("Game finished!")
	shell.WaitsFor("$ ")
	shell.Types("echo visible\n")
	shell.WaitsFor("echo visible\n")
}

// Without a shell that could continue the program, Ctrl-Z does not stop it.
func TestCtrlZWithoutAShellDoesNotStopThePasswordPrompt(t *testing.T) {
	t.Parallel()
	terminal := open(t, nil, "advanced", "--data="+users(t))
	terminal.Types("2\nNoah\n")
	terminal.WaitsFor("PASSWORD : ")
	terminal.Types(programtest.Suspend)
	terminal.Types("22d34h\n")
	terminal.WaitsFor("Login Succeed!")
	require.NotContains(t, terminal.Shown(), "22d34h")
}

func users(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "user_info.txt"), []byte("Noah 22d34h\n"), 0o600))
	return dir
}

func open(t *testing.T, variables []string, args ...string) *programtest.Terminal {
	t.Helper()
	return programtest.Open(t, variables, "yutnori", args...)
}

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	programtest.Examples(t, "yutnori", "--games 400 ", "--games 4 ", "--games 20000 ", "--games 64 ", "--pieces 2", "--pieces 1")
}
