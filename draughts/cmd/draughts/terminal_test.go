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

func TestPerftShowsItsProgressOnATerminal(t *testing.T) {
	t.Parallel()
	shown := onTerminal(t, "perft", "--depth=2", "--fen=W:W31-50:B1-20")
	require.Contains(t, shown, "0 / 9 moves at depth 1")
	require.Regexp(t, `(?m)^.*1 9 \d+\.\d{3} \d+$`, shown)
	require.Regexp(t, `(?m)^.*2 81 \d+\.\d{3} \d+$`, shown)
}

func TestPdnShowsItsProgressOnATerminal(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(directory, "games.pdn"), []byte("1. 32-28 *\n1. 11-15 *\n"), 0o600))
	const (
		progress = "0 / 22 bytes"
		mistake  = "games.pdn:2:4: game 2, move 1: 11-15: the player to move has no piece there\n"
		result   = "games.pdn:1: ok, *, 1 move\n" + mistake + "2 games, 1 wrong\n"
	)
	for line, want := range map[string]struct {
		shown    string
		progress bool
	}{
		"draughts pdn games.pdn >out.txt":                  {"", true},
		"draughts pdn --canonical games.pdn >out.txt":      {mistake, true},
		"draughts pdn games.pdn":                           {result, false},
		"draughts pdn <games.pdn >out.txt":                 {"", false},
		"draughts pdn /dev/stdin <games.pdn >out.txt":      {"", true},
		"cat games.pdn | draughts pdn /dev/stdin >out.txt": {"", false},
	} {
		terminal := programtest.OpenIn(t, directory, []string{"TERM=xterm", "NO_COLOR=1"}, "sh", "-c", line)
		require.Equal(t, 1, terminal.Ends(), line)
		if want.progress {
			require.Contains(t, terminal.Shown(), progress, line)
			require.True(t, strings.HasSuffix(terminal.Shown(), want.shown), "%s: %q", line, terminal.Shown())
		} else {
			require.Equal(t, want.shown, terminal.Shown(), line)
		}
	}
	written, err := os.ReadFile(filepath.Join(directory, "out.txt"))
	require.NoError(t, err)
	require.NotContains(t, string(written), "bytes")
}

func TestAnEndgameShowsItsProgressOnATerminal(t *testing.T) {
	t.Parallel()
	shown := onTerminal(t, "endgame", "--fen=W:W27:BK6")
	require.Contains(t, shown, "/ 3 tables")
	require.Regexp(t, `(?m)black wins$`, shown)
}

func TestMovesNamesTheLoserOnATerminal(t *testing.T) {
	t.Parallel()
	require.Equal(t, "black has lost\n", onTerminal(t, "moves", "--fen=B:W1:B"))
	require.Equal(t, "[]\nwhite has lost\n", onTerminal(t, "moves", "--json", "--fen=W:W1:B50"))
	require.Equal(t, "31-26\n31-27\n", onTerminal(t, "moves", "--notation=pdn", "--fen=W:W31:B50"))
}

// When Ctrl-C ends a count that takes forever, the program prints the numbers so far.
// After 02-11 the king is captured, and White has no piece left. After any other move,
// the kings can move forever.
func TestAnInterruptedPerftPrintsItsResultsSoFar(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, []string{"TERM=xterm"}, "draughts", "perft", "--depth=500", "--divide", "--fen=W:WK36:B47,K45")
	terminal.WaitsFor("1 / 8 moves at depth 500")
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `(?m)02-11 0\n.*draughts: interrupted\n\z`, terminal.Shown())

	terminal = programtest.Open(t, []string{"TERM=xterm"}, "draughts", "perft", "--depth=500", "--fen=W:WK23:B22,K50", "--shard=1/2")
	terminal.WaitsForMatch(`/ \d+ positions at depth [6-9]`)
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `"shard":"1/2","sums":\[\{"nodes":17,.*\],"interrupted":true\}\n.*draughts: interrupted\n\z`, terminal.Shown())
}

