package practice

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

// inFolder returns a new folder for the programs of a language. If the interpreter,
// which is the first word of the command, is missing, inFolder skips the test.
func inFolder(t *testing.T, command string) practiceFolder {
	t.Helper()
	interpreter, _, _ := strings.Cut(command, " ")
	if _, err := exec.LookPath(interpreter); err != nil {
		t.Skip(err)
	}
	return practiceFolder{t, t.TempDir()}
}

// today returns the number of days since 1970. Short runs use it to choose their tests.
func today() uint64 { return uint64(time.Now().Unix() / (24 * 60 * 60)) }

// todays returns the values that a test uses. A short run uses only one value, which
// changes each day.
func todays[T any](all ...T) []T {
	if testing.Short() {
		chance := rand.New(rand.NewPCG(today(), uint64(len(all))))
		return []T{all[chance.IntN(len(all))]}
	}
	return all
}

// todaysLanguages returns the languages that a test uses. A short run compiles no
// program.
func todaysLanguages(withTests bool) []language {
	return todays(slices.DeleteFunc(slices.Clone(languages), func(l language) bool {
		return withTests && l.tests == "" || testing.Short() && l.name == "go"
	})...)
}

type practiceFolder struct {
	t   *testing.T
	dir string
}

func (f practiceFolder) practice(args ...string) (printed string, err error) {
	f.t.Helper()
	practice := programtest.Command(f.t, "practice", args...)
	practice.Dir = f.dir
	practice.Env = append(os.Environ(), "XDG_STATE_HOME="+f.dir)
	output, err := practice.CombinedOutput()
	return string(output), err
}

func TestASkeletonPassesTheFirstScenario(t *testing.T) {
	t.Parallel()
	for _, l := range todaysLanguages(false) {
		t.Run(l.name, func(t *testing.T) {
			t.Parallel()
			in := inFolder(t, l.command)
			printed, err := in.practice("new", "yutkata", "--language", l.name)
			require.NoError(t, err, printed)
			_, command, _ := strings.Cut(printed, "'")
			command, _, _ = strings.Cut(command, "'")
			printed, err = in.practice("yutkata", command, "--timeout", "300")
			require.ErrorContains(t, err, "exit status 1")
			require.Contains(t, printed, "\nyutkata: 1 of 182 scenarios; next: one flat side up is DO (throwing.feature:12)\n")
			require.Contains(t, printed, `      refused: "I do not know how to throw"`)
			if l.name == "python" {
				readme, err := os.ReadFile("../README.md")
				require.NoError(t, err)
				require.Contains(t, string(readme), strings.TrimSpace(printed))
			}

			printed, err = in.practice("new", "yutkata", "--language", l.name)
			require.ErrorContains(t, err, "exit status 2", printed)
			require.Contains(t, printed, "the file exists: expected a new name")
		})
	}
}

func TestASkeletonRefusesTheFirstRequestOfOtherGames(t *testing.T) {
	t.Parallel()
	for _, language := range todaysLanguages(false) {
		for _, test := range todays([2]string{"draughts", "turns"}, [2]string{"rook", "new"}, [2]string{"yutnori", "new"}) {
			game, first := test[0], test[1]
			t.Run(language.name+" "+game, func(t *testing.T) {
				t.Parallel()
				in := inFolder(t, language.command)
				printed, err := in.practice("new", game, "--language", language.name)
				require.NoError(t, err, printed)
				require.Contains(t, printed, "The first request of "+game+" is "+first+", and practice schema "+game+" shows the answer.")
				_, command, _ := strings.Cut(printed, "'")
				command, _, _ = strings.Cut(command, "'")
				printed, err = in.practice(game, command, "--timeout", "300")
				require.ErrorContains(t, err, "exit status 1")
				require.Contains(t, printed, `refused: "I do not know how to `+first+`"`)
			})
		}
	}
}

func TestSkeletonsAreShort(t *testing.T) {
	t.Parallel()
	for _, l := range languages {
		most := 41
		if l.name == "python" || l.name == "go" {
			most = 30
		}
		require.LessOrEqual(t, strings.Count(templateOf("skeletons", l.file), "\n"), most, l.name)
	}
}

func TestTheFirstTestsPassAndCatchABrokenProgram(t *testing.T) {
	t.Parallel()
	for _, l := range todaysLanguages(true) {
		for _, test := range todays([2]string{"yutkata", "do-moves-two"}, [2]string{"draughts", "no-man-captures"},
			[2]string{"rook", "starts-one-down"}, [2]string{"yutnori", "gae-moves-three"}) {
			game, broken := test[0], test[1]
			t.Run(l.name+" "+game, func(t *testing.T) {
				t.Parallel()
				in := inFolder(t, l.testCommand)
				printed, err := in.practice("new", game, "--tests", l.name)
				require.NoError(t, err, printed)
				_, command, _ := strings.Cut(printed, "'")
				command, _, _ = strings.Cut(command, "'")
				// tests runs the tests against one program, as hunt does.
				tests := func(program string) ([]byte, error) {
					shell := programtest.Command(t, "sh", "-c", command)
					shell.Dir = in.dir
					shell.Env = append(os.Environ(), "GAME_PROGRAM="+program)
					return shell.CombinedOutput()
				}
				output, err := tests("practice serve " + game)
				require.NoError(t, err, string(output))
				output, err = tests("practice serve " + game + " --broken " + broken)
				require.Error(t, err, string(output))
			})
		}
	}
}
