package practicetest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/program/programtest"
)

// The game of these tests is to double a number.
const doubling = `Feature: Doubling
  Scenario: two becomes four
    When 2 is doubled
    Then that is 4

  Scenario: nothing is not doubled
    When 0 is doubled
    Then that is refused
`

type doubled struct {
	Doubled int `json:"doubled"`
}

func TestMain(m *testing.M) {
	Main(m, features.Practice{
		Game: "double",
		Folder: fstest.MapFS{
			"stages.txt":     {Data: []byte("double.feature\n")},
			"double.feature": {Data: []byte(doubling)},
		},
		Steps: func(s *features.Steps, p *features.Program) {
			var answer doubled
			var err error
			s.When(`^(\d+) is doubled$`, func(n int) { err = p.Ask(map[string]int{"double": n}, &answer) })
			s.Then(`^that is (\d+)$`, func(n int) error { return features.Equal(doubled{n}, answer) })
			s.Then(`^that is refused$`, func() error {
				refusal, _ := err.(*features.Refusal) //nolint:errorlint // as Ask returns it
				return features.CheckRefusal(refusal, "")
			})
		},
	}, broken(""), broken)
}

// broken returns the answers of a program that breaks a rule.
func broken(rule string) Answer {
	return func(request []byte) (any, error) {
		var asked struct{ Double int }
		if err := json.Unmarshal(request, &asked); err != nil {
			return nil, err
		}
		if asked.Double == 0 && rule != "doubles-nothing" {
			return nil, &features.Refusal{Why: "there is nothing to double"}
		}
		if rule == "adds-one" {
			return doubled{asked.Double + 1}, nil
		}
		return doubled{2 * asked.Double}, nil
	}
}

func TestAProgramFailsInTheScenarioOfTheRuleThatItBreaks(t *testing.T) {
	for _, test := range []struct{ rule, scenario, why string }{
		{"adds-one", "two becomes four", ""},
		{"doubles-nothing", "nothing is not doubled", ""},
		{"adds-one", "nothing is not doubled", "double: 0 of 2 scenarios; next: two becomes four"},
		{"doubles-nothing", "two becomes four", "double: 1 of 2 scenarios; next: nothing is not doubled"},
		{"", "two becomes four", "expected a scenario to fail:"},
	} {
		failure := failureOf(t, func(tb testing.TB) {
			tb.Helper()
			failsIn(tb, "double", test.rule, test.scenario)
		})
		requireFailure(t, test.why, failure, "%s %s", test.rule, test.scenario)
	}
}

func TestEachRuleIsBrokenInItsScenario(t *testing.T) {
	EachFails(t, "double", map[string]string{"adds-one": "two becomes four"})
}

func TestAProgramAnswersUntilItCannot(t *testing.T) {
	for _, test := range []struct{ requests, answers, why string }{
		{`{"double":2}` + "\n" + `{"double":0}`, `{"doubled":4}` + "\n" + `{"refused":"there is nothing to double"}` + "\n", ""},
		{`{"double":3}` + "\nplease\n" + `{"double":2}`, `{"doubled":6}` + "\n", "invalid character 'p' looking for beginning of value\n"},
		{strings.Repeat(" ", 1<<20), "", "bufio.Scanner: token too long\n"},
	} {
		var out, told strings.Builder
		program := programtest.Command(t, "double-own")
		program.Stdin, program.Stdout, program.Stderr = strings.NewReader(test.requests), &out, &told
		require.Equal(t, test.why != "", program.Run() != nil)
		require.Equal(t, test.answers, out.String())
		require.Equal(t, test.why, told.String())
	}
	require.ErrorIs(t, serve(strings.NewReader(`{"double":2}`), programtest.Full, broken("")), programtest.ErrFull)
}

func TestASessionIsWhatTheProgramAnswers(t *testing.T) {
	for session, why := range map[string]string{
		"> {\"double\":2}\n< {\"doubled\": 4}\n":                                       "",
		"> {\"double\":2}\n< {\"doubled\": 5}\n":                                       "Not equal",
		"> {\"double\":2}\n< {\"doubled\": 4}\n> {\"double\":3}\n< {\"doubled\": 4}\n": "Not equal",
		"> {\"double\":0}\n< {\"refused\": \"in other words\"}\n":                      "",
		"> {\"double\":2}\n< {\"refused\": \"in other words\"}\n":                      "does not contain",
		"> {\"double\":0}\n< {\"doubled\": 0}\n":                                       "Not equal",
		"> {\"double\":2}\n= {\"doubled\": 4}\n":                                       "Not equal",
		"> double 2\n< {\"doubled\": 4}\n":                                             "invalid character",
		"":                                                                             "Should NOT be empty",
	} {
		inFolder(t, "# Games\n\n## other\n\n```\n> {}\n```\n\n## double\n\n```go\nx\n```\n\n```\n"+session+"```\n")
		failure := failureOf(t, func(tb testing.TB) {
			tb.Helper()
			SessionIsTrue(tb, "double", broken(""))
		})
		requireFailure(t, why, failure, "%s", session)
	}
}

func TestABlockIsTheFirstOfItsLanguageAfterItsHeading(t *testing.T) {
	inFolder(t, "# Games\n\n```go\nzero\n```\n\n## double\n\n```sh\none\n```\n\n```go\ntwo\n```\n\n```go\nthree\n```\n")
	require.Equal(t, "two\n", Block(t, "double", "go"))
	for heading, language := range map[string]string{"triple": "go", "double": "python"} {
		failure := failureOf(t, func(tb testing.TB) {
			tb.Helper()
			Block(tb, heading, language)
		})
		requireFailure(t, heading, failure, "%s", heading)
	}
}

// inFolder makes the test run in a folder beside a README.
func inFolder(t *testing.T, readme string) {
	t.Helper()
	directory := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(directory, "README.md"), []byte(readme), 0o600))
	folder := filepath.Join(directory, "double")
	require.NoError(t, os.Mkdir(folder, 0o700))
	t.Chdir(folder)
}

// failureOf returns how a test fails, or nothing.
func failureOf(t *testing.T, test func(testing.TB)) string {
	t.Helper()
	failing := &failingTest{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		test(failing)
	}()
	<-done
	return failing.failure.String()
}

func requireFailure(t *testing.T, why, failure, format string, args ...any) {
	t.Helper()
	require.Equal(t, why != "", failure != "", append([]any{format + "\n%s"}, append(args, failure)...)...)
	require.Contains(t, failure, why, append([]any{format}, args...)...)
}

// failingTest remembers its failure, and does not fail.
type failingTest struct {
	testing.TB
	failure strings.Builder
}

func (f *failingTest) Errorf(format string, args ...any) { fmt.Fprintf(&f.failure, format, args...) }
func (f *failingTest) FailNow()                          { runtime.Goexit() }
