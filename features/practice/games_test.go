package practice

import (
	"encoding/json"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/internal/protocol"
)

// failure plays a scenario in this process, and returns the reason why it fails.
func failure(game Game, s *scenario, kata protocol.Kata) error {
	steps := features.NewSteps()
	game.Register(steps, kata)
	_, err := steps.Play(s.Pickle)
	return err
}

// A proof holds the results of a game's scenarios with each broken rule.
type proof struct {
	Game
	all       []*scenario
	unnoticed []brokenRule
	failed    map[*scenario]bool // the scenarios that fail for some broken rule
	demanding map[string]bool    // the steps that are the first to notice a broken rule
	steps     map[string]bool    // the steps, except those that only hold
}

// proofs plays the scenarios of every game with each broken rule.
var proofs = sync.OnceValues(func() (proofs []proof, err error) {
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		if err != nil {
			return nil, err
		}
		rules := game.broken()
		p := proof{Game: game, all: all, failed: map[*scenario]bool{}, demanding: map[string]bool{}}
		p.steps = map[string]bool{}
		for _, s := range all {
			if !s.holds() {
				p.steps[s.step()] = true
			}
		}
		for _, rule := range rules {
			kata := game.Reference(rule.name)
			noticed := false
			for _, s := range all {
				if noticed && p.failed[s] || failure(game, s, kata) == nil {
					continue
				}
				if !noticed {
					p.demanding[s.step()] = true
				}
				p.failed[s], noticed = true, true
			}
			if !noticed {
				p.unnoticed = append(p.unnoticed, rule)
			}
		}
		proofs = append(proofs, p)
	}
	return proofs, nil
})

func TestEveryScenarioFailsForABrokenRuleAndEveryRuleIsNoticed(t *testing.T) {
	t.Parallel()
	games, err := proofs()
	require.NoError(t, err)
	for _, p := range games {
		require.Empty(t, p.unnoticed, "%s: no scenario notices these broken rules", p.Name)
		for _, s := range p.all {
			if !p.failed[s] {
				t.Errorf("%s: %v fails for no broken rule", p.Name, s)
			}
		}
	}
}

// For most steps, there is a broken rule that no earlier step notices, so a learner
// must write something new.
func TestAtMostAThirdOfTheStepsDemandNothingNew(t *testing.T) {
	t.Parallel()
	games, err := proofs()
	require.NoError(t, err)
	for _, p := range games {
		demanding := 0
		for step := range p.steps {
			if p.demanding[step] {
				demanding++
			}
		}
		require.LessOrEqual(t, len(p.steps)-demanding, len(p.steps)/3, "%s: %d of %d", p.Name, demanding, len(p.steps))
	}
}

func TestTheReferencePassesEveryScenario(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all := scenariosIn(t, game)
		for _, broken := range []string{"", "nothing"} {
			kata := game.Reference(broken)
			for _, s := range all {
				if err := failure(game, s, kata); err != nil {
					t.Errorf("%s %q: %v: %v", game.Name, broken, s, err)
				}
			}
		}
	}
}

func TestTheFirstTwoStagesHaveNoChoresOfTheProtocol(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all := scenariosIn(t, game)
		rules := game.Reference("")
		kata := protocol.Answer(func(request []byte) (any, error) {
			asked := exchange{request: string(request)}
			require.False(t, asked.asks("set") || asked.asks("look"), "%s: %s", game.Name, request)
			answer, err := rules(request)
			require.NoError(t, err, "%s: %s", game.Name, request)
			return answer, err
		})
		for _, stage := range stagesOf(all)[:2] {
			for _, s := range stage {
				require.NoError(t, failure(game, s, kata), "%s: %v", game.Name, s)
			}
		}
	}
}

func TestAProgramThatRepeatsItsFirstAnswerPassesFewScenarios(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all := scenariosIn(t, game)
		var first any
		rules := game.Reference("")
		kata := protocol.Answer(func(request []byte) (any, error) {
			if first == nil {
				first, _ = rules(request)
			}
			return first, nil
		})
		var passed []*scenario
		for _, s := range all {
			if failure(game, s, kata) == nil {
				passed = append(passed, s)
			}
		}
		require.LessOrEqual(t, 100*len(passed), 3*len(all), "%s passes %v", game.Name, passed)
	}
}

func TestEveryGameHasTheExamplesOfItsDocument(t *testing.T) {
	t.Parallel()
	for game, examples := range map[string]int{"yutkata": 3, "draughts": 5, "rook": 4, "yutnori": 7} {
		folder, err := fs.Sub(features.Files, game)
		require.NoError(t, err)
		all, err := scenariosOf(folder)
		require.NoError(t, err)
		found := 0
		for _, s := range all {
			if slices.Contains(s.tags(), "example") {
				found++
			}
		}
		require.GreaterOrEqual(t, found, examples, game)
	}
}

