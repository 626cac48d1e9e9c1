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

	"games.example/internal/programtest"
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
		return withTests && l.tests == "" || testing.Short() && slices.Contains([]string{"go", "java", "csharp", "rust", "typescript"}, l.name)
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

func TestASkeletonPassesTheFirstScenarioOfEachGame(t *testing.T) {
	t.Parallel()
	for _, l := range todaysLanguages(false) {
		for _, game := range todays(Games()...) {
			t.Run(l.name+" "+game.Name, func(t *testing.T) {
				t.Parallel()
				in := inFolder(t, l.command)
				printed, err := in.practice("new", game.Name, "--language", l.name)
				require.NoError(t, err, printed)
				_, command, _ := strings.Cut(printed, "'")
				command, _, _ = strings.Cut(command, "'")
				printed, err = in.practice(game.Name, command, "--timeout", "300")
				require.ErrorContains(t, err, "exit status 1")
				require.Contains(t, printed, "\n"+game.Name+": 1 of ", printed)
				require.NotContains(t, printed, "warning")
				if game.Name == "yutkata" {
					require.Contains(t, printed, `      refused: "I do not know how to throw"`)
				}
				if game.Name+l.name == "yutkatapython" {
					readme, err := os.ReadFile("../README.md")
					require.NoError(t, err)
					require.Contains(t, string(readme), strings.TrimSpace(printed))
				}

				printed, err = in.practice("new", game.Name, "--language", l.name)
				require.ErrorContains(t, err, "exit status 2", printed)
				require.Contains(t, printed, "the file exists: expected a new name or another folder")
			})
		}
	}
}

func TestALibraryIsSharedByTheGames(t *testing.T) {
	t.Parallel()
	in := practiceFolder{t, t.TempDir()}
	for _, game := range Games()[:2] {
		printed, err := in.practice("new", game.Name, "--language", "java")
		require.NoError(t, err, printed)
	}
	require.FileExists(t, in.dir+"/Json.java")
	require.FileExists(t, in.dir+"/Yut.java")
	require.FileExists(t, in.dir+"/Draughts.java")
}

// The libraries read and write what the scenarios may send: escapes, characters beyond
// ASCII, blanks, and numbers of all kinds.
func TestTheLibrariesOfSkeletonsReadAndWriteJSON(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("compiles programs")
	}
	const text = `{ "a" : [ 1 , -2, 300, true,false , null, [], {}, "" ], "quo\"te\\": "\u00e9\n\t\u0001 \ud83d\ude00 é😀/\/" }`
	for name, program := range map[string]string{
		"java": `public class Echo { public static void main(String[] args) { System.out.println(Json.write(Json.parse(new java.util.Scanner(System.in, "UTF-8").nextLine()))); } }`,
		"rust": `mod json; fn main() { let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap(); println!("{}", json::Json::parse(&line)); }`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := languageNamed(name)
			in := inFolder(t, l.command)
			base := map[string]string{"java": "Echo", "rust": "echo"}[name]
			require.NoError(t, os.WriteFile(in.dir+"/"+base+l.extension, []byte(program), 0o600))
			require.NoError(t, os.WriteFile(in.dir+"/"+l.reader, []byte(templateOf("skeletons", l.reader)), 0o600))
			shell := programtest.Command(t, "sh", "-c", strings.ReplaceAll(l.command, "%", base))
			shell.Dir, shell.Stdin = in.dir, strings.NewReader(text+"\n")
			printed, err := shell.Output()
			require.NoError(t, err)
			require.JSONEq(t, text, string(printed))
		})
	}
}

func TestSkeletonsAreShort(t *testing.T) {
	t.Parallel()
	for _, l := range languages {
		require.LessOrEqual(t, strings.Count(l.skeletonOf(Games()[0]), "\n"), 30, l.name)
		if l.reader != "" {
			require.LessOrEqual(t, strings.Count(templateOf("skeletons", l.reader), "\n"), 80, l.name)
		}
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
