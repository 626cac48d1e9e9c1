package acceptance

import (
	"bytes"
	"testing"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"
)

func TestGodogShowsThePlaceWhereAStepIsRegistered(t *testing.T) {
	var printed bytes.Buffer
	suite := godog.TestSuite{
		ScenarioInitializer: func(s *godog.ScenarioContext) {
			steps := NewSteps(s)
			steps.Step(`^a step$`, func() {})
			steps.Steps.Step(`^a step of a game$`, func() {})
		},
		Options: &godog.Options{
			Format: "pretty", Output: &printed, NoColors: true,
			FeatureContents: []godog.Feature{{Name: "f", Contents: []byte("Feature: f\n  Scenario: s\n    Given a step\n    And a step of a game\n")}},
		},
	}
	require.Zero(t, suite.Run())
	require.Regexp(t, `Given a step +# place_test\.go:16 -> `, printed.String())
	require.Regexp(t, `And a step of a game +# place_test\.go:17 -> `, printed.String())
}
