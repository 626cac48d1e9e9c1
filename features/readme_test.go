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

// notRun holds the commands in pages that the test does not run, with the reasons. The
// test still checks that their make targets exist. It also does not run sessions in which
// somebody types at a prompt.
var notRun = map[string]string{
	"make test":    "it includes this test",
	"go test work": "make test runs these tests",
	"make check":   "it takes minutes, and .ci/run runs it",

	"make page": "it is part of make check-page, which .ci/run runs",

	"make demo":         "it takes minutes, and .ci/run runs it",
	"make demo-yutkata": "it is part of make demo",
	"make demo-yutnori": "it is part of make demo",

	"make report": "it needs Node and a network",

	"make play-yutnori": "it needs a person at a terminal",
	"make play-yutkata": "it needs a person at a terminal",

	"go test ./yutkata/... ./features/yutkata":                  "make test runs these tests",
	"bin/practice yutkata 'python3 yut.py' --watch":             "it does not end",
	"bin/practice judge yutnori './a.out'":                      "it needs a console program; the tests of judge have some",
	"bin/practice duel yutkata 'python3 yut.py'":                "the skeleton differs in the first game; a script tests duels",
	"bin/practice hunt yutkata 'python3 test_game.py'":          "a test runs the first tests with broken programs",
	"cd features/yutkata && GOWORK=off godog run .":             "another test runs it with the right version of godog",
	"go run ./draughts/engine/tune draughts/engine/weights.bin": "it takes hours",
	"go run ./draughts/engine/tune --first 4 --generations 1 --games 18000 --rate 0.05 --rounds 4 draughts/engine/weights.bin": "it takes hours",
	"go run ./draughts/engine/tune --first 5 --generations 3 --games 60000 draughts/engine/weights.bin":                        "it takes hours",
	"cd ../kata && go test -failfast":                                                   "it fails at the kata's first test; a test of practice shows that",
	"go run ./yutnori/internal/learn -seed 1 -moments 5000000 yutnori/bot/learned.bin":  "it takes hours",
	"go test ./yutkata/solution -run '^$' -bench FirstPlayer -benchtime 1x -longest 30": "it takes minutes",
	"make features ALOUD=1": "it is make features with more output",
}

// A session is a command in a page and the output that is shown after it.
type session struct{ command, output string }

var (
	blocks   = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")
	commands = regexp.MustCompile(`^(make|go|cd|bin/\w+|printf|practice) `)
	typed    = regexp.MustCompile(`(?m)> \S`)
	timed    = regexp.MustCompile(`perft`)
	remark   = regexp.MustCompile(`\s+#.*$`)
)

// sessionsOf returns the commands in the blocks of a page. Commands follow a $. If a
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

func TestTheCommandsInThePagesRun(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the programs")
	}
	root, err := filepath.Abs("..")
	require.NoError(t, err)
	pages, err := filepath.Glob("../*/*.md")
	require.NoError(t, err)
	pages = append(pages, "../README.md")

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
	for _, page := range pages {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, s := range sessionsOf(string(text)) {
			if _, found := notRun[s.command]; found {
				listed = append(listed, s.command)
			}
			if !done[s] {
				runs(t, page, root, dir, s)
			}
			done[s] = true
		}
	}
	for command := range notRun {
		require.Contains(t, listed, command, "no page has this command")
	}
}

// runs runs the command of a session. It runs make and go in the workspace, and other
// programs in dir.
func runs(t *testing.T, page, root, dir string, s session) {
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
	if skipped || forModules(line) || typed.MatchString(s.output) {
		return
	}
	// Write a file that the page only shows.
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
	require.Equal(t, shouldFail, err != nil, "%s: %s: %v\n%s", page, line, err, printed)
	if s.output != "" && !timed.MatchString(line) {
		require.Equal(t, s.output, regexp.MustCompile(`(?m) +$`).ReplaceAllString(string(printed), ""), "%s: %s", page, line)
	}
}

// link is a link to a file, not to a web page.
var link = regexp.MustCompile(`\]\(([^):]+)\)`)

func TestTheArchivesHoldWhatTheirPagesLinkTo(t *testing.T) {
	t.Parallel()
	list := exec.CommandContext(t.Context(), "make", "--no-print-directory", "-f", "-", "list")
	list.Dir = ".."
	list.Stdin = strings.NewReader("include Makefile\nlist: ; @echo $(PAGES)\n")
	printed, err := list.Output()
	require.NoError(t, err)
	files := strings.Fields(string(printed))
	require.Contains(t, files, "features/README.md")
	for _, page := range files {
		text, err := os.ReadFile(filepath.Join("..", page))
		require.NoError(t, err)
		if filepath.Ext(page) != ".md" {
			continue
		}
		for _, to := range link.FindAllStringSubmatch(string(text), -1) {
			linked := filepath.Join(filepath.Dir(page), to[1])
			holds := func(file string) bool { return file == linked || strings.HasPrefix(file, linked+"/") }
			require.True(t, slices.ContainsFunc(files, holds), "%s links to %s", page, linked)
		}
	}
}

// forModules reports whether a command is for another module. The test below runs it.
func forModules(command string) bool { return strings.HasPrefix(command, "go mod ") }

func TestAnotherModuleUsesAGame(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	root, err := filepath.Abs("..")
	require.NoError(t, err)
	dir := t.TempDir()
	require.NoError(t, os.Symlink(root, filepath.Join(dir, "games")))
	module := filepath.Join(dir, "module")
	require.NoError(t, os.Mkdir(module, 0o755))
	for name, text := range map[string]string{
		"go.mod": "module example.com/module\n\ngo 1.26.0\n",
		"main.go": `package main

import "games.example/draughts"

func main() { println(draughts.Start().FEN()) }
`,
	} {
		require.NoError(t, os.WriteFile(filepath.Join(module, name), []byte(text), 0o600))
	}
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	for _, s := range append(sessionsOf(string(text)), session{command: "go mod verify && go vet ."}) {
		if forModules(s.command) {
			command := exec.CommandContext(t.Context(), "bash", "-c", s.command)
			command.Dir = module
			printed, err := command.CombinedOutput()
			require.NoError(t, err, "%s: %s", s.command, printed)
		}
	}
}