func TestAPositionThatDoesNotFitTheGameIsRefused(t *testing.T) {
	t.Parallel()
	game := Games()[3] // yutnori
	for _, program := range []string{"", "nothing"} {
		kata := game.Reference(program)
		_, err := kata([]byte(`{"do":"set","pieces":[[0,0,0,0],[0,0,0,5]],"turn":1}`))
		require.NoError(t, err)
		for _, fields := range []string{
			`"pieces":[[0,0,0,0],[0,0,0,5]],"turn":2`, `"pieces":[[0,0,0,0],[0,0,0,5]],"turn":-1`,
			`"pieces":[[0,0,0,0],[0,0,5]],"turn":1`, `"pieces":[[0,0,0,0]],"turn":0`,
		} {
			_, err := kata([]byte(`{"do":"set",` + fields + "}"))
			require.Error(t, err, "%s %s", program, fields)
		}
	}
}

// oddRequests holds requests that a careless program might send.
const oddRequests = `
yutkata {"do":"new","spaces":3,"tokens":1,"players":2,"wrap":true,"obstacles":["1:miss"]}
yutkata {"do":"set","board":"[[B1][A1][]]","finished":["","Z9"],"turn":""}
yutkata {"do":"set","board":"[[][A1][]]","turn":"PlayerB"}
yutkata {"do":"throw","player":"","sticks":""}
yutkata {"do":"throw","player":"PlayerA","sticks":"xxxx"}
yutkata {"do":"throw","player":"PlayerB","sticks":"xooo"}
yutkata {"do":"move","player":"","token":"A1"}
yutkata {"do":"move","player":"PlayerA","token":""}
yutkata {"do":"move","player":"XA","token":"A1"}
yutkata {"do":"move","player":"PlayerA","token":"A1"}
yutkata {"do":"move","player":"PlayerB","token":"B1"}
rook {"do":"new","bounds":{"D":1,"R":1},"state":{"D":0,"R":0},"players":["a","b"]}
rook {"do":"submit","player":"a","move":"x"}
rook {"do":"submit","player":"","move":"{}"}
rook {"do":"submit","player":"b","move":"{\"direction\":\"D\",\"tiles\":1}"}
rook {"do":"choose","strategy":"smart","state":{"D":-1,"R":9}}
rook {"do":"choose","strategy":"","state":{"D":0,"R":0}}
rook {"do":"learn","game":{"bounds":{"D":1,"R":1},"players":["a"],"moves":[{}]}}
yutnori {"do":"new","players":2,"pieces":2,"animals":["dog","pig"],"house_rules":{"corners":["se","nw"],"clockwise":[true,false]}}
yutnori {"do":"new","players":3,"pieces":1,"animals":["pig"],"house_rules":{"corners":["se","nw","?"],"clockwise":[true,true,true]}}
yutnori {"do":"new","players":3,"pieces":1,"house_rules":{"corners":["se"],"clockwise":[true]}}
yutnori {"do":"set","pieces":[[5,100],[0,29]],"turn":-1}
yutnori {"do":"set","pieces":[[5,100],[0,29]],"turn":2}
yutnori {"do":"set","pieces":[[5,100],[0,29]],"turn":1}
yutnori {"do":"set","pieces":[[0],[5],[29]],"turn":2}
yutnori {"do":"set","pieces":[[],[300]],"turn":0}
yutnori {"do":"set","pieces":[],"turn":0}
yutnori {"do":"throw","player":-1,"results":["geol"]}
yutnori {"do":"throw","player":9,"results":["geol","yut"]}
yutnori {"do":"throw","player":0,"results":["mo","back-do"]}
yutnori {"do":"throw","player":1,"results":["yut","gae"]}
yutnori {"do":"throw","player":2,"results":["do",""]}
yutnori {"do":"move","player":-1,"position":5,"result":"geol"}
yutnori {"do":"move","player":0,"position":0,"result":"mo","way":"long"}
yutnori {"do":"move","player":0,"position":-7,"result":"do"}
yutnori {"do":"move","player":1,"position":0,"result":"yut"}
yutnori {"do":"move","player":1,"position":29,"result":"gae"}
yutnori {"do":"move","player":2,"position":29,"result":"back-do"}
draughts {"do":"turns","board":"","color":"white"}
draughts {"do":"turns","board":"w","color":""}
draughts {"do":"turns","board":" b . . . .\n. . . . W ","color":"white"}
draughts {"do":"play","board":" b . . . .\n. . . . W ","color":"white","turn":"0-99"}
draughts {"do":"play","board":" b . . . .\n. . . . W ","color":"black","turn":"x"}
`

func TestEveryProgramAnswersOddRequests(t *testing.T) {
	t.Parallel()
	requests := map[string][]string{}
	for line := range strings.Lines(strings.TrimSpace(oddRequests)) {
		game, request, _ := strings.Cut(line, " ")
		requests[game] = append(requests[game], request)
	}
	chance := rand.New(rand.NewPCG(1, 2))
	for _, game := range Games() {
		for _, rule := range append(game.broken(), brokenRule{}) { // the empty rule is the right program
			kata := game.Reference(rule.name)
			for range 300 {
				request := requests[game.Name][chance.IntN(len(requests[game.Name]))]
				require.NotPanics(t, func() {
					answer, err := kata([]byte(request))
					if err == nil {
						require.NotNil(t, answer)
						_, err = json.Marshal(answer)
						require.NoError(t, err)
					}
				}, "%s %s: %s", game.Name, rule.name, request)
			}
		}
	}
}
