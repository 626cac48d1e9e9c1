// Package programtest runs the games' programs in tests: in scripts (Scripts),
// as processes (Command), on a terminal (Open, Typed), or with an output that
// fails or an input that never ends (Full, Endless).
package programtest

import (
	"context"
	"errors"
	"flag"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// Patience is the time that a test waits for a program before it fails. Programs take
// much less time, even on a busy machine.
const Patience = time.Minute

// Main runs the tests of a program. Scripts can run the program by its name. Most tests
// wait for programs, so at least eight run side by side, unless the -parallel flag sets
// another number.
func Main(m *testing.M, name string, main func()) {
	const several = 8
	_ = flag.Set("test.parallel", strconv.Itoa(max(several, runtime.GOMAXPROCS(0)))) // the flag exists
	testscript.Main(m, map[string]func(){name: main})
}

// Scripts runs the scripts in testdata. The given variables (NAME=VALUE) are in their
// environment. Besides the commands of testscript, the scripts can use exits, which runs
// a program as exec does and checks its exit status:
//
//	exits STATUS PROGRAM [ARG ...]
func Scripts(t *testing.T, variables ...string) {
	t.Helper()
	testscript.Run(t, params("testdata", variables))
}

func params(directory string, variables []string) testscript.Params {
	return testscript.Params{
		Dir:                 directory,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, variables...)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
	}
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS PROGRAM [ARG ...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d: expected %d", got, want)
	}
}

// Command returns a program that the test can start. The program is killed when the test
// ends, or after eight times Patience.
func Command(tb testing.TB, name string, args ...string) *exec.Cmd {
	tb.Helper()
	heedSignals()
	ctx, kill := context.WithTimeout(context.Background(), 8*Patience)
	command := exec.CommandContext(ctx, name, args...)
	command.WaitDelay = Patience // because other programs may hold its output open
	tb.Cleanup(func() {
		kill()
		if command.Process != nil {
			_ = command.Wait() // the test may already have waited
		}
	})
	return command
}

// heedSignals makes programs heed Ctrl-C, Ctrl-\ and a hangup. Tests ignore some
// of these signals if they run in the background of a shell or under nohup.
func heedSignals() {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGQUIT, syscall.SIGHUP} {
		if signal.Ignored(sig) {
			signal.Notify(make(chan os.Signal, 1), sig)
		}
	}
}
