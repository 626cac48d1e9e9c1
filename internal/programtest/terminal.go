//go:build unix

package programtest

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// The text that these keys send to a program.
const (
	EndOfInput = "\x04" // Ctrl-D at the start of a line
	Interrupt  = "\x03" // Ctrl-C
	Quit       = "\x1c" // Ctrl-\
	Suspend    = "\x1a" // Ctrl-Z
)

const rows, columns = 24, 80

// A Terminal is a keyboard and a screen, at first of 24 lines and 80 columns, on
// which a program runs. A wait of more than Patience fails the test and prints the
// text on the screen.
type Terminal struct {
	t        testing.TB
	patience time.Duration
	program  *exec.Cmd
	keyboard *os.File
	screen   *os.File      // kept open, so that the terminal outlives the program
	exited   chan struct{} // closed when the program has ended

	mu    sync.Mutex
	text  []byte         // all text that has been shown so far
	more  chan struct{}  // closed when the program writes more text or ends its output
	end   error          // the error that ended the text
	seen  int            // the length of the text up to the end of the last wait
	cells vt10x.Terminal // the screen after the part of text that has been drawn
	drawn int            // the length of that part
}

// Open runs a program on its own terminal, with the given variables (NAME=VALUE)
// added to its environment. The user's data and state directories are empty.
// The program is killed when the test ends.
func Open(tb testing.TB, variables []string, name string, args ...string) *Terminal {
	tb.Helper()
	return OpenIn(tb, "", variables, name, args...)
}

// OpenIn is like Open, but runs the program in the given directory.
func OpenIn(tb testing.TB, directory string, variables []string, name string, args ...string) *Terminal {
	tb.Helper()
	terminal := newTerminal(tb)
	terminal.start(directory, variables, name, args)
	return terminal
}

// Typed types text on a terminal, and then runs a program there. It returns the output
// without the echo of the text, and the exit status.
func Typed(tb testing.TB, text, name string, args ...string) (shown string, status int) {
	tb.Helper()
	terminal := newTerminal(tb)
	terminal.Types(text)
	terminal.start("", nil, name, args)
	status = terminal.Ends()
	echo := strings.ReplaceAll(text, EndOfInput, "")
	return strings.Replace(terminal.Shown(), echo, "", 1), status
}

func newTerminal(tb testing.TB) *Terminal {
	tb.Helper()
	keyboard, screen, err := pty.Open()
	require.NoError(tb, err)
	terminal := &Terminal{
		t: tb, patience: Patience, keyboard: keyboard, screen: screen,
		exited: make(chan struct{}), more: make(chan struct{}),
		cells: vt10x.New(vt10x.WithSize(columns, rows)),
	}
	tb.Cleanup(terminal.close)
	require.NoError(tb, pty.Setsize(screen, &pty.Winsize{Rows: rows, Cols: columns}))
	return terminal
}

func (t *Terminal) start(directory string, variables []string, name string, args []string) {
	t.t.Helper()
	heedSignals()
	t.program = exec.Command(name, args...)
	t.program.Dir = directory
	t.program.Env = append(t.program.Environ(), "LC_CTYPE=C.UTF-8", "XDG_DATA_HOME="+t.t.TempDir(), "XDG_STATE_HOME="+t.t.TempDir())
	t.program.Env = append(t.program.Env, variables...)
	t.program.Stdin, t.program.Stdout, t.program.Stderr = t.screen, t.screen, t.screen
	t.program.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	require.NoError(t.t, t.program.Start())
	go t.read(t.keyboard)
	go func() {
		_ = t.program.Wait() // the status is in ProcessState
		close(t.exited)
	}()
}

// read reads the output until no program has the terminal open. Linux may report
// this end once before the last text, so only the second report counts.
func (t *Terminal) read(output io.Reader) {
	buffer := make([]byte, 4096)
	for ends := 0; ends < 2; {
		n, err := output.Read(buffer)
		if err != nil {
			ends++
		}
		t.mu.Lock()
		t.text = append(t.text, buffer[:n]...)
		if ends == 2 {
			t.end = err
		}
		close(t.more)
		t.more = make(chan struct{})
		t.mu.Unlock()
	}
}

// Types types text, which may hold keys such as EndOfInput.
func (t *Terminal) Types(text string) {
	t.t.Helper()
	_, err := io.WriteString(t.keyboard, text)
	require.NoError(t.t, err)
}

// WaitsFor waits until a string has been shown after the text that the last wait
// found.
func (t *Terminal) WaitsFor(text string) {
	t.t.Helper()
	t.waitsFor(text, regexp.QuoteMeta(text))
}

// WaitsForMatch is like WaitsFor, but for text that matches a regular expression.
func (t *Terminal) WaitsForMatch(pattern string) {
	t.t.Helper()
	t.waitsFor(pattern, pattern)
}

func (t *Terminal) waitsFor(what, pattern string) {
	t.t.Helper()
	text := regexp.MustCompile(pattern)
	found := func() bool {
		at := text.FindStringIndex(shown(t.text)[t.seen:])
		if at != nil {
			t.seen += at[1]
		}
		return at != nil
	}
	if !t.wait(found) {
		t.t.Fatalf("%q does not come; on the screen is\n%s", what, t.Shown())
	}
}

