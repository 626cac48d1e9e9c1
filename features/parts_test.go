package features_test

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	draughts "games.example/draughts/cli"
	rook "games.example/rook/cli"
	yutkata "games.example/yutkata/cli"
	yutnori "games.example/yutnori/cli"
)

// A job is a command that --shard can split.
type job struct {
	run func(args []string, stdin io.Reader, stdout, stderr io.Writer) int
	// flags draws flags for a small job.
	flags func(t *rapid.T) []string
	// times matches the times in a report.
	times  *regexp.Regexp
	noJSON bool
}

// number draws a flag with a number.
func number(t *rapid.T, flag string, least, most int) string {
	return fmt.Sprintf("--%s=%d", flag, rapid.IntRange(least, most).Draw(t, flag))
}

// oneOf draws a flag with one of the given values.
func oneOf(t *rapid.T, flag string, values ...string) string {
	return "--" + flag + "=" + rapid.SampledFrom(values).Draw(t, flag)
}

var jobs = map[string]job{
	"draughts perft": {
		run: draughts.Run,
		flags: func(t *rapid.T) []string {
			return []string{
				number(t, "depth", 1, 5), number(t, "threads", 1, 2), number(t, "hash", 0, 1),
				oneOf(t, "fen", "W:W31-50:B1-20", "B:WK1,29,38,40,48:B7,13,20,24,35,39,K47", "W:W6,7:B45", "W:W:B1"),
			}
		},
		times:  regexp.MustCompile(`(?m) [\d.]+ \d+$`),
		noJSON: true,
	},
	"draughts match": {
		run: draughts.Run,
		flags: func(t *rapid.T) []string {
			return []string{
				number(t, "games", 1, 5), number(t, "threads", 1, 2), number(t, "seed", 0, 9),
				"--a=--nodes 10 --hash 1 --endgame 0", "--b=--level 1 --hash 1 --endgame 0",
			}
		},
		times: regexp.MustCompile(`"seconds":[^,}]*`),
	},
	"yutkata simulate": {
		run: yutkata.Run,
		flags: func(t *rapid.T) []string {
			return []string{
				number(t, "games", 1, 130), number(t, "seed", 0, 9), number(t, "players", 2, 3), "--spaces=6",
				oneOf(t, "obstacle", "3:miss", "3:back:1"), oneOf(t, "level", "sensible", "random"),
			}
		},
		times: regexp.MustCompile(`"(seconds|games_per_second)":[^,}]*|games per second \d+`),
	},
	"yutnori simulate": {
		run: yutnori.Run,
		flags: func(t *rapid.T) []string {
			return []string{
				number(t, "games", 1, 130), number(t, "seed", 0, 9), "--pieces=1", "--players=3",
				oneOf(t, "bots", "random", "random,greedy,random"), oneOf(t, "alternate", "true", "false"),
			}
		},
		times: regexp.MustCompile(`"(seconds|games_per_second)":[^,}]*|\d+ games a second, [\d.]+ seconds`),
	},
	"rook simulate": {
		run: rook.Run,
		flags: func(t *rapid.T) []string {
			return []string{
				number(t, "games", 1, 130), number(t, "seed", 0, 9), oneOf(t, "bounds", "4x4", "3x9"),
				oneOf(t, "p1", "random", "smart"), oneOf(t, "p2", "random", "perfect"),
			}
		},
		times: regexp.MustCompile(`"(seconds|games_per_second)":[^,}]*|(seconds|games a second) +[\d.]+`),
	},
}

// report runs a command, which must succeed, and returns its output.
func (j job) report(t require.TestingT, input string, args ...string) string {
	var stdout, stderr strings.Builder
	status := j.run(args, strings.NewReader(input), &stdout, &stderr)
	require.Zero(t, status, "%s: %s", args, stderr.String())
	return stdout.String()
}

func TestThePartsOfEachJobInAnyOrderAddUpToTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom(slices.Sorted(maps.Keys(jobs))).Draw(t, "job")
		j := jobs[name]
		command := slices.Concat(strings.Fields(name)[1:], j.flags(t))
		parts := rapid.IntRange(1, 64).Draw(t, "parts")
		var lines []string
		for part := 1; part <= parts; part++ {
			line := j.report(t, "", append(command, fmt.Sprintf("--shard=%d/%d", part, parts))...)
			require.True(t, json.Valid([]byte(line)), line)
			require.Equal(t, 1, strings.Count(line, "\n"), line)
			lines = append(lines, line)
		}
		merge := []string{"merge"}
		if !j.noJSON && rapid.Bool().Draw(t, "json") {
			command, merge = append(command, "--json"), append(merge, "--json")
		}
		whole := j.report(t, "", command...)
		merged := j.report(t, strings.Join(rapid.Permutation(lines).Draw(t, "order"), ""), merge...)
		require.Equal(t, j.times.ReplaceAllString(whole, "TIME"), j.times.ReplaceAllString(merged, "TIME"))
	})
}
