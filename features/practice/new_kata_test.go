package practice

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/child"
	"games.example/internal/programtest"
)

// inKata runs a go command in the folder of a kata, which is a module of its own.
func inKata(t *testing.T, dir string, args ...string) (printed string, err error) {
	t.Helper()
	command := programtest.Command(t, "go", args...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOWORK=off", "NO_COLOR=")
	output, err := command.CombinedOutput()
	return string(output), err
}

// todaysGames returns the games that a test uses.
func todaysGames() []Game { return todays(Games()...) }

var failedTest = regexp.MustCompile(`(?m)^--- FAIL: (\w+)`)

func TestAKataForGoTestFailsAtItsFirstTest(t *testing.T) {
	t.Parallel()
	for _, game := range todaysGames() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			in := inFolder(t, "go")
			printed, err := in.practice("new", game.Name, "--kata", "go", "--dir", "a b/c")
			require.NoError(t, err, printed)
			require.Contains(t, printed, "files: cd "+child.Quoted("a b/c")+" && go test -failfast\n")
			dir := filepath.Join(in.dir, "a b", "c")
			printed, err = inKata(t, dir, "vet", ".")
			require.NoError(t, err, printed)
			printed, err = inKata(t, dir, "mod", "tidy", "-diff")
			require.NoError(t, err, printed)
			first, err := filepath.Glob(filepath.Join(dir, "a_*_test.go"))
			require.NoError(t, err)
			text, err := os.ReadFile(first[0])
			require.NoError(t, err)
			name := regexp.MustCompile(`func (Test\w+)`).FindSubmatch(text)
			printed, err = inKata(t, dir, "test", "-failfast")
			require.Error(t, err)
			require.NotContains(t, printed, "panic")
			require.Contains(t, printed, "Error Trace:")
			require.Equal(t, [][]string{{"--- FAIL: " + string(name[1]), string(name[1])}}, failedTest.FindAllStringSubmatch(printed, -1))
		})
	}
}

func TestAKataForGodogPrintsTheStepsToWrite(t *testing.T) {
	t.Parallel()
	for _, game := range todaysGames() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			in := inFolder(t, "go")
			printed, err := in.practice("new", game.Name, "--kata", "godog")
			require.NoError(t, err, printed)
			require.Regexp(t, `^\d+ files: go test\n$`, printed)
			printed, err = inKata(t, in.dir, "vet", ".")
			require.NoError(t, err, printed)
			printed, err = inKata(t, in.dir, "mod", "tidy", "-diff")
			require.NoError(t, err, printed)
			printed, err = inKata(t, in.dir, "test")
			require.Error(t, err)
			require.Contains(t, printed, "1 scenarios (1 undefined)\n")
			require.Regexp(t, `\n\d+ steps \(1 passed, \d undefined\)\n`, printed)
			require.Contains(t, printed, "step is undefined: ")
			require.Contains(t, printed, "You can implement step definitions for undefined steps with these snippets:")
		})
	}
}

func TestAKataIsNotWrittenOverAFile(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"go", "godog"} {
		in := practiceFolder{t, t.TempDir()}
		require.NoError(t, os.WriteFile(filepath.Join(in.dir, "go.sum"), []byte("mine"), 0o600))
		printed, err := in.practice("new", "yutkata", "--kata", kind)
		require.ErrorContains(t, err, "exit status 2")
		require.Equal(t, "practice: go.sum: the file exists: expected a new name or another folder (see practice new --help)\n", printed)
		files, err := os.ReadDir(in.dir)
		require.NoError(t, err)
		require.Len(t, files, 1, "nothing else is written")
	}
	in := practiceFolder{t, t.TempDir()}
	require.NoError(t, os.WriteFile(filepath.Join(in.dir, "yut"), nil, 0o600))
	printed, err := in.practice("new", "yutkata", "--kata", "go", "--dir", "yut")
	require.ErrorContains(t, err, "exit status 2")
	require.Equal(t, 1, strings.Count(printed, "\n"), printed)
}

func TestAKataHasAFolderAndNeitherALanguageNorFirstTests(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{"--kata", "go", "--language", "go"},
		{"--kata", "go", "--tests", "go"},
		{"--kata", "rust"},
		{"--kata", "go", "--dir", ""},
		{"--dir", "yut"},
		{"--dir", "yut", "--language", "python"},
	} {
		in := practiceFolder{t, t.TempDir()}
		printed, err := in.practice(append([]string{"new", "yutkata"}, args...)...)
		require.ErrorContains(t, err, "exit status 2", args)
		require.Equal(t, 1, strings.Count(printed, "\n"), printed)
		files, err := os.ReadDir(in.dir)
		require.NoError(t, err)
		require.Empty(t, files)
	}
}

// requirement matches a module and its version in a go.mod file.
var requirement = regexp.MustCompile(`(?m)^(?:require |\t)(\S+ v\S+)`)

func TestAKataUsesTheVersionsOfThisProject(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	ours := map[string]bool{}
	for _, found := range requirement.FindAllStringSubmatch(string(text), -1) {
		ours[found[1]] = true
	}
	for _, name := range []string{"go.mod", "godog.mod"} {
		theirs := requirement.FindAllStringSubmatch(kataFile(name), -1)
		require.NotEmpty(t, theirs)
		for _, found := range theirs {
			require.True(t, ours[found[1]], "%s: %s", name, found[1])
		}
	}
}

func TestAStubHasTheNamesWithoutTheCode(t *testing.T) {
	t.Parallel()
	stub, err := stubOf(`// Package p is short.
package p

import (
	"errors"
	"math/rand/v2"
	"strings" // for errors. in texts
)

// A Color is White or Black.
type Color int

// The colors.
const (
	White Color = iota
	Black
)

var secret = errors.New("secret")

// ErrOver ends a game.
var ErrOver = errors.New("over")

// A Piece is on the board.
type Piece struct {
	// Name names it.
	Name string // in capitals
	// at is hidden.
	at   int // from 0
	Size [2]int
}

// A Board is a list.
type Board []Piece

type hidden struct{ N int }

// Find finds a piece.
func (b Board) Find(name string) (found Piece, where, at int, ok bool, err error) {
	// strings.ToUpper helps.
	return b[0], 1, 2, true, secret
}

// String shows the board.
func (b *Board) String() string { return strings.ToUpper(" ") }

// Shuffle mixes it.
func (b Board) Shuffle(random *rand.Rand) {
	random.Shuffle(0, nil)
}

func (b Board) quiet() hidden { return hidden{} }

// Loud is a method of a type that nobody sees.
func (h *hidden) Loud() int { return h.N }

// Corners returns the corners.
func Corners() ([2]int, Color, Board, *Piece) { return [2]int{1, 2}, Black, nil, nil }
`)
	require.NoError(t, err)
	require.Equal(t, `// Package p is short.
package p

import "errors"
import "math/rand/v2"

// A Color is White or Black.
type Color int

// The colors.
const (
	White Color = iota
	Black
)

// ErrOver ends a game.
var ErrOver = errors.New("over")

// A Piece is on the board.
type Piece struct {
	// Name names it.
	Name string // in capitals

	Size [2]int
}

// A Board is a list.
type Board []Piece

// Find finds a piece.
func (b Board) Find(name string) (found Piece, where, at int, ok bool, err error) {
	return Piece{}, 0, 0, false, nil
}

// String shows the board.
func (b *Board) String() string { return "" }

// Shuffle mixes it.
func (b Board) Shuffle(random *rand.Rand) {}

// Corners returns the corners.
func Corners() ([2]int, Color, Board, *Piece) { return [2]int{}, 0, nil, nil }
`, stub)
}