// Displays waits until a string is on the screen. It is for programs that move the
// cursor and draw only what has changed.
func (t *Terminal) Displays(text string) {
	t.t.Helper()
	if !t.wait(func() bool { return strings.Contains(t.displayed(), text) }) {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.t.Fatalf("%q does not come; on the screen is\n%s", text, t.displayed())
	}
}

// displayed returns the text on the screen. The caller holds mu.
func (t *Terminal) displayed() string {
	text := t.text[t.drawn:]
	for cut := max(len(text)-utf8.UTFMax, 0); cut < len(text); cut++ {
		if utf8.RuneStart(text[cut]) && !utf8.FullRune(text[cut:]) {
			text = text[:cut] // the rest of the rune will come later
		}
	}
	_, _ = t.cells.Write(text)
	t.drawn += len(text)
	return t.cells.String()
}

// Ends waits until the program and its output have ended. It returns the exit
// status, which is -1 if a signal ended the program.
func (t *Terminal) Ends() int {
	t.t.Helper()
	t.awaitExit()
	_ = t.screen.Close() // fails only if Ends is called again
	if !t.wait(func() bool { return t.end != nil }) {
		t.t.Fatalf("another program keeps the terminal open; on the screen is\n%s", t.Shown())
	}
	if !errors.Is(t.end, syscall.EIO) { // how a terminal ends on Linux
		require.ErrorIs(t.t, t.end, io.EOF) // how a terminal ends elsewhere
	}
	return t.program.ProcessState.ExitCode()
}

// EndsBy waits until the program has ended. It returns the signal that ended the
// program, or -1 if the program ended by itself. The terminal stays open.
func (t *Terminal) EndsBy() syscall.Signal {
	t.t.Helper()
	t.awaitExit()
	return t.program.ProcessState.Sys().(syscall.WaitStatus).Signal()
}

// Resizes gives the terminal another size.
func (t *Terminal) Resizes(columns, rows uint16) {
	t.t.Helper()
	t.mu.Lock()
	_ = t.displayed() // to draw the text so far at the old size
	t.cells.Resize(int(columns), int(rows))
	t.mu.Unlock()
	require.NoError(t.t, pty.Setsize(t.screen, &pty.Winsize{Rows: rows, Cols: columns}))
}

// Sleeps waits until the program has not run for half a second. Where the system does not
// report how often a process has run, Sleeps does nothing.
func (t *Terminal) Sleeps() {
	t.t.Helper()
	before := -1
	require.Eventually(t.t, func() bool {
		now := 0
		tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", t.program.Process.Pid))
		for _, task := range tasks {
			status, _ := os.ReadFile(task) // a task may have ended
			for _, switches := range switched.FindAllSubmatch(status, -1) {
				n, _ := strconv.Atoi(string(switches[1]))
				now += n
			}
		}
		same := now == before
		before = now
		return same
	}, Patience, time.Second/2, "the program never sleeps")
}

// switched matches the numbers of times that a task on Linux has been given a processor.
var switched = regexp.MustCompile(`ctxt_switches:\s*(\d+)`)

// Kills ends the program as kill -9 does.
func (t *Terminal) Kills() {
	t.t.Helper()
	require.NoError(t.t, t.program.Process.Kill())
	require.Equal(t.t, syscall.SIGKILL, t.EndsBy())
}

// Signals sends a signal to the program in the foreground, such as a program that
// a shell runs.
func (t *Terminal) Signals(s syscall.Signal) {
	t.t.Helper()
	group, err := unix.IoctlGetInt(int(t.keyboard.Fd()), unix.TIOCGPGRP)
	require.NoError(t.t, err)
	require.NoError(t.t, syscall.Kill(-group, s))
}

func (t *Terminal) awaitExit() {
	t.t.Helper()
	select {
	case <-t.exited:
	case <-time.After(t.patience):
		t.t.Fatalf("the program does not end; on the screen is\n%s", t.Shown())
	}
}

// Shown returns all text that was shown, including the echo of typed text. It leaves
// out the echo of EndOfInput, which a screen erases.
func (t *Terminal) Shown() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return shown(t.text)
}

func shown(text []byte) string {
	return strings.NewReplacer("\r\n", "\n", "^D\b\b", "").Replace(string(text))
}

// wait calls done, with the text locked, until done returns true, the text ends or time
// runs out. It reports whether done has returned true.
func (t *Terminal) wait(done func() bool) bool {
	late := time.After(t.patience)
	for {
		t.mu.Lock()
		ok, end, more := done(), t.end, t.more
		t.mu.Unlock()
		switch {
		case ok:
			return true
		case end != nil:
			return false
		}
		select {
		case <-more:
		case <-late:
			return false
		}
	}
}

// close kills the program if it is still running, and closes the terminal.
func (t *Terminal) close() {
	if t.program != nil && t.program.Process != nil {
		_ = t.program.Process.Kill() // the program may have ended
		<-t.exited
	}
	_ = t.screen.Close()
	_ = t.keyboard.Close()
}
