package features_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// notRun holds the commands in READMEs that the test does not run, with the reasons. The
// test still checks that their make targets exist. It also does not run sessions in which
// somebody types at a prompt.
var notRun = map[string]string{
	"make test":  "it includes this test",
	"make short": "it takes minutes, and .ci/run runs it",
	"make check": "it takes minutes, and .ci/run runs it",
	"make race":  "it takes minutes, and .ci/run runs it",
	"make parts": "it needs GNU parallel, and .ci/run runs it",

	"make page":       "make check-page, which .ci/run runs, includes it",
	"make check-page": "it needs Chromium and Node, and .ci/run runs it",

	"make demo":         "it takes minutes, and .ci/run runs it",
	"make demo-yutkata": "it is part of make demo",
	"make demo-yutnori": "it is part of make demo",

	"make report": "it needs Node and a network",

	"make play-yutnori":                     "it needs a person at a terminal",
	"make play-yutkata ARGS='--computer B'": "it needs a person at a terminal",

	"go test ./yutkata/... ./features/yutkata":       "make short runs these tests",
	"make practice-yutkata PROGRAM='python3 yut.py'": "a test of yutkata's practice plays the skeleton",
	"practice yutkata 'python3 yut.py' --watch":      "it does not end",
	"practice duel yutkata 'python3 yut.py'":         "the skeleton differs in the first game; a script tests duels",
	"practice hunt yutkata 'python3 test_game.py'":   "a test runs the first tests with broken programs",
	"cd features/yutkata && GOWORK=off godog run .":  "another test runs it with the right version of godog",
	"make features ALOUD=1":                          "it is make features with more output",
}

// A session is a command in a README and the output that is shown after it.
type session struct{ command, output string }

var (
	blocks   = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")
	commands = regexp.MustCompile(`^(make|go|cd|bin/\w+|printf|practice) `)
	typed    = regexp.MustCompile(`(?m)> \S`)
	timed    = regexp.MustCompile(`perft`)
	remark   = regexp.MustCompile(`\s+#.*$`)
)

// sessionsOf returns the commands in the blocks of a README. Commands follow a $. If a
// block begins with a command without a $, every line is a command.
func sessionsOf(text string) (all []session) {
	for _, block := range blocks.FindAllStringSubmatch(text, -1) {
		if block[1] != "" {
			continue // a block in a programming language
		}
		text := block[2]
		isList := commands.MatchString(text)
		for line := range strings.Lines(text) {
			command, prompted := strings.CutPrefix(line, "$ ")
			switch {
			case prompted, isList:
				all = append(all, session{command: remark.ReplaceAllString(strings.TrimSpace(command), "")})
			case len(all) > 0 && strings.HasPrefix(text, "$ "):
				all[len(all)-1].output += strings.TrimRight(line, " \n") + "\n"
			}
		}
	}
	return all
}

func TestTheCommandsInTheREADMEsRun(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the programs")
	}
	root, err := filepath.Abs("..")
	require.NoError(t, err)
	readmes, err := filepath.Glob("../*/README.md")
	require.NoError(t, err)
	readmes = append(readmes, "../README.md", "GODOG.md")
	require.Len(t, readmes, 7)

	// The programs run in a folder that has links to the folders of the games. They may
	// write files there.
	dir := t.TempDir()
	for _, game := range []string{"draughts", "rook", "yutkata", "yutnori"} {
		require.NoError(t, os.Symlink(filepath.Join(root, game), filepath.Join(dir, game)))
	}
	for _, name := range []string{"draughts", "rook", "yutkata", "yutnori", "features/cmd/practice"} {
		if !strings.Contains(name, "/") {
			name += "/cmd/" + name
		}
		build := exec.CommandContext(t.Context(), "go", "build", "-o", dir+"/bin/", "./"+name)
		build.Dir = root
		printed, err := build.CombinedOutput()
		require.NoError(t, err, string(printed))
	}
	t.Setenv("PATH", dir+"/bin:"+os.Getenv("PATH"))

	var listed []string
	done := map[session]bool{} // a second run would find the files that the first run wrote
	for _, readme := range readmes {
		text, err := os.ReadFile(readme)
		require.NoError(t, err)
		for _, s := range sessionsOf(string(text)) {
			if _, found := notRun[s.command]; found {
				listed = append(listed, s.command)
			}
			if !done[s] {
				runs(t, readme, root, dir, s)
			}
			done[s] = true
		}
	}
	for command := range notRun {
		require.Contains(t, listed, command, "no README has this command")
	}
}

// runs runs the command of a session. It runs make and go in the workspace, and other
// programs in dir.
func runs(t *testing.T, readme, root, dir string, s session) {
	t.Helper()
	line := s.command
	_, skipped := notRun[line]
	isMake := strings.HasPrefix(line, "make ")
	if skipped && isMake {
		makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
		require.NoError(t, err)
		target := strings.Fields(line)[1]
		kind, _, _ := strings.Cut(target, "-")
		require.Regexp(t, `(?m)^(`+target+`|`+kind+`-%):`, string(makefile), line)
	}
	if skipped || typed.MatchString(s.output) {
		return
	}
	// Write a file that the README only shows.
	if file, shown := strings.CutPrefix(line, "cat "); shown {
		if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
			require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(s.output), 0o600))
		}
	}
	command := exec.CommandContext(t.Context(), "bash", "-c", line)
	command.Dir = dir
	if isMake || slices.Contains([]string{"go", "cd"}, strings.Fields(line)[0]) {
		command.Dir = root
	}
	printed, err := command.CombinedOutput()
	shouldFail := strings.Contains(s.output, ": expected ")
	require.Equal(t, shouldFail, err != nil, "%s: %s: %v\n%s", readme, line, err, printed)
	if s.output != "" && !timed.MatchString(line) {
		require.Equal(t, s.output, regexp.MustCompile(`(?m) +$`).ReplaceAllString(string(printed), ""), "%s: %s", readme, line)
	}
}
