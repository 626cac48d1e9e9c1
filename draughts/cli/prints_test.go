package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/cli"
)

// The kata's board as a file, and as a FEN with either player to move.
const (
	example      = "../testdata/example.txt"
	whiteExample = "W:WK1,29,38,40,48:B7,13,20,24,35,39,K47"
	blackExample = "B:WK1,29,38,40,48:B7,13,20,24,35,39,K47"
)

// prints runs a command and returns its output. The command must succeed and print no
// error.
func prints(t *testing.T, input, command string, more ...string) string {
	t.Helper()
	var out, complaint strings.Builder
	status := cli.Run(append(strings.Fields(command), more...), strings.NewReader(input), &out, &complaint)
	require.Empty(t, complaint.String(), command)
	require.Zero(t, status, command)
	return out.String()
}

func TestTheFlagsDecideWhichMovesAreListed(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string][]string{
		"--fen " + whiteExample:                     {"19x46x68x95x51"},
		"--fen " + blackExample + ".":               {"75x53x31"},
		"--fen " + blackExample + " --player white": {"19x46x68x95x51"},
		"--fen W:W:B1 --json":                       {"[]"},
		"--fen B:W50:B1,2 --json":                   {`["19-08","19-28","39-28","39-48"]`},
		"--fen B:W50:B1,2,10 --notation pdn":        {"1-6", "1-7", "10-14", "10-15", "2-7", "2-8"}, // sorted as strings

		// A man can go around four men in either direction. These are two turns, but
		// the same move.
		"--fen W:W28:B23,24,33,34":          {"44x62x84x66x44", "44x66x84x62x44"},
		"--fen W:W28:B23,24,33,34 --unique": {"44x62x84x66x44"},

		// A king can capture two men along several paths.
		"--fen W:WK46:B37,23":            {"00x33x66", "00x33x77", "00x33x88", "00x33x99", "00x44x66", "00x44x77", "00x44x88", "00x44x99"},
		"--fen W:WK46:B37,23 --unique":   {"00x33x66", "00x33x77", "00x33x88", "00x33x99"},
		"--fen W:WK46:B37,23 --limit 3":  {"00x33x66", "00x33x77", "00x33x88"},
		"--fen W:WK46:B37,23 --limit 99": {"00x33x66", "00x33x77", "00x33x88", "00x33x99", "00x44x66", "00x44x77", "00x44x88", "00x44x99"},
	} {
		require.Equal(t, strings.Join(want, "\n")+"\n", prints(t, "", "moves --notation kata "+flags), flags)
	}
}

func TestAPositionIsShownInEachForm(t *testing.T) {
	t.Parallel()
	board, err := os.ReadFile(example)
	require.NoError(t, err)
	for flags, want := range map[string]string{
		"--format fen " + example:                   whiteExample + "\n",
		"--format fen --color black " + example:     blackExample + "\n",
		"--format fen --player black " + example:    blackExample + "\n",
		"--format hub --player black " + example:    "BWeeeeebeeeeebeeeeeebeeebeeeeweeeeebeewbweeeeeeBwee\n",
		"--format kata " + example:                  string(board),
		"--format kata --fen " + blackExample + ".": string(board),
		"--color never " + example:                  prints(t, "", "show "+example),
	} {
		require.Equal(t, want, prints(t, "", "show "+flags), flags)
	}
	require.Contains(t, prints(t, "", "show --color always "+example), "\x1b[")
}

// A board does not show whose turn it is, so reading it back takes --player.
func TestPositionsReadBackAsShown(t *testing.T) {
	t.Parallel()
	for format, moves := range map[string]string{"kata": "moves --player black", "fen": "moves", "hub": "moves -"} {
		shown := prints(t, "", "show --player black --format "+format+" "+example)
		require.Equal(t, "75x53x31\n", prints(t, shown, moves+" --notation kata"), format)
	}
}

func TestGamesArePrintedWithoutControlCharacters(t *testing.T) {
	t.Parallel()
	games := "[White \"\x1b[2J\"]\n1. 32-28 {\x1b]0;\a} (\u009b2J) *\n"
	require.Equal(t, "[White \"?[2J\"]\n\n1. 32-28 {?]0;?} (?2J) *\n\n", prints(t, games, "pdn --canonical"))
}

