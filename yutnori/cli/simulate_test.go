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

// simulated returns the output of simulate without its times.
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
	require.InEpsilon(t, figures["games"], figures["games_per_second"].(float64)*figures["seconds"].(float64), 1e-9)
	delete(figures, "seconds")
	delete(figures, "games_per_second")
	return figures
}

// The test changes the number of cores, so it cannot run in parallel.
func TestASimulationDependsOnItsSeedAlone(t *testing.T) {
	const args = "--games 500 --house --bots greedy,random,greedy,random --seed "
	several := simulated(t, args+"7")
	cores := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(cores)
	require.Equal(t, several, simulated(t, args+"7"))
	require.NotEqual(t, several, simulated(t, args+"8"))
}

// The text shows the numbers of the JSON object, and percentages.
func TestWinsArePrintedWithTheirShare(t *testing.T) {
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

// The reference figures and their errors come from two other implementations. A figure
// may be off by its error plus five standard errors of a mean over 20,000 games. A chain
// has 8/7 throws on average. Each turn begins with a chain, and each catch earns another
// chain.
func TestASimulationAgreesWithReferenceFigures(t *testing.T) {
	t.Parallel()
	figures := simulated(t, "--games 20000 --seed 1")
	mean := func(name string) float64 { return figures[name].(float64) }
	require.InDelta(t, 39.87, mean("turns"), .03+5*.1)
	require.InDelta(t, 51.09, mean("moves"), .03+5*.12)
	require.InDelta(t, 5.23, mean("catches"), .01+5*.03)
	require.InDelta(t, 8./7*(mean("turns")+mean("catches")), mean("throws"), .1)
	wins := figures["wins"].([]any)
	require.InDelta(t, .503, wins[0].(float64)/20_000, .001+5*.0035)
	require.InDelta(t, 20_000, wins[0].(float64)+wins[1].(float64), 0)
}

func TestTheTextOfASimulationHasTheFiguresOfTheJSON(t *testing.T) {
	var text bytes.Buffer
	const args = "simulate --games 300 --seed 6"
	require.Zero(t, cli.Run(strings.Fields(args), strings.NewReader(""), &text, io.Discard))
	figures := simulated(t, strings.TrimPrefix(args, "simulate "))
	require.Contains(t, text.String(), fmt.Sprintf("a game has %.2f turns, %.2f moves, %.2f throws, %.2f catches\n",
		figures["turns"], figures["moves"], figures["throws"], figures["catches"]))
}
