//go:build unix

package judge

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/programtest"
	yutkata "games.example/yutkata/cli"
	yutnori "games.example/yutnori/cli"
)

// The tests run yutnori, yutkata, the small consoles and the judge as "programs NAME ARGS".
func TestMain(m *testing.M) {
	programtest.Main(m, "programs", func() {
		switch name, args := os.Args[1], os.Args[2:]; name {
		case "yutnori":
			os.Exit(yutnori.Run(args, os.Stdin, os.Stdout, os.Stderr))
		case "yutkata":
			os.Exit(yutkata.Run(args, os.Stdin, os.Stdout, os.Stderr))
		case "console":
			runConsole(args)
		case "judge":
			os.Exit(command.Run(NewCommand(), args, os.Stdin, os.Stdout, os.Stderr))
		}
	})
}

// patient holds limits for right programs on busy machines. Only before the first board
// do the tests wait for silence.
var patient = limits{
	answer: programtest.Patience, silence: 100 * time.Millisecond, end: programtest.Patience,
	clock: time.Millisecond, most: usual.most,
}

// judged judges a program, and returns what is printed and the exit status.
func judged(t *testing.T, limits limits, args ...string) (printed string, status int) {
	t.Helper()
	var out, stderr bytes.Buffer
	status = command.Run(newCommand(t.TempDir(), limits), args, strings.NewReader(""), &out, &stderr)
	return out.String() + stderr.String(), status
}

// consoleOf returns the command that starts a small console.
func consoleOf(t *testing.T, game, mistake string) string {
	t.Helper()
	return fmt.Sprintf("programs console %s '%s' '%s/runs'", game, mistake, t.TempDir())
}

// The screens of the consoles differ from our programs' screens in blanks, colors and line
// feeds. In other words, a console repeats a question in other words.
func TestARightProgramIsRight(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		program string
		flags   []string
		games   string // 200 is the proof that the judge is right
		short   bool   // whether the short tests run it, too
	}{
		{"programs yutnori basic", nil, "200", false},
		{"programs yutnori basic", []string{"--exact"}, "200", true},
		{"programs yutnori advanced", []string{"--advanced"}, "200", false},
		{"programs yutnori advanced", []string{"--advanced", "--exact"}, "200", true},
		{"cat | programs yutnori basic | cat", []string{"--exact"}, "20", true},
		{"cat | programs yutnori advanced | cat", []string{"--advanced", "--exact"}, "20", false},
		{"programs yutnori 2>/dev/null", []string{"--exact", "--setup=1,1,4,3"}, "20", false},
		{"programs yutnori 2>/dev/null", []string{"--advanced"}, "20", true},
		{"console basic right", nil, "20", true},
		{"console basic other words", nil, "20", false},
		{"console advanced right", []string{"--advanced"}, "20", false},
		{"console advanced early", []string{"--advanced"}, "20", true},
		{"console advanced other words", []string{"--advanced"}, "20", true},
		{"programs yutkata play", nil, "200", true},
		{"console kata right", nil, "20", true},
	} {
		if testing.Short() && !test.short {
			continue
		}
		t.Run(strings.Join(append([]string{test.program}, test.flags...), " "), func(t *testing.T) {
			t.Parallel()
			game, program, games := "yutnori", test.program, test.games
			if strings.Contains(program, "kata") {
				game = "yutkata"
			}
			if name, found := strings.CutPrefix(program, "console "); found {
				name, mistake, _ := strings.Cut(name, " ")
				program = consoleOf(t, name, mistake)
			}
			if testing.Short() {
				games = "2"
			}
			printed, status := judged(t, patient, append([]string{game, program, "--seed=1", "--games=" + games}, test.flags...)...)
			require.Equal(t, command.Done, status, printed)
			require.Regexp(t, `(?m)^`+game+`: `+games+` of `+games+` games are right, [0-9.]+ s, seed 1$`, printed)
			require.NotContains(t, printed, "no srand")
		})
	}
}

