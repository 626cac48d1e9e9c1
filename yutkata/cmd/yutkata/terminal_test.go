//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/internal/programtest"
)

func TestTheGameIsPlayedLikeAllGames(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "yutkata", Flags: []string{"--computer=B", "--seed=1"},
		List: "Your turn:", Move: "\r", Typed: "throw\r", Moved: "A: GE", Line: "t", Turn: "A (you) to throw · computer: random", Enters: "A1",
		Refused: "a1\r", Why: "A has not thrown: expected t to throw",
		Before: "\r", Hinted: "the chance to win is", Lost: "computer 1", Replay: []string{"replay"},
		Applies: map[string]string{"--level=easy": "computer: easy", "--computer=A": "B (you)", "--notes": "computer: random", "--computer=none": "PlayerA to move"},
		Unfit: map[string]string{
			"--seed=2":   "--seed 2: the unfinished game has --seed 1",
			"--spaces=9": "--spaces 9: the unfinished game has --spaces 15", "--wrap": "--wrap true: the unfinished game has --wrap false",
			"--computer=C":      `--computer "C": expected A to B`,
			"--obstacle=3:miss": "--obstacle 3:miss: the unfinished game has none",
			"--players=3":       "--players 3: the unfinished game has --players 2", "--tokens=1": "--tokens 1: the unfinished game has --tokens 2",
		},
	}.Test(t)
}

// On a terminal the program prints prompts, and lines without $. The terminal itself
// shows the typed text.
func TestTheProgramPromptsOnATerminal(t *testing.T) {
	t.Parallel()
	shown, status := lines(t, "t\na1\nnonsense\nquit\n", "play", "--plain", "--computer=none", "--spaces=3", "--throws=ooox")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"Yut kata: bring all your tokens to the last space first",
		"Enter throws the sticks; help lists the commands",
		"|    |    |    |",
		" 1    2    3",
		"PlayerA to throw",
		"> The throw is DO ooox: 1",
		"  1  A1: enters on 1",
		"  2  A2: enters on 1",
		"A1 or A2> |A1  |    |    |",
		" 1    2    3",
		"PlayerB to throw",
		`> "nonsense" is not a command: expected t to throw (type help)`,
		"> ",
	}, shown)
}

// Without flags that choose them, the players are named, with the flags that choose others.
// The help has the rules in short.
func TestAGameLineByLineSaysWhoPlaysAndHow(t *testing.T) {
	t.Parallel()
	shown, status := lines(t, "help\nrules\nquit\n", "play", "--plain", "--seed=1")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"Yut kata: bring all your tokens to the last space first",
		"opponent: the computer, you begin (or --computer begins, none, all)",
		"level: random: any token (or --level easy, medium, best)",
		"Enter throws the sticks; help lists the commands",
	}, shown[:4])
	require.Contains(t, strings.Join(shown, " "), "DO 1, GE 2, GEOL 3, YUT 4, and MO, with no flat side, 5. After YUT and MO you throw again.")
	require.Contains(t, strings.Join(shown, " "), "  quit     leave the game (q) > The rules  The tokens walk along one line of spaces.")
	require.NotContains(t, strings.Join(shown, " "), "mouse", "the keys of the screen")
	for _, line := range shown {
		require.LessOrEqual(t, len([]rune(line)), 80)
	}
}

func TestTheComputersCommandsLookTypedOnATerminal(t *testing.T) {
	t.Parallel()
	shown, status := lines(t, "quit\n", "play", "--plain", "--spaces=3", "--throws=ooox", "--computer=A", "--level=medium")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"Yut kata: bring all your tokens to the last space first",
		"Enter throws the sticks; help lists the commands",
		"|    |    |    |",
		" 1    2    3",
		"A (computer) to throw · computer: medium",
		"> t",
		"The throw is DO ooox: 1",
		"> A1",
		"|A1  |    |    |",
		" 1    2    3",
		"B (you) to throw · computer: medium",
		"> ",
	}, shown)
}

// The program prints prompts only if both its input and its output are terminals.
func TestATranscriptIsWrittenUnlessInputAndOutputAreTerminals(t *testing.T) {
	t.Parallel()
	for name, side := range map[string]string{
		"the keyboard": "yutkata play --spaces=3 | cat",
		"the screen":   "echo quit | yutkata play --spaces=3",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			terminal := programtest.Open(t, nil, "sh", "-c", side)
			terminal.WaitsFor("$[[][][]]\n$PlayerA's turn\n")
			terminal.Types("quit\n")
			require.Equal(t, 0, terminal.Ends())
			require.NotContains(t, terminal.Shown(), "> ")
		})
	}
}

