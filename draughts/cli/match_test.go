package cli_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts/cli"
	"games.example/draughts/engine"
	"games.example/draughts/match"
)

// quick holds the flags of a player that is created quickly and needs little memory.
const quick = " --hash 1 --endgame 0"

func TestTheSeedChoosesTheBallots(t *testing.T) {
	t.Parallel()
	a, b := "--nodes 50"+quick, "--level 1"+quick
	if testing.Short() {
		a, b = "--nodes 10"+quick, "--depth 1"+quick
	}
	directory := t.TempDir()
	games := func(name, flags string) string {
		file := filepath.Join(directory, name)
		prints(t, "", "match --games 3 "+flags, "--a", a, "--b", b, "--pdn", file)
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		return string(text)
	}
	one := games("one.pdn", "--seed 1")
	require.Equal(t, one, games("three.pdn", "--seed 1 --threads 3"), "the games do not depend on the number of threads")
	require.NotEqual(t, one, games("other.pdn", "--seed 2"))
	parts := games("part2.pdn", "--seed 1 --shard 2/2") + games("part1.pdn", "--seed 1 --shard 1/2")
	require.ElementsMatch(t, strings.Split(one, "[Event"), strings.Split(parts, "[Event"), "the parts have the games of the whole")

	require.Contains(t, prints(t, one, "pdn"), "\n3 games, 0 wrong\n")
	require.Contains(t, one, "[White \"A "+a+"\"]\n[Black \"B "+b+"\"]")
	require.Contains(t, one, "[Round \"2\"]\n[White \"B "+b+"\"]\n[Black \"A "+a+"\"]")
}

func TestAMatchIsPrintedAsJSON(t *testing.T) {
	t.Parallel()
	a, b := "--nodes 300"+quick, "--nodes 200"+quick
	if testing.Short() {
		a, b = "--nodes 30"+quick, "--nodes 20"+quick
	}
	const even, won, drawn = "W:W41,42:B9,10\n", "W:W38:B33\n", "W:WK6:BK4\n"
	require.Regexp(t, `^\{"games":4,"wins":\d+,"draws":\d+,"losses":\d+,"score":[\d.]+,"elo":-?[\d.]+,"elo_low":-?[\d.]+,"elo_high":-?[\d.]+,"seconds":[\d.e-]+,"seed":7\}\n$`,
		prints(t, even, "match --json --games 4 --seed 7 --ballots -", "--a", a, "--b", b))
	require.Regexp(t, `^\{"games":1,"wins":1,"draws":0,"losses":0,"score":1,"elo":null,"elo_low":-?[\d.]+,"elo_high":null,`,
		prints(t, won, "match --json --games 1 --seed 1 --ballots -", "--a", "--level 1"+quick, "--b", "--depth 1"+quick),
		"an infinite Elo difference is null")
	for _, test := range []struct {
		ballot string
		want   match.Score
	}{
		{won, match.Score{Wins: 2, Losses: 1}}, // White wins with the first move
		{drawn, match.Score{Draws: 3}},
	} {
		var got struct {
			Games, Wins, Draws, Losses  int
			Score, Elo, EloLow, EloHigh float64
			Seconds                     float64
			Seed                        uint64
		}
		text := prints(t, test.ballot, "match --json --games 3 --seed 7 --ballots -", "--a", a, "--b", b)
		text = strings.NewReplacer("elo_low", "elolow", "elo_high", "elohigh").Replace(text)
		require.NoError(t, json.Unmarshal([]byte(text), &got))
		require.Equal(t, []int{3, test.want.Wins, test.want.Draws, test.want.Losses}, []int{got.Games, got.Wins, got.Draws, got.Losses})
		elo, low, high := test.want.Elo()
		require.InDeltaSlice(t, []float64{test.want.Share(), elo, low, high}, []float64{got.Score, got.Elo, got.EloLow, got.EloHigh}, 1e-9)
		require.Positive(t, got.Seconds)
		require.Equal(t, uint64(7), got.Seed)
	}
}

func TestAConfigurationHasTheLimitsOfItsFlags(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]engine.Limit{
		"":                                     engine.Level("5").Limit(),
		"--level 1":                            engine.Level("1").Limit(),
		"--time 0.001":                         {Time: time.Millisecond},
		"--time 1e-6":                          {Time: time.Microsecond},
		"--time 0.002 --nodes 10000 --depth 3": {Time: 2 * time.Millisecond, Nodes: 10_000, Depth: 3},
	} {
		limit, err := cli.EngineLimit(flags)
		require.NoError(t, err)
		require.Equal(t, want, limit, flags)
	}
}

func TestAMatchCanBeLimitedInTime(t *testing.T) {
	t.Parallel()
	score := prints(t, "W:W41,42:B9,10\n", "match --games 1 --seed 1 --ballots -",
		"--a", "--time 0.001"+quick, "--b", "--time 0.002 --nodes 10000 --depth 3"+quick)
	require.Contains(t, score, "Elo")
}

func TestPartsOfAMatchHaveTheSameBallots(t *testing.T) {
	t.Parallel()
	const even, won = "W:W41,42:B9,10\n", "W:W38:B33\n"
	part := func(ballots, shard string) string {
		return prints(t, ballots, "match --games 2 --seed 7 --ballots - --shard "+shard, "--a", "--depth 1"+quick, "--b", "--depth 1"+quick)
	}
	require.Contains(t, prints(t, part(won, "1/2")+part("# the same\n"+won, "2/2"), "merge"), "1 win, 0 draws, 1 loss: 50.0%", "White wins with the first move")
	var took time.Duration
	parts := part(won, "1/2") + part(won, "2/2")
	for _, found := range regexp.MustCompile(`"nanoseconds":(\d+)`).FindAllStringSubmatch(parts, -1) {
		nanoseconds, err := strconv.Atoi(found[1])
		require.NoError(t, err)
		took += time.Duration(nanoseconds)
	}
	require.Positive(t, took)
	require.Contains(t, prints(t, parts, "merge --json"), fmt.Sprintf(`"seconds":%v,`, took.Seconds()))
	var out, complaint strings.Builder
	require.Equal(t, 1, cli.Run([]string{"merge"}, strings.NewReader(part(won, "1/2")+part(even, "2/2")), &out, &complaint))
	require.Equal(t, "-:2: the part belongs to a different job than -:1\n", complaint.String())
}
