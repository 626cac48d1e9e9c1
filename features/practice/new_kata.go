package practice

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/spf13/cobra"

	"games.example/features"
	"games.example/internal/child"
	"games.example/internal/command"
)

// The files of a folder for a kata. The names end in .txt, so that the files are not
// part of this program.
//
//go:embed katas
var kataFiles embed.FS

// kataFile returns the text of a file for a kata.
func kataFile(name string) string {
	text, _ := kataFiles.ReadFile("katas/" + name + ".txt") // embedded
	return string(text)
}

// writeKata writes a folder in which a learner builds a game in Go: with the game's
// suite of tests (go), or with its features (godog). If any of the files exists, or if the
// folder is in a Go workspace, it writes nothing.
func writeKata(c *cobra.Command, game Game, kind, dir string) error {
	files := goKata
	next := "go test -failfast"
	if kind == "godog" {
		files, next = godogKata, "go test"
	}
	texts, err := files(game)
	if err != nil {
		return err
	}
	if err := outsideWorkspace(dir); err != nil {
		return err
	}
	names := slices.Sorted(maps.Keys(texts))
	for _, name := range names {
		path := filepath.Join(dir, name)
		switch _, err := os.Lstat(path); {
		case err == nil:
			return exists(path)
		case !errors.Is(err, os.ErrNotExist):
			return command.Misuse("%w", err)
		}
	}
	for _, name := range names {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil { //nolint:gosec // like the user's other folders
			return command.Misuse("%w", err)
		}
		if err := writeNew(path, texts[name]); err != nil {
			return err
		}
	}
	if dir != "." {
		next = "cd " + child.Quoted(dir) + " && " + next
	}
	fmt.Fprintf(c.OutOrStdout(), "%d files: %s\n", len(names), next)
	return nil
}

// outsideWorkspace returns an error if a folder is in a Go workspace, where the go command
// does not build the module of a kata.
func outsideWorkspace(dir string) error {
	if os.Getenv("GOWORK") != "" {
		return nil // the user has chosen, for example off
	}
	dir, err := filepath.Abs(dir)
	for last := ""; err == nil && dir != last; last, dir = dir, filepath.Dir(dir) {
		path := filepath.Join(dir, "go.work")
		if _, err := os.Stat(path); err == nil {
			return command.Misuse("%s: a kata does not run in this workspace: expected a folder outside of it", path)
		}
	}
	return err
}

// goKata returns the files of a kata for go test: the suite, and a stub of its solution.
func goKata(game Game) (map[string]string, error) {
	files := map[string]string{"go.mod": kataFile("go.mod"), "go.sum": kataFile("go.sum")}
	err := fs.WalkDir(game.Kata, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			text, _ := fs.ReadFile(game.Kata, name) // embedded
			files[name] = string(text)
		}
		return err
	})
	if err == nil {
		files["kata.go"], err = stubOf(files["kata.go"])
	}
	return files, err
}

// A firstStep is the step that begins the first scenario of a game, in Go.
type firstStep struct{ Expression, Fields, Params, Body string }

var firstSteps = map[string]firstStep{
	"yutkata":  {`^a new game$`, "spaces [15]string", "", "*g = game{}"},
	"draughts": {`^the board$`, "board string", "text *godog.DocString", "g.board = text.Content"},
	"rook": {
		`^a rook at (\d+),(\d+) on bounds (\d+)x(\d+)$`, "state, bounds [2]int // DOWN and RIGHT", "d, r, n, m int",
		"g.state, g.bounds = [2]int{d, r}, [2]int{n, m}",
	},
	"yutnori": {
		`^a basic game of (\d+) players with (\d+) pieces$`, "pieces [][]int // the positions of each player's pieces", "players, pieces int",
		"g.pieces = make([][]int, players)\n\tfor player := range g.pieces {\n\t\tg.pieces[player] = make([]int, pieces)\n\t}",
	},
}

// godogKata returns the files of a kata for godog: the features that practice plays, and
// a test with the first step.
func godogKata(game Game) (map[string]string, error) {
	files := map[string]string{"go.mod": kataFile("godog.mod"), "go.sum": kataFile("godog.sum")}
	all, err := scenariosOf(game.Folder)
	if err != nil {
		return nil, err
	}
	played := map[string]bool{}
	for _, s := range all {
		played[s.Uri] = true
	}
	stages, err := features.Stages(game.Folder)
	if err != nil {
		return nil, err
	}
	stages = slices.DeleteFunc(stages, func(name string) bool { return !played[name] })
	for _, name := range stages {
		text, _ := fs.ReadFile(game.Folder, name) // Stages has found it
		files["features/"+name] = string(text)
	}
	var text strings.Builder
	err = template.Must(template.New("").Parse(kataFile("steps_test.go"))).Execute(&text, struct {
		Stages []string
		Step   firstStep
	}{stages, firstSteps[game.Name]})
	files["steps_test.go"] = text.String()
	return files, err
}
