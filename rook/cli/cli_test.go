package cli_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook/cli"
)

// With colors, the tiles that the rook left or passed over in the last move are marked.
func TestTheLastMoveIsMarked(t *testing.T) {
	var stdout, stderr strings.Builder
	play := strings.Fields("play --color always --p2 human --bounds 2x3 --state 0,1")
	require.Equal(t, 0, cli.Run(play, strings.NewReader("R 2\nD 1\nquit\n"), &stdout, &stderr))
	shown := regexp.MustCompile(`\x1b\[[0-9;]*m`).ReplaceAllString(stdout.String(), "")
	require.Equal(t, `Player 1 (human) against Player 2 (human)

|     |  R  |     |     |
|     |     |     |     |
|     |     |     |  X  |

Player 1 moves RIGHT 2

|     |  ·  |  ·  |  R  |
|     |     |     |     |
|     |     |     |  X  |

Player 2 moves DOWN 1

|     |     |     |  ·  |
|     |     |     |  R  |
|     |     |     |  X  |

`, shown)
}

// On a square board the second player can always win. Recorded games are
// played move by move, and not with Playout.
func TestBothPlayersMoveInAGameThatIsRecorded(t *testing.T) {
	var stdout, stderr strings.Builder
	simulate := strings.Fields("simulate --games 20 --bounds 4x4 --p1 random --p2 perfect --seed 1 --record")
	require.Equal(t, 0, cli.Run(append(simulate, t.TempDir()), strings.NewReader(""), &stdout, &stderr), stderr.String())
	require.Regexp(t, `(?m)^wins of player 2 \(best\) +20$`, stdout.String())
}
