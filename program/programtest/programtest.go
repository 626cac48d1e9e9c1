// Package programtest runs the games' programs in tests: by scripts (Scripts),
// on a terminal (Open, Typed), and with an output that fails and an input that
// never ends (Full, Endless).
package programtest

import (
	"errors"
	"os/exec"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// Main runs the tests of a program, in which its name is a command.
func Main(m *testing.M, name string, main func()) {
	testscript.Main(m, map[string]func(){name: main})
}

// Scripts runs the scripts in testdata. Besides the commands of testscript they
// have this one, which runs a program like exec and checks its exit status:
//
//	exits STATUS PROGRAM [ARG ...]
//
// The variables, NAME=VALUE each, are added to their environment.
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
		ts.Fatalf("exit status %d, expected %d", got, want)
	}
}
