package practice

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"runtime"
	"slices"
	"strings"
	"text/template"

	"github.com/spf13/cobra"

	"games.example/internal/command"
)

// The skeletons, and the first tests. The names of the Go files end in .txt, so that
// the files are not part of this program.
//
//go:embed skeletons tests
var templates embed.FS

// A language is a programming language that a learner may use. In a command, % stands for
// the name of the game's file without its extension.
type language struct {
	name, extension, command string
	reader                   string // a file beside the program, if any
	tests, testCommand       string // the first tests, if any
}

var languages = []language{
	{"python", ".py", python + " %.py", "", "test_game.py", python + " test_game.py"},
	{"javascript", ".js", "node %.js", "", "game.test.js", "node --test game.test.js"},
	{"typescript", ".ts", "tsc --target es2022 %.ts && node %.js", "", "", ""},
	{"go", ".go", "go run %.go", "", "game_test.go", "go test game_test.go"},
	{"java", ".java", "javac %.java Json.java && java %", "Json.java", "", ""},
	{"csharp", ".cs", "dotnet run %.cs", "", "", ""},
	{"rust", ".rs", "rustc --edition 2021 %.rs && ./%", "json.rs", "", ""},
	{"ruby", ".rb", "ruby %.rb", "", "", ""},
	{"php", ".php", "php %.php", "", "", ""},
	{"perl", ".pl", "perl %.pl", "", "", ""},
}

// python is the usual command for Python.
var python = map[bool]string{true: "py -3", false: "python3"}[runtime.GOOS == "windows"]

// baseOf returns the name of a game's file without its extension. In Java it is the name
// of the class, too.
func (l language) baseOf(game Game) string {
	base := strings.Replace(game.Name, "yutkata", "yut", 1)
	if l.name == "java" {
		return strings.ToUpper(base[:1]) + base[1:]
	}
	return base
}

