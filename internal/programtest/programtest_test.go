//go:build unix

package programtest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
)

// speak is a program that obeys its arguments in order. An argument can make it end with
// a status, kill itself, read and print a line, print the HOW variable, or sleep. It
// prints any other argument.
func speak() {
	for _, word := range os.Args[1:] {
		if status, err := strconv.Atoi(word); err == nil {
			os.Exit(status)
		}
		switch word {
		case "killed":
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {}
		case "line":
			line := ""
			if _, err := fmt.Scanln(&line); err != nil {
				fmt.Fprintln(os.Stdout, "no line:", err)
				break
			}
			fmt.Fprintf(os.Stdout, "<%s>\n", line)
		case "HOW":
			fmt.Fprintln(os.Stdout, os.Getenv("HOW"))
		case "sleep":
			time.Sleep(time.Minute)
		default:
			fmt.Fprint(os.Stdout, word)
		}
	}
}

func TestMain(m *testing.M) {
	Main(m, "speak", speak)
	panic("Main has not run the tests")
}

func TestAScriptFailsIfTheExitStatusIsUnexpected(t *testing.T) {
	for script, why := range map[string]string{
		"exits 0 speak":                      "",
		"exits 3 speak 3":                    "",
		"exits -1 speak killed":              "",
		"exits 0 speak 3":                    "exit status 3: expected 0",
		"exits 3 speak":                      "exit status 0: expected 3",
		"exits 1 speak 2":                    "exit status 2: expected 1",
		"exits 1 speak killed":               "exit status -1: expected 1",
		"exits 1 nosuchprogram":              "nosuchprogram",
		"exits one speak":                    "one",
		"exits 1":                            "usage: exits STATUS PROGRAM [ARG ...]",
		"! exits 1 speak":                    "usage: exits STATUS PROGRAM [ARG ...]",
		"speak 0":                            "speak",
		"exits 1 speak hello 1\nstdout hell": "",
		"exits 1 speak hello 1\nstdout bye":  "no match for `bye`",
		"exits 0 speak HOW\nstdout ^well$":   "",
	} {
		failed, log := run(t, script)
		require.Equal(t, why != "", failed, "%s\n%s", script, log)
		require.Contains(t, log, why, script)
	}
}

// run runs one script, reports whether it failed, and returns its log.
func run(t *testing.T, script string) (failed bool, log string) {
	t.Helper()
	directory := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(directory, "script.txtar"), []byte(script+"\n"), 0o600))
	recorder := &recorder{}
	recorder.Run("", func(r testscript.T) { testscript.RunT(r, params(directory, []string{"HOW=well"})) })
	return recorder.failed, recorder.log.String()
}

// recorder is a testscript.T that records a failure without failing a test.
type recorder struct {
	testscript.T
	failed bool
	log    strings.Builder
}

func (r *recorder) Log(args ...any) { fmt.Fprintln(&r.log, args...) }
func (r *recorder) Parallel()       {}
func (r *recorder) Verbose() bool   { return true }

func (r *recorder) Run(_ string, f func(testscript.T)) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		f(r)
	}()
	<-done
}

func (r *recorder) Fatal(args ...any) {
	r.Log(args...)
	r.FailNow()
}

func (r *recorder) FailNow() {
	r.failed = true
	runtime.Goexit()
}

func TestATerminalTypesAndShows(t *testing.T) {
	terminal := Open(t, []string{"HOW=well"}, "speak", "HOW", "one", "line", "one", "line", "3")
	terminal.WaitsFor("one")
	require.Equal(t, "well\none", terminal.Shown())
	terminal.Types("two\n")
	terminal.WaitsForMatch("<t.o>")
	terminal.WaitsFor("one")
	terminal.Types(EndOfInput)
	require.Equal(t, 3, terminal.Ends())
	require.Equal(t, "well\nonetwo\n<two>\noneno line: EOF\n", terminal.Shown())
}

func TestTheLastTextMayComeAfterTheEnd(t *testing.T) {
	terminal := &Terminal{patience: Patience, more: make(chan struct{})}
	terminal.read(&reads{"first,", "", "last", ""})
	require.Equal(t, "first,last", terminal.Shown())
	require.Equal(t, syscall.EIO, terminal.end)
}

// reads holds the texts that the reads from a terminal return. An empty text stands for
// the end of the terminal.
type reads []string

func (r *reads) Read(buffer []byte) (int, error) {
	text := (*r)[0]
	*r = (*r)[1:]
	if text == "" {
		return 0, syscall.EIO
	}
	return copy(buffer, text), nil
}

func TestTextTypedBeforehandIsNotShownTwice(t *testing.T) {
	shown, status := Typed(t, "two\n"+EndOfInput, "speak", "one", "line", "line")
	require.Zero(t, status)
	require.Equal(t, "one<two>\nno line: EOF\n", shown)
}

func TestKeysEndAProgram(t *testing.T) {
	defer signal.Reset()
	for range 2 {
		requireKeysEndAProgram(t)
		signal.Ignore(syscall.SIGINT, syscall.SIGQUIT) // as in tests that run in the background
	}
}

