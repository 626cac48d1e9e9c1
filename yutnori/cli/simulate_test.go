package cli_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/cli"
)

// simulated is what simulate says, but for how long it took.
func simulated(t *testing.T, args string) map[string]any {
	t.Helper()
	var stdout, stderr bytes.Buffer
	status := cli.Run(strings.Fields("simulate --json "+args), strings.NewReader(""), &stdout, &stderr)
	require.Zero(t, status, stderr.String())
	var figures map[string]any
	require.NoError(t, json.Unmarshal(stdout.Bytes(), &figures))
	require.ElementsMatch(t, slices.Collect(maps.Keys(figures)), []string{
		"games", "wins", "turns", "moves", "throws", "catches", "seconds", "games_per_second",
	})
	delete(figures, "seconds")
	delete(figures, "games_per_second")
	return figures
}

// It cannot run in parallel: it changes the number of cores.
func TestASimulationDependsOnItsSeedAlone(t *testing.T) {
	const args = "--games 500 --house --bots greedy,random,greedy,random --seed "
	several := simulated(t, args+"7")
	cores := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(cores)
	require.Equal(t, several, simulated(t, args+"7"))
	require.NotEqual(t, several, simulated(t, args+"8"))
}
