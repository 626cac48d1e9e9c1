package lines_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program"
	"games.example/program/play"
	"games.example/program/play/lines"
	"games.example/program/play/playtest"
)

// played plays a heap of five matches with some lines of input, and returns the
// output.
func played(t *testing.T, input ...string) string {
	t.Helper()
	var out strings.Builder
	console := program.NewConsole(strings.NewReader(strings.Join(input, "\n")), &out, program.LongestLine)
	game, err := lines.Run(t.Context(), playtest.NewHeap(5), console, forget)
	if err != nil {
		require.ErrorIs(t, err, program.ErrEndOfInput)
		require.False(t, game.Over())
	}
	return out.String()
}

// forget keeps nothing.
func forget(play.Game) string { return "" }

func TestAGameIsPlayedToItsEnd(t *testing.T) {
	require.Equal(t, `|||||
You took 2.
|||
The program took 1.
||
You took 2.

`, played(t, "T2", "t2", "T1"))
}

func TestWordsListHintUndoResignAndShow(t *testing.T) {
	for input, want := range map[string]string{
		"moves":     "take 1 of the matches\ntake 2 of the matches\ntake 3 of the matches\n",
		"hint":      "(good) take 3 of the matches\n",
		"undo":      "There is nothing to take back.\n",
		"T1\nundo":  "You took 1.\n||||\nThe program took 1.\n|||\n|||||\n",
		"board":     "|||||\n",
		"BOARD\n\n": "|||||\n",
		"resign":    "|||||\n",
		"how many":  "5 matches\n",
		"quit\nT1":  "",
		"T9":        "take one to three matches: expected T1, T2 or T3\n",
		"help":      "  T2       take two matches\n" + play.English.Lines,
	} {
		require.Equal(t, "|||||\n"+want, played(t, input), input)
	}
}

func TestEachMomentIsKeptAndTheReportIsPrintable(t *testing.T) {
	var out strings.Builder
	console := program.NewConsole(strings.NewReader("T1\nmoves\nundo\n"), &out, program.LongestLine)
	var kept []int
	_, err := lines.Run(t.Context(), playtest.NewHeap(5), console, func(game play.Game) string {
		kept = append(kept, game.(playtest.Heap).Matches)
		return "the disk is \x1bfull"
	})
	require.ErrorIs(t, err, program.ErrEndOfInput)
	require.Equal(t, []int{4, 3, 5}, kept)
	require.Contains(t, out.String(), "the disk is ")
	require.NotContains(t, out.String(), "\x1b")
}

func TestAnInterruptEndsTheGameWhereItIs(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	console := program.NewConsole(neverRead{}, &strings.Builder{}, program.LongestLine)
	game, err := lines.Run(ctx, playtest.NewHeap(5), console, forget)
	require.ErrorIs(t, err, program.ErrInterrupted)
	require.Equal(t, 5, game.(playtest.Heap).Matches)
}

// neverRead is an input on which nobody types.
type neverRead struct{}

func (neverRead) Read([]byte) (int, error) { select {} }
