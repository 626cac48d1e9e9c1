package yutkata_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// runs plays the features again with the given flags, and returns the output.
func runs(t *testing.T, args ...string) string {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	printed, err := programtest.Command(t, self, args...).CombinedOutput()
	require.NoError(t, err, string(printed))
	return string(printed)
}

func TestOneScenarioIsPlayedAloneAndTheOthersAreNotMentioned(t *testing.T) {
	t.Parallel()
	for _, format := range []string{"quiet", "pretty"} {
		printed := runs(t, "-test.run=^TestFeatures$/a_stack_is_sent_off_whole", "-godog.format="+format)
		require.Contains(t, printed, "yutkata: 1 of 1 scenarios", format)
		require.NotContains(t, printed, "undefined", format)
	}
}

func TestFeaturesAreChosenByPathAndByTag(t *testing.T) {
	t.Parallel()
	require.Contains(t, runs(t, "-test.run=^TestFeatures$", "winning.feature"), "yutkata: 10 of 10 scenarios")
	require.Contains(t, runs(t, "-test.run=^TestFeatures$", "winning.feature:5"), "yutkata: 1 of 1 scenarios")
	require.Contains(t, runs(t, "-test.run=^TestFeatures$", "-godog.tags=@example"), "yutkata: 4 of 4 scenarios")
}

func TestASelectionThatFitsNoScenarioFails(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{"-test.run=^TestFeatures$", "-godog.format=pretty", "winning.feature:2"},
		{"-test.run=^TestFeatures$", "-godog.tags=@nothing"},
		{"-test.run=^TestFeatures$/no_such_scenario"},
	} {
		self, err := os.Executable()
		require.NoError(t, err)
		printed, err := programtest.Command(t, self, args...).CombinedOutput()
		require.ErrorContains(t, err, "exit status 1", "%v", args)
		require.Contains(t, string(printed), "no scenario matches the selection", "%v", args)
	}
}

func TestNoColorsWithoutATerminal(t *testing.T) {
	t.Parallel()
	args := []string{"-test.run=^TestFeatures$", "-godog.format=pretty"}
	if testing.Short() {
		args = append(args, "winning.feature")
	}
	require.NotContains(t, runs(t, args...), "\x1b")
}