// When Ctrl-C ends a match, the program prints the score of the finished games.
func TestAnInterruptedMatchPrintsItsScoreSoFar(t *testing.T) {
	t.Parallel()
	terminal := programtest.Open(t, []string{"TERM=xterm"}, "draughts", "match", "--a=--depth 1 --hash 1 --endgame 0", "--b=--depth 1 --hash 1 --endgame 0", "--games=1000000000")
	terminal.WaitsForMatch(`[1-9]\d* / 1000000000 games`) // some games have ended
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `\d+ wins?, \d+ draws?, \d+ loss(es)?: \d+\.\d%, Elo `, terminal.Shown())
	require.Contains(t, terminal.Shown(), "draughts: interrupted\n")

	terminal = programtest.Open(t, []string{"TERM=xterm"}, "draughts", "match", "--a=--depth 1 --hash 1 --endgame 0", "--b=--depth 1 --hash 1 --endgame 0", "--games=1000000000", "--seed=1", "--shard=1/2")
	terminal.WaitsForMatch(`[1-9]\d* / 500000000 games`)
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.Regexp(t, `"sums":\{"score":.*\},"interrupted":true\}\n`, terminal.Shown())
}

// When Ctrl-C ends an analysis, the program prints the games that it has analyzed.
func TestAnInterruptedAnalysisPrintsItsGamesSoFar(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	games := "[Round \"1\"]\n[FEN \"W:W38,43:B28\"]\n1. 43-39 28-33 2. 38x29 *\n\n" +
		"[Round \"2\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *\n\n[Round \"3\"]\n1. 32-28 *\n"
	require.NoError(t, os.WriteFile(filepath.Join(directory, "games.pdn"), []byte(games), 0o600))
	terminal := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "draughts", "analyze", "--every", "--nodes=200000000000", "--hash=1", "games.pdn")
	// At Ctrl-C a terminal drops output that nobody has read yet.
	terminal.WaitsFor("{white wins in 1 turn} 2. 38x29\n{white has won} *")
	terminal.Types(programtest.Interrupt)
	require.Equal(t, 1, terminal.Ends())
	require.NotContains(t, terminal.Shown(), "Round \"3\"")
	require.Regexp(t, `player +moves +average loss +blunders`, terminal.Shown())
	require.Contains(t, terminal.Shown(), "draughts: interrupted\n")
}

// onTerminal runs the program on a terminal without colors. It returns all text that the
// program shows, including errors.
func onTerminal(t *testing.T, args ...string) string {
	t.Helper()
	terminal := programtest.Open(t, []string{"TERM=xterm", "NO_COLOR=1"}, "draughts", args...)
	require.Equal(t, 0, terminal.Ends())
	return terminal.Shown()
}

func TestPlayDoesWhatAllGamesDo(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "draughts", Flags: []string{"--computer=black", "--level=1", "--hash=1", "--endgame=0", "--seed=1"},
		List: "Your moves:", Move: "3228\r", Typed: "32-28\r", Moved: "1. 32-28", Line: "32-28", Turn: "your move (white), 20 : 20, level 1",
		Refused: "3226\r", Why: "3226: this piece cannot step there",
		Hinted: "; then ", Lost: "computer 1", Replay: []string{"pdn"},
		Applies: map[string]string{"--notation=kata": "1. 33-44", "--black=human": "white to move", "--level=medium": "medium", "--level=random": "random moves", "--time=1": "a program", "--computer=none": "white to move"},
		Unfit:   map[string]string{"--fen=W:W32:B1": "--fen W:W32:B1: the unfinished game has the usual start", "--seed=2": "--seed 2: the unfinished game has --seed 1"},
	}.Test(t)
}

