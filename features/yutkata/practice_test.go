package yutkata_test

import (
	"embed"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/features/practicetest"
	"games.example/program/programtest"
)

//go:embed *.feature stages.txt
var folder embed.FS

func TestMain(m *testing.M) {
	practicetest.Main(m, features.Practice{
		Game:   "yutkata",
		Folder: folder,
		Steps:  func(s *features.Steps, p *features.Program) { lay(s, program{p}) },
	}, answers(&own{}), func(broken string) practicetest.Answer { return answers(&naive{broken: broken}) })
}

func TestPractice(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

func TestABrokenRuleFailsInItsScenario(t *testing.T) {
	practicetest.EachFails(t, "yutkata", map[string]string{
		"exact-landing":     "a throw that is too big leaves the token where it is",
		"stack-moves":       "tokens that share a space still move one at a time",
		"order-of-sticks":   "oxoo is DO",
		"three-sticks":      "xxx are not four sticks",
		"no-extra-throw":    "only YUT and MO earn another throw",
		"moves-unthrown":    "a throw comes before a move",
		"throws-twice":      "a move comes before the next throw",
		"out-of-turn":       "a throw out of turn",
		"others-tokens":     "B1 is not a token of PlayerA",
		"catches-nobody":    "a token is sent off the board",
		"catches-one":       "a stack is sent off whole",
		"catch-earns":       "it earns no extra throw",
		"catches-own":       "own tokens may share a space, listed in token order",
		"stays-on-the-last": "a token that reaches the last space leaves the board",
		"starts-again":      "a token that reaches the last space leaves the board",
		"finished-moves":    "it cannot be moved anymore",
		"one-token-wins":    "one token is not enough",
		"plays-on":          "PlayerA cannot throw anymore",
		"no-wrap":           "from space 14 with GE on 15 spaces",
		"no-miss":           "a player who lands on \"miss a turn\" loses the next one",
		"set-keeps-owed":    "in a game that goes on from a board no turns are owed",
		"no-back":           "\"back\" moves the token back from where it lands",
	})
}

func TestTheSessionOfTheREADME(t *testing.T) {
	practicetest.SessionIsTrue(t, "yutkata", answers(&own{}))
}

func TestTheSkeletonsOfTheREADMEPassTheFirstScenario(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	for language, command := range map[string]string{"go": "go run yut.go", "python": "python3 yut.py"} {
		runtime, _, _ := strings.Cut(command, " ")
		if _, err := exec.LookPath(runtime); err != nil {
			t.Log("not tried:", err)
			continue
		}
		skeleton := practicetest.Block(t, "Skeletons", language)
		require.LessOrEqual(t, strings.Count(skeleton, "\n"), 30, language)
		dir := t.TempDir()
		file := command[strings.LastIndex(command, " ")+1:]
		require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(skeleton), 0o600))
		practice := programtest.Command(t, "practice-yutkata", "-timeout", "600", "-program", command)
		practice.Dir = dir
		printed, err := practice.Output()
		require.ErrorContains(t, err, "exit status 1", language)
		require.Contains(t, string(printed), "1 of 110 scenarios; next: with DO a token enters on space 1 (", language)
		if language == "python" {
			require.Contains(t, practicetest.README(t), strings.TrimSpace(string(printed)))
		}
	}
}