// commandOf returns the command that starts the program of a game.
func (l language) commandOf(game Game) string {
	command := strings.ReplaceAll(l.command, "%", l.baseOf(game))
	if runtime.GOOS == "windows" {
		command = strings.ReplaceAll(command, "./", `.\`)
	}
	return command
}

// A firstTest sends requests, and passes if a field of the last answer is right.
type firstTest struct{ Requests, Field, Want string }

var firstTests = map[string]firstTest{
	"yutkata": {
		`[{"do":"new","spaces":15,"tokens":2,"players":2,"wrap":false,"obstacles":[]},` +
			`{"do":"throw","player":"PlayerA","sticks":"ooox"},{"do":"move","player":"PlayerA","token":"A1"}]`,
		"board", `"[[A1][][][][][][][][][][][][][][]]"`,
	},
	"draughts": {
		`[{"do":"turns","board":" . . . . .\n. . . . . \n . . . . .\n. . . . . \n . b . . .\n. . w . . \n . . . . .\n` +
			`. . . . . \n . . . . .\n. . . . . ","color":"white"}]`,
		"turns", `["44x26"]`,
	},
	"rook": {
		`[{"do":"new","bounds":{"D":4,"R":4},"state":{"D":0,"R":0},"players":["Ann","Bob"]},` +
			`{"do":"submit","player":"Ann","move":"{\"direction\": \"R\", \"tiles\": 3}"}]`,
		"state", `{"D":0,"R":3}`,
	},
	"yutnori": {
		`[{"do":"new","players":2,"pieces":1,"animals":[],"house_rules":{"back_results":false,"corners":["se","se"],` +
			`"clockwise":[false,false],"no_chain_for_yut_or_mo":false,"short_way_optional":false,"back_do_from_one":"last"}},` +
			`{"do":"throw","player":0,"results":["gae"]},{"do":"move","player":0,"position":0,"result":"gae","way":"short"}]`,
		"pieces", `[[2],[0]]`,
	},
}

// newFlags holds the flags of the new command.
type newFlags struct {
	skeleton, tests, kata command.Word
	dir                   string
}

func newNew() *cobra.Command {
	f := newFlags{skeleton: "python"}
	var all, tested []string
	for _, l := range languages {
		all = append(all, l.name)
		if l.tests != "" {
			tested = append(tested, l.name)
		}
	}
	cmd := &cobra.Command{
		Use:   "new GAME",
		Short: "Write a program to start from, a first test, or a kata in Go",
		Long: `Write a program that passes the first scenario of a game, and print the command that
plays the scenarios. With --tests, write a first test for practice hunt instead. With
--kata, write the game as a kata: tests that ask for one new idea after another, and a
program without code. An existing file is never replaced.`,
		Example: `  practice new yutkata
  practice new rook --language javascript
  practice new yutkata --tests python
  practice new yutkata --kata go --dir yut`,
		Args: oneGame,
		RunE: withGame(f.write),
	}
	command.OneOf(cmd, &f.skeleton, "language", "the `language` of the program: "+command.Either(all), all...)
	command.OneOf(cmd, &f.tests, "tests", "write a first test in that `language` instead: "+command.Either(tested), tested...)
	command.OneOf(cmd, &f.kata, "kata", "write the game as a kata for go test or for godog instead", "go", "godog")
	cmd.Flags().StringVar(&f.dir, "dir", ".", "the `folder` for --kata")
	return cmd
}

// write writes the files that the flags choose.
func (f *newFlags) write(c *cobra.Command, game Game, _ []string) error {
	switch given := c.Flags().Changed; {
	case f.tests != "" && given("language"):
		return command.Misuse("--tests: expected without --language")
	case f.kata != "" && (f.tests != "" || given("language")):
		return command.Misuse("--kata: expected without --language and --tests")
	case f.kata == "" && given("dir"):
		return command.Misuse("--dir: expected with --kata")
	case f.dir == "":
		return command.Misuse("--dir: expected a value")
	case f.kata != "":
		return writeKata(c, game, string(f.kata), f.dir)
	case f.tests != "":
		return writeTests(c, game, languageNamed(string(f.tests)))
	}
	return writeSkeleton(c, game, languageNamed(string(f.skeleton)))
}

func languageNamed(name string) language {
	return languages[slices.IndexFunc(languages, func(l language) bool { return l.name == name })]
}

// templateOf returns the text of a template.
func templateOf(kind, file string) string {
	if path.Ext(file) == ".go" {
		file += ".txt"
	}
	text, _ := templates.ReadFile(path.Join(kind, file)) // embedded
	return string(text)
}

// A first holds the first request of a game, and the answer that passes the first
// scenario, as JSON.
type first struct {
	Do     string
	Answer json.RawMessage
}

// firstOf returns the first request of a game and its answer.
func firstOf(game Game) first {
	var all map[string]first
	text, _ := templates.ReadFile("skeletons/first.json") // embedded
	_ = json.Unmarshal(text, &all)
	return all[game.Name]
}

// skeletonOf returns a program that passes the first scenario of a game.
func (l language) skeletonOf(game Game) string {
	beginning := firstOf(game)
	var answer bytes.Buffer
	_ = json.Compact(&answer, beginning.Answer)
	quoted, _ := json.Marshal(answer.String())
	var text strings.Builder
	written := template.Must(template.New("").Parse(templateOf("skeletons", "game"+l.extension)))
	_ = written.Execute(&text, struct{ Do, Answer, Quoted, Base string }{ // these fields suffice for each template
		beginning.Do, answer.String(), string(quoted), l.baseOf(game),
	})
	return text.String()
}

// writeSkeleton writes a program that passes the first scenario. A reader that is there
// already is kept.
func writeSkeleton(c *cobra.Command, game Game, l language) error {
	name := l.baseOf(game) + l.extension
	if err := writeNew(name, l.skeletonOf(game)); err != nil {
		return err
	}
	if l.reader != "" {
		if _, err := os.Stat(l.reader); err != nil {
			if err := writeNew(l.reader, templateOf("skeletons", l.reader)); err != nil {
				return err
			}
		}
	}
	fmt.Fprintf(c.OutOrStdout(), "%s: practice %s '%s' --watch\n", name, game.Name, l.commandOf(game))
	return nil
}

// writeTests writes a first test for a game.
func writeTests(c *cobra.Command, game Game, l language) error {
	var text strings.Builder
	written := template.Must(template.New("").Parse(templateOf("tests", l.tests)))
	if err := written.Execute(&text, firstTests[game.Name]); err != nil {
		return err
	}
	if err := writeNew(l.tests, text.String()); err != nil {
		return err
	}
	fmt.Fprintf(c.OutOrStdout(), "%s: practice hunt %s '%s'\n", l.tests, game.Name, l.testCommand)
	return nil
}