func TestABrokenGameIsCaughtForTheRightReason(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ broken, what, rule string }{
		{"basic no-turn-at-5", `the board: expected \[\d\], found \[ \] at position (20|21|22|23|24|25|26|27|28|29|15)`, "Y10"},
		{"basic turns-in-passing", `the board: expected \[\d\], found \[ \] at position (6|7|8|9|11|12|13|14)`, "Y11"},
		{"basic arrives-at-29", `(the board: expected \[\d\], found .* at position 29|the winner: expected no winner yet, found Player \d win)`, "Y12"},
		{"basic back-from-1-into-the-hand", `the board: expected \[\d\], found \[ \] at position 29`, "Y13"},
		{"basic stack-moves-alone", `the board: expected \[\d?\s?\], found \[\d\] at position \d+`, "Y2"},
		{"basic back-does-not-catch", `(the board|Not started): expected .*, found .*`, "Y3"},
		{"basic catch-earns-nothing", `the player on turn: expected Player \d turn, found Player \d turn|Yut: expected a new throw, found none`, "Y4"},
		{"basic yut-ends-the-chain", `Yut: expected another throw after (yut|mo)`, "Y1"},
		{"basic unsorted", `Yut: expected the order .*, found .*`, "Y1"},
		{"basic any-result", `the wrong answer \d+ \S+ changes something: .*`, "Y7"},
		{"basic back-do-in-hand", `the wrong answer 0 back-do changes something: .*`, "Y5"},
		{"basic nobody-wins", `the program reads past the end of the game: it asks for another move`, "Y6"},
		{"basic ends", `the program ends too early: exit status 3`, ""},
		{"basic hangs", `the program hangs: no prompt came in 500ms`, ""},
		{"basic asks twice", `the program asks twice without waiting for the first answer`, ""},
		{"basic stays", `the program does not end after the answer 2`, ""},
		{"basic endless", `the program prints without end`, ""},

		{"advanced pig", `the player on turn: expected the question between turns, found Player \d turn`, "A1"},
		{"advanced dog", `Yut: expected another throw after .*geol.*`, "A2"},
		{"advanced sheep", `Yut: expected 2 chains of throws, found .*`, "A3"},
		{"advanced cow", `the board: expected .*, found .* at position \d+`, "A4"},
		{"advanced login", `the login of \w+ with the password \w+: expected Login Failed!`, ""},
		{"advanced logged in", `Logged-in ID List: expected nothing, found .*`, ""},
		{"advanced never asks", `the question between turns does not come`, ""},
		{"advanced offers", `a saved game is offered, but the players have not saved a game`, "F1"},
		{"advanced order", `the line of players: expected .*, found .*`, "F1"},
		{"advanced turn", `game_info.txt: expected the line .*`, "F2"},
		{"advanced appends", `game_info.txt: expected no line .*`, "F2"},
		{"advanced early lie", `the board: expected \[ \], found \[1\] at position 1`, "Y8"},
		{"advanced one line", `game_info.txt: expected the line .*`, "F2"},

		{"kata ge-and-geol-swapped", `the throw [xo]+: expected (GE, found GEOL|GEOL, found GE)`, "K2"},
		{"kata yut-earns-nothing", `expected Player\w's turn, found Player\w's turn`, "K3"},
		{"kata stack-unsorted", `the board: expected .*, found .*`, "K5"},
		{"kata catches-nobody", `the board: expected .*, found .*`, "K6"},
		{"kata too-big-goes-close", `the board: expected .*, found .*|expected Player\w's turn, found The winner is Player\w`, "K[89]"},
		{"kata nobody-wins", `expected The winner is Player\w, found Player\w's turn`, "K9"},
		{"kata others-tokens", `the wrong command .* changes something`, "K3"},
	} {
		t.Run(test.broken, func(t *testing.T) {
			t.Parallel()
			game, mistake, _ := strings.Cut(test.broken, " ")
			args := []string{"yutnori", consoleOf(t, game, mistake), "--games=40", "--seed=1"}
			switch game {
			case "advanced":
				args = append(args, "--advanced")
			case "kata":
				args[0] = "yutkata"
			}
			limits := patient
			if mistake == "hangs" {
				limits.answer = time.Second / 2
			}
			printed, status := judged(t, limits, args...)
			require.Equal(t, command.Failed, status, printed)
			require.Regexp(t, `(?m)^game \d+: (`+test.what+`)$`, printed)
			if test.rule == "" {
				require.NotRegexp(t, `(?m)^rule`, printed)
			} else {
				require.Regexp(t, `(?m)^rule `+test.rule+` in RULES.md:$`, printed)
			}
		})
	}
}

// changedKata returns a program that changes the lines of our kata with Perl.
func changedKata(change string) string {
	return "programs yutkata play | perl -pe 'BEGIN { $| = 1 } " + change + "'"
}

func TestTheKataMaySayTheSameInOtherWays(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, change, setup string }{
		{"without a $", `s/^\$//`, ""},
		{"with commas", `s/\]\[/], [/g`, ""},
		{"with prompts", `s/$/\n> /; s/\n$//`, ""},
		{"with other lines", `$_ .= "\nwell\n"`, ""},
		{"with the board again", `$_ = "$_$_" if /]]/`, ""},
		{"with a question", "", "--setup=15"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			args := []string{"yutkata", changedKata(test.change), "--seed=1", "--games=2"}
			if test.setup != "" {
				args[1] = `printf "how long? "; read -r long; test "$long" = 15 && programs yutkata play`
				args = append(args, test.setup)
			}
			printed, status := judged(t, patient, args...)
			require.Equal(t, command.Done, status, printed)
		})
	}
}

