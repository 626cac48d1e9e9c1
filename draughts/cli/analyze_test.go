package cli_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts/cli"
)

func TestAnAnalysisOfAFailingInputFails(t *testing.T) {
	t.Parallel()
	in := io.MultiReader(strings.NewReader("1. 32-28 *\n1. 31-"), iotest.ErrReader(errors.New("no tape")))
	var out, complaint strings.Builder
	require.Equal(t, 2, cli.Run(strings.Fields("analyze --nodes 100 --hash 1 --endgame 0"), in, &out, &complaint))
	require.Equal(t, "1. 32-28 *\n\n", out.String())
	require.Equal(t, "draughts: -: no tape (see draughts analyze --help)\n", complaint.String())
}

func TestTheTableOfLossesHasARowForEachPlayer(t *testing.T) {
	t.Parallel()
	var table strings.Builder
	game := strings.NewReader("[White \"A\tB\"]\n1. 32-28 *\n[White \"A\tB\"]\n1. 31-27 19-23 *")
	require.Zero(t, cli.Run(strings.Fields("analyze --nodes 100 --hash 1 --endgame 0"), game, io.Discard, &table))
	require.Regexp(t, `^player  moves  average loss  blunders
A B  +2 +\d\.\d\d +\d
black +1 +\d\.\d\d +\d
$`, table.String())
}
