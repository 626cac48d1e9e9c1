package cli

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// anyFacts generates the facts of a game that flags can describe.
func anyFacts(t *rapid.T) yutnori.Facts {
	facts := yutnori.Basic(rapid.IntRange(2, 4).Draw(t, "players"), rapid.IntRange(1, 4).Draw(t, "pieces"))
	for player := range facts.Teams[:facts.Players] {
		team := &facts.Teams[player]
		team.Corner = yutnori.Corner(rapid.IntRange(0, 3).Draw(t, "corner"))
		team.Clockwise = rapid.Bool().Draw(t, "clockwise")
		team.Skills = yutnori.Animal(rapid.IntRange(0, 4).Draw(t, "animal")).Skills() // number 4 stands for no animal
	}
	facts.BackResults = rapid.Bool().Draw(t, "back results")
	facts.NoChainOnYut = rapid.Bool().Draw(t, "no chain")
	facts.ShortWayOptional = rapid.Bool().Draw(t, "optional")
	facts.BackFromOne = yutnori.BackFromOne(rapid.IntRange(0, 2).Draw(t, "back from one"))
	return facts
}

// The record of any game can be replayed.
func TestReplayAcceptsARecordedGame(t *testing.T) {
	path := filepath.Join(t.TempDir(), "record")
	proved := func() (status int, told string) {
		var out strings.Builder
		status = Run([]string{"replay", path}, strings.NewReader(""), &out, io.Discard)
		return status, out.String()
	}
	rapid.Check(t, func(t *rapid.T) {
		rules, err := yutnori.NewRules(anyFacts(t))
		require.NoError(t, err)
		game := yutnori.New(rules)
		sticks, err := yutnori.NewYutSticks(0.5)
		require.NoError(t, err)
		chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))

		_ = os.Remove(path)
		file, err := command.NewRecord(path)
		require.NoError(t, err)
		m := match{
			sitting: &sitting{record: file}, game: game,
			begun: record.Game{Name: "house", Rules: rules, Seed: "7", Start: game.State()},
		}
		require.NoError(t, m.keep())
		for range rapid.IntRange(1, 60).Draw(t, "moves") {
			if _, won := game.Winner(); won {
				break
			}
			if game.Chains() > 0 {
				require.NoError(t, game.Current().Throw(yutnori.RandomThrower(rules, sticks, chance)))
			}
			_, err := game.Move(rapid.SampledFrom(game.Moves()).Draw(t, "move"))
			require.NoError(t, err)
			require.NoError(t, m.keep())
		}

		status, told := proved()
		require.Zero(t, status, told)
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, len(game.History()), strings.Count(string(text), " throws ")+strings.Count(string(text), " moves "))
		require.Equal(t, told, fmt.Sprintf("ok %d\n", strings.Count(string(text), "\n")))
	})
}

func TestTheGamesOfASittingAreInOneRecord(t *testing.T) {
	path := filepath.Join(t.TempDir(), "record")
	const throws, game = "do,back-do,back-do,back-do,do", "1\n2\n0 do\n0 back-do\n1 back-do\n0 back-do\n29 do\n"
	args := []string{"basic", "--pieces=1", "--throws=" + throws + "," + throws, "--record=" + path}
	require.Zero(t, Run(args, strings.NewReader(game+game+"2\n"), io.Discard, io.Discard))
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	const played = `yutnori basic --pieces=1
player 0 throws do
player 0 moves 0 do: to 1
player 1 throws back-do
player 1 moves 0 back-do: nothing
player 0 throws back-do
player 0 moves 1 back-do: to 29
player 1 throws back-do
player 1 moves 0 back-do: nothing
player 0 throws do
player 0 moves 29 do: to 100
player 0 wins
`
	require.Equal(t, played+played, string(text))
}

