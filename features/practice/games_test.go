package practice

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

// failure plays a scenario in this process, and returns the reason why it fails.
func failure(game Game, s *scenario, kata features.Kata) error {
	steps := &features.Steps{}
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
	steps     int
}

// step returns the name of the learner's step to which a scenario belongs. All scenarios
// of an outline belong to the same step.
func (s *scenario) step() string { return fmt.Sprint(s.Uri, s.outline) }

// proofs plays the scenarios of every game with each broken rule.
var proofs = sync.OnceValues(func() (proofs []proof, err error) {
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		if err != nil {
			return nil, err
		}
		rules := game.broken()
		p := proof{Game: game, all: all, failed: map[*scenario]bool{}, demanding: map[string]bool{}}
		steps := map[string]bool{}
		for _, s := range all {
			steps[s.step()] = true
		}
		p.steps = len(steps)
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
		most := p.steps / 3
		require.LessOrEqual(t, p.steps-len(p.demanding), most, "%s: %d of %d", p.Name, len(p.demanding), p.steps)
	}
}

func TestTheReferencePassesEveryScenario(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
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

func TestAProgramThatRepeatsItsFirstAnswerPassesFewScenarios(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		var first any
		rules := game.Reference("")
		kata := features.Answer(func(request []byte) (any, error) {
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
