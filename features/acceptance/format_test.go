package acceptance

import (
	"bytes"
	"regexp"
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"

	"games.example/features"
)

const counting = `Feature: Counting
  Scenario: one and one
    Given 1
    When 1 is added
    Then it is 2

  Scenario Outline: one and <n>
    Given 1
    And the note
      """
      an aside
      """
    When <n> is added
    Then it is 3

    Examples:
      | n |
      | 2 |
      | 4 |

  Scenario: an unknown step
    Given 1
    Then it rains
    And it is 1
`

// play runs the counting feature and returns the output and the status.
func play(format string) (printed string, status int) {
	var out bytes.Buffer
	status = godog.TestSuite{
		Name: "counting",
		ScenarioInitializer: func(s *godog.ScenarioContext) {
			var sum int
			s.Step(`^(\d+)$`, func(n int) { sum = n })
			s.Step(`^the note$`, func(*godog.DocString) {})
			s.Step(`^(\d+) is added$`, func(n int) { sum += n })
			s.Step(`^it is (\d+)$`, func(n int) error { return features.Equal(n, sum) })
		},
		Options: &godog.Options{
			Format: format, Output: &out, NoColors: true, Strict: true,
			FS:    fstest.MapFS{"counting.feature": {Data: []byte(counting)}},
			Paths: []string{"counting.feature"},
		},
	}.Run()
	return regexp.MustCompile(`\d+\.\d s`).ReplaceAllString(out.String(), "SECONDS"), status
}

func TestQuietPrintsFailuresAndASummary(t *testing.T) {
	printed, status := play("quiet")
	require.Equal(t, 1, status)
	require.Equal(t, `
one and 4 (counting.feature:19)
  Given 1
  And the note
    an aside
  When 4 is added
  Then it is 3
      expected 3
         found 5

an unknown step (counting.feature:21)
  Given 1
  Then it rains
      unknown step
counting: 2 of 4 scenarios failed, SECONDS; again in this order: -godog.random=0
`, printed)
}

func TestAloudPrintsAllFeaturesAndASummary(t *testing.T) {
	printed, status := play("aloud")
	require.Equal(t, 1, status)
	require.Contains(t, printed, "Scenario: one and one")
	require.Contains(t, printed, "counting: 2 of 4 scenarios failed, SECONDS; again in this order: -godog.random=0\n")
	require.Contains(t, printed, "^it rains$")
}
