//go:build unix

package screen_test

import (
	"bufio"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
	"golang.org/x/term"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/screen"
	"games.example/internal/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, "heap", func() {
		session, due := begun(play.Settings{})
		if _, err := screen.Run(session, due, screen.Look{Theme: &play.Dark}, os.Stdin, os.Stdout); err != nil {
			panic(err)
		}
	})
}

// begun returns a session with a heap of 12 matches.
func begun(settings play.Settings) (play.Session, []play.Task) {
	return play.New(playtest.Setup{}, settings).Begin(playtest.NewHeap(12))
}

// A terminal runs a screen in a test.
type terminal struct {
	t        *testing.T
	keyboard *os.File
	tty      *os.File
	cells    vt10x.Terminal
	before   *term.State
	end      chan end
}

// An end holds the results of Run.
type end struct {
	session play.Session
	err     error
}

func open(t *testing.T, settings play.Settings) *terminal {
	t.Helper()
	return openIn(t, settings, screen.Look{Theme: &play.Dark})
}

// white answers each request for a terminal's background color with white.
type white struct{ keyboard *os.File }

func (w white) Write(question []byte) (int, error) {
	_, err := w.keyboard.WriteString("\x1b]11;rgb:ffff/ffff/ffff\a")
	return len(question), err
}

// openIn opens a terminal with a white background.
func openIn(t *testing.T, settings play.Settings, look screen.Look) *terminal {
	t.Helper()
	keyboard, tty, err := pty.Open()
	require.NoError(t, err)
	t.Cleanup(func() { _ = keyboard.Close(); _ = tty.Close() })
	require.NoError(t, pty.Setsize(tty, &pty.Winsize{Rows: 24, Cols: 80}))
	before, err := term.GetState(int(tty.Fd()))
	require.NoError(t, err)

	w := &terminal{t, keyboard, tty, vt10x.New(vt10x.WithSize(80, 24), vt10x.WithWriter(white{keyboard})), before, make(chan end, 1)}
	go func() {
		for shown := bufio.NewReader(keyboard); w.cells.Parse(shown) == nil; {
		}
	}()
	go func() {
		session, due := begun(settings)
		session, err := screen.Run(session, due, look, tty, tty)
		w.end <- end{session, err}
	}()
	return w
}

// shows waits until the terminal shows the text.
func (w *terminal) shows(text string) {
	w.t.Helper()
	for deadline := time.Now().Add(programtest.Patience); !strings.Contains(w.cells.String(), text); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(deadline) {
			w.t.Fatalf("%q is not on the screen:\n%s", text, w.cells.String())
		}
	}
}

func (w *terminal) types(keys string) {
	w.t.Helper()
	_, err := w.keyboard.WriteString(keys)
	require.NoError(w.t, err)
}

// ends waits until the screen ends, and checks that the terminal has its old settings.
func (w *terminal) ends() end {
	w.t.Helper()
	select {
	case end := <-w.end:
		after, err := term.GetState(int(w.tty.Fd()))
		require.NoError(w.t, err)
		require.Equal(w.t, w.before, after, "the terminal is unchanged")
		return end
	case <-time.After(programtest.Patience):
		w.t.Fatalf("the screen does not end:\n%s", w.cells.String())
		return end{}
	}
}

func TestAGameIsPlayedOnATerminal(t *testing.T) {
	w := open(t, play.Settings{})
	w.shows("------------    1 take 1")
	w.types("2")
	w.shows("> 2 take 2 of the matches")
	w.types("\r")
	w.shows("The program took 1.")
	w.types("q")
	w.shows("Leave this game? (y, n)")
	w.types("y")
	end := w.ends()
	require.NoError(t, end.err)
	require.Equal(t, 9, playtest.HeapOf(end.session.Game()).Matches)
}

func TestTheScreenAsksTheTerminalForItsBackground(t *testing.T) {
	t.Setenv("TERM", "xterm-256color")
	t.Setenv("COLORTERM", "truecolor")
	w := openIn(t, play.Settings{}, screen.Look{})
	w.shows("------------    1 take 1")
	require.Eventually(t, func() bool {
		w.cells.Lock()
		defer w.cells.Unlock()
		return w.cells.Cell(len("------------  "), 1).FG == 0x626262
	}, programtest.Patience, 2*time.Millisecond, "the heading is gray on white, even after a late answer")
	w.types("qy")
	require.NoError(t, w.ends().err)
}

