//go:build unix

package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/internal/programtest"
)

func TestTheGameIsPlayedLikeAllGames(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "yutnori", Flags: []string{"--computer=1", "--level=greedy", "--seed=1"},
		List: "What you can do:", First: "\r", Move: "\r", Typed: "throw\rgae 0\r", Moved: "a gae: a new piece to 2", Line: "throw", Turn: "a (you) to throw · computer: medium", Enters: "1",
		Refused: "yut 3\r", Why: "Throw the sticks first.", Before: "\r",
		Hinted: "hint: gae: a new piece to 2", Lost: "computer 1", Replay: []string{"replay"},
		Applies: map[string]string{"--level=hard": "hard", "--computer=none": "a to", "--coach": "computer: medium"},
		Unfit: map[string]string{
			"--seed=2":    "--seed 2: the unfinished game has --seed 1",
			"--players=3": "--players 3: the unfinished game has --players 2", "--pieces=2": "--pieces 2: the unfinished game has --pieces 4",
			"--rules=house": "--rules house: the unfinished game has --rules basic", "--no-chain-on-yut": "--no-chain-on-yut=true: the unfinished game has --rules basic",
			"--flat=0.9": "--flat=0.9: the unfinished game has --rules basic", "--corner=se,ne": "--corner=se,ne: the unfinished game has --rules basic",
		},
	}.Test(t)
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
	shown, status := programtest.Typed(t, "", "yutnori", "play", "--plain", "--pieces=1", "--computer=0,1", "--level=perfect")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "9 / 9 digits")
	require.Regexp(t, `\n[ab] \(computer\) has won!\n`, shown)

	shown, status = programtest.Typed(t, "", "yutnori", "solve")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "\rplayer 0, who begins, wins with ", "the progress is gone")
}

// The question about an unfinished game comes before seconds of solving.
func TestTheQuestionAboutAnUnfinishedGameComesBeforeTheSolution(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	variables := []string{"TERM=xterm", "LC_ALL=C.UTF-8", "XDG_STATE_HOME=" + home, "XDG_CACHE_HOME=" + home}
	begun := programtest.Open(t, variables, "yutnori", "play", "--plain", "--seed=1")
	begun.WaitsFor("a> ")
	begun.Types("throw\nquit\n")
	require.Zero(t, begun.Ends())
	again := programtest.Open(t, variables, "yutnori", "play", "--plain", "--pieces=2", "--level=best")
	again.WaitsFor("A game is not finished:\n  a (you) to move, with gae · computer: random\n  rules: the basic game; players: 2; pieces each: 4\n" +
		"These flags do not fit it:\n  --pieces 2: the unfinished game has --pieces 4.\n  level best: the game is too large to solve: ")
	again.WaitsFor("Start without them to continue it. (n gives it up, q leaves) ")
	require.NotContains(t, again.Shown(), " / 9 digits")
	again.Types("n\n")
	again.WaitsFor(" / 9 digits of each chance to win")
	again.Types(programtest.Interrupt)
	require.NotZero(t, again.Ends())
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

func TestTheBestLevelAppliesToAnUnfinishedGameThatIsSolved(t *testing.T) {
	t.Parallel()
	const tooLarge = "level best: the game is too large to solve: expected two players"
	for pieces, asked := range map[string]string{"1": "Continue it?", "4": tooLarge} {
		home := t.TempDir()
		plays := func(flags ...string) *programtest.Terminal {
			variables := []string{"TERM=xterm", "LC_ALL=C.UTF-8", "XDG_STATE_HOME=" + home, "XDG_CACHE_HOME=" + home}
			return programtest.Open(t, variables, "yutnori", append([]string{"play", "--pace=0"}, flags...)...)
		}
		refused := plays("--level=best") // there is no unfinished game
		require.Equal(t, 2, refused.Ends())
		require.Contains(t, refused.Shown(), tooLarge)
		screen := plays("--seed=1", "--pieces="+pieces)
		screen.Displays("throw the sticks")
		screen.Types("\r")
		screen.Displays("a throws gae")
		screen.Types("qy")
		require.Zero(t, screen.Ends())
		screen = plays("--level=best")
		screen.Displays(asked)
		if pieces == "1" {
			screen.Types("y")
			screen.Displays("a (you) to move, with gae · computer: best")
		}
		screen.Types("qy")
		require.Zero(t, screen.Ends())
	}
}
