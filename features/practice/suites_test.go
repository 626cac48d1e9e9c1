package practice

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// beyond holds the broken rules that no suite can notice, keyed by the reasons.
var beyond = map[string]map[string]string{
	"draughts": {
		"the kata asks for the turns of a board, and plays no turn": "captured-pieces-stay the-first-captured-piece-goes " +
			"the-piece-stays white-is-never-crowned black-is-never-crowned a-capture-does-not-crown " +
			"crowned-on-the-first-row crowned-in-passing nobody-wins a-blocked-player-draws the-last-player-wins " +
			"plays-anything play-changes-nothing turns-after-play-are-the-mover-s",
		"the kata has only two colors": "other-colors",
	},
	"rook": {
		"a move of the kata is a typed dictionary, not a text": "more-fields fields-twice anything-is-a-move " +
			"any-type-of-direction numbers-as-strings any-type-of-tiles fractions big-numbers-break-tiles tiles-before-direction",
		"only the protocol begins another game in the same program": "winner-stays smart-remembers",
		"RULES.md sets the limits, not the document":                "same-names no-names starts-outside starts-at-the-goal",
		"only the protocol names players and strategies":            "other-numbers-of-players strangers-move odd-strategies chooses-anywhere",
	},
	"yutnori": {
		"only the protocol begins another game in the same program": "pool-stays",
		"only the protocol throws several results at once":          "throws-a-part",
		"the kata's functions do not name the player":               "throws-out-of-turn moves-out-of-turn",
		"the kata has no request that sets up a position": "two-players-on-a-cell set-accepts-any-number-of-players " +
			"set-changes-the-number-of-pieces set-accepts-any-position set-accepts-a-won-game set-accepts-any-turn " +
			"set-puts-cows-anywhere",
		"RULES.md and the protocol set the limits, not the documents": "one-player-plays five-players-play no-pieces " +
			"five-pieces animals-for-some odd-animals corners-for-some odd-corners directions-for-some odd-back-do odd-ways",
	},
	"yutkata": {
		"the kata has no request that sets up a position": "set-ignores-turn set-finishes-nothing set-finishes-one " +
			"set-ignores-the-board set-keeps-throw set-keeps-again set-accepts-any-board set-keeps-captured " +
			"set-keeps-winner set-keeps-owed set-accepts-two-players-on-a-space set-sorts-stacks set-accepts-the-last-space " +
			"set-accepts-a-won-game set-finishes-unknown-tokens set-finishes-tokens-twice set-finishes-tokens-on-the-board " +
			"set-accepts-any-player",
		"only the protocol writes obstacles as texts":         "odd-obstacles more-after-miss too-many-spaces",
		"the players of the kata do not choose the sticks":    "three-sticks five-sticks odd-sticks capital-sticks",
		"only the protocol counts captured tokens":            "captured-adds-up look-forgets refused-move-forgets back-off-counts",
		"only the protocol announces an earned throw":         "win-earns-a-throw",
		"only the protocol has names that name nobody":        "letters-name-players",
		"only the protocol begins a second game on the board": "finished-tokens-stay options-stay throw-stays owed-turns-stay",
		"RULES.md sets the limits, not the kata": "too-few-spaces too-few-tokens too-many-tokens too-few-players " +
			"too-many-players refused-game-clears-the-board obstacle-on-the-last obstacle-outside back-nowhere two-obstacles",
	},
}

// Each suite is compiled once, beside an adapter to the reference. It passes with the
// game's own rules. If the reference breaks a rule of the document, a test fails.
func TestASuiteNoticesEachBrokenRuleOfItsDocument(t *testing.T) {
	t.Parallel()
	for _, game := range todaysGames() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			suite := compiled(t, game)
			run := func(broken string) (string, error) {
				command := programtest.Command(t, suite, "-test.failfast", "-test.timeout=60s")
				command.Env = append(os.Environ(), "BROKEN="+broken)
				output, err := command.CombinedOutput()
				return string(output), err
			}
			for _, unbroken := range []string{"", "nothing"} { // the game's own rules, and those that can be broken
				printed, err := run(unbroken)
				require.NoError(t, err, printed)
			}
			reasons := map[string]string{}
			for reason, names := range beyond[game.Name] {
				for name := range strings.FieldsSeq(names) {
					reasons[name] = reason
				}
			}
			noticed := 0
			for _, rule := range game.broken() {
				printed, err := run(rule.name)
				if reason, unnoticed := reasons[rule.name]; unnoticed {
					require.NoError(t, err, "%s: %s: %s", rule.name, reason, printed)
					delete(reasons, rule.name)
				} else {
					noticed++
					require.Error(t, err, "%s: %s", rule.name, rule.text)
				}
			}
			require.Empty(t, reasons, "these rules are not in broken.txt")
			t.Logf("%s: the suite notices %d broken rules of %d", game.Name, noticed, len(game.broken()))
		})
	}
}

// compiled compiles the suite of a game beside an adapter to the reference. It returns
// the path of the program.
func compiled(t *testing.T, game Game) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, game.Kata))
	adapter, err := os.ReadFile("testdata/adapters/" + game.Name + ".go")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "kata.go"), adapter, 0o600))
	mod, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	text := strings.ReplaceAll(string(mod), "../", filepath.ToSlash(root)+"/")
	text = strings.Replace(text, "module games.example/features", "module games.example/kata", 1) +
		"\nrequire games.example/features v0.0.0\n\nreplace games.example/features => " + filepath.ToSlash(root) + "/features\n"
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o600))
	sum, err := os.ReadFile("../go.sum")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.sum"), sum, 0o600))
	suite := filepath.Join(dir, "suite.exe")
	build := exec.CommandContext(t.Context(), "go", "test", "-c", "-o", suite, ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod -trimpath")
	output, err := build.CombinedOutput()
	require.NoError(t, err, string(output))
	return suite
}

func TestSolutionsAreShort(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		most := 200
		if game.Name == "yutkata" {
			most = 250 // with its bonus
		}
		solution, err := fs.ReadFile(game.Kata, "kata.go")
		require.NoError(t, err)
		require.LessOrEqual(t, strings.Count(string(solution), "\n"), most, game.Name)
	}
}

// Each row of HISTORY.md names a commit and the test that it adds. A copy of the project
// may have no history, or only a part of it.
func TestTheHistoryOfYutkataNamesItsCommitsAndTests(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../yutkata/HISTORY.md")
	require.NoError(t, err)
	rows := regexp.MustCompile("(?m)^\\| \\d+ \\| `(Red: [^`]+)` \\| `(Test\\w+)` \\|$").FindAllStringSubmatch(string(text), -1)
	require.NotEmpty(t, rows)
	var suite strings.Builder
	files, err := filepath.Glob("../../yutkata/kata/?_*_test.go")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		suite.Write(text)
	}
	subjects, err := programtest.Command(t, "git", "log", "--format=%s", "--", "../../yutkata/kata").Output()
	for _, row := range rows {
		require.Contains(t, suite.String(), "\nfunc "+row[2]+"(")
		if err == nil && strings.Contains(string(subjects), rows[0][1]) {
			require.Contains(t, string(subjects), row[1]+"\n")
		}
	}
}