func TestAWindowOfAnotherSizeIsDrawnAnew(t *testing.T) {
	w := open(t, play.Settings{})
	w.shows("------------    1 take 1")
	w.cells.Resize(30, 12)
	require.NoError(t, pty.Setsize(w.tty, &pty.Winsize{Rows: 12, Cols: 30}))
	require.NoError(t, syscall.Kill(os.Getpid(), syscall.SIGWINCH))
	w.shows("------------      ")
	w.types("qy")
	require.NoError(t, w.ends().err)
}

func TestInterruptingRestoresTheTerminal(t *testing.T) {
	w := open(t, play.Settings{Pace: time.Hour})
	w.shows("What you can do:")
	w.types("1\r")
	w.shows("11 matches")
	w.types("\x03")
	require.ErrorIs(t, w.ends().err, command.ErrInterrupted)
}

// A shell with job control uses the terminal while the game is stopped.
func TestAStoppedScreenRestoresTheTerminalAndContinues(t *testing.T) {
	for name, stop := range map[string]func(*programtest.Terminal){
		"Ctrl-Z":     func(shell *programtest.Terminal) { shell.Types(programtest.Suspend) },
		"kill -TSTP": func(shell *programtest.Terminal) { shell.Signals(syscall.SIGTSTP) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			shell := programtest.Open(t, []string{"TERM=xterm", "PS1=$ ", "ENV="}, "sh", "-i")
			shell.Types("heap\n")
			for _, list := range []string{"  1 take 1", "> 1 take 1"} {
				shell.Displays(list)
				stop(shell)
				shell.WaitsFor("\x1b[?1049l")
				shell.WaitsFor("Stopped")
				shell.WaitsFor("$ ")
				shell.Types("echo visible\n")
				shell.WaitsFor("echo visible\nvisible\n$ ")
				shell.Types("fg\n")
				shell.WaitsFor("\x1b[?1049h")
				shell.Displays("choose")
				shell.Types("j")
			}
			shell.Displays("> 2 take 2")
			shell.Types("qy")
			shell.WaitsFor("\x1b[?1049l")
			shell.WaitsFor("$ ")
			shell.Types("echo visible\n")
			shell.WaitsFor("echo visible\nvisible\n$ ")
		})
	}
}

// Without a shell that could continue the game, Ctrl-Z does not stop it.
func TestAScreenWithoutAShellDoesNotStop(t *testing.T) {
	t.Parallel()
	shown := programtest.Open(t, []string{"TERM=xterm"}, "heap")
	shown.Displays("  1 take 1")
	shown.Signals(syscall.SIGTSTP)
	shown.Types(programtest.Suspend + "j")
	shown.Displays("> 1 take 1")
	shown.Types("qy")
	require.Zero(t, shown.Ends())
}

func TestALostTerminalAndKillEndTheGameLikeCtrlC(t *testing.T) {
	heeded := make(chan os.Signal, 1)
	signal.Notify(heeded, syscall.SIGHUP) // even if the tests run under nohup
	defer signal.Stop(heeded)
	for _, lost := range []syscall.Signal{syscall.SIGHUP, syscall.SIGTERM} {
		w := open(t, play.Settings{})
		w.shows("What you can do:")
		w.types("1\r")
		w.shows("The program took 1.")
		require.NoError(t, syscall.Kill(os.Getpid(), lost))
		end := w.ends()
		require.ErrorIs(t, end.err, command.ErrInterrupted)
		require.Equal(t, 10, playtest.HeapOf(end.session.Game()).Matches, "the game so far is returned")
	}
}

func TestAScreenThatNohupStartsIgnoresTheLossOfItsTerminal(t *testing.T) {
	shown := programtest.Open(t, []string{"TERM=xterm"}, "sh", "-c", "trap '' HUP; exec heap")
	shown.Displays("  1 take 1")
	shown.Signals(syscall.SIGHUP)
	shown.Types("j")
	shown.Displays("> 1 take 1")
	shown.Types("qy")
	require.Zero(t, shown.Ends())
}

func TestAScreenNeedsATerminalThatCanMoveItsCursor(t *testing.T) {
	keyboard, tty, err := pty.Open()
	require.NoError(t, err)
	defer func() { _ = keyboard.Close(); _ = tty.Close() }()
	t.Setenv("TERM", "xterm")
	require.True(t, screen.Available(tty, tty))
	require.False(t, screen.Available(tty, &strings.Builder{}))
	require.False(t, screen.Available(strings.NewReader(""), tty))
	t.Setenv("TERM", "dumb")
	require.False(t, screen.Available(tty, tty))
}
