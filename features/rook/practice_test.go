package rook_test

import (
	"embed"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"games.example/features"
	"games.example/features/practicetest"
)

//go:embed *.feature stages.txt
var folder embed.FS

func TestMain(m *testing.M) {
	practicetest.Main(m, features.Practice{
		Game:   "rook",
		Folder: folder,
		Steps:  func(s *features.Steps, p *features.Program) { lay(s, program{p}, nil) },
	}, answers(&own{chance: newChance()}), func(broken string) practicetest.Answer { return answers(&naive{broken: broken}) })
}

func TestPractice(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

func TestTheSessionOfTheREADME(t *testing.T) {
	practicetest.SessionIsTrue(t, "rook", answers(&naive{}))
}

func TestABrokenRuleFailsInItsScenario(t *testing.T) {
	practicetest.EachFails(t, "rook", map[string]string{
		"moves-nowhere":            "DOWN 0 is illegal at 1,2 on bounds 4x6",
		"moves-backward":           "RIGHT -1 is illegal at 1,2 on bounds 4x6",
		"no-bounds":                "DOWN 4 is illegal at 1,2 on bounds 4x6",
		"numbers-as-strings":       `3. tiles is a whole number greater than 0, not "1"`,
		"more-fields":              `1. it has exactly the fields direction and tiles, not {"direction": "R", "tiles": 1, "speed": 2}`,
		"fields-twice":             `1. it has exactly the fields direction and tiles, not {"direction": "R", "tiles": 1, "tiles": 1}`,
		"direction-ignored":        `the document's illegal example {"direction": "T", "tiles": 1}`,
		"fractions":                "3. tiles is a whole number greater than 0, not 1.0",
		"last-loses":               "the document's example",
		"keyed-after":              "the document's example",
		"illegal-again":            `the player who submits {"direction": "D"} has lost`,
		"plays-on":                 "after the end nothing can be submitted",
		"starts-at-the-goal":       `a game of "Ann" and "Bob" on 0x0 from 0,0 is refused`,
		"random-leaves-the-bounds": "random at 4,1 on bounds 4x4 can only move RIGHT",
		"new-remembers":            "a new game makes it forget the game R 4 on 0x4",
		"learns-nothing":           "one game teaches it that the player who reaches the goal has won",
	})
}