// An empty line throws the sticks if a throw is the only choice. Each note is printed
// below the line that it explains.
func TestAnEmptyLineThrowsOnATerminal(t *testing.T) {
	t.Parallel()
	shown, status := lines(t, "\n\na1\n\nb1\nquit\n", "play", "--plain", "--computer=none", "--spaces=3", "--throws=ooox,ooox")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"Yut kata: bring all your tokens to the last space first",
		"Enter throws the sticks; help lists the commands",
		"|    |    |    |",
		" 1    2    3",
		"PlayerA to throw",
		"> The throw is DO ooox: 1",
		"  1  A1: enters on 1",
		"  2  A2: enters on 1",
		"A1 or A2> A1 or A2> |A1  |    |    |",
		" 1    2    3",
		"PlayerB to throw",
		"> The throw is DO ooox: 1",
		"  1  B1: enters on 1, sends off A1",
		"  2  B2: enters on 1, sends off A1",
		"B1 or B2> |B1  |    |    |",
		" 1    2    3",
		"  A1 is sent off the board and must start over, as PlayerB moved their token on",
		"  the same space",
		"PlayerA to throw",
		"> ",
	}, shown)
}

// A board that would be wider than the terminal has several rows.
func TestABoardFitsTheTerminal(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, nil, "sh", "-c", "stty columns 20; yutkata play --plain --seed=1 --no-keep")
	terminal.WaitsFor("> ")
	terminal.Types("quit\n")
	require.Equal(t, 0, terminal.Ends())
	require.Contains(t, terminal.Shown(), "|    |    |    |\n 1    2    3\n|    |    |    |\n 4    5    6\n")
}

// Long commands show their progress. After Ctrl-C, they print the results so far.
func TestProgressIsShownOnATerminal(t *testing.T) {
	t.Parallel()
	shown, status := programtest.Typed(t, "", "yutkata", "solve", "--spaces=8")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "12 / 12 digits")
	require.Regexp(t, `PlayerA wins with a chance of 0\.\d{12}\n`, shown)

	// The program draws the full bar, and erases it before it prints the results.
	shown, status = programtest.Typed(t, "", "yutkata", "simulate", "--games=1000", "--seed=1")
	require.Equal(t, 0, status)
	require.Regexp(t, `1000 / 1000 games[^\n]*\r\S* {40,}\S*\rPlayerA wins`, shown)

	terminal := programtest.Open(t, nil, "yutkata", "simulate", "--games=1000000000", "--seed=1")
	terminal.WaitsForMatch(`[1-9]\d* / 1000000000 games`)
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `PlayerA wins \d+ of \d+ games \(\d+\.\d%\)\n`, terminal.Shown())
	require.Contains(t, terminal.Shown(), "yutkata: interrupted\n")
}

// A resumed game shows its position and the throw that has not been used yet.
func TestAResumedGameShowsItsPositionOnATerminal(t *testing.T) {
	t.Parallel()
	record := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, os.WriteFile(record, []byte("*Note yutkata play --spaces 3\n"+
		"$[[][][]]\n$PlayerA's turn\n>t\n$The throw is DO ooox\n>a1\n$[[A1][][]]\n$PlayerB's turn\n>t\n$The throw is GE xxoo\n"), 0o600))
	shown, status := lines(t, "quit\n", "play", "--plain", "--resume="+record, "--throws=oooo")
	require.Equal(t, 0, status)
	require.Equal(t, []string{
		"Yut kata: bring all your tokens to the last space first",
		"opponent: people only (or --computer others, begins, all)",
		"Enter throws the sticks; help lists the commands",
		"|A1  |    |    |", " 1    2    3", "PlayerB to move 2", "The throw is GE xxoo: 2",
		"  1  B1: enters on 2", "  2  B2: enters on 2", "B1 or B2> ",
	}, shown)

	over := filepath.Join(t.TempDir(), "over.txt")
	require.NoError(t, os.WriteFile(over, []byte("*Note yutkata play --spaces 2 --tokens 1\n"+
		"$[[][]]\n$PlayerA's turn\n>t\n$The throw is GE xoox\n>a1\n"), 0o600))
	shown, status = lines(t, "", "play", "--plain", "--resume="+over, "--throws=oooo")
	require.Equal(t, 0, status)
	require.Equal(t, []string{"|  |  |  finished: A1", " 1  2", "PlayerA has won", ""}, shown)
}

// lines types text on a terminal, runs the program there, and returns the lines that
// the terminal shows.
func lines(t *testing.T, text string, args ...string) (shown []string, status int) {
	t.Helper()
	screen, status := programtest.Typed(t, text, "yutkata", append(args, "--no-keep", "--color=never")...)
	return strings.Split(screen, "\n"), status
}

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	programtest.Examples(t, "yutkata")
}
