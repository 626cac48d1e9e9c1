package cli_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/programtest"
	"games.example/yutnori"
	"games.example/yutnori/cli"
)

// Each screen shows the state that the rules give after the typed moves.
func TestTheConsolePlaysByTheRules(t *testing.T) {
	t.Parallel()
	turn := regexp.MustCompile(`(?m)^Player \d turn\nPiece : .*\nYut : .*$`)
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(2, 4).Draw(t, "players")
		pieces := rapid.IntRange(2, 4).Draw(t, "pieces")
		rules, err := yutnori.NewRules(yutnori.Basic(players, pieces))
		require.NoError(t, err)
		game := yutnori.New(rules)
		typed := []string{"1", fmt.Sprint(players), fmt.Sprint(pieces)}
		var throws, turns []string
		for won := false; !won; _, won = game.Winner() {
			for game.Chains() > 0 {
				result := yutnori.Result(rapid.IntRange(int(yutnori.BackDo), int(yutnori.Mo)).Draw(t, "throw"))
				throws = append(throws, result.String())
				_, err := game.Throw(result)
				require.NoError(t, err)
			}
			player := game.Current()
			turns = append(turns, fmt.Sprintf("Player %d turn\nPiece : %sYut : %v ",
				player.Number(), withoutArrived(player), player.Pool()))
			move := rapid.SampledFrom(game.Moves()).Draw(t, "move")
			typed = append(typed, fmt.Sprint(move.From), move.Result.String())
			_, err := game.Move(move)
			require.NoError(t, err)
		}
		typed = append(typed, "2")

		var screen, complaint strings.Builder
		status := cli.Run([]string{"basic", "--throws=" + strings.Join(throws, ",")},
			strings.NewReader(strings.Join(typed, "\n")), &screen, &complaint)
		require.Equal(t, 0, status, complaint.String())
		require.Empty(t, complaint.String())
		require.Equal(t, turns, turn.FindAllString(screen.String(), -1))
		require.Contains(t, screen.String(), fmt.Sprintf("\nPlayer %d win\n", game.Current().Number()))
		require.NotContains(t, "\n"+screen.String(), "\n\n")
	})
}

func withoutArrived(player yutnori.Player) string {
	var text strings.Builder
	for _, position := range player.Pieces() {
		if position != yutnori.Arrived {
			fmt.Fprintf(&text, "%d ", position)
		}
	}
	return text.String() + "\n"
}

func TestOutputThatCannotBeWrittenIsAFailure(t *testing.T) {
	for _, args := range [][]string{{}, {"basic"}, {"--help"}, {"saves"}} {
		var complaint strings.Builder
		typed := strings.NewReader("1\n2\n")
		status := cli.Run(args, typed, programtest.Full, &complaint)
		require.Equal(t, 1, status)
		require.Equal(t, "yutnori: no space left\n", complaint.String())
		require.Equal(t, 4, typed.Len(), "the program reads no answer to an unasked question")
	}
}

// Characters in a path that could change the terminal are printed as escapes.
func TestAPathIsPrintable(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "e\x1b[31m\nx")
	require.NoError(t, os.Mkdir(dir, 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "game_info.txt"), []byte("half\n"), 0o600))
	for args, typed := range map[string]string{"saves": "", "advanced": "2\nNoah\n22d34h\n3\n"} {
		var screen, complaint strings.Builder
		cli.Run([]string{args, "--data=" + dir}, strings.NewReader(typed), &screen, &complaint)
		require.NotContains(t, screen.String()+complaint.String(), "\x1b")
		require.Contains(t, complaint.String(), `e\x1b[31m\nx`)
		require.Equal(t, 1, strings.Count(complaint.String(), "\n"))
		require.Equal(t, args == "advanced", strings.Contains(screen.String(), `e\x1b[31m\nx`))
	}
}
