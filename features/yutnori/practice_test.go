package yutnori_test

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
		Game:   "yutnori",
		Folder: folder,
		Steps:  func(s *features.Steps, p *features.Program) { lay(s, program{p}, nil) },
	}, answers(&own{}), func(broken string) practicetest.Answer { return answers(&naive{broken: broken}) })
}

func TestPractice(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

func TestTheSessionOfTheREADME(t *testing.T) {
	practicetest.SessionIsTrue(t, "yutnori", answers(&naive{}))
}

func TestABrokenRuleFailsInItsScenario(t *testing.T) {
	practicetest.EachFails(t, "yutnori", map[string]string{
		"star-ignored":        "a piece that stopped on star 5 turns",
		"turns-in-passing":    "a piece that passes a star goes straight on, 4 to 6",
		"no-extra-throw":      "after yut the player throws again, and then moves",
		"throws-on":           "the chain has ended",
		"moves-first":         "what is earned is thrown before the next move",
		"throws-a-part":       "if one result is refused, all of mo, back-gae are",
		"animals-of-three":    "each player has 4 pieces",
		"any-result":          "4 with do",
		"departs-together":    "one piece departs with do",
		"stack-moves-alone":   "example 3, a piece is stacked and the stack moves with yut",
		"catch-earns-nothing": "example 2, player 1 catches with gae and throws geol",
		"catch-one":           "three at once",
		"catch-on-29":         "catching with back-do on 29",
		"back-do-in-hand":     "with a piece on the board it must move that",
		"back-from-one":       "from 1 back to 29",
		"arrives-at-29":       "from 19 with do to 29",
		"one-piece-wins":      "one piece that has not departed is one piece left",
		"pig":                 "pig, catching it ends the turn immediately",
		"dog":                 "dog, geol throws again",
		"sheep":               "sheep, a catch earns two chains: do, then gae",
		"cow":                 "cow, only along the yellow path",
		"corners":             "teams from opposite corners that meet",
		"no-chain":            "a catch with yut earns no further chain",
		"long-way":            "from 5 with do by the long way",
	})
}
