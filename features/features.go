// Package features runs the Gherkin features of the games.
//
// Each game has a folder beside this file with its features and, in Go, the
// steps that they are told in. The folder's only test hands its steps to Run;
// a step returns what Equal says.
package features

import (
	"fmt"
	"testing"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/assert"
)

// Run plays every feature in the folder of the calling test, each scenario as
// a subtest, in random order. A step that is undefined, pending or ambiguous
// fails. Steps is called anew for each scenario: a fresh struct made there
// keeps scenarios apart.
func Run(t *testing.T, steps func(*godog.ScenarioContext)) {
	t.Helper()
	status := godog.TestSuite{
		Name:                t.Name(),
		ScenarioInitializer: steps,
		Options: &godog.Options{
			Format:    "pretty",
			Paths:     []string{"."},
			Randomize: -1,
			Strict:    true,
			TestingT:  t,
		},
	}.Run()
	if status != 0 {
		t.Errorf("features ended with status %d, expected 0", status)
	}
}

// Equal is the difference between two values as an error, nil if there is none.
func Equal(want, got any) error {
	var difference failure
	assert.Equal(&difference, want, got)
	return difference.err
}

// failure keeps what an assertion says.
type failure struct{ err error }

func (f *failure) Errorf(format string, args ...any) { f.err = fmt.Errorf(format, args...) }
