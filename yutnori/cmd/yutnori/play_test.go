//go:build unix

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/program/play/playtest"
	"games.example/program/programtest"
)

func TestTheGameIsPlayedLikeAllGames(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "yutnori", Flags: []string{"--computer=1", "--level=greedy", "--seed=1"},
		List: "What you can do:", First: "\r", Move: "\r", Moved: "a gae: a new piece to 2", Line: "throw",
		Refused: "Geol 5\r", Why: "Throw the sticks first.", Before: "\r",
		Hinted: "hint: gae: a new piece to 2", Lost: "computer 1", Replay: []string{"replay"}, Signs: "signs",
	}.Test(t)
}

func TestAGameIsPlayedOnTheScreen(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=1", "--level=greedy", "--pace=0", "--throws=mo,geol,do,gae", "--lang=en")
	screen.Displays("throw the sticks")
	screen.Types("\r")
	screen.Displays("a throws mo")
	screen.Types("\r")
	screen.Displays("geol: a new piece to 3")
	screen.Displays("mo: a new piece to the")
	screen.Types("2\r")
	screen.Displays("geol: from 5 to the")
	screen.Types("2\r")
	screen.Displays("b throws do")
	screen.Types("q")
	screen.Displays("Leave this game? It is kept for the next time. (y, n)")
	screen.Types("y")
	require.Equal(t, 0, screen.Ends())
	require.Contains(t, screen.Shown(), "\x1b[?1049l", "the screen is as before")
	require.NotContains(t, screen.Shown(), "seed")
}

// The first entry of the list is played until the end, by keys or by the mouse, with
// a window of another size in the middle.
func TestAWholeGameIsPlayedByKeysAndByTheMouse(t *testing.T) {
	t.Parallel()
	const click = "\x1b[<0;70;3M\x1b[<0;70;3m" // on the first entry beside the board
	for name, act := range map[string]string{"keys": "\r", "mouse": click} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			directory := t.TempDir()
			screen := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
				"--pieces=1", "--level=greedy", "--seed=5", "--pace=0", "--lang=en", "--record=game.txt")
			screen.Displays("throw the sticks")
			screen.Types(act + act)
			screen.Displays("b throws")
			screen.Resizes(40, 20)
			screen.Displays("⌂0")
			screen.Resizes(80, 24)
			screen.Displays("b computer")
			screen.Types(strings.Repeat(act, 100))
			screen.Displays("has won!")
			screen.Displays("The game is over")
			screen.Types("q")
			require.Equal(t, 0, screen.Ends())
			shown, status := programtest.Typed(t, "", "yutnori", "replay", filepath.Join(directory, "game.txt"))
			require.Equal(t, 0, status, shown)
			text, err := os.ReadFile(filepath.Join(directory, "game.txt"))
			require.NoError(t, err)
			require.Regexp(t, `\nplayer [01] wins\n$`, string(text))
		})
	}
}

// Solving a game of two pieces takes some seconds, unless the solution is kept.
func TestAPerfectComputerShowsItsProgress(t *testing.T) {
	t.Parallel()
	cache := t.TempDir()
	variables := []string{"TERM=xterm", "XDG_CACHE_HOME=" + cache, "HOME=" + cache, "LocalAppData=" + cache}
	for _, args := range [][]string{
		{"play", "--pieces=2", "--level=perfect"},
		{"simulate", "--pieces=2", "--bots=perfect", "--games=1000000"},
	} {
		terminal := programtest.Open(t, variables, "yutnori", args...)
		terminal.WaitsFor(" / 9 digits")
		terminal.Types(programtest.Interrupt)
		require.NotZero(t, terminal.Ends())
	}
	shown, status := programtest.Typed(t, "1\n2\n2\n", "yutnori", "basic", "--pieces=1", "--computer=0,1", "--level=perfect")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "9 / 9 digits")
	require.Regexp(t, `Player [01] win\n`, shown)

	shown, status = programtest.Typed(t, "", "yutnori", "solve")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "\rplayer 0, who begins, wins with ", "the progress is gone")
}

func TestTheSeedIsPrintedAtTheEnd(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, []string{"TERM=xterm", "LC_ALL=ko_KR.UTF-8"}, "yutnori", "play", "--computer=none")
	screen.WaitsFor("윷 던지기")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	require.Regexp(t, `시드 (\d+) \(같은 윷으로 다시: --seed (\d+)\)\n`, screen.Shown())

	screen = programtest.Open(t, []string{"TERM=xterm"}, "yutnori", "play", "--computer=none", "--seed=7", "--lang=en")
	screen.Displays("throw the sticks")
	screen.Types(programtest.Interrupt)
	require.Equal(t, 1, screen.Ends())
	require.NotContains(t, screen.Shown(), "seed")
}

func TestAnInterruptIsReportedInTheLanguageOfTheScreen(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, []string{"TERM=xterm"}, "yutnori", "play", "--computer=none", "--lang=ko")
	screen.WaitsFor("윷 던지기")
	screen.Types(programtest.Interrupt)
	require.Equal(t, 1, screen.Ends())
	require.Contains(t, screen.Shown(), "yutnori: 중단했습니다\n")
}

