//go:build unix

package terminal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/programtest"
)

func TestEachRowOfTheFormIsAFlag(t *testing.T) {
	t.Parallel()
	help, _, status := piped(t, "", "--help")
	require.Zero(t, status)
	require.Regexp(t, `--first you\|program +who takes first \(default\s+you;\s+through\s+a\s+pipe\s+program\)`, help)
	require.Regexp(t, `--matches string +the size\n`, help)
	require.Regexp(t, `--small +short for --matches=3\n`, help)
	require.Regexp(t, `(?s)\nWho plays:\n.*--first .*\nLooks:\n.*--theme .*\nRecords:\n.*--resume `, help)
	require.NotContains(t, help, "--pieces", "another name of --signs")
	out, _, status := piped(t, "quit\n", "--first", "you")
	require.Equal(t, "||||||||||||\n", out, "the row wins over what a pipe usually plays")
	require.Zero(t, status)
	_, errors, status := piped(t, "", "--first", "Bob")
	require.Equal(t, "heap: --first \"Bob\": expected you or program (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
}

// A leveled heap has a row for the program, and a row that changes only the looks.
type leveled struct{ playtest.Setup }

func (l leveled) Rows(choices play.Choices) []play.Row {
	return append(
		l.Setup.Rows(choices),
		play.Row{Name: "level", Label: "level", Values: []play.Value{{Name: "1", Label: "easy"}, {Name: "2", Label: "hard"}, {Name: "3", Label: "best"}}, Spoken: map[string]string{"2": "hard"}},
		play.Row{Name: "color", Label: "color", Look: true, Values: []play.Value{{Name: "red", Label: "red"}, {Name: "blue", Label: "blue"}}},
	)
}

func TestALineGameBeginsWithTheChoicesOfPlayers(t *testing.T) {
	t.Parallel()
	game := programtest.Open(t, []string{"SETUP=level"}, "heap", "play", "--plain", "--no-keep")
	game.WaitsFor("A new game\nlevel: easy (or --level hard, 3)\nhelp lists the commands\n")
	game.Types("quit\n")
	require.Zero(t, game.Ends())
	game = programtest.Open(t, []string{"SETUP=level"}, "heap", "play", "--plain", "--no-keep", "--matches=3")
	game.WaitsFor("A new game\nhelp lists the commands\n") // flags have chosen the game
	game.Types("quit\n")
	require.Zero(t, game.Ends())
}

// A record need not name the players.
func TestAResumedGameBeginsWithTheChoicesOfPlayers(t *testing.T) {
	t.Parallel()
	record := filepath.Join(t.TempDir(), "heap.txt")
	for text, want := range map[string]string{"12 1 1\n": "A new game\nlevel: easy (or --level hard, 3)\nhelp lists the commands\n", "1 1\n": ""} {
		require.NoError(t, os.WriteFile(record, []byte(text), 0o600))
		game := programtest.Open(t, []string{"SETUP=level"}, "heap", "play", "--plain", "--no-keep", "--resume", record)
		game.Types("quit\n")
		require.Zero(t, game.Ends())
		require.Contains(t, game.Shown(), want)
		require.Equal(t, want != "", strings.Contains(game.Shown(), "level:"), "a game that is over is only shown")
	}
	out, _, status := pipedTo(t, leveled{}, "quit\n", "--resume", record)
	require.Zero(t, status)
	require.NotContains(t, out, "level:")
}

func TestAnAliasMakesChoicesUnlessItsRowsDo(t *testing.T) {
	t.Parallel()
	out, _, status := piped(t, "quit\n", "--small")
	require.Equal(t, "You took 0.\n|||\nThe program took 1.\n||\n", out)
	require.Zero(t, status)
	_, errors, status := piped(t, "", "--small", "--matches=12")
	require.Equal(t, "heap: expected --small or --matches, not both (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
	_, errors, status = piped(t, "", "--small=false")
	require.Equal(t, "heap: --small false: expected true (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
}

func TestAChoiceWithoutAnEffectIsAMisuse(t *testing.T) {
	t.Parallel()
	const misuse = "heap: --first program: you begin a heap of 3: expected a larger heap (see heap play --help)\n"
	path := filepath.Join(t.TempDir(), "heap.txt")
	_, _, status := piped(t, "quit\n", "--matches=3", "--record", path)
	require.Zero(t, status)
	for _, args := range []string{"--matches=3", "--small", "--resume=" + path} {
		_, errors, status := piped(t, "", args, "--first=program")
		require.Equal(t, misuse, errors, args)
		require.Equal(t, 2, status)
	}
	screen := programtest.Open(t, nil, "heap", "play", "--matches=3", "--first=program")
	require.Equal(t, 2, screen.Ends())
	require.Equal(t, misuse, strings.ReplaceAll(screen.Shown(), "\r", ""))
}
