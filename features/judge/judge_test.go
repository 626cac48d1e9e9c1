package judge

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/program"
	"games.example/program/programtest"
	yutkata "games.example/yutkata/cli"
	yutnori "games.example/yutnori/cli"
)

// The tests run yutnori, yutkata and the small consoles as "programs NAME ARGS".
func TestMain(m *testing.M) {
	programtest.Main(m, "programs", func() {
		switch name, args := os.Args[1], os.Args[2:]; name {
		case "yutnori":
			os.Exit(yutnori.Run(args, os.Stdin, os.Stdout, os.Stderr))
		case "yutkata":
			os.Exit(yutkata.Run(args, os.Stdin, os.Stdout, os.Stderr))
		case "console":
			runConsole(args)
		}
	})
}

// patient holds limits for right programs on busy machines. Only before the first board
// do the tests wait for silence.
var patient = limits{answer: programtest.Patience, silence: 100 * time.Millisecond, most: usual.most}

// judged judges a program, and returns what is printed and the exit status.
func judged(t *testing.T, limits limits, args ...string) (printed string, status int) {
	t.Helper()
	var out, stderr bytes.Buffer
	status = program.Run(newCommand(t.TempDir(), limits), args, strings.NewReader(""), &out, &stderr)
	return out.String() + stderr.String(), status
}

// consoleOf returns the command that starts a small console.
func consoleOf(t *testing.T, game, mistake string) string {
	t.Helper()
	return fmt.Sprintf("programs console %s '%s' '%s/runs'", game, mistake, t.TempDir())
}

func requireRight(t *testing.T, args ...string) {
	t.Helper()
	printed, status := judged(t, patient, args...)
	require.Equal(t, program.Done, status, printed)
	require.Regexp(t, `(?m)^yut(nori|kata): \d+ of \d+ games are right, [0-9.]+ s, seed \d+$`, printed)
}

func TestOurGameIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutnori", "programs yutnori basic", "--games=2", "--seed=1")
}

// Only blanks, colors and the number of line feeds are different.
func TestAStudentsGameIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutnori", consoleOf(t, "basic", "right"), "--games=4", "--seed=1")
}

func TestOurAdvancedGameIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutnori", "programs yutnori advanced", "--advanced", "--games=2", "--seed=1", "--exact")
}

func TestAStudentsAdvancedGameIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutnori", consoleOf(t, "advanced", "right"), "--advanced", "--games=4", "--seed=1")
}

func TestOurKataIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutkata", "programs yutkata play", "--games=4", "--seed=1")
}

func TestAStudentsKataIsRight(t *testing.T) {
	t.Parallel()
	requireRight(t, "yutkata", consoleOf(t, "kata", "right"), "--games=4", "--seed=1")
}

func TestABrokenGameIsCaughtForTheRightReason(t *testing.T) {
	t.Parallel()
	brief := patient
	brief.answer = 2 * time.Second
	for _, test := range []struct{ broken, what, rule string }{
		{"basic long", `the board: expected \[\d\], found \[ \] at position (20|21|22|23|24|25|26|27|28|29|15)`, "Y10"},
		{"basic short", `the board: expected \[\d\], found \[ \] at position (6|7|8|9|11|12|13|14)`, "Y11"},
		{"basic arrives on 29", `(the board: expected \[\d\], found .* at position 29|the winner: expected no winner yet, found Player \d win)`, "Y12"},
		{"basic back from 1", `the board: expected \[\d\], found \[ \] at position 29`, "Y13"},
		{"basic alone", `the board: expected \[\d?\s?\], found \[\d\] at position \d+`, "Y2"},
		{"basic no catch", `(the board|Not started): expected .*, found .*`, "Y3"},
		{"basic no throw", `the player on turn: expected Player \d turn, found Player \d turn|Yut: expected a new throw, found none`, "Y4"},
		{"basic once", `Yut: expected another throw after (yut|mo)`, "Y1"},
		{"basic unsorted", `Yut: expected the order .*, found .*`, "Y1"},
		{"basic any result", `the wrong answer \d+ \S+ changes something: .*`, "Y7"},
		{"basic idle", `the wrong answer 0 back-do changes something: .*`, "Y5"},
		{"basic never wins", `it reads past the end of the game: it asks for another move`, "Y6"},
		{"basic ends", `it ends too early: exit status 3`, ""},
		{"basic hangs", `it hangs: no prompt came in 2s`, ""},
		{"basic asks twice", `it asks twice without waiting for the first answer`, ""},
		{"basic endless", `it prints without end`, ""},

		{"advanced pig", `the player on turn: expected the question between turns, found Player \d turn`, "A1"},
		{"advanced dog", `Yut: expected another throw after .*geol.*`, "A2"},
		{"advanced sheep", `Yut: expected 2 chains of throws, found .*`, "A3"},
		{"advanced cow", `the board: expected .*, found .* at position \d+`, "A4"},
		{"advanced login", `the login of \w+ with the password \w+: expected Login Failed!`, ""},
		{"advanced logged in", `Logged-in ID List: expected nothing, found .*`, ""},
		{"advanced never asks", `the question between turns does not come`, ""},
		{"advanced offers", `a saved game is offered, but these players have not saved a game`, "F1"},
		{"advanced order", `the line of players: expected .*, found .*`, "F1"},
		{"advanced turn", `game_info.txt: expected the line .*`, "F2"},
		{"advanced appends", `game_info.txt: expected no line .*`, "F2"},
		{"advanced one line", `game_info.txt: expected the line .*`, "F2"},

		{"kata name", `the throw [xo]+: expected GEOL, found GE`, "K2"},
		{"kata no extra throw", `expected Player\w's turn, found Player\w's turn`, "K3"},
		{"kata order", `the board: expected .*, found .*`, "K5"},
		{"kata no capture", `the board: expected .*, found .*`, "K6"},
		{"kata overshoots", `the board: expected .*, found .*|expected Player\w's turn, found The winner is Player\w`, "K[89]"},
		{"kata never wins", `expected The winner is Player\w, found Player\w's turn`, "K9"},
		{"kata any token", `the wrong command .* changes something`, "K3"},
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
			printed, status := judged(t, brief, args...)
			require.Equal(t, program.Failed, status, printed)
			require.Regexp(t, `(?m)^game \d+: (`+test.what+`)$`, printed)
			if test.rule == "" {
				require.NotRegexp(t, `(?m)^rule`, printed)
			} else {
				require.Regexp(t, `(?m)^rule `+test.rule+` in RULES.md:$`, printed)
			}
		})
	}
}
