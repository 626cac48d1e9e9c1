package cli_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/bot"
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
		"games", "seed", "wins", "turns", "moves", "throws", "catches", "seconds", "games_per_second",
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

// The text says what the JSON object does, with percentages.
func TestWinsAreToldWithTheirShare(t *testing.T) {
	var text bytes.Buffer
	const args = "simulate --games 400 --players 3 --bots greedy,random,random --seed 5"
	require.Zero(t, cli.Run(strings.Fields(args), strings.NewReader(""), &text, io.Discard))
	for player, wins := range simulated(t, strings.TrimPrefix(args, "simulate "))["wins"].([]any) {
		line := regexp.MustCompile(fmt.Sprintf(`(?m)^player %d wins (\d+): ([\d.]+)%% \(95%%: ([\d.]+)%% to ([\d.]+)%%\)$`, player)).
			FindStringSubmatch(text.String())
		require.NotNil(t, line, text.String())
		require.Equal(t, fmt.Sprint(wins), line[1])
		require.Equal(t, fmt.Sprintf("%.2f", wins.(float64)/4), line[2])
		low, high := bot.Interval(int(wins.(float64)), 400)
		require.Equal(t, fmt.Sprintf("%.2f to %.2f", 100*low, 100*high), line[3]+" to "+line[4])
	}
}
