package cli_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/cli"
)

func TestUnusableArgumentsAreRefused(t *testing.T) {
	most := map[int]string{32: "1024", 64: "4096"}[strconv.IntSize] // megabytes
	for args, want := range map[string]string{
		"analyze --worse -0.1":                         `--worse -0.1: expected 0 or more`,
		"dxp --connect 127.0.0.1:1 --listen":           `expected --connect or --listen, not both`,
		"dxp --connect localhost":                      `--connect "localhost": expected HOST:PORT`,
		"dxp --connect localhost:99999":                `--connect "localhost:99999": expected HOST:PORT`,
		"dxp --connect 127.0.0.1:1 --time 0":           `--time 0: expected 0.000001 to 2147483647 seconds`,
		"dxp --connect 127.0.0.1:1 --time 9e-7":        `--time 9e-07: expected 0.000001 to 2147483647 seconds`,
		"dxp --connect 127.0.0.1:1 --time NaN":         `--time "NaN": expected a number`,
		"dxp --connect 127.0.0.1:1 --patience 0":       `--patience 0: expected 0.000001 to 3600 seconds`,
		"dxp --connect 127.0.0.1:1 --patience 3600.1":  `--patience 3600.1: expected 0.000001 to 3600 seconds`,
		"dxp --connect 127.0.0.1:1 --games 0":          `--games 0: expected 1 or more`,
		"dxp --connect 127.0.0.1:1 --minutes 1000":     `--minutes 1000: expected 1 to 999`,
		"dxp --connect 127.0.0.1:1 --ballots no.txt":   `no.txt: no such file or directory`,
		"dxp --connect 127.0.0.1:1 --pdn no/games.pdn": `--pdn: no/games.pdn is unchanged: no such file or directory`,
		"dxp --connect 127.0.0.1:1 127.0.0.1:2":        `unexpected argument "127.0.0.1:2"`,
		"dxp --listen 27531":                           `--listen "27531": expected HOST:PORT`,
		"dxp --listen=27531":                           `--listen "27531": expected HOST:PORT`,
		"dxp --listen --minutes 3":                     `expected --minutes with --connect, which asks for the games`,
		"dxp --listen --ballots no.txt":                `expected --ballots with --connect, which asks for the games`,
		"dxp --listen 127.0.0.1:1 127.0.0.1:2":         `unexpected argument "127.0.0.1:1"`,
		"dxp --listen=127.0.0.1:1 127.0.0.1:2":         `unexpected argument "127.0.0.1:2"`,

		"endgame --threads 0 --fen W:W38:B33": `--threads 0: expected 1 to 1024`,
		"endgame no.txt":                      `no.txt: no such file or directory`,

		"match --a=--depth=1":                `expected --a and --b`,
		"match --a=--depth=0 --b=":           `--a: --depth 0: expected 1 or more`,
		"match --a=5 --b=":                   `--a: unexpected argument "5"`,
		"match --a= --b=--nods=5":            `--b: unknown flag: --nods, did you mean --nodes?`,
		"match --a= --b=--help":              `--b: unknown flag: --help`,
		"match --a= --b=--time=1e-10":        `--b: --time 1e-10: expected 0.000001 to 2147483647 seconds`,
		"match --a= --b=--time=0":            `--b: --time 0: expected 0.000001 to 2147483647 seconds`,
		"match --a= --b= --games 0":          `--games 0: expected 1 or more`,
		"match --a= --b= --threads 0":        `--threads 0: expected 1 to 1024`,
		"match --a= --b= --ballots no.txt":   `no.txt: no such file or directory`,
		"match --a= --b= --pdn no/games.pdn": `--pdn: no/games.pdn is unchanged: no such file or directory`,

		"moves .":                     `.: is a directory`,
		"moves no.txt more.txt":       `unexpected argument "more.txt": expected one file, or - for standard input`,
		"moves --fen W:W31:B1 no.txt": `expected --fen or a file, not both`,
		"moves --player red no.txt":   `--player "red": expected white or black`,
		"moves --player white --color white --fen W:W31:B1": `expected --player or --color white, not both`,
		"moves --notation chess":                            `--notation "chess": expected kata or pdn`,
		"moves --limit -1":                                  `--limit -1: expected 1 or more`,
		"moves --limit 0":                                   `--limit 0: expected 1 or more`,
		"moves --limit some":                                `--limit "some": expected a whole number in plain digits, 1 or more`,

		"pdn no.pdn more.pdn":             `unexpected argument "more.pdn": expected one file, or - for standard input`,
		"pdn --canonical --fen no.pdn":    `expected --canonical or a position, not both`,
		"pdn --canonical --move 1 no.pdn": `expected --canonical or a position, not both`,
		"pdn --move -1 no.pdn":            `--move -1: expected 0 or more`,

		"perft --depth 0":                      `--depth 0: expected 1 to 511`,
		"perft --depth 1000000000 --divide":    `--depth 1000000000: expected 1 to 511`,
		"perft --depth 4294967298":             `--depth 4294967298: expected 1 to 511`,
		"perft --depth 010":                    `--depth "010": expected a whole number in plain digits, 1 to 511`,
		"perft --depth deep":                   `--depth "deep": expected a whole number in plain digits, 1 to 511`,
		"perft --depth 2 --hash 4097":          `--hash 4097: expected 0 to ` + most,
		"perft --depth 2 --hash -1":            `--hash -1: expected 0 to ` + most,
		"perft --depth 2 --threads 0":          `--threads 0: expected 1 to 1024`,
		"perft --depth 2 --divide=maybe":       `--divide "maybe": expected true or false`,
		"perft --depth 2 --divide --shard 1/2": `expected --divide or --shard, not both`,
		"perft 5":                              `unexpected argument "5"`,

		"play it":                              `unexpected argument "it"`,
		"play --white nobody":                  `--white "nobody": expected human, random or computer`,
		"play --level 11":                      `--level "11": expected random, easy, beginner, medium, practiced, hard, best, or 1 to 10`,
		"play --level 3 --time 1":              `expected --level or --time, not both`,
		"play --time 0":                        `--time 0: expected 0.000001 to 2147483647 seconds`,
		"play --time 1e-10":                    `--time 1e-10: expected 0.000001 to 2147483647 seconds`,
		"play --time inf":                      `--time "inf": expected a number`,
		"play --time 2147483648":               `--time 2.147483648e+09: expected 0.000001 to 2147483647 seconds`,
		"play --time 0x10":                     `--time "0x10": expected a number`,
		"play --time -1":                       `--time -1: expected 0.000001 to 2147483647 seconds`,
		"play --pace -1s":                      `--pace -1s: expected 0 or more`,
		"play --resume no.pdn":                 `no.pdn: no such file or directory`,
		"play --fen W:W31:B20 --resume no.pdn": `expected --fen or --resume, not both`,

		"show no.txt more.txt":                                     `unexpected argument "more.txt": expected one file, or - for standard input`,
		"show --color black --player white --fen W:W31:B1":         `expected --player or --color black, not both`,
		"show --format png":                                        `--format "png": expected kata, fen, hub, unicode or svg`,
		"show --mark 20 W:W31:B1":                                  `--mark: expected --format svg`,
		"show --format svg --arrow 20 --notation kata W:W31:B1":    `--arrow "20": expected squares with - or x between them, as in 33-44 in --notation kata`,
		"show --format svg --arrow 20-21 --notation kata W:W31:B1": `--arrow "20-21": expected squares with - or x between them, as in 33-44 in --notation kata`,
		"show --format svg --notation pdn --arrow 32-51 W:W31:B1":  `--arrow "32-51": expected squares with - or x between them, as in 32-28 in --notation pdn`,
		"show --format svg --notation pdn --mark 1,51 W:W31:B1":    `--mark "51": expected a square like 32`,
	} {
		command := strings.Fields(args)[0]
		var out, complaint strings.Builder
		status := cli.Run(strings.Fields(args), strings.NewReader(""), &out, &complaint)
		require.Equal(t, 2, status, args)
		require.Empty(t, out.String(), args)
		require.Equal(t, "draughts: "+want+" (see draughts "+command+" --help)\n", complaint.String(), args)
	}
}

