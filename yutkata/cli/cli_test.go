package cli_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/programtest"
	"games.example/yutkata/cli"
)

// The games have random rules. The replay command checks each game twice: with the flags
// of the transcript, and with flags on the command line.
func TestReplayAcceptsWhatPlayPrints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(2, 5).Draw(t, "players")
		spaces := rapid.IntRange(2, 18).Draw(t, "spaces")
		flags := []string{
			fmt.Sprintf("--players=%d", players),
			fmt.Sprintf("--spaces=%d", spaces),
			fmt.Sprintf("--tokens=%d", rapid.IntRange(1, 4).Draw(t, "tokens")),
			fmt.Sprintf("--wrap=%v", rapid.Bool().Draw(t, "wrap")),
		}
		for _, space := range rapid.SliceOfNDistinct(rapid.IntRange(1, spaces-1), 0, min(3, spaces-1), rapid.ID[int]).Draw(t, "obstacles") {
			kind := rapid.SampledFrom([]string{"miss", "back:1", "back:3"}).Draw(t, "kind")
			flags = append(flags, fmt.Sprintf("--obstacle=%d:%s", space, kind))
		}
		play := append([]string{"play", "--throws=" + throws(t)}, flags...)
		for player := range rapid.IntRange(0, players).Draw(t, "computers") {
			play = append(play, "--computer="+string(rune('A'+player)))
		}
		typed := strings.Join(rapid.SliceOf(rapid.SampledFrom([]string{
			"t", "t", "t", "A1", "B1", "C1", "A2", "PlayerB.Throw()", "help", "", "nonsense",
		})).Draw(t, "typed"), "\n")

		if rapid.Bool().Draw(t, "notes") {
			play = append(play, "--notes")
		}
		var transcript, told, again, complaint strings.Builder
		status := cli.Run(play, strings.NewReader(typed), &transcript, &complaint)
		require.Contains(t, []int{0, 1}, status, "%s", complaint.String())
		require.Equal(t, 0, cli.Run(append([]string{"replay", "-"}, flags...),
			strings.NewReader(transcript.String()), &told, &complaint), "%s%s", transcript.String(), told.String())
		require.Equal(t, fmt.Sprintf("ok %d\n", strings.Count("\n"+transcript.String(), "\n$")), told.String())
		require.Equal(t, 0, cli.Run([]string{"replay", "-"}, strings.NewReader(transcript.String()), &again, &complaint))
		require.Equal(t, told.String(), again.String())
	})
}

// The test leaves the game after a random line.
func TestARecordContinuesLikeAGameThatWasNeverLeft(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		flags := []string{
			"play", "--computer=A", "--computer=B", "--spaces=6", "--obstacle=2:miss", "--obstacle=4:back:1",
			fmt.Sprintf("--wrap=%v", rapid.Bool().Draw(t, "wrap")),
			fmt.Sprintf("--seed=%d", rapid.Uint64().Draw(t, "seed")),
		}
		var whole, on, complaint strings.Builder
		require.Equal(t, 0, cli.Run(flags, strings.NewReader(""), &whole, &complaint), complaint.String())
		lines := strings.SplitAfter(whole.String(), "\n")
		left := rapid.IntRange(1, len(lines)).Draw(t, "lines")
		record := filepath.Join(directory, "game.txt")
		require.NoError(t, os.WriteFile(record, []byte(strings.Join(lines[:left], "")), 0o600))

		resume := []string{"play", "--computer=A", "--computer=B", "--resume=" + record, "--record=" + record}
		require.Equal(t, 0, cli.Run(resume, strings.NewReader(""), &on, &complaint), complaint.String())
		require.Equal(t, whole.String(), on.String())
		recorded, err := os.ReadFile(record)
		require.NoError(t, err)
		require.Equal(t, whole.String(), string(recorded))
	})
}

func throws(t *rapid.T) string {
	return strings.Join(rapid.SliceOfN(rapid.StringMatching(`[xo]{4}`), 1, 60).Draw(t, "throws"), ",")
}

func TestAGameThatNobodyReadsEnds(t *testing.T) {
	const nobodyPasses = "play --spaces=7 --computer=A --computer=B --obstacle=1:back:1 " +
		"--obstacle=2:back:2 --obstacle=3:back:3 --obstacle=4:back:4 --obstacle=5:back:5"
	var complaint strings.Builder
	status := cli.Run(strings.Fields(nobodyPasses), strings.NewReader(""), programtest.Full, &complaint)
	require.Equal(t, 1, status)
	require.Equal(t, "yutkata: no space left\n", complaint.String())
}

func TestCarriageReturnsAreIgnoredEverywhere(t *testing.T) {
	const transcript = "\r*Note yutkata play\r --spaces 2\r\n\r $[[]\r[]]\r\r\n$PlayerA's turn\r  *Note\r\n"
	var told, complaint strings.Builder
	require.Equal(t, 0, cli.Run([]string{"replay", "-"}, strings.NewReader(transcript), &told, &complaint), told.String())
	require.Equal(t, "ok 2\n", told.String())
}