func TestThrowsAreJudged(t *testing.T) {
	t.Parallel()
	printed, status := judged(t, patient, "yutnori", consoleOf(t, "basic", "same"), "--games=5", "--seed=1")
	require.Equal(t, command.Done, status, printed)
	require.Contains(t, printed, "warning: the throws of all 3 runs are the same: no srand?\n")
	require.Regexp(t, `(?m)^\d+ throws: too few to judge the sticks$`, printed)

	printed, status = judged(t, patient, "yutnori", consoleOf(t, "basic", "biased"), "--games=12", "--seed=1")
	require.Equal(t, command.Done, status, printed)
	require.Regexp(t, `(?m)^\d+ throws: back-do \d+ do \d+ gae \d+ geol \d+ yut \d+ mo \d+: chi-square \d+\.\d+, p \S+$`, printed)
	require.Contains(t, printed, "warning: fair sticks fall like this less than once in 1000 times\n")
}

func TestQuestionsBeforeTheFirstBoardAreAnswered(t *testing.T) {
	t.Parallel()
	ask := func(questions string) string {
		return `for question in ` + questions + `; do printf "$question"; read -r answer; done; exit 7`
	}
	for _, test := range []struct {
		questions, flags, answers string
	}{
		{`"1) end program\n2) game start\nwhat? " "how many players: " "PIECES of a player: "`, "--exact", "2 2 4"},
		{`"a basic or an advanced game: " "players "`, "--exact", "1 2"},
		{`"basic or advanced: " "players "`, "--advanced", "2 2"},
		{`"one: " "two: " "three: " "players: "`, "--setup=7, x ,9", "7 x 9 2"},
	} {
		printed, status := judged(t, patient, "yutnori", ask(test.questions), "--games=1", "--seed=1", test.flags)
		require.Equal(t, command.Failed, status, printed)
		require.Contains(t, printed, "game 1: the program ends too early: exit status 7\n")
		require.Contains(t, printed, "\nthe answers so far: "+test.answers+"\n")
	}

	brief := patient
	brief.answer = time.Second / 2
	printed, status := judged(t, brief, "yutnori", ask(`"color? "`), "--games=1", "--seed=1")
	require.Equal(t, command.Failed, status, printed)
	require.Contains(t, printed, "game 1: the judge does not know the answer to this question: --setup 1,2,4 gives the answers\n")
	printed, status = judged(t, brief, "yutkata", ask(`"color? "`), "--games=1", "--seed=1")
	require.Equal(t, command.Failed, status, printed)
	require.Contains(t, printed, "game 1: the judge does not know the answer to this question: --setup 2,2 gives the answers\n")

	// A program may print something and think before it asks.
	for game, name := range map[string]string{"yutnori": "yutnori basic", "yutkata": "yutkata play"} {
		printed, status := judged(t, patient, game, "echo welcome; sleep 0.4; programs "+name, "--games=1", "--seed=1")
		require.Equal(t, command.Done, status, printed)
	}
}

func TestALaterGameGetsTheAnswersOfTheFirst(t *testing.T) {
	t.Parallel()
	s := &sitting{judge: &judge{}, setup: []string{"1", "3"}, given: map[string]string{}}
	for _, step := range []struct{ question, answer string }{
		{"Welcome\nMenu: ", "1"},
		{"players: ", "3"},
		{"menu: ", "1"},
		{"no\nplayers: ", "3"},
		{"how many players: ", "2"},
		{"pieces: ", "4"},
	} {
		answer, ok := s.answerTo(step.question)
		require.True(t, ok)
		require.Equal(t, step.answer, answer, step.question)
	}
	_, ok := s.answerTo("color: ")
	require.False(t, ok)
}

func TestWrongFlagsAreMisuse(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		args    []string
		message string
	}{
		{[]string{"yutnori"}, "expected the command that starts your program, in quotes, as in './a.out'"},
		{[]string{"yutkata", " "}, "expected the command that starts your program, in quotes, as in './a.out'"},
		{[]string{"yutnori", "true", "--setup=1,,2"}, `--setup "1,,2": expected answers with commas between them, as in 1,2,4`},
		{[]string{"yutnori", "true", "--games=0"}, "--games 0: expected 1 or more"},
		{[]string{"yutnori", "true", "--timeout=0s"}, "--timeout 0s: expected more than 0"},
		{[]string{"yutkata", "true", "--advanced"}, "unknown flag: --advanced"},
		{[]string{"draughts", "true"}, `unknown command "draughts"`},
	} {
		printed, status := judged(t, patient, test.args...)
		require.Equal(t, command.Misused, status, printed)
		require.Contains(t, printed, test.message)
	}
}