func TestUnusablePositionsAreRefused(t *testing.T) {
	for args, want := range map[string]string{
		"endgame --fen W":               "--fen: offset 1: expected a colon, found the end",
		"moves W:W1:W2":                 "W:W1:W2: offset 5: expected B (whose pieces follow), found 'W'",
		"moves --fen=":                  "--fen: offset 0: expected W or B (who is to move), found the end",
		"perft --depth 2 --fen W:W1:W2": "--fen: offset 5: expected B (whose pieces follow), found 'W'",
		"play --fen=":                   "--fen: offset 0: expected W or B (who is to move), found the end",
		"play --fen X":                  "--fen: offset 0: expected W or B (who is to move), found 'X'",
	} {
		var out, complaint strings.Builder
		status := cli.Run(strings.Fields(args), strings.NewReader(""), &out, &complaint)
		require.Equal(t, 2, status, args)
		require.Empty(t, out.String(), args)
		require.Equal(t, "draughts: "+want+" (see draughts "+strings.Fields(args)[0]+" --help)\n", complaint.String(), args)
	}
}

func TestAPositionThatCannotOccurIsRefused(t *testing.T) {
	var out, complaint strings.Builder
	require.Equal(t, 1, cli.Run([]string{"endgame", "--fen", "W:W1:B33"}, strings.NewReader(""), &out, &complaint))
	require.Empty(t, out.String())
	require.Equal(t, "draughts: a man stands where it is crowned: expected a king\n", complaint.String())
}
