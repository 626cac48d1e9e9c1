//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/internal/programtest"
)

func TestTheGameIsPlayedLikeAllGames(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "yutnori", Flags: []string{"--computer=1", "--level=greedy", "--seed=1"},
		List: "What you can do:", First: "\r", Move: "\r", Typed: "throw\rgae 0\r", Moved: "a gae: a new piece to 2", Line: "throw",
		Refused: "yut 3\r", Why: "Throw the sticks first.", Before: "\r",
		Hinted: "hint: gae: a new piece to 2", Lost: "computer 1", Replay: []string{"replay"},
		Applies: map[string]string{"--level=strong": "strong", "--computer=none": "a to", "--coach": "computer: greedy"},
		Unfit: map[string]string{
			"--seed=2":    "--seed 2: the unfinished game has --seed 1",
			"--players=3": "--players 3: the unfinished game has 2", "--pieces=2": "--pieces 2: the unfinished game has 4",
			"--house": "--rules house: the unfinished game has basic", "--no-chain-on-yut": "--no-chain-on-yut",
		},
	}.Test(t)
}

// The test always plays the first entry in the list, with keys or with the mouse, until
// the game ends. The size of the window changes during the game.
func TestAWholeGameIsPlayedByKeysAndByTheMouse(t *testing.T) {
	t.Parallel()
	const click = "\x1b[<0;70;3M\x1b[<0;70;3m" // a click on the first entry beside the board
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
			screen.Types(strings.Repeat(act, 300))
			require.Eventually(t, func() bool {
				text, err := os.ReadFile(filepath.Join(directory, "game.txt"))
				return err == nil && strings.HasSuffix(string(text), " wins\n")
			}, programtest.Patience, time.Millisecond)
			screen.Types("qq") // the last key may have opened the review
			require.Equal(t, 0, screen.Ends())
			shown, status := programtest.Typed(t, "", "yutnori", "replay", filepath.Join(directory, "game.txt"))
			require.Equal(t, 0, status, shown)
		})
	}
}

// Solving a game with two pieces takes a few seconds, unless its solution is in the
// cache.
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

func TestTheSeedAndAnInterruptAreReportedInKorean(t *testing.T) {
	t.Parallel()
	for keys, reported := range map[string]string{
		"qy":                  `같은 운으로 다시 하려면: --seed \d+\n$`,
		programtest.Interrupt: `yutnori: 중단했습니다\n$`,
	} {
		screen := programtest.Open(t, []string{"TERM=xterm", "LC_ALL=ko_KR.UTF-8"}, "yutnori", "play", "--computer=none")
		screen.WaitsFor("윷 던지기")
		screen.Types(keys)
		screen.Ends()
		require.Regexp(t, reported, screen.Shown())
	}
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