func TestAGameOnTheScreenContinuesFromItsRecord(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	const record, later, whole = "record.txt", "later.txt", "whole.txt"
	screen := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--seed=7", "--players=3", "--lang=en", "--record="+record)
	screen.Displays("throw the sticks")
	screen.Types("\r\r\r\r\rs")
	screen.Displays("saved as " + record)
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	shown, status := programtest.Typed(t, "", "yutnori", "replay", filepath.Join(directory, record))
	require.Equal(t, 0, status, shown)
	first, err := os.ReadFile(filepath.Join(directory, record))
	require.NoError(t, err)
	require.Contains(t, string(first), "yutnori play --players=3\nseed 7\nplayer 0 throws ")

	screen = programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--lang=en", "--resume="+record, "--record="+later)
	screen.Displays("What happened:")
	screen.Types("\r\r\r\r\r")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	second, err := os.ReadFile(filepath.Join(directory, later))
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(second), string(first)))

	screen = programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--seed=7", "--players=3", "--lang=en", "--record="+whole)
	screen.Displays("throw the sticks")
	screen.Types("\r\r\r\r\r\r\r\r\r\r")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	third, err := os.ReadFile(filepath.Join(directory, whole))
	require.NoError(t, err)
	require.Equal(t, string(third), string(second), "the throws are the same without a break")
}

func TestAResumedGameIsThrownWithTheSticksOfItsRecord(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	screen := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--seed=7", "--flat=0.99", "--lang=en", "--record=first.txt")
	screen.Displays("throw the sticks")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	first, err := os.ReadFile(filepath.Join(directory, "first.txt"))
	require.NoError(t, err)
	require.Equal(t, "yutnori play --flat=0.99\nseed 7\n", string(first))

	screen = programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--lang=en", "--resume=first.txt", "--record=later.txt")
	screen.Displays("throw the sticks")
	screen.Types("\r")
	screen.Displays("a throws geol") // sticks that fall as often flat as round give do
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	later, err := os.ReadFile(filepath.Join(directory, "later.txt"))
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(later), string(first)+"player 0 throws geol\n"), string(later))
	shown, status := programtest.Typed(t, "", "yutnori", "replay", filepath.Join(directory, "later.txt"))
	require.Equal(t, 0, status, shown)
}

func TestAGameThatIsKilledIsRecordedUpToItsLastMove(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	screen := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play",
		"--computer=none", "--throws=do,gae", "--lang=en", "--record=game.txt")
	screen.Displays("throw the sticks")
	requireRecord(t, "yutnori play\n", directory, "game.txt")
	screen.Types("\r\r\r")
	screen.Displays("b throws gae")
	const played = "yutnori play\nplayer 0 throws do\nplayer 0 moves 0 do: to 1\nplayer 1 throws gae\n"
	requireRecord(t, played, directory, "game.txt")
	screen.Kills()
	requireRecord(t, played, directory, "game.txt")
}

func requireRecord(t *testing.T, want, directory, name string) {
	t.Helper()
	var got []byte
	require.Eventually(t, func() bool { // a game is written beside the screen
		got, _ = os.ReadFile(filepath.Join(directory, name))
		return string(got) == want
	}, programtest.Patience, time.Millisecond, "%s", got)
}

func TestANewGameHasASeedOfItsOwn(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	flags := []string{"play", "--computer=none", "--lang=en"}
	first := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", append(flags, "--seed=7", "--record=game.txt")...)
	first.Displays("throw the sticks")
	first.Types("\r\r\rny\r\r\r\r\rqy")
	require.Equal(t, 0, first.Ends())
	second, err := os.ReadFile(filepath.Join(directory, "game-2.txt"))
	require.NoError(t, err)
	seed := regexp.MustCompile(`^yutnori play\nseed (\d+)\nplayer 0 throws `).FindStringSubmatch(string(second))
	require.NotNil(t, seed, string(second))
	require.NotEqual(t, "7", seed[1])

	again := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", append(flags, "--seed="+seed[1], "--record=again.txt")...)
	again.Displays("throw the sticks")
	again.Types("\r\r\r\rqy")
	require.Equal(t, 0, again.Ends())
	requireRecord(t, string(second), directory, "again.txt")
}

func TestAFailureToSaveIsReportedInKorean(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	screen := programtest.OpenIn(t, directory, []string{"TERM=xterm"}, "yutnori", "play", "--computer=none", "--lang=ko", "--record=game.txt")
	screen.Displays("윷 던지기")
	screen.Types("s")
	screen.Displays("저장했습니다: game.txt")
	require.NoError(t, os.Chmod(filepath.Join(directory, "game.txt"), 0o444))
	screen.Types("\r")
	screen.Displays("game.txt: 바꾸지 못했습니다: 읽기 전용 파일입니다")
	require.NoError(t, os.Remove(filepath.Join(directory, "game.txt")))
	require.NoError(t, os.Mkdir(filepath.Join(directory, "game.txt"), 0o700))
	screen.Types("\r")
	screen.Displays("game.txt: 바꾸지 못했습니다: 디렉터리입니다")
	screen.Types("qy")
	require.Equal(t, 1, screen.Ends())
	require.Contains(t, screen.Shown(), "yutnori: game.txt: 바꾸지 못했습니다: 디렉터리입니다")
}
