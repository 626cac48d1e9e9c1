package draughts_test

import (
	"embed"
	"encoding/json"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"games.example/features"
	"games.example/features/practicetest"
)

//go:embed *.feature stages.txt
var folder embed.FS

func TestMain(m *testing.M) {
	practicetest.Main(m, features.Practice{
		Game:   "draughts",
		Folder: folder,
		Steps:  func(s *features.Steps, p *features.Program) { lay(s, program{p}) },
	}, answers(own{}), func(broken string) practicetest.Answer { return answers(naive{broken: broken}) })
}

// answers returns a function that has a kata answer the requests of the
// protocol.
func answers(kata kata) practicetest.Answer {
	return func(line []byte) (any, error) {
		var asked struct{ Do, Board, Color, Turn string }
		if err := json.Unmarshal(line, &asked); err != nil {
			return nil, err
		}
		if asked.Do == "play" {
			return kata.Play(asked.Board, asked.Color, asked.Turn)
		}
		return kata.Turns(asked.Board, asked.Color)
	}
}

func TestPractice(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

func TestABrokenRuleFailsInItsScenario(t *testing.T) {
	practicetest.EachFails(t, "draughts", map[string]string{
		"light-squares":         "The lower right corner is light",
		"steps-backward":        "White moves up",
		"black-moves-up":        "So does black",
		"king-steps-once":       "A king alone",
		"captures-forward":      "A white man jumps backward",
		"king-lands-behind":     "The king chooses where to land",
		"jumps-two":             "Without a free square behind it a piece is safe",
		"captures-own":          "A king goes up to the next piece",
		"captures-once":         "One man captures several pieces by successive jumps",
		"capture-is-optional":   "The piece behind a free square is captured",
		"majority-ignored":      "Two are better than one, for the same man",
		"kings-count-double":    "A king that is captured counts one, like a man",
		"never-crowned":         "White's last row is the highest",
		"crowned-in-passing":    "The turn goes on and leads away from the last row",
		"stops-at-the-last-row": "The turn goes on and leads away from the last row",
		"goes-on-as-king":       "What only a king could capture stays",
		"removed-at-once":       "A captured piece stands in the way",
		"captured-twice":        "A man in a circle stops when all four are captured",
		"nobody-wins":           "Even if the capture loses",
		"plays-anything":        "22-13 is refused",
		"start-is-occupied":     "A king crosses its own start",
	})
}

func TestTheSessionOfTheREADME(t *testing.T) {
	practicetest.SessionIsTrue(t, "draughts", answers(naive{}))
}