func TestAnInterruptedLineGameIsPrintedAndRecorded(t *testing.T) {
	t.Parallel()
	for name, when := range map[string]struct{ black, shown string }{
		"at the prompt":            {"human", "> "},
		"while the program thinks": {"engine", "white: 32-28"},
	} {
		t.Run(name, func(t *testing.T) {
			record := filepath.Join(t.TempDir(), "game.pdn")
			screen := programtest.Open(t, []string{"TERM=xterm"}, "draughts", "play", "--plain", "--endgame=0", "--time=1000000", "--black", when.black, "--record", record)
			screen.WaitsFor("> ")
			screen.Types("32-28\n")
			screen.WaitsFor(when.shown)
			screen.Types(programtest.Interrupt)
			require.Equal(t, 1, screen.Ends())
			require.Contains(t, screen.Shown(), "1. 32-28 *\n\nsaved as "+record+": --resume opens it\nThe game is kept: the next start offers to continue it.\ndraughts: interrupted\n")
			text, err := os.ReadFile(record)
			require.NoError(t, err)
			require.Contains(t, string(text), "\n\n1. 32-28 *\n")
		})
	}
}

// The seed decides only about the choices of a program at a low level. The record of the game
// names it.
func TestALineGameNamesTheSeedOfItsRandomChoices(t *testing.T) {
	t.Parallel()
	const repeats = "\n[Seed "
	for flag, seeded := range map[string]bool{"--level=easy": true, "--level=best": false, "--black=human": false} {
		shown, status := programtest.Typed(t, "32-28\nquit\n", "draughts", "play", "--plain", "--no-keep", "--endgame=0", flag)
		require.Zero(t, status)
		require.Equal(t, seeded, strings.Contains(shown, repeats), "%s: %s", flag, shown)
	}
}

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	programtest.Examples(t, "draughts",
		// The first program plays in the background, at a free port. The second program's
		// example succeeds only if the first program succeeds, too.
		"draughts dxp --listen --pdn games.pdn", "(draughts dxp --listen 127.0.0.1:0 --time 0.001 --pdn games.pdn && touch done) > games 2> log & until grep -s listening log; do sleep 0.1; done",
		"127.0.0.1:27531", "$(sed 's/listening on //' log) --time 0.001",
		"--minutes 1 --ballots ballots.txt", "--minutes 1 --ballots ballots.txt && until [ -e done ]; do sleep 0.1; done && grep -c Result games.pdn | grep -x 4",
		"analyze ", "analyze --nodes 10 ", "--time 0.1 --worse", "--worse",
		"--nodes 20000", "--nodes 20", "--nodes 10000", "--nodes 10", "--level 3'", "--nodes 9'", "--level 2'", "--nodes 9'", "--level 1'", "--nodes 9'",
		"--threads 2 --seed 1", "--games 2 --threads 2 --seed 1", "--games 316", "--games 2", "--time 0.1'", "--nodes 9'",
		"--games 20000", "--games 128", "--depth 12 --hash 1024", "--depth 4 --hash 1", "--depth 12 --shard", "--depth 6 --shard")
}

// The players and the level are named where a person may not know them: in a game that is
// continued, and after the sides are swapped.
func TestALineGameNamesItsPlayers(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	opens := func() *programtest.Terminal {
		return programtest.Open(t, home, "draughts", "play", "--plain", "--level=random", "--endgame=0")
	}
	screen := opens()
	screen.WaitsFor("> ")
	screen.Types("32-28\n")
	screen.WaitsFor("> ")
	screen.Types("quit\n")
	require.Equal(t, 0, screen.Ends())
	screen = opens()
	screen.WaitsFor("Continue it?")
	screen.Types("y\n")
	screen.WaitsFor("White: a person; Black: the computer; level: random moves\n")
	screen.WaitsFor("> ")
	screen.Types("resign\n")
	screen.WaitsFor("Again? ")
	screen.Types("s\n")
	screen.WaitsFor("White: the computer; Black: a person; level: random moves\n")
	screen.WaitsFor("> ")
	screen.Types("quit\n")
	require.Equal(t, 0, screen.Ends())
}

func TestEachGameLineByLineIsPrintedInPDN(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, nil, "draughts", "play", "--plain", "--no-keep", "--computer=none")
	for _, ending := range []string{"y", "y", "n"} {
		screen.WaitsFor("> ")
		screen.Types("resign\n")
		screen.WaitsFor("Again? ")
		screen.Types(ending + "\n")
		screen.WaitsFor("[GameType \"20\"]")
	}
	require.Equal(t, 0, screen.Ends())
	require.Equal(t, 3, strings.Count(screen.Shown(), "[GameType"))
}