func TestAPictureHasArrowsAndMarks(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]struct{ arrows, marks int }{
		"--notation pdn":             {0, 0},
		"--arrow 20x42 --mark 31,22": {1, 2},
		"--notation pdn --arrow 47x36x18 --arrow 1-6 --mark 50 --mark 5": {3, 2},
	} {
		picture := prints(t, "", "show --format svg "+flags+" "+example)
		require.Regexp(t, `(?s)^<svg [^\n]*>\n.*\n</svg>\n$`, picture)
		require.Equal(t, strings.Contains(flags, "pdn"), strings.Contains(picture, ">50</text>"), flags)
		require.Equal(t, want.arrows, strings.Count(picture, `class="arrow"`), flags)
		require.Equal(t, want.marks, strings.Count(picture, `class="mark"`), flags)
	}
	require.Contains(t, prints(t, "", "show --format svg --arrow 20x42 "+example), `class="arrow" x1="120" y1="400" x2="200" y2="320"`)
}

func TestEndgamesAreWonOrDrawn(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]string{
		"--fen B:W38:B33":               "black wins\n",
		"--fen W:W15:BK5":               "black wins\n",
		"--fen W:W:B3":                  "black wins\n",
		"--fen W:WK46:BK50 --threads 2": "draw\n",
		"--fen W:WK49,K50:BK5":          "draw\n",
	} {
		require.Equal(t, want, prints(t, "", "endgame "+flags), flags)
	}
}

// perft --divide prints a count for each move in the output of moves --unique. After
// each first move of White, Black has nine moves.
func TestPerftIsDivided(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]string{
		"--depth 2": "13-04 9\n13-24 9\n33-24 9\n33-44 9\n53-44 9\n53-64 9\n73-64 9\n73-84 9\n93-84 9\n",
		"--depth 1 --notation pdn --fen B:W50:B1,10": "1-6 1\n1-7 1\n10-14 1\n10-15 1\n",
		"--depth 1 --fen W:W28:B23,24,33,34":         "44x62x84x66x44 1\n",
	} {
		require.Equal(t, want, prints(t, "", "perft --divide "+flags), flags)
	}
}

// At a low level, the seed decides between moves with nearly the same score.
func TestTheSeedDecidesAGame(t *testing.T) {
	t.Parallel()
	play := func(seed string) (tags, turns string) {
		file := filepath.Join(t.TempDir(), "game.pdn")
		prints(t, "", "play --white engine --black engine --level 1 --hash 1 --endgame 0 --fen W:WK46,K50:BK5",
			"--seed", seed, "--record", file)
		record, err := os.ReadFile(file)
		require.NoError(t, err)
		tags, turns, _ = strings.Cut(string(record), "\n\n")
		return tags, turns
	}
	tags, turns := play("1")
	require.Contains(t, tags, `[Seed "1"]`)
	sameTags, sameTurns := play("1")
	require.Equal(t, tags, sameTags)
	require.Equal(t, turns, sameTurns)
	_, otherTurns := play("2")
	require.NotEqual(t, turns, otherTurns)

	const moves = "moves\n42-33\n53-44\nboard\nundo\n13-24\nquit\n"
	const random = "play --black random --seed 1 --notation kata"
	first := prints(t, moves, random)
	require.Equal(t, first, prints(t, moves, random))
}

// A hint is the best move at any level and for any seed: after 16-11, Black cannot
// move.
func TestAHintDoesNotDependOnTheSeedOrTheLevel(t *testing.T) {
	t.Parallel()
	const play = "play --black engine --fen W:W16,50:B45 --hash 1 --endgame 0 "
	for _, flags := range []string{"--level 1 --seed 1", "--level 1 --seed 2", "--level 3 --seed 3"} {
		require.Contains(t, prints(t, "hint\nquit\n", play+flags), "16-11: white wins at once\n")
	}
}

// The player sees which move an empty line after a hint has played, and what it takes.
func TestALineGameNamesEachTurnAndItsPlayer(t *testing.T) {
	t.Parallel()
	out := prints(t, "hint\n\nundo\nquit\n", "play --fen W:W28,50:B1,22 --computer none --hash 1 --endgame 0")
	require.Contains(t, out, "\nwhite: 28x17 takes 1\n")
	require.Equal(t, 1, strings.Count(out, "white: "), "undo is no turn")
}

func TestALineGameShowsTheBoardOnceForEachTurnOfThePerson(t *testing.T) {
	t.Parallel()
	out := prints(t, "32-28\nquit\n", "play --black random --seed 1")
	require.Equal(t, 2, strings.Count(out, "\n46 "), "the last row of the board, with the number at the edge: %s", out)
	require.NotContains(t, out, "its move")
	require.Regexp(t, `\nyour move .*\nwhite: 32-28\nblack: \d+-\d+\n 1 `, out)
}
