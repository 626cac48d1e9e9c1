package practice

import (
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"text/template"

	"github.com/spf13/cobra"

	"games.example/program"
)

// The skeletons, and the first tests. The names of the Go files end in .txt, so that
// the files are not part of this program.
//
//go:embed skeletons tests
var templates embed.FS

// A language is a programming language that a learner may use.
type language struct {
	name, file, command string // file does not include .txt
	tests, testCommand  string // the first tests, if any
}

var languages = []language{
	{"python", "yut.py", "python3 %s", "test_game.py", "python3 %s"},
	{"javascript", "yut.js", "node %s", "game.test.js", "node --test %s"},
	{"go", "yut.go", "go run %s", "game_test.go", "go test %s"},
	{"ruby", "yut.rb", "ruby %s", "", ""},
	{"php", "yut.php", "php %s", "", ""},
	{"perl", "yut.pl", "perl %s", "", ""},
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

func newNew() *cobra.Command {
	var skeleton, tests, kata program.Word
	var dir string
	var all, tested []string
	for _, l := range languages {
		all = append(all, l.name)
		if l.tests != "" {
			tested = append(tested, l.name)
		}
	}
	c := &cobra.Command{
		Use:   "new GAME",
		Short: "Write a program to start from, a first test, or a kata in Go",
		Args:  oneGame,
		RunE: withGame(func(c *cobra.Command, game Game, _ []string) error {
			switch {
			case tests != "" && c.Flags().Changed("language"):
				return program.Misuse("--tests: expected without --language")
			case kata != "" && (tests != "" || c.Flags().Changed("language")):
				return program.Misuse("--kata: expected without --language and --tests")
			case kata == "" && c.Flags().Changed("dir"):
				return program.Misuse("--dir: expected with --kata")
			case kata != "":
				return writeKata(c, game, string(kata), dir)
			case tests != "":
				return writeTests(c, game, languageNamed(string(tests)))
			}
			return writeSkeleton(c, game, languageNamed(string(skeleton)))
		}),
	}
	skeleton = "python"
	program.OneOf(c, &skeleton, "language", "the `language` of the program", all...)
	program.OneOf(c, &tests, "tests", "write a first test in that `language` instead", tested...)
	program.OneOf(c, &kata, "kata", "write the game as a kata for go test or for `godog` instead", "go", "godog")
	c.Flags().StringVar(&dir, "dir", ".", "the `folder` for --kata")
	return c
}

// fileOf returns the name of the file for a skeleton.
func (l language) fileOf(game Game) string {
	if game.Name == "yutkata" {
		return l.file
	}
	return game.Name + path.Ext(l.file)
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

// writeSkeleton writes a program that answers the first scenario of yutkata, and
// refuses the requests of other games.
func writeSkeleton(c *cobra.Command, game Game, l language) error {
	file := l.fileOf(game)
	if err := writeNew(file, templateOf("skeletons", l.file)); err != nil {
		return err
	}
	fmt.Fprintf(c.OutOrStdout(), "%s: practice %s '%s' --watch\n", file, game.Name, fmt.Sprintf(l.command, file))
	if game.Name != "yutkata" {
		first := strings.Split(firstTests[game.Name].Requests, `"`)[3]
		fmt.Fprintf(c.OutOrStdout(), "It refuses every request. The first request of %s is %s, and practice schema %[1]s shows the answer.\n", game.Name, first)
	}
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
	fmt.Fprintf(c.OutOrStdout(), "%s: practice hunt %s '%s'\n", l.tests, game.Name, fmt.Sprintf(l.testCommand, l.tests))
	return nil
}