func TestReplayReportsADifference(t *testing.T) {
	const head = "yutnori basic --pieces=1\n"
	for text, want := range map[string]string{
		head + "player 0 throws do\nplayer 0 moves 0 do: to 2\n":                         `record:3: expected "player 0 moves 0 do: to 1", not "player 0 moves 0 do: to 2"`,
		head + "player 1 throws do\n":                                                    `record:2: expected "player 0 throws do", not "player 1 throws do"`,
		head + "player 0 throws do\nplayer 0 throws do\n":                                "record:3: the pool must be spent first",
		head + "player 0 throws do\nplayer 0 moves 0 gae: to 2\n":                        "record:3: that result is not in the pool",
		head + "player 0 throws do\nplayer 0 moves 9 do: to 10\n":                        "record:3: you have no piece there",
		head + "player 0 throws do\nplayer 0 moves x do: to 10\n":                        "record:3: that is not a position of the board",
		head + "player 0 throws up\n":                                                    `record:2: that is not a result of this game: "up"`,
		head + "player 0 sleeps\n":                                                       "record:2: expected a throw or a move",
		head + "player 0 throws do\nseed 7\n":                                            "record:3: expected a throw or a move",
		"yutnori play --flat=2\n":                                                        "record:1: --flat 2: expected 0.01 to 0.99",
		"yutnori play --flat=0x1p-1\n":                                                   `record:1: --flat "0x1p-1": expected a number`,
		"yutnori basic --flat=0.6\n":                                                     "record:1: unknown flag: --flat",
		head + "seed x\n":                                                                `record:2: seed "x": expected a whole number of 64 bits, 0 or more`,
		head + "seed 07\n":                                                               `record:2: seed "07": expected a whole number of 64 bits, 0 or more`,
		head + "seed 18446744073709551615\nseed 18446744073709551616\n":                  `record:3: seed "18446744073709551616": expected a whole number of 64 bits, 0 or more`,
		head + "pieces 29 | 0 | 0\nplayer 0 throws do\nplayer 0 moves 29 do: to 100\n\n": `record:5: expected "player 0 wins", not ""`,
		"yutnori basic --pieces=2\npieces 0 2 | 0 0 | 0\nplayer 0 throws gae\nplayer 0 moves 0 gae: to 2\n": `record:4: expected "player 0 moves 0 gae: to 2, stacks on 1", not "player 0 moves 0 gae: to 2"`,
		head + "player 0 throws do\npieces 29 | 0 | 0\n":                                                    "record:3: expected a throw or a move",
		head + "pieces -1 | 0 | 0\n":                                                                        "record:2: expected the positions of each player and who throws first, with | between",
		head + "pieces 29 | 0\n":                                                                            "record:2: the wrong number of players: expected 2, not 1",
		head + "pieces 029 | 0 | 0\n":                                                                       "record:2: expected the positions of each player and who throws first, with | between",
		head + "pieces 29 | 0 | +0\n":                                                                       "record:2: expected the positions of each player and who throws first, with | between",
		head + "pieces 29 | 0 | x\n":                                                                        "record:2: expected the positions of each player and who throws first, with | between",
		head + "pieces 300 | 0 | 0\n":                                                                       "record:2: expected the positions of each player and who throws first, with | between",
		"yutnori chess\n":                                                                                   `record:1: expected a game, as in "yutnori basic --players=2"`,
		"yutnori basic --players=x\n":                                                                       `record:1: --players "x": expected a whole number in plain digits, 2 to 4`,
		"yutnori basic --players\n":                                                                         "record:1: --players: expected a value",
		"yutnori basic -h\n":                                                                                "record:1: unknown flag: -h",
		"yutnori basic 2\n":                                                                                 `record:1: unexpected argument "2"`,
		"yutnori basic --players=9\n":                                                                       `record:1: --players 9: expected 2 to 4`,
		"player 0 throws do\n":                                                                              `record:1: expected a game, as in "yutnori basic --players=2"`,
	} {
		t.Chdir(t.TempDir())
		require.NoError(t, os.WriteFile("record", []byte(text), 0o600))
		var out, complaint strings.Builder
		require.Equal(t, 1, Run([]string{"replay", "record"}, strings.NewReader(""), &out, &complaint), text)
		require.Equal(t, want+"\n", out.String(), text)
		require.Empty(t, complaint.String())
	}
}