func requireKeysEndAProgram(t *testing.T) {
	t.Helper()
	for key, want := range map[string]syscall.Signal{Interrupt: syscall.SIGINT, Quit: syscall.SIGQUIT} {
		terminal := Open(t, nil, "sh", "-c", "echo ready; exec sleep 100")
		terminal.WaitsFor("ready")
		terminal.Types(key)
		require.Equal(t, want, terminal.EndsBy())
		terminal.Types("still there\n")
		terminal.WaitsFor("still there")
		require.Equal(t, -1, terminal.Ends())
	}
	require.EqualValues(t, -1, Open(t, nil, "speak", "3").EndsBy())
}

// A wait that times out fails the test and prints the text on the screen.
func TestATerminalDoesNotWaitForever(t *testing.T) {
	for name, test := range map[string]struct {
		then string // the program's argument after hello
		wait func(*Terminal)
		why  string
	}{
		"a text that does not come":      {"sleep", func(x *Terminal) { x.WaitsFor("bye") }, "\"bye\" does not come; on the screen is\nhello"},
		"a text that came before":        {"sleep", func(x *Terminal) { x.WaitsFor("hello") }, "\"hello\" does not come; on the screen is\nhello"},
		"a text that does not match":     {"sleep", func(x *Terminal) { x.WaitsForMatch("hell?$") }, "\"hell?$\" does not come; on the screen is\nhello"},
		"a match that came before":       {"sleep", func(x *Terminal) { x.WaitsForMatch("h.*o") }, "\"h.*o\" does not come; on the screen is\nhello"},
		"a text that is not displayed":   {"sleep", func(x *Terminal) { x.Displays("bye") }, "\"bye\" does not come; on the screen is\nhello" + blank},
		"a program that does not end":    {"sleep", func(x *Terminal) { x.Ends() }, "the program does not end; on the screen is\nhello"},
		"a program that no signal ends":  {"sleep", func(x *Terminal) { x.EndsBy() }, "the program does not end; on the screen is\nhello"},
		"a program that has ended early": {"0", func(x *Terminal) { x.patience = Patience; _ = x.Ends(); x.WaitsFor("bye") }, "\"bye\" does not come; on the screen is\nhello"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			failing := &failingTest{TB: t}
			terminal := Open(failing, nil, "speak", "hello", test.then)
			terminal.WaitsFor("hello")
			terminal.patience = 10 * time.Millisecond
			done := make(chan struct{})
			go func() {
				defer close(done)
				test.wait(terminal)
			}()
			<-done
			require.EqualError(t, failing.failure, test.why)
		})
	}
}

// blank is the empty rest of a screen after a word of five letters.
var blank = strings.Repeat(" ", 75) + "\n" + strings.Repeat(strings.Repeat(" ", 80)+"\n", 23)

func TestAProgramRunsInADirectory(t *testing.T) {
	directory := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(directory, "here"), nil, 0o600))
	terminal := OpenIn(t, directory, nil, "sh", "-c", "test -e here")
	require.Zero(t, terminal.Ends())
}

func TestATerminalDisplaysTheScreenAfterTheCursorMoves(t *testing.T) {
	terminal := Open(t, nil, "speak", "5 → 22", "\x1b[H6\x1b[3C3", "sleep")
	terminal.Displays("6 → 32")

	terminal = newTerminal(t)
	for _, part := range []string{"5 \xe2", "\x86", "\x92 22"} { // a three-byte character
		terminal.text = append(terminal.text, part...)
		require.Equal(t, strings.HasSuffix(part, "2"), strings.HasPrefix(terminal.displayed(), "5 → 22"))
	}
}

func TestACommandIsKilledWhenItsTestEnds(t *testing.T) {
	var command *exec.Cmd
	t.Run("", func(t *testing.T) {
		command = Command(t, "speak", "sleep")
		require.NoError(t, command.Start())
	})
	require.Equal(t, "signal: killed", command.ProcessState.String())

	output, err := Command(t, "speak", "hello", "3").Output()
	require.ErrorContains(t, err, "exit status 3")
	require.Equal(t, "hello", string(output))
}

func TestAProgramDoesNotOutliveItsTest(t *testing.T) {
	var terminal *Terminal
	t.Run("", func(t *testing.T) { terminal = Open(t, nil, "speak", "sleep") })
	require.Equal(t, syscall.SIGKILL, terminal.EndsBy())
	require.ErrorIs(t, terminal.keyboard.Close(), os.ErrClosed)

	t.Run("", func(t *testing.T) { terminal = newTerminal(t) })
	require.ErrorIs(t, terminal.keyboard.Close(), os.ErrClosed, "even if no program was started")
}

// failingTest records a failure without failing the test.
type failingTest struct {
	testing.TB
	failure error
}

func (f *failingTest) Fatalf(format string, args ...any) {
	f.failure = fmt.Errorf(format, args...)
	runtime.Goexit()
}

func (f *failingTest) FailNow() {
	f.failure = errors.New("failed")
	runtime.Goexit()
}
