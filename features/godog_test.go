package features_test

import (
	"context"
	"errors"
	"os/exec"
	"testing"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"
)

// InitializeScenario refuses to play features in this folder, where godog does not find
// their steps.
func InitializeScenario(s *godog.ScenarioContext) {
	s.Before(func(ctx context.Context, _ *godog.Scenario) (context.Context, error) {
		return ctx, errors.New("godog runs in the folder of a game: cd yutkata && GOWORK=off godog run .")
	})
}

func TestGodogRunsInTheFolderOfAGame(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles godog")
	}
	for folder, status := range map[string]string{".": "exit status 1", "yutkata": ""} {
		command := exec.CommandContext(t.Context(), "go", "run", "github.com/cucumber/godog/cmd/godog@v0.15.1", "run", "yutkata")
		if folder != "." {
			command.Args[len(command.Args)-1] = "."
		}
		command.Dir, command.Env = folder, append(command.Environ(), "GOWORK=off")
		printed, err := command.CombinedOutput()
		if status == "" {
			require.NoError(t, err, string(printed))
			continue
		}
		require.ErrorContains(t, err, status)
		require.Contains(t, string(printed), "godog runs in the folder of a game")
	}
}