func TestAnUnknownGameIsMisuse(t *testing.T) {
	t.Parallel()
	practice := &cobra.Command{Use: "practice"}
	practice.AddCommand(newCommand(t.TempDir(), patient))
	var out, stderr bytes.Buffer
	require.Equal(t, command.Misused, command.Run(practice, []string{"judge", "chess", "true"}, strings.NewReader(""), &out, &stderr))
	require.Empty(t, out.String())
	require.Contains(t, stderr.String(), `unknown command "chess"`)
}

// The program prints its folder's files and their texts.
func TestAProgramRunsInACopyOfItsFolder(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for name, text := range map[string]string{
		"yut.txt": "mine\n", "user_info.txt": "me secret\n", "game_info.txt": "old\n",
		"data/user_info.txt": "me secret\n", "data/game_info.txt": "old\n", ".git/config": "mine\n",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "list"), []byte("#!/bin/sh\nfind . -type f | sort | xargs head -n 1; echo >yut.txt; exit 1\n"), 0o700))
	require.NoError(t, os.Symlink("nowhere", filepath.Join(folder, "link")))
	for flag, users := range map[string]string{"--exact": "", "--advanced": "Ethan a2b7"} {
		var out, stderr bytes.Buffer
		command.Run(newCommand(folder, patient), []string{"yutnori", "./list", flag}, strings.NewReader(""), &out, &stderr)
		require.NotContains(t, out.String(), "secret")
		require.NotContains(t, out.String(), "old")
		require.NotContains(t, out.String(), "config")
		require.Contains(t, out.String(), "  ==> ./yut.txt <==\n  mine\n")
		require.Equal(t, users != "", strings.Contains(out.String(), "  ==> ./data/user_info.txt <==\n  "+users))
		require.Equal(t, users != "", strings.Contains(out.String(), "  ==> ./user_info.txt <==\n  "+users))
	}
	text, err := os.ReadFile(filepath.Join(folder, "yut.txt"))
	require.NoError(t, err)
	require.Equal(t, "mine\n", string(text))
}

// The program runs on a terminal.
func TestStandardErrorIsShownAndFailsNothing(t *testing.T) {
	t.Parallel()
	printed, status := judged(t, patient, "yutnori", `test -t 1 && printf 'now\033[2J\n' >&2; programs yutnori basic`, "--games=1", "--seed=1")
	require.Equal(t, command.Done, status, printed)
	require.Contains(t, printed, "now\\x1b[2J\n")
}

func TestAProgramThatReadsPastTheEndIsNamed(t *testing.T) {
	t.Parallel()
	brief := patient
	brief.end = 100 * time.Millisecond
	file := filepath.Join(t.TempDir(), "runs")
	printed, status := judged(t, brief, "yutkata", `(test -t 1 || printf . >>'`+file+`'; programs yutkata play; exec sleep 600)`, "--games=2", "--seed=1")
	require.Equal(t, command.Done, status, printed)
	runs, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "..", string(runs), "each game of the kata is a run, on a pipe")
	require.Equal(t, 1, strings.Count(printed, "the program did not end when its input ended: it reads past the end\n"), printed)
}

func TestASignalIsNamed(t *testing.T) {
	t.Parallel()
	printed, _ := judged(t, patient, "yutnori", `sh -c 'kill -SEGV $$'; exit $?`, "--games=1")
	require.Contains(t, printed, "game 1: the program ends too early: exit status 139 (segmentation fault)\n")
	require.Contains(t, printed, "\nthe screen that came:\n  (nothing)\n")
	printed, _ = judged(t, patient, "yutkata", `exit 128`, "--games=1")
	require.Contains(t, printed, "game 1: the program ends too early: exit status 128\n")
}

// The judge runs in another process. The copy of the folder is in its temporary folder.
func TestASignalEndsTheJudgeAndTheProgram(t *testing.T) {
	t.Parallel()
	for _, ending := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(ending.String(), func(t *testing.T) {
			t.Parallel()
			pipe, folder := programtest.NewPipe(t), t.TempDir()
			judge := programtest.Command(t, "programs", "judge", "yutnori", `exec 3<>"`+pipe+`"; sleep 600 & cat`, "--timeout=10m")
			judge.Dir = t.TempDir()
			judge.Env = append(judge.Environ(), "TMPDIR="+folder)
			require.NoError(t, judge.Start())
			programtest.RequireHeld(t, pipe)
			require.NoError(t, judge.Process.Signal(ending))
			programtest.RequireReleased(t, pipe)
			require.Error(t, judge.Wait())
			require.Equal(t, command.Failed, judge.ProcessState.ExitCode())
			left, err := os.ReadDir(folder)
			require.NoError(t, err)
			require.Empty(t, left)
		})
	}
}
