// Package practicetest tests the practice of a game with programs that speak
// its protocol, correct ones and broken ones.
package practicetest

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/program/programtest"
)

// An Answer returns the observation that answers a request, or a
// *features.Refusal.
type Answer func(request []byte) (observation any, err error)

// Main runs the tests of a game, which have three commands: practice-GAME is its
// practice, GAME-own a program that plays by this project's rules, and
// GAME-naive RULE one that breaks a rule.
func Main(m *testing.M, practice features.Practice, own Answer, naive func(broken string) Answer) {
	testscript.Main(m, map[string]func(){
		"practice-" + practice.Game: practice.Main,
		practice.Game + "-own":      func() { serveInput(own) },
		practice.Game + "-naive":    func() { serveInput(naive(strings.Join(os.Args[1:], ""))) },
	})
}

// serveInput answers the requests on standard input as a learner's program does.
func serveInput(answer Answer) {
	if err := serve(os.Stdin, os.Stdout, answer); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(in io.Reader, out io.Writer, answer Answer) error {
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		observation, err := answer(lines.Bytes())
		if refusal, ok := errors.AsType[*features.Refusal](err); ok {
			observation = map[string]string{"refused": refusal.Why}
		} else if err != nil {
			return err
		}
		if err := json.NewEncoder(out).Encode(observation); err != nil {
			return err
		}
	}
	return lines.Err()
}

// EachFails runs the practice of a game with broken programs, which are started
// as "<game>-naive RULE". The first scenario in which each of them fails must
// be the one whose name says what rule it breaks.
func EachFails(t *testing.T, game string, scenarios map[string]string) {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a program for each rule")
	}
	for rule, scenario := range scenarios {
		t.Run(rule, func(t *testing.T) { failsIn(t, game, rule, scenario) })
	}
}

func failsIn(tb testing.TB, game, rule, scenario string) {
	tb.Helper()
	printed, err := programtest.Command(tb, "practice-"+game, "-timeout", "60", "-program", game+"-naive "+rule).Output()
	var exit *exec.ExitError
	require.ErrorAs(tb, err, &exit, "expected a scenario to fail:\n%s", printed)
	require.Equal(tb, 1, exit.ExitCode(), string(exit.Stderr))
	_, next, _ := strings.Cut(string(printed), "; next: ")
	name, _, _ := strings.Cut(next, " (")
	require.Equal(tb, scenario, name, string(printed))
}
