package cli

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

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
